// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// rocprofv3 kernel_stats.csv: one row a kernel with Calls, TotalDurationNs, AverageNs, MinNs,
/// MaxNs, StdDev. Also the old rocprof stats.csv (Name, Calls, TotalDurationNs, AverageNs).
[[nodiscard]] std::optional<std::string> matchesKernelStats(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readKernelStats(ImportInput& input);

} // namespace rooflab
