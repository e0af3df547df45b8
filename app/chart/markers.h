// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "core/plot_point.h"

#include <QPainterPath>
#include <QPointF>

class QPainter;

namespace rooflab {

/// What decides how a point looks: colour = series, shape = device, fill = standing.
struct MarkerLook {
    std::size_t series = 0;
    std::size_t device = 0;
    Standing standing = Standing::Valid;
};

/// The outline of a marker around the origin; the shapes are sized to look equally large.
[[nodiscard]] QPainterPath markerPath(MarkerShape shape, double radiusPixels);

/// Draws a marker with a thin edge in the background colour, so that overlapping ones stay apart.
void paintMarker(QPainter& painter, const ChartStyle& style, const MarkerLook& look,
                 QPointF center);

/// How far a marker reaches from its centre, with its edge.
[[nodiscard]] double markerExtent(const ChartStyle& style);

/// How far the mark of an imagined point reaches: around the real one where both coincide.
[[nodiscard]] double ghostRadius(const ChartStyle& style);

} // namespace rooflab
