// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/comparison.h"
#include "core/explore/launch_shape.h"
#include "core/explore/run_names.h"
#include "core/format.h"

#include <algorithm>
#include <unordered_map>

namespace rooflab {

namespace {

/// One field over all runs; `exact` decides whether it differs, `text` is what is shown.
struct FieldColumn {
    FieldDifference difference;
    std::vector<std::optional<std::string>> exact;
};

class Columns {
public:
    explicit Columns(std::size_t runCount) : m_runCount(runCount) { }

    void add(std::size_t run, RecordedField field, bool derived)
    {
        const auto [entry, isNew] = m_places.emplace(field.id, m_columns.size());
        if (isNew) {
            FieldColumn column;
            column.difference = {std::move(field.id), std::move(field.label), field.role, derived,
                                 std::vector<std::optional<std::string>>(m_runCount)};
            column.exact.resize(m_runCount);
            m_columns.push_back(std::move(column));
        }
        FieldColumn& column = m_columns[entry->second];
        column.difference.values[run] = std::move(field.text);
        column.exact[run] = std::move(field.exact);
    }

    std::vector<FieldDifference> differing()
    {
        std::vector<FieldDifference> differences;
        for (FieldColumn& column : m_columns) {
            if (allEqual(column.exact)) {
                continue;
            }
            // Values that differ only after rounding are shown in full.
            if (allEqual(column.difference.values)) {
                column.difference.values = column.exact;
            }
            differences.push_back(std::move(column.difference));
        }
        return differences;
    }

private:
    static bool allEqual(const std::vector<std::optional<std::string>>& values)
    {
        return std::all_of(values.begin(), values.end(),
                           [&](const auto& value) { return value == values.front(); });
    }

    std::size_t m_runCount;
    std::vector<FieldColumn> m_columns;
    std::unordered_map<std::string, std::size_t> m_places;
};

void addDerived(Columns& columns, std::size_t run, const Measurement& measurement)
{
    const LaunchShape shape = launchShape(measurement);
    const auto addCount
        = [&](const char* id, const char* label, std::optional<std::int64_t> count) {
              if (count) {
                  const std::string text = formatInteger(*count);
                  columns.add(run, {id, label, FieldRole::Condition, text, text}, true);
              }
          };
    addCount("derived.elements_per_lane", "Elements of a lane", shape.elementsPerLane);
    addCount("derived.blocks", "Blocks of the grid", shape.blocks);
    addCount("derived.lanes", "Lanes of the grid", shape.lanes);
    if (shape.laneDistance) {
        columns.add(run,
                    {"derived.lane_distance", "Distance between neighbouring lanes",
                     FieldRole::Condition, formatExact(shape.laneDistance->value()) + " B",
                     formatBytes(*shape.laneDistance)},
                    true);
    }
}

} // namespace

bool FieldDifference::isRecordedByAll() const
{
    return std::all_of(values.begin(), values.end(),
                       [](const auto& value) { return value.has_value(); });
}

std::vector<FieldDifference> fieldDifferences(std::span<const Measurement* const> runs)
{
    Columns columns(runs.size());
    for (std::size_t run = 0; run < runs.size(); ++run) {
        for (RecordedField& field : recordedFields(*runs[run])) {
            columns.add(run, std::move(field), false);
        }
    }
    for (std::size_t run = 0; run < runs.size(); ++run) {
        addDerived(columns, run, *runs[run]);
    }
    return columns.differing();
}

std::vector<Sentence> missingStatements(const FieldDifference& difference,
                                        std::span<const Measurement* const> runs)
{
    std::vector<Sentence> statements;
    const std::vector<std::string> names = runNames(runs);
    for (std::size_t run = 0; run < difference.values.size() && run < runs.size(); ++run) {
        if (!difference.values[run]) {
            statements.push_back({difference.derived ? "%1 does not follow from the record of %2"
                                                     : "%1 is not recorded on %2",
                                  {difference.label, names[run]}});
        }
    }
    return statements;
}

} // namespace rooflab
