// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/measurement.h"

#include <optional>

namespace rooflab {

/// Which interval a whisker shows.
enum class IntervalKind {
    MinMax, ///< from the slowest to the fastest sample
    Median95 ///< the 95 % confidence interval of the median (SampleSummary::medianInterval95)
};
inline constexpr EnumTable<IntervalKind, 2> intervalKindTexts{
    {{IntervalKind::MinMax, "min_max"}, {IntervalKind::Median95, "median_95"}}};
constexpr std::string_view toText(IntervalKind kind)
{
    return enumText(intervalKindTexts, kind);
}

/// An interval of F/t in FLOP/s. The time's ends change places: low comes from the longest time.
struct PerformanceInterval {
    FlopPerSecond low;
    FlopPerSecond high;
};

/// An interval of Q/t in B/s.
struct BandwidthInterval {
    BytesPerSecond low;
    BytesPerSecond high;
};

/// Absent without samples, below 6 samples for Median95, or where F (Q) is not recorded or 0.
[[nodiscard]] std::optional<PerformanceInterval> performanceInterval(const Measurement& measurement,
                                                                     IntervalKind kind);
[[nodiscard]] std::optional<BandwidthInterval> bandwidthInterval(const Measurement& measurement,
                                                                 IntervalKind kind);

/// Whether two runs can be told apart by their intervals.
enum class Distinction { Distinguishable, NotDistinguishable, CannotTell };
inline constexpr EnumTable<Distinction, 3> distinctionTexts{
    {{Distinction::Distinguishable, "distinguishable"},
     {Distinction::NotDistinguishable, "not distinguishable"},
     {Distinction::CannotTell, "cannot tell"}}};
constexpr std::string_view toText(Distinction distinction)
{
    return enumText(distinctionTexts, distinction);
}

} // namespace rooflab
