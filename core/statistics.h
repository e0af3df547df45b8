// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/units.h"

#include <optional>
#include <span>
#include <vector>

namespace rooflab {

/// Which number of a set of timed launches stands for the run.
enum class Statistic { Min, Median, Mean, P95 };

inline constexpr EnumTable<Statistic, 4> statisticTexts{{{Statistic::Min, "min"},
                                                         {Statistic::Median, "median"},
                                                         {Statistic::Mean, "mean"},
                                                         {Statistic::P95, "p95"}}};

constexpr std::string_view toText(Statistic statistic)
{
    return enumText(statisticTexts, statistic);
}

/// A closed interval of times.
struct TimeInterval {
    Seconds low;
    Seconds high;
    friend bool operator==(const TimeInterval&, const TimeInterval&) = default;
};

/// Summary of a non-empty set of samples, all in seconds. `stddev` is the sample standard deviation
/// (n - 1), absent for one sample. Quantiles are those of quantileOfSorted(). `medianInterval95` is
/// the distribution-free 95 % confidence interval of the median from order statistics (binomial),
/// absent below 6 samples, where no pair of order statistics reaches 95 %.
struct SampleSummary {
    std::size_t count = 0;
    Seconds min;
    Seconds median;
    Seconds mean;
    Seconds p95;
    Seconds max;
    std::optional<Seconds> stddev;
    std::optional<TimeInterval> medianInterval95;
};

/// The q-quantile (0..1) of ascending values by linear interpolation between closest ranks
/// (Hyndman-Fan type 7, the default of R and NumPy). The input must not be empty.
[[nodiscard]] double quantileOfSorted(std::span<const double> ascending, double q);

/// Empty for no samples or when a sample is not finite. Linear in their number.
[[nodiscard]] std::optional<SampleSummary> summarize(std::span<const Seconds> samples);

/// SampleSummary::medianInterval95 of the samples.
[[nodiscard]] std::optional<TimeInterval> medianInterval95(std::span<const Seconds> samples);

} // namespace rooflab
