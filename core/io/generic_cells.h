// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/generic_record.h"
#include "core/io/rate_audit.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rooflab {

/// What the cells of one row say, before F and Q are derived from one another.
struct GenericCells {
    Measurement measurement;
    std::optional<Seconds> onlyTime; ///< a time of a statistic that the header does not name
    std::optional<double> intensity; ///< FLOP per byte
    std::vector<std::pair<StatedRate, std::string>> rates; ///< with their columns' names
    bool isInteger = false; ///< integer operations, which are no FLOPs
};

/// Reads every cell by its column's role; fails with the first one that cannot be read.
[[nodiscard]] Result<GenericCells>
genericCells(const TableRow& row, const std::vector<PlacedColumn>& columns, ImportOutcome& outcome);

} // namespace rooflab
