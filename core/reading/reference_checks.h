// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/above_reference.h"

namespace rooflab {

/// Within this share of a known unit factor a ratio is called a match.
inline constexpr double unitFactorTolerance = 0.01;
/// Working sets further apart than this are called different.
inline constexpr double sizeTolerance = 0.1;
/// From this many times a cache on, a working set leaves at most a quarter of itself in it.
inline constexpr double cacheRuledOutTimes = 4.0;

/// A point, the ceiling it is compared with, and their ratio.
struct ComparedPoint {
    const Measurement& measurement;
    const Ceiling& ceiling;
    Statistic statistic = Statistic::Min;
    double ratio = 1.0; ///< point / ceiling
};

/// All checks, in the order in which ch. 7.6 lists them: input, units, timing, device state.
[[nodiscard]] std::vector<ReferenceCheck> referenceChecks(const ComparedPoint& compared);

// The parts.
[[nodiscard]] std::vector<ReferenceCheck> workloadChecks(const ComparedPoint& compared);
[[nodiscard]] std::vector<ReferenceCheck> timingChecks(const ComparedPoint& compared);
[[nodiscard]] std::vector<ReferenceCheck> deviceChecks(const ComparedPoint& compared);

} // namespace rooflab
