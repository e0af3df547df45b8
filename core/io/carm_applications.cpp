// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/carm_applications.h"

#include "core/io/rate_audit.h"
#include "core/io/record_adder.h"
#include "core/io/table_reader.h"

#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 8> requiredColumns{
    "Method", "Name", "ISA", "Precision", "AI", "Gflops", "Bandwidth", "Time"};

struct Columns {
    explicit Columns(const TableShape& shape)
        : date(shape.column("Date")), method(shape.column("Method")), name(shape.column("Name")),
          isa(shape.column("ISA")), precision(shape.column("Precision")),
          threads(shape.column("Threads")), intensity(shape.column("AI")),
          performance(shape.column("Gflops")), bandwidth(shape.column("Bandwidth")),
          time(shape.column("Time"))
    {
    }
    std::optional<std::size_t> date, method, name, isa, precision, threads, intensity, performance,
        bandwidth, time;
};

Result<double> positive(const TableRow& row, std::optional<std::size_t> column,
                        const std::string& name)
{
    const Result<std::optional<double>> value = row.number(column);
    if (!value) {
        return fail(value.error());
    }
    if (!*value || !(**value > 0.0)) {
        return fail(ErrorCode::InvalidInput, "\"" + name + "\" is no positive number");
    }
    return **value;
}

void describe(Measurement& measurement, const TableRow& row, const Columns& columns)
{
    measurement.kernel = row.text(columns.name).value_or(std::string());
    measurement.precision = precisionFromText(row.text(columns.precision).value_or(std::string()));
    if (const auto isa = row.text(columns.isa)) {
        measurement.parameters.set("isa", *isa);
    }
    // 0 stands for "not known".
    measurement.provenance.device.threads = row.count(columns.threads);
    measurement.provenance.recordedAt = row.text(columns.date);
    measurement.provenance.software.push_back(
        {"CARM tool", std::nullopt, row.text(columns.method)});
}

/// The file states intensity, rate and time; F and Q follow.
Result<Measurement> measurementOf(const TableRow& row, const Columns& columns,
                                  ImportOutcome& outcome)
{
    const Result<double> intensity = positive(row, columns.intensity, "AI");
    const Result<double> gigaflops = positive(row, columns.performance, "Gflops");
    const Result<double> seconds = positive(row, columns.time, "Time");
    const auto bandwidth = row.number(columns.bandwidth);
    for (const auto* value : {&intensity, &gigaflops, &seconds}) {
        if (!*value) {
            return fail(value->error());
        }
    }
    if (!bandwidth) {
        return fail(bandwidth.error());
    }
    Measurement measurement;
    describe(measurement, row, columns);
    setOnlyTime(measurement, Seconds(*seconds), outcome);
    Work& work = measurement.work;
    work.flops = Flop(*gigaflops * giga * *seconds);
    work.bytes = Bytes(work.flops->value() / *intensity);
    work.basis = ByteBasis::Measured;
    work.accounting = "F from Gflops and Time of the file, Q from F and its AI; counted by "
        + row.text(columns.method).value_or("a method that is not recorded");
    if (*bandwidth) {
        auditStoredRate(
            measurement,
            {RateKind::Bandwidth, **bandwidth * giga, std::nullopt, row.where() + ", Bandwidth"},
            "Bandwidth", outcome);
    }
    return measurement;
}

} // namespace

std::optional<std::string> matchesCarmApplications(std::string_view head)
{
    return findTable(head, requiredColumns) ? std::optional<std::string>(
               "its header has Method, Name, ISA, AI, Gflops, Bandwidth, Time")
                                            : std::nullopt;
}

Result<ImportOutcome> readCarmApplications(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with Method, Name, ISA, Precision, AI, Gflops, Bandwidth and Time");
    }
    const Columns columns(*shape);
    ImportOutcome outcome;
    outcome.addUnit("Time", "s (not written in the file)", "as it is");
    outcome.addUnit("Gflops", "GFLOP/s", "× 1e9 FLOP/s");
    outcome.addUnit("Bandwidth", "GB/s (not written in the file)", "× 1e9 B/s, only compared");
    outcome.note(NoteKind::Assumption,
                 "the CARM tool writes Time in seconds and Bandwidth in GB/s");
    outcome.note(NoteKind::Info, "the file does not name its device");
    RecordAdder records(outcome);
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        Result<Measurement> measurement = measurementOf(row, columns, outcome);
        if (!measurement) {
            outcome.refuse(measurement.error().message, row.where());
            return true;
        }
        records.add(std::move(*measurement), row.where());
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    return outcome;
}

} // namespace rooflab
