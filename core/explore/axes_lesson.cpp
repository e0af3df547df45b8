// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/axes_lesson.h"

#include "core/format.h"
#include "core/roofline.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

constexpr std::array intensities{FlopPerByte(1),   FlopPerByte(10),  FlopPerByte(50),
                                 FlopPerByte(100), FlopPerByte(200), FlopPerByte(400)};

VerticalGap gapOf(double a, double b, const std::string& higher, const std::string& lower)
{
    VerticalGap gap;
    gap.ratio = std::max(a, b) / std::min(a, b);
    gap.decades = std::log10(gap.ratio);
    gap.statement
        = {"%1 lies log10(%3) = %4 decades above %2: the gap is a ratio, not a difference",
           {higher, lower, formatNumber(gap.ratio), formatNumber(gap.decades, 3)}};
    return gap;
}

} // namespace

std::vector<RulerStep> decadeRuler(BytesPerSecond bandwidth, std::optional<FlopPerSecond> until,
                                   const Frame& frame)
{
    constexpr double tolerance = 1e-9; // decades; log10 of an exact power of ten is not exact
    const double top = std::min(frame.performanceMax, until.value_or(FlopPerSecond(1e300)).value());
    const double lowest = std::max(frame.aiMin, frame.performanceMin / bandwidth.value());
    const double highest = std::min(frame.aiMax, top / bandwidth.value());
    std::vector<RulerStep> steps;
    if (!(lowest > 0.0) || !(lowest < highest)) {
        return steps;
    }
    const int first = static_cast<int>(std::ceil(std::log10(lowest) - tolerance));
    const int last = static_cast<int>(std::floor(std::log10(highest) + tolerance));
    for (int exponent = first; exponent < last; ++exponent) {
        const FlopPerByte from(std::pow(10.0, exponent));
        const FlopPerByte to(std::pow(10.0, exponent + 1));
        steps.push_back({{from, bandwidth * from}, {to, bandwidth * from}, {to, bandwidth * to}});
    }
    return steps;
}

LeftEdge leftEdge(BytesPerSecond bandwidth, const Frame& frame)
{
    LeftEdge edge;
    edge.at.ai = FlopPerByte(frame.aiMin);
    edge.at.performance = bandwidth * edge.at.ai;
    edge.isVisible = frame.contains(edge.at.ai, edge.at.performance);
    edge.statement = {"at the left edge %1 × %2 = %3: a height in FLOPS, not the bandwidth itself",
                      {formatBandwidth(bandwidth), formatIntensity(edge.at.ai),
                       formatPerformance(edge.at.performance)}};
    return edge;
}

VerticalGap verticalGap(BytesPerSecond a, BytesPerSecond b)
{
    return gapOf(a.value(), b.value(), formatBandwidth(std::max(a, b)),
                 formatBandwidth(std::min(a, b)));
}

VerticalGap verticalGap(FlopPerSecond a, FlopPerSecond b)
{
    return gapOf(a.value(), b.value(), formatPerformance(std::max(a, b)),
                 formatPerformance(std::min(a, b)));
}

Sentence linearSlope(BytesPerSecond bandwidth)
{
    const FlopPerSecond rise = bandwidth * FlopPerByte(1);
    return {"on linear axes the slope is the bandwidth: each FLOP/Byte more allows %1 GFLOPS more, "
            "and that is %2 GB/s",
            {formatNumber(rise.value() / giga), formatNumber(bandwidth.value() / giga)}};
}

Sentence logSlope(BytesPerSecond bandwidth)
{
    return {"on log axes ten times the arithmetic intensity allows ten times the FLOPS: the slope "
            "is 1, and %1 is the height of the line: %2 at 1 FLOP/Byte",
            {formatBandwidth(bandwidth), formatPerformance(bandwidth * FlopPerByte(1))}};
}

std::span<const FlopPerByte> roofTableIntensities()
{
    return intensities;
}

std::vector<RoofTableRow> roofTable(std::span<const BytesPerSecond> bandwidths,
                                    FlopPerSecond compute,
                                    std::span<const FlopPerByte> atIntensities)
{
    std::vector<RoofTableRow> rows;
    for (const FlopPerByte ai : atIntensities) {
        RoofTableRow row{ai, {}};
        for (const BytesPerSecond bandwidth : bandwidths) {
            row.roofs.push_back(attainable(bandwidth, compute, ai));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace rooflab
