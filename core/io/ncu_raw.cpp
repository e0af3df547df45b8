// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ncu_raw.h"

#include "core/io/ncu_launch.h"

#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 2> requiredColumns{"ID", "Kernel Name"};

/// "gpu__time_duration.sum": a unit's prefix and a rollup.
bool isMetricName(std::string_view name)
{
    const std::size_t underscores = name.find("__");
    return underscores != std::string_view::npos && underscores > 0;
}

std::vector<std::size_t> metricColumns(const TableShape& shape)
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < shape.names.size(); ++i) {
        if (isMetricName(shape.names[i])) {
            columns.push_back(i);
        }
    }
    return columns;
}

std::optional<TableShape> findRawTable(std::string_view head)
{
    std::optional<TableShape> shape = findTable(head, requiredColumns);
    const bool isRaw = shape && !shape->column("Metric Name") && !metricColumns(*shape).empty();
    return isRaw ? shape : std::nullopt;
}

} // namespace

std::optional<std::string> matchesNcuRaw(std::string_view head)
{
    return findRawTable(head)
        ? std::optional<std::string>("its header has ID, Kernel Name and metrics of Nsight Compute")
        : std::nullopt;
}

Result<ImportOutcome> readNcuRaw(ImportInput& input)
{
    const std::optional<TableShape> shape = findRawTable(input.head());
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with ID, Kernel Name and metrics of Nsight Compute");
    }
    const NcuColumns columns(*shape);
    const std::vector<std::size_t> metrics = metricColumns(*shape);
    const DecimalStyle style = ncuDecimalStyle(input.head(), *shape, metrics);
    ImportOutcome outcome;
    describeNcu(outcome);
    outcome.addUnit("metrics", "of the line of units below the header", "to s, B and counts");
    RecordAdder records(outcome);
    std::vector<std::string> units;
    bool unitsMissing = false;
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        const bool isUnits
            = trimmed(row.cell(columns.id)).empty() && trimmed(row.cell(columns.kernel)).empty();
        if (units.empty()) {
            unitsMissing = !isUnits;
            for (std::size_t i = 0; i < shape->names.size(); ++i) {
                units.push_back(row.text(i).value_or(std::string()));
            }
            ++outcome.rows.setAside;
            return isUnits;
        }
        NcuLaunch launch = ncuLaunchOf(row, columns);
        if (launch.kernel.empty()) {
            outcome.refuse("the row names no kernel", row.where());
            return true;
        }
        for (const std::size_t column : metrics) {
            if (const auto value = row.text(column)) {
                launch.metrics.push_back({shape->names[column], units[column], *value});
            }
        }
        addNcuLaunch(launch, style, input, records, outcome);
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    if (unitsMissing) {
        return fail(ErrorCode::InvalidInput,
                    "the line of units below the header is missing, so no metric has a unit",
                    "line " + std::to_string(shape->line + 1));
    }
    if (outcome.rows.read < 2) {
        return fail(ErrorCode::InvalidInput, "the table has a line of units and no row below it");
    }
    return outcome;
}

} // namespace rooflab
