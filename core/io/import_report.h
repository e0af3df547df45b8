// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/result.h"

#include <span>
#include <string>
#include <vector>

namespace rooflab {

/// What came of one file: an outcome, or the reason why there is none.
struct FileImport {
    std::string file; ///< as it was asked for
    Result<ImportOutcome> outcome;
    std::size_t alreadyThere = 0; ///< records that a merge recognised
};

/// The devices that a file's records name, each once, as "name (arch)".
[[nodiscard]] std::vector<std::string> devicesOf(const ImportOutcome& outcome);

/// For people: format and why, device, rows, units, statistic, assumptions, conflicts, refusals.
[[nodiscard]] std::string importReportText(std::span<const FileImport> files);
/// The same as a JSON array, one object a file.
[[nodiscard]] std::string importReportJson(std::span<const FileImport> files);

} // namespace rooflab
