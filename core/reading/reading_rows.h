// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/readings.h"

#include <span>

namespace rooflab {

// The parts of the table of readings, in the order in which they are read.

/// What must be settled before the number is believed.
[[nodiscard]] std::span<const ReadingRow> recordRows();
/// What must be settled before the comparison with the references is believed.
[[nodiscard]] std::span<const ReadingRow> comparisonRows();
/// What may lie behind a time: the seed's four observations (ch. 7.5) and their neighbours.
[[nodiscard]] std::span<const ReadingRow> observationRows();
/// The four positions left and right of the knee, near and far from the roof, and the knee itself.
[[nodiscard]] std::span<const ReadingRow> positionRows();

} // namespace rooflab
