// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

std::vector<double> ascending(std::span<const Seconds> samples)
{
    std::vector<double> values;
    values.reserve(samples.size());
    for (const Seconds sample : samples) {
        values.push_back(sample.value());
    }
    std::sort(values.begin(), values.end());
    return values;
}

} // namespace

double quantileOfSorted(std::span<const double> ascending, double q)
{
    const double position = q * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, ascending.size() - 1);
    const double weight = position - static_cast<double>(below);
    return ascending[below] + weight * (ascending[above] - ascending[below]);
}

std::optional<SampleSummary> summarize(std::span<const Seconds> samples)
{
    if (samples.empty() || !std::all_of(samples.begin(), samples.end(), [](Seconds s) {
            return std::isfinite(s.value());
        })) {
        return std::nullopt;
    }
    const std::vector<double> sorted = ascending(samples);
    const auto count = static_cast<double>(sorted.size());
    double sum = 0.0;
    for (const double value : sorted) {
        sum += value;
    }
    const double mean = sum / count;
    SampleSummary summary;
    summary.count = sorted.size();
    summary.min = Seconds(sorted.front());
    summary.max = Seconds(sorted.back());
    summary.median = Seconds(quantileOfSorted(sorted, 0.5));
    summary.p95 = Seconds(quantileOfSorted(sorted, 0.95));
    summary.mean = Seconds(mean);
    if (sorted.size() > 1) {
        double squares = 0.0;
        for (const double value : sorted) {
            squares += (value - mean) * (value - mean);
        }
        summary.stddev = Seconds(std::sqrt(squares / (count - 1.0)));
    }
    return summary;
}

std::optional<TimeInterval> medianInterval95(std::span<const Seconds> samples)
{
    const std::size_t count = samples.size();
    // The interval [x(k+1), x(n-k)] covers the median with 1 - 2·P(Bin(n, 1/2) <= k). The largest
    // k that keeps 95 % is found by summing the tail in logarithms, safe for any n.
    const double n = static_cast<double>(count);
    double tail = 0.0;
    std::optional<std::size_t> cut;
    for (std::size_t k = 0; k < count / 2; ++k) {
        const double i = static_cast<double>(k);
        tail += std::exp(std::lgamma(n + 1.0) - std::lgamma(i + 1.0) - std::lgamma(n - i + 1.0)
                         - n * std::log(2.0));
        if (2.0 * tail > 0.05) {
            break;
        }
        cut = k;
    }
    if (!cut) {
        return std::nullopt;
    }
    const std::vector<double> sorted = ascending(samples);
    return TimeInterval{Seconds(sorted[*cut]), Seconds(sorted[count - 1 - *cut])};
}

} // namespace rooflab
