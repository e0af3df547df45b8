// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// What likwid-bench prints: one or more runs of a test. peakflops tests are reference lines.
[[nodiscard]] std::optional<std::string> matchesLikwidBench(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readLikwidBench(ImportInput& input);

} // namespace rooflab
