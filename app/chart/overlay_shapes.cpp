// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/overlay_shapes.h"

#include "app/chart/line_clip.h"
#include "app/chart/markers.h"
#include "app/chart/point_places.h"

#include <cmath>

namespace rooflab {

namespace {

/// Above this many lines there is no room beside them, so that texts need not look for it.
constexpr std::size_t maximumObstacles = 240;
/// Points of a path nearer to each other than this are drawn as one.
constexpr double leastStepPixels = 0.7;
constexpr std::size_t maximumChevrons = 60;

ArrowShape arrowShape(std::size_t index, const PointPlace& from, const PointPlace& to,
                      const QRectF& plot, const ChartStyle& style)
{
    const double distance = markerExtent(style) + 0.15 * style.labelPixels;
    const QLineF whole(from.pixel, to.pixel);
    const double length = whole.length();
    const double start = from.isVisible ? distance : 0.0;
    const double end = to.isVisible ? distance : 0.0;
    ArrowShape shape{index, {}, from.isVisible ? from.pixel : to.pixel};
    if (from.isVisible && to.isVisible) {
        shape.middle = whole.center();
    }
    if (length < start + end + style.labelPixels) {
        return shape;
    }
    const QLineF trimmed(whole.pointAt(start / length), whole.pointAt(1.0 - end / length));
    shape.line = clippedTo(trimmed, plot);
    if (shape.line && shape.line->length() < 0.8 * style.labelPixels) {
        shape.line.reset();
    }
    if (shape.line) {
        shape.middle = shape.line->center();
    }
    return shape;
}

void addSegment(PathShape& shape, const QLineF& visible)
{
    if (shape.runs.empty() || shape.runs.back().back() != visible.p1()) {
        shape.runs.emplace_back(QPolygonF({visible.p1()}));
    }
    shape.runs.back() << visible.p2();
}

void addChevron(PathShape& shape, const QLineF& visible, const ChartStyle& style)
{
    const double size = 0.5 * style.labelPixels;
    const double length = visible.length();
    if (length < 5.0 * style.labelPixels || shape.chevrons.size() >= maximumChevrons) {
        return;
    }
    shape.chevrons.emplace_back(visible.pointAt(0.5 - size / (2.0 * length)),
                                visible.pointAt(0.5 + size / (2.0 * length)));
}

PathShape pathShape(const ChartPath& path, const PointPlaces& places, const ChartContent& content,
                    const QRectF& plot, const ChartStyle& style)
{
    PathShape shape;
    std::optional<PointPlace> last;
    bool isFirst = true;
    for (const std::string& id : path) {
        const auto place = places.find(id);
        if (!place) {
            last.reset(); // the line would claim that nothing lies between its neighbours
            continue;
        }
        if (isFirst) {
            shape.series = content.points[place->point].series;
            isFirst = false;
        }
        if (!last) {
            last = place;
            continue;
        }
        const QLineF segment(last->pixel, place->pixel);
        if (segment.length() < leastStepPixels && id != path.back()) {
            continue;
        }
        if (const auto visible = clippedTo(segment, plot)) {
            addSegment(shape, *visible);
            addChevron(shape, *visible, style);
        }
        last = place;
    }
    return shape;
}

} // namespace

std::vector<ArrowShape> arrowShapes(const std::vector<ChartArrow>& arrows,
                                    const ChartContent& content, const PlotGeometry& geometry,
                                    const ChartStyle& style)
{
    std::vector<ArrowShape> shapes;
    if (arrows.empty()) {
        return shapes;
    }
    const PointPlaces places(content, geometry);
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        const auto from = places.find(arrows[i].fromId);
        const auto to = places.find(arrows[i].toId);
        if (from && to && from->point != to->point && (from->isVisible || to->isVisible)) {
            shapes.push_back(arrowShape(i, *from, *to, geometry.plot, style));
        }
    }
    return shapes;
}

std::vector<PathShape> pathShapes(const std::vector<ChartPath>& paths, const ChartContent& content,
                                  const PlotGeometry& geometry, const ChartStyle& style)
{
    std::vector<PathShape> shapes;
    if (paths.empty()) {
        return shapes;
    }
    const PointPlaces places(content, geometry);
    for (const ChartPath& path : paths) {
        PathShape shape = pathShape(path, places, content, geometry.plot, style);
        if (!shape.runs.empty()) {
            shapes.push_back(std::move(shape));
        }
    }
    return shapes;
}

std::vector<QLineF> OverlayShapes::lines() const
{
    std::vector<QLineF> all;
    const auto add = [&all](const std::optional<QLineF>& line) {
        if (line) {
            all.push_back(*line);
        }
    };
    for (const RulerLegs& legs : slope.ruler) {
        all.insert(all.end(), {legs.across, legs.up});
    }
    for (const auto& line : {slope.gap, ghosts.link, ghosts.bandwidth, ghosts.compute}) {
        add(line);
    }
    std::vector<QLineF> more;
    for (const ArrowShape& arrow : arrows) {
        if (arrow.line) {
            more.push_back(*arrow.line);
        }
    }
    for (const PathShape& path : paths) {
        for (const QPolygonF& run : path.runs) {
            for (qsizetype i = 1; i < run.size() && more.size() <= maximumObstacles; ++i) {
                more.emplace_back(run[i - 1], run[i]);
            }
        }
    }
    if (more.size() <= maximumObstacles) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

OverlayShapes overlayShapes(const ChartOverlays& overlays, const ChartContent& content,
                            const PlotGeometry& geometry, const ChartStyle& style)
{
    OverlayShapes shapes;
    shapes.arrows = arrowShapes(overlays.arrows, content, geometry, style);
    shapes.paths = pathShapes(overlays.paths, content, geometry, style);
    if (!overlays.ghosts.isEmpty()) {
        shapes.ghosts = ghostShapes(overlays.ghosts, content, geometry, style);
    }
    if (overlays.slope) {
        shapes.slope = slopeShapes(content, geometry, style);
    }
    return shapes;
}

} // namespace rooflab
