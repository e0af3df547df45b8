// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intervals.h"
#include "core/reading/facts.h"
#include "core/sentence.h"

#include <vector>

namespace rooflab {

struct DistinctionResult {
    Distinction distinction = Distinction::CannotTell;
    Sentence why; ///< with both intervals
};

/// Overlapping intervals (a shared end included) are not distinguishable; without samples it cannot
/// be told. By performance, or by bandwidth where one of them has F = 0. Intervals that do not
/// overlap say that the runs differ, not why.
[[nodiscard]] DistinctionResult distinguishable(const Measurement& a, const Measurement& b,
                                                IntervalKind kind = IntervalKind::Median95);

/// One warning for each reference of the point that uses another statistic or timing scope, and for
/// each whose statistic or scope is not recorded (a theoretical value has neither).
[[nodiscard]] std::vector<Sentence> mismatchWarnings(const PointFacts& facts);

} // namespace rooflab
