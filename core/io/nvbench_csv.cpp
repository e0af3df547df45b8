// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/nvbench_csv.h"

#include "core/io/nvbench_record.h"
#include "core/io/table_reader.h"

#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 4> requiredColumns{"Benchmark", "Device", "Device Name",
                                                          "Samples"};

struct Columns {
    explicit Columns(const TableShape& shape)
        : benchmark(shape.column("Benchmark")), device(shape.column("Device")),
          deviceName(shape.column("Device Name")), skipped(shape.column("Skipped")),
          samples(shape.column("Samples")), gpuTime(shape.column("GPU Time (sec)")),
          bandwidth(shape.column("GlobalMem BW (bytes/sec)")),
          batchTime(shape.column("Batch GPU (sec)"))
    {
        const std::size_t firstAxis = *deviceName + 1;
        const std::size_t end = skipped && *skipped > firstAxis ? *skipped : *samples;
        for (std::size_t i = firstAxis; i < end; ++i) {
            axes.push_back(i);
        }
        // The cold and the batch part have a column Samples each.
        for (std::size_t i = *samples + 1; batchTime && i < *batchTime; ++i) {
            if (equalIgnoringCase(shape.names[i], "Samples")) {
                batchSamples = i;
            }
        }
        for (std::size_t i = *samples + 1; i < shape.names.size(); ++i) {
            if (i != gpuTime && i != bandwidth && i != batchTime && i != batchSamples) {
                others.push_back(i);
            }
        }
    }
    std::optional<std::size_t> benchmark, device, deviceName, skipped, samples, gpuTime, bandwidth,
        batchTime, batchSamples;
    std::vector<std::size_t> axes;
    std::vector<std::size_t> others;
};

/// Two columns may be called "Noise (%)": each takes the time before it into its name.
std::string fieldName(const TableShape& shape, std::size_t column)
{
    const std::string& name = shape.names[column];
    const bool needsContext = name.starts_with("Noise") && column > 0;
    return needsContext ? shape.names[column - 1] + " " + name : name;
}

std::optional<std::int64_t> countIn(const TableRow& row, std::optional<std::size_t> column)
{
    const auto count = row.wholeNumber(column);
    return count && *count && **count <= INT64_MAX
        ? std::optional(static_cast<std::int64_t>(**count))
        : std::nullopt;
}

Result<NvbenchState> stateOf(const TableRow& row, const TableShape& shape, const Columns& columns)
{
    NvbenchState state;
    state.benchmark = row.text(columns.benchmark).value_or(std::string());
    state.provenance.device.name = row.text(columns.deviceName);
    state.provenance.device.index = countIn(row, columns.device);
    for (const std::size_t axis : columns.axes) {
        if (const auto value = row.text(axis)) {
            setNvbenchAxis(state, shape.names[axis], *value);
        }
    }
    const auto cold = row.time(columns.gpuTime, 1.0);
    const auto batch = row.time(columns.batchTime, 1.0);
    const auto rate = row.number(columns.bandwidth);
    if (!cold || !batch) {
        return fail(cold ? batch.error() : cold.error());
    }
    if (!rate) {
        return fail(rate.error());
    }
    state.cold.mean = *cold;
    state.batchMean = *batch;
    state.bandwidthSi = *rate;
    state.coldSamples = countIn(row, columns.samples);
    state.batchSamples = countIn(row, columns.batchSamples);
    for (const std::size_t other : columns.others) {
        if (const auto value = row.text(other)) {
            state.fields.emplace_back(fieldName(shape, other), *value);
        }
    }
    return state;
}

bool isSkipped(const TableRow& row, const Columns& columns)
{
    const std::string text = lowerCase(trimmed(row.cell(columns.skipped)));
    return text == "yes" || text == "true" || text == "1";
}

} // namespace

std::optional<std::string> matchesNvbenchCsv(std::string_view head)
{
    const std::optional<TableShape> shape = findTable(head, requiredColumns);
    return shape && shape->anyColumn({"GPU Time (sec)", "Batch GPU (sec)", "CPU Time (sec)"})
        ? std::optional<std::string>(
            "its header has Benchmark, Device Name, Samples and a time in (sec)")
        : std::nullopt;
}

Result<ImportOutcome> readNvbenchCsv(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with Benchmark, Device, Device Name and Samples");
    }
    const Columns columns(*shape);
    if (!columns.gpuTime && !columns.batchTime) {
        return fail(ErrorCode::InvalidInput,
                    "the header has neither GPU Time (sec) nor Batch GPU (sec)",
                    "line " + std::to_string(shape->line));
    }
    ImportOutcome outcome;
    outcome.addUnit("GPU Time, Batch GPU", "s", "as it is");
    outcome.addStatistic("mean");
    RecordAdder records(outcome);
    const auto read = readTable(
        input, *shape, outcome,
        [&](const TableRow& row) {
            const std::optional<std::int64_t>& wanted = input.options().device;
            const bool otherDevice = wanted && countIn(row, columns.device) != wanted;
            if (isSkipped(row, columns) || otherDevice) {
                ++outcome.rows.setAside;
                const std::string reason = otherDevice ? "the state belongs to another device"
                                                       : "skipped by the benchmark";
                outcome.noteRow(NoteKind::Info, reason, reason, row.where());
                return true;
            }
            Result<NvbenchState> state = stateOf(row, *shape, columns);
            if (!state) {
                outcome.refuse(state.error().message, row.where());
                return true;
            }
            addNvbenchState(std::move(*state), row.where(), input, records, outcome);
            return true;
        },
        DuplicateNames::Allowed);
    if (!read) {
        return fail(read.error());
    }
    return outcome;
}

} // namespace rooflab
