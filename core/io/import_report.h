// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/result.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rooflab {

/// What came of one file: an outcome, or the reason why there is none.
struct FileImport {
    std::string file; ///< as it was asked for
    Result<ImportOutcome> outcome;
    // What the outcome's session held; a merge may have taken it since.
    std::size_t measurements = 0;
    std::size_t ceilings = 0;
    std::vector<std::string> devices;
    std::size_t alreadyThere = 0; ///< records that the merge recognised
};

/// With the counts filled in.
[[nodiscard]] FileImport describeImport(std::string file, Result<ImportOutcome> outcome);

/// The devices that a file's records name, each once, as "name (arch)".
[[nodiscard]] std::vector<std::string> devicesOf(const ImportOutcome& outcome);

/// One statement on a file, for people: {"unit", "min_ms: ms, × 1e-3 s"}.
struct ReportLine {
    std::string label; ///< "format", "device", "records", "rows" …, "assumption", "refused"
    std::string text;
    std::string where; ///< the place in the file; empty: the file
    std::optional<NoteKind> kind; ///< of a remark; absent for what was found
};
/// Format and why, device, records, rows, statistic, units, columns, launches, what is needed,
/// then every remark; for a file that was refused the reason.
[[nodiscard]] std::vector<ReportLine> reportLines(const FileImport& import);
/// The lines below the file's name.
[[nodiscard]] std::string reportText(const std::string& file, std::span<const ReportLine> lines);

/// For people: format and why, device, rows, units, statistic, assumptions, conflicts, refusals.
[[nodiscard]] std::string importReportText(std::span<const FileImport> files);
/// The same as a JSON array, one object a file.
[[nodiscard]] std::string importReportJson(std::span<const FileImport> files);

} // namespace rooflab
