// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ncu_long.h"

#include "core/io/ncu_launch.h"

#include <array>
#include <unordered_map>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 5> requiredColumns{"ID", "Kernel Name", "Metric Name",
                                                          "Metric Unit", "Metric Value"};

/// Launches in the order of their first row.
class Launches {
public:
    NcuLaunch& of(const TableRow& row, const NcuColumns& columns)
    {
        std::string key(row.cell(columns.id));
        key += '\n';
        key += row.cell(columns.processId);
        key += '\n';
        key += row.cell(columns.kernel);
        const auto [entry, isNew] = m_byKey.emplace(std::move(key), m_launches.size());
        if (isNew) {
            m_launches.push_back(ncuLaunchOf(row, columns));
            m_launches.back().rows = 0;
        }
        return m_launches[entry->second];
    }
    [[nodiscard]] const std::vector<NcuLaunch>& all() const { return m_launches; }

private:
    std::vector<NcuLaunch> m_launches;
    std::unordered_map<std::string, std::size_t> m_byKey;
};

} // namespace

std::optional<std::string> matchesNcuLong(std::string_view head)
{
    return findTable(head, requiredColumns) ? std::optional<std::string>(
               "its header has ID, Kernel Name, Metric Name, Metric Unit and Metric Value")
                                            : std::nullopt;
}

Result<ImportOutcome> readNcuLong(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with ID, Kernel Name, Metric Name, Metric Unit and Metric Value");
    }
    const NcuColumns columns(*shape);
    const auto name = shape->column("Metric Name");
    const auto unit = shape->column("Metric Unit");
    const auto value = shape->column("Metric Value");
    const DecimalStyle style = ncuDecimalStyle(input.head(), *shape, {*value});
    ImportOutcome outcome;
    describeNcu(outcome);
    outcome.addUnit("Metric Value", "the row's Metric Unit", "to s, B and counts");
    Launches launches;
    std::uint64_t rules = 0;
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        const auto metric = row.text(name);
        if (!row.text(columns.kernel)) {
            outcome.refuse("the row names no kernel", row.where());
        } else if (!metric) {
            ++outcome.rows.setAside;
            ++rules;
        } else {
            NcuLaunch& launch = launches.of(row, columns);
            ++launch.rows;
            launch.metrics.push_back({*metric, row.text(unit).value_or(std::string()),
                                      row.text(value).value_or(std::string())});
        }
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    if (rules > 0) {
        outcome.note(NoteKind::Info,
                     std::to_string(rules) + " rows without a metric (rules) are set aside");
    }
    RecordAdder records(outcome);
    for (const NcuLaunch& launch : launches.all()) {
        addNcuLaunch(launch, style, input, records, outcome);
    }
    return outcome;
}

} // namespace rooflab
