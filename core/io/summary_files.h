// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

// The results of part 2 of the tutorial; manifest.json beside them gives the environment.

/// summary.json: "records" with operator, implementation, shape, median_ms …
[[nodiscard]] std::optional<std::string> matchesSummaryJson(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readSummaryJson(ImportInput& input);

/// summary.csv: the same fields, one row a record.
[[nodiscard]] std::optional<std::string> matchesSummaryCsv(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readSummaryCsv(ImportInput& input);

/// The program's own output: lines of ENV k=v … and RESULT k=v …
[[nodiscard]] std::optional<std::string> matchesResultLog(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readResultLog(ImportInput& input);

} // namespace rooflab
