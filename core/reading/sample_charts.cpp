// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/sample_charts.h"

#include "core/statistics.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

std::size_t binCount(std::span<const double> ascending)
{
    const double range = ascending.back() - ascending.front();
    if (!(range > 0.0)) {
        return 1;
    }
    const auto count = static_cast<double>(ascending.size());
    const double quartiles = quantileOfSorted(ascending, 0.75) - quantileOfSorted(ascending, 0.25);
    const double bins = quartiles > 0.0 ? std::ceil(range / (2.0 * quartiles / std::cbrt(count)))
                                        : std::ceil(std::log2(count)) + 1.0;
    return static_cast<std::size_t>(std::clamp(bins, 1.0, static_cast<double>(largestBinCount)));
}

} // namespace

std::optional<Histogram> histogram(std::span<const Seconds> samples)
{
    std::vector<double> values;
    values.reserve(samples.size());
    for (const Seconds sample : samples) {
        if (!std::isfinite(sample.value())) {
            return std::nullopt;
        }
        values.push_back(sample.value());
    }
    if (values.empty()) {
        return std::nullopt;
    }
    std::sort(values.begin(), values.end());
    Histogram result;
    result.counts.resize(binCount(values));
    const double width
        = (values.back() - values.front()) / static_cast<double>(result.counts.size());
    result.first = Seconds(values.front());
    result.width = Seconds(width);
    for (const double value : values) {
        const double place = width > 0.0 ? (value - values.front()) / width : 0.0;
        const auto bin = std::min(static_cast<std::size_t>(place), result.counts.size() - 1);
        ++result.counts[bin];
    }
    return result;
}

std::vector<RunPiece> runOrder(std::span<const Seconds> samples, std::size_t largestCount)
{
    std::vector<RunPiece> pieces;
    const std::size_t wanted = std::max<std::size_t>(largestCount, 1);
    const std::size_t length = std::max<std::size_t>((samples.size() + wanted - 1) / wanted, 1);
    for (std::size_t first = 0; first < samples.size(); first += length) {
        const auto part = samples.subspan(first, std::min(length, samples.size() - first));
        const auto [low, high] = std::minmax_element(part.begin(), part.end());
        pieces.push_back({first, part.size(), *low, *high});
    }
    return pieces;
}

} // namespace rooflab
