// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/readings.h"

#include "core/reading/reading_rows.h"

namespace rooflab {

std::span<const ReadingRow> readingTable()
{
    static const std::vector<ReadingRow> table = [] {
        std::vector<ReadingRow> rows;
        for (const auto part :
             {recordRows(), comparisonRows(), observationRows(), positionRows()}) {
            rows.insert(rows.end(), part.begin(), part.end());
        }
        return rows;
    }();
    return table;
}

std::vector<Reading> readingsFor(const PointFacts& facts)
{
    std::vector<Reading> readings;
    for (const ReadingRow& row : readingTable()) {
        if (row.applies(facts)) {
            readings.push_back({std::string(row.id), row.kind, row.observation(facts),
                                row.hypothesis(), row.experiments(), row.missing(facts)});
        }
    }
    return readings;
}

} // namespace rooflab
