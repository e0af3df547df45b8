// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/label_placer.h"

#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rooflab {

namespace {

struct Extent {
    double low;
    double high;
};

Extent project(const QPolygonF& polygon, QPointF axis)
{
    Extent extent{QPointF::dotProduct(polygon.front(), axis),
                  QPointF::dotProduct(polygon.front(), axis)};
    for (const QPointF& corner : polygon) {
        const double at = QPointF::dotProduct(corner, axis);
        extent.low = std::min(extent.low, at);
        extent.high = std::max(extent.high, at);
    }
    return extent;
}

/// True if an edge normal of `a` separates the two convex polygons.
bool separated(const QPolygonF& a, const QPolygonF& b)
{
    for (qsizetype i = 0; i < a.size(); ++i) {
        const QPointF edge = a[(i + 1) % a.size()] - a[i];
        const QPointF normal(-edge.y(), edge.x());
        const Extent first = project(a, normal);
        const Extent second = project(b, normal);
        if (first.high < second.low || second.high < first.low) {
            return true;
        }
    }
    return false;
}

/// From a point to an upright box.
double distanceToBox(QPointF at, const PlacedBox& box)
{
    const double x = std::max(0.0, std::abs(at.x() - box.center.x()) - box.width / 2.0);
    const double y = std::max(0.0, std::abs(at.y() - box.center.y()) - box.height / 2.0);
    return std::hypot(x, y);
}

PlacedBox grown(PlacedBox box, double margin)
{
    box.width += 2.0 * margin;
    box.height += 2.0 * margin;
    return box;
}

} // namespace

QPolygonF PlacedBox::polygon() const
{
    const double angle = angleDegrees * M_PI / 180.0;
    const QPointF along(std::cos(angle) * width / 2.0, std::sin(angle) * width / 2.0);
    const QPointF across(-std::sin(angle) * height / 2.0, std::cos(angle) * height / 2.0);
    return QPolygonF({center - along - across, center + along - across, center + along + across,
                      center - along + across});
}

LabelPlacer::Obstacle LabelPlacer::obstacle(QPolygonF shape)
{
    const Extent x = project(shape, QPointF(1.0, 0.0));
    const Extent y = project(shape, QPointF(0.0, 1.0));
    return {std::move(shape), QPointF(x.low, y.low), QPointF(x.high, y.high)};
}

bool LabelPlacer::touches(const Obstacle& a, const Obstacle& b)
{
    const bool apart = a.high.x() < b.low.x() || b.high.x() < a.low.x() || a.high.y() < b.low.y()
        || b.high.y() < a.low.y();
    return !apart && !separated(a.shape, b.shape) && !separated(b.shape, a.shape);
}

LabelPlacer::LabelPlacer(const QRectF& plot, double cellPixels)
    : m_plot(plot), m_cell(std::max(1.0, cellPixels)),
      m_columns(std::max(1, static_cast<int>(std::ceil(plot.width() / m_cell)))),
      m_rows(std::max(1, static_cast<int>(std::ceil(plot.height() / m_cell)))),
      m_taken(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0)
{
}

void LabelPlacer::addPoint(QPointF at, double radius)
{
    const auto column = [this](double x) {
        return std::clamp(static_cast<int>((x - m_plot.left()) / m_cell), 0, m_columns - 1);
    };
    const auto row = [this](double y) {
        return std::clamp(static_cast<int>((y - m_plot.top()) / m_cell), 0, m_rows - 1);
    };
    for (int y = row(at.y() - radius); y <= row(at.y() + radius); ++y) {
        for (int x = column(at.x() - radius); x <= column(at.x() + radius); ++x) {
            m_taken[static_cast<std::size_t>(y * m_columns + x)] = 1;
        }
    }
}

void LabelPlacer::addLine(const QLineF& line)
{
    m_lines.push_back(line);
    m_strokes.push_back(obstacle(QPolygonF({line.p1(), line.p2()})));
}

void LabelPlacer::addBox(const PlacedBox& box)
{
    m_boxes.push_back(obstacle(grown(box, labelMargin).polygon()));
}

bool LabelPlacer::coversPoint(const PlacedBox& box) const
{
    const double angle = box.angleDegrees * M_PI / 180.0;
    const QPointF along(std::cos(angle), std::sin(angle));
    const QPointF across(-std::sin(angle), std::cos(angle));
    const int columns = static_cast<int>(std::ceil(box.width / m_cell));
    const int rows = static_cast<int>(std::ceil(box.height / m_cell));
    for (int i = 0; i <= columns; ++i) {
        for (int j = 0; j <= rows; ++j) {
            const QPointF at = box.center + along * (box.width * (1.0 * i / columns - 0.5))
                + across * (box.height * (1.0 * j / rows - 0.5));
            const int x = static_cast<int>((at.x() - m_plot.left()) / m_cell);
            const int y = static_cast<int>((at.y() - m_plot.top()) / m_cell);
            if (x >= 0 && y >= 0 && x < m_columns && y < m_rows
                && m_taken[static_cast<std::size_t>(y * m_columns + x)] != 0) {
                return true;
            }
        }
    }
    return false;
}

std::optional<double> LabelPlacer::cost(const PlacedBox& box, const QLineF* own) const
{
    const Obstacle label = obstacle(box.polygon());
    for (const QPointF& corner : label.shape) {
        if (!m_plot.contains(corner)) {
            return std::nullopt;
        }
    }
    for (const Obstacle& other : m_boxes) {
        if (touches(label, other)) {
            return std::nullopt;
        }
    }
    if (coversPoint(box)) {
        return std::nullopt;
    }
    return crossings(label, own);
}

double LabelPlacer::crossings(const Obstacle& shape, const QLineF* own) const
{
    double found = 0.0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool isOwn = own != nullptr && m_lines[i] == *own;
        if (!isOwn && touches(shape, m_strokes[i])) {
            found += 1.0;
        }
    }
    return found;
}

std::optional<PlacedBox> LabelPlacer::alongLine(const QLineF& track, const QLineF& own,
                                                double width, double height, double gap,
                                                double preferred) const
{

    constexpr int positions = 33;
    const double length = track.length();
    const double margin = width / 2.0 + gap;
    if (length < 2.0 * margin) {
        return std::nullopt;
    }
    const QPointF along = (track.p2() - track.p1()) / length;
    const QPointF above(along.y(), -along.x());
    const double angle = std::atan2(along.y(), along.x()) * 180.0 / M_PI;
    std::optional<PlacedBox> best;
    double bestCost = 0.0;
    for (int i = 0; i < positions; ++i) {
        const double at = margin + (length - 2.0 * margin) * i / (positions - 1);
        for (const double side : {1.0, -1.0}) {
            const PlacedBox box{track.p1() + along * at + above * (side * (gap + height / 2.0)),
                                width, height, angle};
            const auto crossed = cost(box, &own);
            if (!crossed) {
                continue;
            }
            // A line between label and track would take the label for its own.
            const PlacedBox between{track.p1() + along * at + above * (side * gap / 2.0), width,
                                    gap, angle};
            const double total = *crossed * 4.0
                + crossings(obstacle(between.polygon()), &own) * 12.0
                + std::abs(at / length - preferred) + (side < 0.0 ? 0.3 : 0.0);
            if (!best || total < bestCost) {
                best = box;
                bestCost = total;
            }
        }
    }
    return best;
}

std::optional<PlacedBox> LabelPlacer::aroundPoint(QPointF at, double width, double height,
                                                  double gap,
                                                  const std::vector<QPointF>& rivals) const

{
    const double sideways = gap + width / 2.0;
    const double vertical = gap + height / 2.0;
    const std::array offsets{QPointF(sideways, 0),
                             QPointF(-sideways, 0),
                             QPointF(0, -vertical),
                             QPointF(0, vertical),
                             QPointF(sideways * 0.94, -vertical * 0.8),
                             QPointF(sideways * 0.94, vertical * 0.8),
                             QPointF(-sideways * 0.94, -vertical * 0.8),
                             QPointF(-sideways * 0.94, vertical * 0.8)};
    std::vector<PlacedBox> boxes;
    for (const QPointF& offset : offsets) {
        const PlacedBox box{at + offset, width, height, 0.0};
        const double own = distanceToBox(at, box);
        const bool ambiguous = std::any_of(rivals.begin(), rivals.end(), [&](QPointF rival) {
            return distanceToBox(rival, box) < 2.0 * own;
        });
        if (!ambiguous) {
            boxes.push_back(box);
        }
    }
    return firstFree(boxes);
}

bool LabelPlacer::crossesBox(const QLineF& line) const
{
    const Obstacle stroke = obstacle(QPolygonF({line.p1(), line.p2()}));
    return std::any_of(m_boxes.begin(), m_boxes.end(),
                       [&stroke](const Obstacle& box) { return touches(stroke, box); });
}

std::optional<PlacedBox> LabelPlacer::firstFree(const std::vector<PlacedBox>& boxes) const
{
    for (const PlacedBox& box : boxes) {
        const auto crossings = cost(box, nullptr);
        if (crossings && *crossings == 0.0) {
            return box;
        }
    }
    return std::nullopt;
}

std::optional<PlacedBox> LabelPlacer::leastCrossing(const std::vector<PlacedBox>& boxes) const
{
    std::optional<PlacedBox> best;
    double fewest = 0.0;
    for (const PlacedBox& box : boxes) {
        const auto crossings = cost(box, nullptr);
        if (crossings && (!best || *crossings < fewest)) {
            best = box;
            fewest = *crossings;
        }
    }
    return best;
}

} // namespace rooflab
