// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/number_text.h"
#include "core/io/record_adder.h"
#include "core/io/table_reader.h"

#include <string>
#include <vector>

namespace rooflab {

struct NcuMetric {
    std::string name; ///< "dram__bytes.sum"
    std::string unit; ///< "byte", "Kbyte", "ns" …: may differ from launch to launch
    std::string value; ///< as the file writes it
};

/// What Nsight Compute says of one launch.
struct NcuLaunch {
    std::string kernel;
    Parameters parameters; ///< block and grid
    Provenance provenance;
    std::vector<NcuMetric> metrics;
    std::string where;
    std::uint64_t rows = 1; ///< of the file
};

/// The columns that say which launch a row belongs to, in both pages.
struct NcuColumns {
    explicit NcuColumns(const TableShape& shape);
    std::optional<std::size_t> id, processId, processName, hostName, kernel, block, grid, device,
        capability;
};

/// The launch of a row, without metrics.
[[nodiscard]] NcuLaunch ncuLaunchOf(const TableRow& row, const NcuColumns& columns);

/// How the value cells of a file's beginning write numbers. Unclear also for dots that can only be
/// thousands separators: then every cell with a separator is refused.
[[nodiscard]] DecimalStyle ncuDecimalStyle(std::string_view head, const TableShape& shape,
                                           const std::vector<std::size_t>& valueColumns);

/// Adds the record of a launch: its time, measured DRAM bytes and counted FLOPs where the metrics
/// are there. A launch with none of them is set aside, one with a value that is none is refused.
void addNcuLaunch(const NcuLaunch& launch, DecimalStyle style, const ImportInput& input,
                  RecordAdder& records, ImportOutcome& outcome);

/// Units, statistics and remarks that go for every file of Nsight Compute.
void describeNcu(ImportOutcome& outcome);

} // namespace rooflab
