// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rooflab {

namespace {

/// The smallest, second smallest … of values, found without sorting them all.
class OrderStatistics {
public:
    explicit OrderStatistics(std::vector<double> values) : m_values(std::move(values)) { }

    /// The value of a rank, from 0.
    double at(std::size_t rank)
    {
        const auto after = std::lower_bound(m_placed.begin(), m_placed.end(), rank);
        if (after == m_placed.end() || *after != rank) {
            // Between two ranks in place lie exactly the values that belong between them.
            const std::size_t first = after == m_placed.begin() ? 0 : *std::prev(after) + 1;
            const std::size_t last = after == m_placed.end() ? m_values.size() : *after;
            const auto begin = m_values.begin();
            std::nth_element(begin + static_cast<std::ptrdiff_t>(first),
                             begin + static_cast<std::ptrdiff_t>(rank),
                             begin + static_cast<std::ptrdiff_t>(last));
            m_placed.insert(after, rank);
        }
        return m_values[rank];
    }
    /// By linear interpolation between closest ranks, like quantileOfSorted().
    double quantile(double q)
    {
        const double position = q * static_cast<double>(m_values.size() - 1);
        const auto below = static_cast<std::size_t>(position);
        const double low = at(below);
        const double high = at(std::min(below + 1, m_values.size() - 1));
        return low + (position - static_cast<double>(below)) * (high - low);
    }

private:
    std::vector<double> m_values;
    std::vector<std::size_t> m_placed; ///< ascending
};

/// Neumaier's compensated sum: exact to the last digits for any number of samples.
class Sum {
public:
    void add(double value)
    {
        const double next = m_sum + value;
        m_lost += std::fabs(m_sum) >= std::fabs(value) ? (m_sum - next) + value
                                                       : (value - next) + m_sum;
        m_sum = next;
    }
    [[nodiscard]] double value() const { return m_sum + m_lost; }

private:
    double m_sum = 0.0;
    double m_lost = 0.0;
};

/// How many order statistics to leave out at either end: [x(k+1), x(n-k)] covers the median with
/// 1 - 2·P(Bin(n, 1/2) <= k). The largest k that keeps 95 % is found by summing the tail in
/// logarithms, safe for any n.
std::optional<std::size_t> medianCut(std::size_t count)
{
    const double n = static_cast<double>(count);
    double tail = 0.0;
    std::optional<std::size_t> cut;
    // Ranks over ten standard deviations (√n / 2 each) below the median add nothing to the tail.
    const auto first = static_cast<std::size_t>(std::max(0.0, n / 2.0 - 5.0 * std::sqrt(n)));
    for (std::size_t k = first; k < count / 2; ++k) {
        const double i = static_cast<double>(k);
        tail += std::exp(std::lgamma(n + 1.0) - std::lgamma(i + 1.0) - std::lgamma(n - i + 1.0)
                         - n * std::log(2.0));
        if (2.0 * tail > 0.05) {
            break;
        }
        cut = k;
    }
    return cut;
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
    const std::size_t count = samples.size();
    std::vector<double> values;
    values.reserve(count);
    Sum sum;
    for (const Seconds sample : samples) {
        values.push_back(sample.value());
        sum.add(sample.value());
    }
    const double mean = sum.value() / static_cast<double>(count);
    SampleSummary summary;
    summary.count = count;
    summary.mean = Seconds(mean);
    if (count > 1) {
        Sum squares;
        for (const double value : values) {
            squares.add((value - mean) * (value - mean));
        }
        summary.stddev = Seconds(std::sqrt(squares.value() / static_cast<double>(count - 1)));
    }
    OrderStatistics ranks(std::move(values));
    // From the outside in: each step leaves fewer values to look at.
    summary.p95 = Seconds(ranks.quantile(0.95));
    if (const std::optional<std::size_t> cut = medianCut(count)) {
        const Seconds high(ranks.at(count - 1 - *cut));
        summary.medianInterval95 = TimeInterval{Seconds(ranks.at(*cut)), high};
    }
    summary.median = Seconds(ranks.quantile(0.5));
    summary.min = Seconds(ranks.at(0));
    summary.max = Seconds(ranks.at(count - 1));
    return summary;
}

std::optional<TimeInterval> medianInterval95(std::span<const Seconds> samples)
{
    const std::optional<SampleSummary> summary = summarize(samples);
    return summary ? summary->medianInterval95 : std::nullopt;
}

} // namespace rooflab
