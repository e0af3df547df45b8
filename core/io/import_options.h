// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/column_mapping.h"
#include "core/io/work_model.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// What the user decided about files that do not say everything themselves.
struct ImportOptions {
    std::optional<std::string> format; ///< an importer's name: no detection
    /// For files without FLOPs or bytes; the first whose kernels fit a record is used for it.
    std::vector<WorkModel> works;
    std::optional<ColumnMapping> columns; ///< generic tables; absent: guessed from the header
    /// Launches at the start of each group of a trace that are warm-up; absent: proposed from data.
    std::optional<std::size_t> warmup;
    std::optional<std::int64_t> device; ///< which device of a file that holds several
    std::optional<std::string> deviceName; ///< of records whose file names no device
};

/// Called now and then with bytes read and bytes in all; false cancels.
using ImportProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

} // namespace rooflab
