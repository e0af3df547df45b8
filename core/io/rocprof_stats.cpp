// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rocprof_stats.h"

#include "core/io/helper_kernels.h"
#include "core/io/record_adder.h"
#include "core/io/table_reader.h"
#include "core/io/work_model.h"

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 4> requiredColumns{"Name", "Calls", "TotalDurationNs",
                                                          "AverageNs"};

struct Columns {
    explicit Columns(const TableShape& shape)
        : name(shape.column("Name")), calls(shape.column("Calls")), mean(shape.column("AverageNs")),
          min(shape.column("MinNs")), max(shape.column("MaxNs")), stddev(shape.column("StdDev"))
    {
    }
    std::optional<std::size_t> name, calls, mean, min, max, stddev;
};

Result<Measurement> measurementOf(const TableRow& row, const Columns& columns)
{
    Measurement measurement;
    measurement.kernel = row.text(columns.name).value_or(std::string());
    Timing& timing = measurement.timing;
    timing.method = TimingMethod::KernelTrace;
    timing.scope = TimingScope::PerLaunch;
    const auto calls = row.wholeNumber(columns.calls);
    const auto mean = row.time(columns.mean, nano);
    const auto min = row.time(columns.min, nano);
    const auto max = row.time(columns.max, nano);
    const auto stddev = row.number(columns.stddev);
    for (const auto* time : {&mean, &min, &max}) {
        if (!*time) {
            return fail(time->error());
        }
    }
    if (!calls || !stddev) {
        return fail(calls ? stddev.error() : calls.error());
    }
    timing.repeat
        = calls->has_value() ? std::optional(static_cast<std::int64_t>(**calls)) : std::nullopt;
    timing.reported.mean = *mean;
    timing.reported.min = *min;
    timing.reported.max = *max;
    if (*stddev) {
        timing.reported.stddev = Seconds(**stddev * nano);
    }
    return measurement;
}

void describe(ImportOutcome& outcome, const Columns& columns)
{
    outcome.addUnit("AverageNs", "ns", "× 1e-9 s");
    outcome.addStatistic("mean");
    if (columns.min) {
        outcome.addStatistic("min");
        outcome.addStatistic("max");
    }
    outcome.note(NoteKind::Info,
                 "the statistics are over all launches, warm-ups included; the kernel trace of "
                 "the same run can tell them apart");
}

} // namespace

std::optional<std::string> matchesKernelStats(std::string_view head)
{
    return findTable(head, requiredColumns)
        ? std::optional<std::string>("its header has Name, Calls, TotalDurationNs and AverageNs")
        : std::nullopt;
}

Result<ImportOutcome> readKernelStats(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with Name, Calls, TotalDurationNs and AverageNs");
    }
    const Columns columns(*shape);
    ImportOutcome outcome;
    describe(outcome, columns);
    RecordAdder records(outcome);
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        if (isHelperKernel(row.cell(columns.name))) {
            ++outcome.rows.setAside;
            outcome.noteOnce(NoteKind::Info, "helper kernel set apart: " + *row.text(columns.name),
                             row.where());
            return true;
        }
        Result<Measurement> measurement = measurementOf(row, columns);
        if (!measurement) {
            outcome.refuse(measurement.error().message, row.where());
            return true;
        }
        supplyWork(*measurement, input.options().works, row.variables(), outcome, row.where());
        records.add(std::move(*measurement), row.where());
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    return outcome;
}

} // namespace rooflab
