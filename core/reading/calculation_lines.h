// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/calculation.h"
#include "core/reading/facts.h"

#include <string>

namespace rooflab {

/// A line with a value.
[[nodiscard]] CalculationLine computedLine(std::string id, std::string symbol, Sentence name,
                                           std::string formula, std::string substituted,
                                           std::string result, double valueSi);
/// A line without one, and why.
[[nodiscard]] CalculationLine missingLine(std::string id, std::string symbol, Sentence name,
                                          std::string formula, Sentence reason);

// What was recorded: F, Q and t, each with where it comes from.
[[nodiscard]] CalculationLine flopsLine(const PointFacts& facts);
[[nodiscard]] CalculationLine bytesLine(const PointFacts& facts);
[[nodiscard]] CalculationLine timeLine(const PointFacts& facts);

} // namespace rooflab
