// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"

namespace rooflab {

struct PixelPoint {
    double x = 0.0;
    double y = 0.0;
};

/// Where the plot stands, in pixels, y growing downwards.
struct PixelRect {
    double left = 0.0;
    double top = 0.0;
    double width = 0.0;
    double height = 0.0;
    [[nodiscard]] double right() const { return left + width; }
    [[nodiscard]] double bottom() const { return top + height; }
    [[nodiscard]] bool contains(PixelPoint point) const;
};

/// Values to pixels and back on log-log or lin-lin axes. Values <= 0 on a log axis map to
/// -infinity; callers test with std::isfinite.
class PlotMapping {
public:
    PlotMapping() = default;
    PlotMapping(const Frame& frame, AxisScale scale, const PixelRect& plot);

    [[nodiscard]] double xToPixel(double ai) const;
    [[nodiscard]] double yToPixel(double performance) const;
    [[nodiscard]] double pixelToX(double pixel) const;
    [[nodiscard]] double pixelToY(double pixel) const;
    [[nodiscard]] PixelPoint toPixel(FlopPerByte ai, FlopPerSecond performance) const;
    [[nodiscard]] const Frame& frame() const { return m_frame; }
    [[nodiscard]] AxisScale scale() const { return m_scale; }
    [[nodiscard]] const PixelRect& plot() const { return m_plot; }
    /// Pixel angle of a bandwidth line in degrees, counter-clockwise from the x axis; only
    /// constant on log axes, so the two values give a visible stretch of the line.
    [[nodiscard]] double angleDegrees(PixelPoint from, PixelPoint to) const;

private:
    Frame m_frame;
    AxisScale m_scale = AxisScale::Log;
    PixelRect m_plot{0, 0, 1, 1};
    double m_xBase = 0.0;
    double m_xScale = 1.0;
    double m_yBase = 0.0;
    double m_yScale = 1.0;
};

} // namespace rooflab
