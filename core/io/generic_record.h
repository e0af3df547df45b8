// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/column_mapping.h"
#include "core/io/import_input.h"
#include "core/io/import_outcome.h"
#include "core/io/table_reader.h"

#include <vector>

namespace rooflab {

/// A mapping with the columns' places in the file.
struct PlacedColumn {
    MappedColumn column;
    std::size_t index = 0;
};

/// One row of a generic table as a measurement. F and Q come from their columns, else from stated
/// rates or the intensity (said as an assumption), else from the work model of the options.
[[nodiscard]] Result<Measurement> genericMeasurement(const TableRow& row,
                                                     const std::vector<PlacedColumn>& columns,
                                                     const ImportInput& input,
                                                     ImportOutcome& outcome);

} // namespace rooflab
