// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"
#include "core/io/table_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// Which columns of a kernel trace mean what; one row is one launch. Columns may be absent.
struct TraceColumns {
    std::optional<std::size_t> kind; ///< rows of another kind than KERNEL_DISPATCH are set aside
    std::optional<std::size_t> kernel;
    std::optional<std::size_t> device;
    std::optional<std::size_t> order; ///< dispatch id; absent: the start decides
    std::optional<std::size_t> start; ///< ns
    std::optional<std::size_t> end; ///< ns
    /// Counter collections have a row for each counter of a launch.
    std::optional<std::size_t> counterName;
    std::optional<std::size_t> counterValue;
    std::vector<std::size_t> grid; ///< threads, one column an axis
    std::vector<std::size_t> workgroup;
    std::vector<std::size_t> resources; ///< static resources of a kernel: VGPRs, SGPRs, LDS …
};

/// Reads a trace: groups by kernel, grid, workgroup and device in dispatch order, sets helper
/// kernels apart, refuses impossible times one by one, leaves the warm-up out (as the options say,
/// else as proposed from the data) and makes a record of each group.
[[nodiscard]] Result<ImportOutcome> readTrace(ImportInput& input, const TableShape& shape,
                                              const TraceColumns& columns);

} // namespace rooflab
