// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/line_clip.h"
#include "app/chart/markers.h"
#include "app/chart/overlay_shapes.h"
#include "app/chart/point_places.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/roofline.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

QPointF pixelOf(const PlotGeometry& geometry, const FramePoint& at)
{
    const PixelPoint pixel = geometry.mapping.toPixel(at.ai, at.performance);
    return {pixel.x, pixel.y};
}

std::optional<QLineF> pixelLine(const PlotGeometry& geometry,
                                const std::optional<LineSegment>& segment)
{
    if (!segment) {
        return std::nullopt;
    }
    return QLineF(pixelOf(geometry, segment->from), pixelOf(geometry, segment->to));
}

std::optional<double> highest(const ChartContent& content, CeilingKind kind)
{
    std::optional<double> value;
    for (const ChartCeiling& ceiling : content.ceilings) {
        if (ceiling.kind == kind) {
            value = std::max(value.value_or(ceiling.valueSi), ceiling.valueSi);
        }
    }
    return value;
}

/// An imagined ceiling ends at the imagined one of the other kind, else at the highest that is.
void addCeilings(GhostShapes& shapes, const ChartGhosts& ghosts, const ChartContent& content,
                 const PlotGeometry& geometry)
{
    const Frame& frame = geometry.mapping.frame();
    if (ghosts.bandwidth) {
        std::optional<FlopPerSecond> until = ghosts.compute;
        if (const auto real = highest(content, CeilingKind::Compute); real && !until) {
            until = FlopPerSecond(*real);
        }
        shapes.bandwidth
            = pixelLine(geometry, bandwidthSegment(*ghosts.bandwidth, until, frame, content.axes));
        shapes.bandwidthText = ghosts.bandwidthLabel;
    }
    if (ghosts.compute) {
        std::optional<BytesPerSecond> from = ghosts.bandwidth;
        if (const auto real = highest(content, CeilingKind::Bandwidth); real && !from) {
            from = BytesPerSecond(*real);
        }
        shapes.compute = pixelLine(geometry, computeSegment(*ghosts.compute, from, frame));
        shapes.computeText = ghosts.computeLabel;
    }
    if (ghosts.bandwidth && ghosts.compute) {
        const FlopPerByte ai = knee(*ghosts.compute, *ghosts.bandwidth);
        if (frame.contains(ai, *ghosts.compute)) {
            shapes.knee = pixelOf(geometry, {ai, *ghosts.compute});
            shapes.kneeText = QCoreApplication::translate("ChartText", "imagined knee %1")
                                  .arg(toQt(formatIntensity(ai)));
        }
    }
}

void addPoint(GhostShapes& shapes, const GhostMark& mark, const ChartContent& content,
              const PlotGeometry& geometry, const ChartStyle& style)
{
    const QPointF at = pixelOf(geometry, mark.at);
    const bool hasPixel = std::isfinite(at.x()) && std::isfinite(at.y());
    const bool isVisible
        = hasPixel && geometry.mapping.frame().contains(mark.at.ai, mark.at.performance);
    shapes.isPointOutside = !isVisible;
    if (isVisible) {
        shapes.point = at;
        shapes.pointText = mark.label;
    }
    const auto from = PointPlaces(content, geometry).find(mark.fromId);
    if (!from) {
        return;
    }
    shapes.device = content.points[from->point].device;
    const QLineF whole(from->pixel, at);
    const double start = from->isVisible ? markerExtent(style) : 0.0;
    const double end = isVisible ? ghostRadius(style) : 0.0;
    const double length = whole.length();
    if (hasPixel && length > start + end + 2.0) {
        shapes.link
            = clippedTo(QLineF(whole.pointAt(start / length), whole.pointAt(1.0 - end / length)),
                        geometry.plot);
    }
}

} // namespace

GhostShapes ghostShapes(const ChartGhosts& ghosts, const ChartContent& content,
                        const PlotGeometry& geometry, const ChartStyle& style)
{
    GhostShapes shapes;
    shapes.isShown = !ghosts.isEmpty();
    addCeilings(shapes, ghosts, content, geometry);
    if (ghosts.point) {
        addPoint(shapes, *ghosts.point, content, geometry, style);
    }
    return shapes;
}

} // namespace rooflab
