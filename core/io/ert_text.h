// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// The Empirical Roofline Toolkit's "sum": "176.44 L1" lines in GB/s below one in GFLOPs.
[[nodiscard]] std::optional<std::string> matchesErtSummary(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readErtSummary(ImportInput& input);

/// Its "try.NNN" (working set, trials, microseconds, bytes, FLOPs) and "pre" and "max" (working
/// set, trials, min/median/max of microseconds, GB/s and GFLOP/s): numbers without a header, known
/// by what their columns must satisfy. Times, bytes and FLOPs are those of all trials of a row.
[[nodiscard]] std::optional<std::string> matchesErtRuns(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readErtRuns(ImportInput& input);

} // namespace rooflab
