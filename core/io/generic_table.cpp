// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/generic_table.h"

#include "core/format.h"
#include "core/io/generic_record.h"
#include "core/io/record_adder.h"

#include <algorithm>
#include <utility>

namespace rooflab {

namespace {

/// Each row is a record that people look at; a trace of millions of launches has its own reader.
constexpr std::uint64_t recordLimit = 200000;

std::optional<TableShape> anyTable(std::string_view head)
{
    return findTable(head, std::span<const std::string_view>());
}

bool saysAnything(const ColumnMapping& mapping)
{
    return mapping.has(ColumnRole::Time) || mapping.has(ColumnRole::FlopRate)
        || mapping.has(ColumnRole::ByteRate) || mapping.has(ColumnRole::FlopCount)
        || mapping.has(ColumnRole::ByteCount);
}

/// The mapping in the order of the file's columns; fails for a column that is not there.
Result<std::vector<PlacedColumn>> placed(const ColumnMapping& mapping, const TableShape& shape)
{
    std::vector<PlacedColumn> columns;
    for (std::size_t i = 0; i < shape.names.size(); ++i) {
        MappedColumn kept;
        kept.column = shape.names[i];
        columns.push_back({kept, i});
    }
    for (const MappedColumn& column : mapping.columns) {
        const auto index = shape.column(column.column);
        if (!index) {
            return fail(ErrorCode::Usage,
                        "the file has no column \"" + column.column
                            + "\"; its columns cannot be "
                              "mapped so");
        }
        columns[*index].column = column;
        columns[*index].column.column = shape.names[*index];
    }
    return columns;
}

void describe(const std::vector<PlacedColumn>& columns, ImportOutcome& outcome)
{
    for (const PlacedColumn& each : columns) {
        if (!each.column.unit.empty() && each.column.role != ColumnRole::Intensity) {
            outcome.addUnit(each.column.column, each.column.unit,
                            each.column.factor == 1.0
                                ? "as it is"
                                : "× " + formatNumber(each.column.factor, 10));
        }
    }
}

void describeHeader(const TableShape& shape, ImportOutcome& outcome)
{
    for (const std::string& name : shape.names) {
        outcome.header.push_back({name, {}});
    }
}

void keepFirstCells(const TableRow& row, ImportOutcome& outcome)
{
    for (std::size_t i = 0; i < outcome.header.size(); ++i) {
        outcome.header[i].firstCell = row.text(i).value_or(std::string());
    }
}

} // namespace

std::optional<std::string> matchesGenericTable(std::string_view head)
{
    const std::optional<TableShape> shape = anyTable(head);
    if (!shape || !saysAnything(guessColumns(shape->names))) {
        return std::nullopt;
    }
    return "it is a table with a header: " + columnMappingText(guessColumns(shape->names));
}

Result<ImportOutcome> readGenericTable(ImportInput& input)
{
    const std::optional<TableShape> shape = anyTable(input.head());
    if (!shape) {
        return fail(ErrorCode::InvalidInput, "there is no header with two or more columns");
    }
    const bool given = input.options().columns.has_value();
    const ColumnMapping mapping = given ? *input.options().columns : guessColumns(shape->names);
    const Result<std::vector<PlacedColumn>> columns = placed(mapping, *shape);
    if (!columns) {
        return fail(columns.error());
    }
    ImportOutcome outcome;
    outcome.columns = columnMappingText(mapping);
    outcome.note(given ? NoteKind::Info : NoteKind::Assumption,
                 (given ? "the columns mean, as chosen: "
                        : "what the columns mean is guessed from their names: ")
                     + outcome.columns);
    if (!mapping.has(ColumnRole::Time)) {
        outcome.ask(QuestionKind::Columns,
                    "no column is known as a time with its unit; name one, as in --columns "
                    "\"duration = time ms\"");
    }
    describe(*columns, outcome);
    describeHeader(*shape, outcome);
    RecordAdder records(outcome);
    bool tooMany = false;
    bool isFirst = true;
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        if (std::exchange(isFirst, false)) {
            keepFirstCells(row, outcome);
        }
        tooMany = outcome.rows.used >= recordLimit;
        Result<Measurement> measurement = genericMeasurement(row, *columns, input, outcome);
        if (!measurement) {
            outcome.refuse(measurement.error().message, row.where());
            return !tooMany;
        }
        measurement->provenance.notes.push_back("columns: " + outcome.columns);
        records.add(std::move(*measurement), row.where());
        return !tooMany;
    });
    if (!read) {
        return fail(read.error());
    }
    if (tooMany) {
        return fail(ErrorCode::Unsupported,
                    "the table has more than " + std::to_string(recordLimit)
                        + " rows, each of which would be a record of its own");
    }
    return outcome;
}

std::optional<std::string> matchesPeaksTable(std::string_view head)
{
    return findTable(head, {"label", "peak_flops", "peak_bandwidth"})
        ? std::optional<std::string>("its header has label, peak_flops and peak_bandwidth")
        : std::nullopt;
}

Result<ImportOutcome> readPeaksTable(ImportInput& input)
{
    const auto shape = findTable(input.head(), {"label", "peak_flops", "peak_bandwidth"});
    if (!shape) {
        return fail(ErrorCode::InvalidInput, "no header with label, peak_flops and peak_bandwidth");
    }
    ImportOutcome outcome;
    outcome.note(NoteKind::Assumption,
                 "the header names no unit: FLOP/s and B/s are taken, as the writer of such "
                 "files uses them");
    RecordAdder records(outcome);
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        const std::string label = row.text(shape->column("label")).value_or("unnamed");
        ++outcome.rows.read; // two figures a row, each used or refused by itself
        for (const auto& [name, kind, word] :
             {std::tuple{"peak_flops", CeilingKind::Compute, " compute"},
              std::tuple{"peak_bandwidth", CeilingKind::Bandwidth, " bandwidth"}}) {
            const auto value = row.number(shape->column(name));
            if (!value || !*value) {
                outcome.refuse(value ? "\"" + std::string(name) + "\" has no value"
                                     : value.error().message,
                               row.where());
                continue;
            }
            Ceiling ceiling;
            ceiling.label = label + word;
            ceiling.kind = kind;
            ceiling.valueSi = **value;
            ceiling.origin = lowerCase(label).find("theor") != std::string::npos
                ? CeilingOrigin::Theoretical
                : CeilingOrigin::Imported;
            records.add(std::move(ceiling), row.where());
        }
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    return outcome;
}

} // namespace rooflab
