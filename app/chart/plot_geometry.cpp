// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/plot_geometry.h"

#include "core/roofline.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace rooflab {

namespace {

QPointF toPointF(PixelPoint point)
{
    return {point.x, point.y};
}

std::optional<LineSegment> visibleSegment(const ChartContent& content, const ChartCeiling& ceiling,
                                          const Frame& frame)
{
    if (ceiling.kind == CeilingKind::Bandwidth) {
        std::optional<FlopPerSecond> until;
        if (ceiling.meetsSi) {
            until = FlopPerSecond(*ceiling.meetsSi);
        }
        return bandwidthSegment(BytesPerSecond(ceiling.valueSi), until, frame, content.axes);
    }
    std::optional<BytesPerSecond> from;
    if (ceiling.meetsSi) {
        from = BytesPerSecond(*ceiling.meetsSi);
    }
    return computeSegment(FlopPerSecond(ceiling.valueSi), from, frame);
}

double distanceToLine(QPointF at, const QLineF& line)
{
    const QPointF along = line.p2() - line.p1();
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared > 0.0
        ? std::clamp(QPointF::dotProduct(at - line.p1(), along) / squared, 0.0, 1.0)
        : 0.0;
    const QPointF nearest = line.p1() + t * along;
    return std::hypot(at.x() - nearest.x(), at.y() - nearest.y());
}

void placePoints(PlotGeometry& geometry, const ChartContent& content, const Frame& frame)
{
    constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
    geometry.points.assign(content.points.size(), PixelPoint{nowhere, nowhere});
    for (std::size_t i = 0; i < content.points.size(); ++i) {
        const ChartPoint& point = content.points[i];
        if (!hasPlace(point, content.axes)) {
            continue;
        }
        if (!frame.contains(point.ai, point.performance)) {
            ++geometry.outsidePoints;
            continue;
        }
        geometry.points[i] = geometry.mapping.toPixel(point.ai, point.performance);
        geometry.byIntensity.push_back(i);
    }
    std::sort(geometry.byIntensity.begin(), geometry.byIntensity.end(),
              [&content](std::size_t a, std::size_t b) {
                  const ChartPoint& left = content.points[a];
                  const ChartPoint& right = content.points[b];
                  return std::tuple(left.ai, left.performance, a)
                      < std::tuple(right.ai, right.performance, b);
              });
}

} // namespace

bool hasPlace(const ChartPoint& point, AxisScale scale)
{
    const double ai = point.ai.value();
    const double performance = point.performance.value();
    if (!std::isfinite(ai) || !std::isfinite(performance)) {
        return false;
    }
    return scale == AxisScale::Log ? ai > 0.0 && performance > 0.0
                                   : ai >= 0.0 && performance >= 0.0;
}

std::vector<FramePoint> framePoints(const ChartContent& content)
{
    std::vector<FramePoint> points;
    points.reserve(content.points.size());
    for (const ChartPoint& point : content.points) {
        if (hasPlace(point, content.axes)) {
            points.push_back({point.ai, point.performance});
        }
    }
    return points;
}

bool PlotGeometry::isVisible(std::size_t point) const
{
    return point < points.size() && std::isfinite(points[point].x)
        && std::isfinite(points[point].y);
}

QPointF PlotGeometry::position(std::size_t point) const
{
    return toPointF(points[point]);
}

std::optional<std::size_t> PlotGeometry::ceilingAt(QPointF at, double distancePixels) const
{
    std::optional<std::size_t> best;
    double bestDistance = distancePixels;
    for (std::size_t i = 0; i < ceilings.size(); ++i) {
        const double distance = distanceToLine(at, ceilings[i].pixels);
        if (distance <= bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

PlotGeometry plotGeometry(const ChartContent& content, const Frame& frame, const QRectF& plot)
{
    PlotGeometry geometry;
    const PixelRect rect{plot.left(), plot.top(), plot.width(), plot.height()};
    geometry.plot = plot;
    geometry.mapping = PlotMapping(frame, content.axes, rect);
    placePoints(geometry, content, frame);
    geometry.index = PointIndex(geometry.points, rect);
    for (std::size_t i = 0; i < content.ceilings.size(); ++i) {
        const auto segment = visibleSegment(content, content.ceilings[i], frame);
        if (!segment) {
            continue;
        }
        const QPointF from
            = toPointF(geometry.mapping.toPixel(segment->from.ai, segment->from.performance));
        const QPointF to
            = toPointF(geometry.mapping.toPixel(segment->to.ai, segment->to.performance));
        geometry.ceilings.push_back({i, segment->from, segment->to, QLineF(from, to)});
    }
    for (std::size_t i = 0; i < content.knees.size(); ++i) {
        const ChartKnee& knee = content.knees[i];
        if (frame.contains(knee.ai, knee.performance)) {
            geometry.knees.push_back(
                {i, toPointF(geometry.mapping.toPixel(knee.ai, knee.performance))});
        }
    }
    return geometry;
}

} // namespace rooflab
