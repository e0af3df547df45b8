// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log_mapping.h"

#include <cmath>
#include <numbers>

namespace rooflab {

bool PixelRect::contains(PixelPoint point) const
{
    return std::isfinite(point.x) && std::isfinite(point.y) && point.x >= left && point.x <= right()
        && point.y >= top && point.y <= bottom();
}

PlotMapping::PlotMapping(const Frame& frame, AxisScale scale, const PixelRect& plot)
    : m_frame(frame), m_scale(scale), m_plot(plot)
{
    const bool log = scale == AxisScale::Log;
    m_xBase = log ? std::log10(frame.aiMin) : frame.aiMin;
    m_yBase = log ? std::log10(frame.performanceMin) : frame.performanceMin;
    m_xScale = plot.width / ((log ? std::log10(frame.aiMax) : frame.aiMax) - m_xBase);
    m_yScale
        = plot.height / ((log ? std::log10(frame.performanceMax) : frame.performanceMax) - m_yBase);
}

double PlotMapping::xToPixel(double ai) const
{
    const double even = m_scale == AxisScale::Log ? std::log10(ai) : ai;
    return m_plot.left + (even - m_xBase) * m_xScale;
}

double PlotMapping::yToPixel(double performance) const
{
    const double even = m_scale == AxisScale::Log ? std::log10(performance) : performance;
    return m_plot.bottom() - (even - m_yBase) * m_yScale;
}

double PlotMapping::pixelToX(double pixel) const
{
    const double even = m_xBase + (pixel - m_plot.left) / m_xScale;
    return m_scale == AxisScale::Log ? std::pow(10.0, even) : even;
}

double PlotMapping::pixelToY(double pixel) const
{
    const double even = m_yBase + (m_plot.bottom() - pixel) / m_yScale;
    return m_scale == AxisScale::Log ? std::pow(10.0, even) : even;
}

PixelPoint PlotMapping::toPixel(FlopPerByte ai, FlopPerSecond performance) const
{
    return {xToPixel(ai.value()), yToPixel(performance.value())};
}

double PlotMapping::angleDegrees(PixelPoint from, PixelPoint to) const
{
    return std::atan2(from.y - to.y, to.x - from.x) * 180.0 / std::numbers::pi;
}

} // namespace rooflab
