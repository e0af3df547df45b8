// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// google-benchmark's JSON. Repetitions of a run become its samples; aggregates are set aside.
[[nodiscard]] std::optional<std::string> matchesGoogleBenchmark(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readGoogleBenchmark(ImportInput& input);

} // namespace rooflab
