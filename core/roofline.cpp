// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roofline.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

FlopPerSecond attainable(BytesPerSecond bandwidth, FlopPerSecond compute, FlopPerByte ai)
{
    return std::min(bandwidth * ai, compute);
}

FlopPerByte knee(FlopPerSecond compute, BytesPerSecond bandwidth)
{
    return compute / bandwidth;
}

std::optional<LineSegment> bandwidthSegment(BytesPerSecond bandwidth,
                                            std::optional<FlopPerSecond> until, const Frame& frame,
                                            AxisScale scale)
{
    double top = frame.performanceMax;
    if (until) {
        top = std::min(top, until->value());
    }
    // On log axes the line enters where it crosses the lower edge; on linear ones it starts at the
    // origin or the left edge.
    double fromAi = frame.aiMin;
    if (scale == AxisScale::Log || frame.performanceMin > 0.0) {
        fromAi = std::max(fromAi, frame.performanceMin / bandwidth.value());
    }
    const double toAi = std::min(frame.aiMax, top / bandwidth.value());
    if (!(fromAi < toAi)) {
        return std::nullopt;
    }
    // The y values are clamped: BW * (P / BW) may leave the frame by one rounding.
    const auto at = [&](double ai) {
        const double performance = (bandwidth * FlopPerByte(ai)).value();
        return FramePoint{FlopPerByte(ai),
                          FlopPerSecond(std::clamp(performance, frame.performanceMin, top))};
    };
    return LineSegment{at(fromAi), at(toAi)};
}

std::optional<LineSegment> computeSegment(FlopPerSecond compute, std::optional<BytesPerSecond> from,
                                          const Frame& frame)
{
    if (compute.value() < frame.performanceMin || compute.value() > frame.performanceMax) {
        return std::nullopt;
    }
    double fromAi = frame.aiMin;
    if (from) {
        fromAi = std::max(fromAi, knee(compute, *from).value());
    }
    if (!(fromAi < frame.aiMax)) {
        return std::nullopt;
    }
    return LineSegment{{FlopPerByte(fromAi), compute}, {FlopPerByte(frame.aiMax), compute}};
}

} // namespace rooflab
