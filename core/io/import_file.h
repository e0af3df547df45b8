// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_options.h"
#include "core/io/import_outcome.h"
#include "core/result.h"

#include <filesystem>

namespace rooflab {

/// Reads and parses a file and stamps every record with its name, format and SHA-256. The file is
/// streamed; only manifest.json, sysinfo.csv and agent_info.csv of the same folder may be read too.
[[nodiscard]] Result<ImportOutcome> importFile(const std::filesystem::path& path,
                                               const ImportOptions& options = {},
                                               ImportProgress progress = {});

/// Lower-case hexadecimal SHA-256.
[[nodiscard]] std::string sha256Hex(std::string_view content);

} // namespace rooflab
