// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart_content.h"
#include "core/log_mapping.h"
#include "core/point_index.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

namespace rooflab {

/// The visible stretch of a ceiling. `ceiling` is its index in ChartContent::ceilings.
struct CeilingLine {
    std::size_t ceiling = 0;
    FramePoint from;
    FramePoint to;
    QLineF pixels; ///< from left to right
};

struct KneeMark {
    std::size_t knee = 0; ///< index in ChartContent::knees
    QPointF pixel;
};

/// Where everything of a content stands in a plot rectangle: pixels of the chart's coordinates.
struct PlotGeometry {
    PlotMapping mapping;
    QRectF plot;
    std::vector<PixelPoint> points; ///< as ChartContent::points; not finite outside the frame
    std::vector<std::size_t> byIntensity; ///< indices of visible points, left to right
    std::size_t outsidePoints = 0; ///< on the axes' domain, but outside the frame
    std::vector<CeilingLine> ceilings;
    std::vector<KneeMark> knees;
    PointIndex index;

    [[nodiscard]] bool isVisible(std::size_t point) const;
    [[nodiscard]] QPointF position(std::size_t point) const;
    /// Index in `ceilings` of the nearest line within the distance.
    [[nodiscard]] std::optional<std::size_t> ceilingAt(QPointF at, double distancePixels) const;
};

[[nodiscard]] PlotGeometry plotGeometry(const ChartContent& content, const Frame& frame,
                                        const QRectF& plot);

/// True if the point can stand on these axes at all: F = 0 has no place on a log axis.
[[nodiscard]] bool hasPlace(const ChartPoint& point, AxisScale scale);

/// The points that have a place on the axes, for fitting a frame around them.
[[nodiscard]] std::vector<FramePoint> framePoints(const ChartContent& content);

} // namespace rooflab
