// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// nvbench's JSON: states of benchmarks with tagged summaries, numbers in strings, times in
/// seconds. Cold (cache flushed) and batch times become records of their own.
[[nodiscard]] std::optional<std::string> matchesNvbenchJson(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readNvbenchJson(ImportInput& input);

} // namespace rooflab
