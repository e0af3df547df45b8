// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/trace_table.h"

#include "core/io/helper_kernels.h"
#include "core/io/text_decoder.h"
#include "core/io/trace_collector.h"
#include "core/io/trace_records.h"

namespace rooflab {

namespace {

constexpr char separator = '\x1f';

Result<std::uint64_t> timestamp(const TableRow& row, std::optional<std::size_t> column,
                                std::string_view name)
{
    const Result<std::optional<std::uint64_t>> value = row.wholeNumber(column);
    if (!value) {
        return fail(value.error());
    }
    if (!*value) {
        return fail(ErrorCode::InvalidInput, "the row has no " + std::string(name) + " time");
    }
    return **value;
}

Result<std::uint64_t> durationOf(std::uint64_t start, std::uint64_t end)
{
    if (start == 0 && end == 0) {
        return fail(ErrorCode::InvalidInput, "both timestamps are 0: the time was not recorded");
    }
    if (end < start) {
        return fail(ErrorCode::InvalidInput,
                    "the end lies " + std::to_string(start - end) + " ns before the start");
    }
    if (end == start) {
        return fail(ErrorCode::InvalidInput, "start and end are the same: 0 ns is no duration");
    }
    return end - start;
}

std::string sizesText(const TableRow& row, const std::vector<std::size_t>& columns)
{
    std::string text;
    for (const std::size_t column : columns) {
        text += (text.empty() ? "" : "x") + validUtf8(row.cell(column));
    }
    return text;
}

class TraceReader {
public:
    TraceReader(const TraceColumns& columns, const TableShape& shape, ImportOutcome& outcome)
        : m_columns(columns), m_shape(shape), m_outcome(outcome)
    {
        for (const auto* list : {&columns.resources, &columns.grid, &columns.workgroup}) {
            m_fixed.insert(m_fixed.end(), list->begin(), list->end());
        }
        for (const auto& column : {columns.kernel, columns.device}) {
            if (column) {
                m_keyColumns.push_back(*column);
            }
        }
        for (const auto* list : {&columns.grid, &columns.workgroup}) {
            m_keyColumns.insert(m_keyColumns.end(), list->begin(), list->end());
        }
    }

    /// False ends the reading; see error().
    bool take(const TableRow& row)
    {
        if (m_columns.kind && !equalIgnoringCase(row.cell(*m_columns.kind), "KERNEL_DISPATCH")) {
            ++m_outcome.rows.setAside;
            m_outcome.noteOnce(NoteKind::Info,
                               "rows of the kind \"" + row.text(m_columns.kind).value_or("")
                                   + "\" are no kernel launches and are set aside");
            return true;
        }
        const Result<std::uint64_t> start = timestamp(row, m_columns.start, "start");
        const Result<std::uint64_t> end = timestamp(row, m_columns.end, "end");
        const Result<std::uint64_t> duration = !start ? start
            : !end                                    ? end
                                                      : durationOf(*start, *end);
        const auto order = row.wholeNumber(m_columns.order);
        if (!duration || !order) {
            m_outcome.refuse(duration ? order.error().message : duration.error().message,
                             row.where());
            return true;
        }
        CollectedGroup* group = groupOf(row);
        if (group != nullptr && countsAsLaunch(*group, order->value_or(*start), row)) {
            TraceCollector::add(*group, order->value_or(*start), *duration, row.line());
        }
        return group != nullptr;
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] std::vector<CollectedGroup> groups() { return m_collector.take(); }
    [[nodiscard]] std::vector<std::string> fixedNames() const
    {
        std::vector<std::string> names;
        for (const std::size_t column : m_fixed) {
            names.push_back(m_shape.names[column]);
        }
        return names;
    }

private:
    /// Takes the row's counter; further counters of a launch are no further launches.
    bool countsAsLaunch(CollectedGroup& group, std::uint64_t launch, const TableRow& row)
    {
        if (!m_columns.counterName) {
            return true;
        }
        const auto value = row.number(m_columns.counterValue);
        if (!value || !*value) {
            m_outcome.refuse(value ? "the counter has no value" : value.error().message,
                             row.where());
            return false;
        }
        const bool isNew = group.counters.add(
            launch, row.text(m_columns.counterName).value_or("(no name)"), **value);
        m_outcome.rows.used += isNew ? 0 : 1;
        return isNew;
    }

    /// m_key is the key of the row before; most rows have the same.
    [[nodiscard]] bool hasLastKey(const TableRow& row) const
    {
        std::string_view rest(m_key);
        for (const std::size_t column : m_keyColumns) {
            const std::string_view cell = row.cell(column);
            if (!rest.starts_with(cell) || rest.size() == cell.size()
                || rest[cell.size()] != separator) {
                return false;
            }
            rest.remove_prefix(cell.size() + 1);
        }
        return !m_key.empty();
    }

    CollectedGroup* findGroup(const TableRow& row)
    {
        if (hasLastKey(row)) {
            return m_collector.last();
        }
        m_key.clear();
        for (const std::size_t column : m_keyColumns) {
            m_key += row.cell(column);
            m_key += separator;
        }
        return m_collector.find(m_key);
    }

    CollectedGroup* groupOf(const TableRow& row)
    {
        CollectedGroup* group = findGroup(row);
        if (group == nullptr) {
            return newGroup(row);
        }
        for (std::size_t i = 0; i < m_columns.resources.size(); ++i) {
            group->varies[i] = group->varies[i] || row.cell(m_fixed[i]) != group->fixedCells[i];
        }
        return group;
    }

    CollectedGroup* newGroup(const TableRow& row)
    {
        const Result<CollectedGroup*> created = m_collector.create(m_key);
        if (!created) {
            m_error = created.error();
            return nullptr;
        }
        TraceGroup& group = (*created)->group;
        group.kernel = validUtf8(row.cell(m_columns.kernel));
        group.device = row.text(m_columns.device).value_or(std::string(deviceNotRecorded));
        group.grid = sizesText(row, m_columns.grid);
        group.workgroup = sizesText(row, m_columns.workgroup);
        group.isHelper = isHelperKernel(group.kernel);
        for (const std::size_t column : m_fixed) {
            (*created)->fixedCells.push_back(validUtf8(row.cell(column)));
        }
        (*created)->varies.resize(m_fixed.size());
        return *created;
    }

    const TraceColumns& m_columns;
    const TableShape& m_shape;
    ImportOutcome& m_outcome;
    std::vector<std::size_t> m_fixed; ///< resources first
    std::vector<std::size_t> m_keyColumns;
    TraceCollector m_collector;
    std::string m_key;
    std::optional<Error> m_error;
};

} // namespace

Result<ImportOutcome> readTrace(ImportInput& input, const TableShape& shape,
                                const TraceColumns& columns)
{
    ImportOutcome outcome;
    outcome.addUnit(shape.names[columns.start.value_or(0)], "ns",
                    "end - start in whole nanoseconds, ÷ 1e9 s");
    outcome.addStatistic("each launch");
    TraceReader reader(columns, shape, outcome);
    const auto read
        = readTable(input, shape, outcome, [&](const TableRow& row) { return reader.take(row); });
    if (!read || reader.error()) {
        return fail(read ? *reader.error() : read.error());
    }
    if (auto going = input.checkCancelled(); !going) {
        return fail(going.error());
    }
    std::vector<CollectedGroup> groups = reader.groups();
    const std::vector<std::string> names = reader.fixedNames();
    for (std::size_t i = 0; i < names.size(); ++i) {
        outcome.header.push_back({names[i], groups.empty() ? "" : groups.front().fixedCells[i]});
    }
    if (auto made
        = makeTraceRecords(input, std::move(groups), names, columns.resources.size(), outcome);
        !made) {
        return fail(made.error());
    }
    return outcome;
}

} // namespace rooflab
