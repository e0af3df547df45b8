// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rocprof_trace.h"

#include "core/io/trace_table.h"

#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 4> traceColumns{"Kind", "Kernel_Name", "Start_Timestamp",
                                                       "End_Timestamp"};
constexpr std::array<std::string_view, 4> counterColumns{"Dispatch_Id", "Kernel_Name",
                                                         "Counter_Name", "Counter_Value"};
constexpr std::array<std::string_view, 3> oldColumns{"KernelName", "BeginNs", "EndNs"};

void addColumns(const TableShape& shape, std::initializer_list<std::string_view> names,
                std::vector<std::size_t>& columns)
{
    for (const std::string_view name : names) {
        if (const auto column = shape.column(name)) {
            columns.push_back(*column);
        }
    }
}

} // namespace

std::optional<std::string> matchesKernelTrace(std::string_view head)
{
    const auto shape = findTable(head, traceColumns);
    return shape && !shape->column("Counter_Name") ? std::optional<std::string>(
               "its header has Kind, Kernel_Name, Start_Timestamp and End_Timestamp")
                                                   : std::nullopt;
}

Result<ImportOutcome> readKernelTrace(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), traceColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with Kind, Kernel_Name, Start_Timestamp and End_Timestamp");
    }
    TraceColumns columns;
    columns.kind = shape->column("Kind");
    columns.kernel = shape->column("Kernel_Name");
    columns.device = shape->column("Agent_Id");
    columns.order = shape->column("Dispatch_Id");
    columns.start = shape->column("Start_Timestamp");
    columns.end = shape->column("End_Timestamp");
    addColumns(*shape, {"Grid_Size_X", "Grid_Size_Y", "Grid_Size_Z"}, columns.grid);
    addColumns(*shape, {"Workgroup_Size_X", "Workgroup_Size_Y", "Workgroup_Size_Z"},
               columns.workgroup);
    addColumns(*shape,
               {"VGPR_Count", "Accum_VGPR_Count", "SGPR_Count", "LDS_Block_Size",
                "Group_Segment_Size", "Scratch_Size", "Private_Segment_Size"},
               columns.resources);
    return readTrace(input, *shape, columns);
}

std::optional<std::string> matchesCounterCollection(std::string_view head)
{
    return findTable(head, counterColumns) ? std::optional<std::string>(
               "its header has Dispatch_Id, Kernel_Name, Counter_Name and Counter_Value")
                                           : std::nullopt;
}

Result<ImportOutcome> readCounterCollection(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), counterColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with Dispatch_Id, Kernel_Name, Counter_Name and Counter_Value");
    }
    TraceColumns columns;
    columns.kernel = shape->column("Kernel_Name");
    columns.device = shape->column("Agent_Id");
    columns.order = shape->column("Dispatch_Id");
    columns.start = shape->column("Start_Timestamp");
    columns.end = shape->column("End_Timestamp");
    columns.counterName = shape->column("Counter_Name");
    columns.counterValue = shape->column("Counter_Value");
    addColumns(*shape, {"Grid_Size"}, columns.grid);
    addColumns(*shape, {"Workgroup_Size"}, columns.workgroup);
    addColumns(*shape,
               {"VGPR_Count", "Accum_VGPR_Count", "SGPR_Count", "LDS_Block_Size", "Scratch_Size"},
               columns.resources);
    Result<ImportOutcome> outcome = readTrace(input, *shape, columns);
    if (outcome) {
        outcome->note(NoteKind::Info,
                      "the launches were measured while counters were collected, which may make "
                      "them slower than a plain trace shows");
    }
    return outcome;
}

std::optional<std::string> matchesOldRocprof(std::string_view head)
{
    return findTable(head, oldColumns)
        ? std::optional<std::string>("its header has KernelName, BeginNs and EndNs")
        : std::nullopt;
}

Result<ImportOutcome> readOldRocprof(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), oldColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput, "no header with KernelName, BeginNs and EndNs");
    }
    TraceColumns columns;
    columns.kernel = shape->column("KernelName");
    columns.device = shape->column("gpu-id");
    columns.order = shape->column("Index");
    columns.start = shape->column("BeginNs");
    columns.end = shape->column("EndNs");
    addColumns(*shape, {"grd"}, columns.grid);
    addColumns(*shape, {"wgr"}, columns.workgroup);
    addColumns(*shape, {"vgpr", "arch_vgpr", "accum_vgpr", "sgpr", "lds", "scr"},
               columns.resources);
    return readTrace(input, *shape, columns);
}

} // namespace rooflab
