// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/frame_bounds.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

bool isInside(const Frame& frame, AxisScale scale)
{
    const bool log = scale == AxisScale::Log;
    return frame.aiMin >= (log ? frameLimits.aiMin : 0.0) && frame.aiMax <= frameLimits.aiMax
        && frame.performanceMin >= (log ? frameLimits.performanceMin : 0.0)
        && frame.performanceMax <= frameLimits.performanceMax;
}

} // namespace

bool isFrame(const Frame& frame)
{
    return std::isfinite(frame.aiMin) && std::isfinite(frame.aiMax)
        && std::isfinite(frame.performanceMin) && std::isfinite(frame.performanceMax)
        && frame.aiMin < frame.aiMax && frame.performanceMin < frame.performanceMax;
}

Frame showable(Frame frame, AxisScale scale)
{
    if (isInside(frame, scale)) {
        return frame;
    }
    if (scale == AxisScale::Log) {
        frame.aiMin = std::max(frame.aiMin, frameLimits.aiMin);
        frame.performanceMin = std::max(frame.performanceMin, frameLimits.performanceMin);
        frame.aiMax = std::max(frame.aiMax, frame.aiMin * 1.01);
        frame.performanceMax = std::max(frame.performanceMax, frame.performanceMin * 1.01);
    }
    return zoomed(frame, scale, 1.0, 0.5, 0.5);
}

} // namespace rooflab
