// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <cstdint>
#include <optional>
#include <vector>

namespace rooflab {

/// A text box turned by an angle around its centre.
struct PlacedBox {
    QPointF center;
    double width = 0.0;
    double height = 0.0;
    double angleDegrees = 0.0; ///< clockwise, as QPainter::rotate

    [[nodiscard]] QPolygonF polygon() const;
};

/// Finds places for labels in a plot: never on a point, on another label or beyond the edge, and
/// off the lines where there is a choice.
class LabelPlacer {
public:
    LabelPlacer(const QRectF& plot, double cellPixels);

    void addPoint(QPointF at, double radius);
    void addLine(const QLineF& line);
    void addBox(const PlacedBox& box);

    /// Beside `track` and parallel to it, as close as possible to the fraction `preferred` of its
    /// length. `gap` is the distance between track and box. `own` is the line that the label
    /// names: the track is it, or its extension.
    [[nodiscard]] std::optional<PlacedBox> alongLine(const QLineF& track, const QLineF& own,
                                                     double width, double height, double gap,
                                                     double preferred) const;
    /// Around a point at the distance `gap`, and nearer to it than to any of `rivals`.
    [[nodiscard]] std::optional<PlacedBox> aroundPoint(QPointF at, double width, double height,
                                                       double gap,
                                                       const std::vector<QPointF>& rivals) const;
    /// True if the line runs through a label.
    [[nodiscard]] bool crossesBox(const QLineF& line) const;

    /// The first of the given boxes that touches nothing at all, lines included.
    [[nodiscard]] std::optional<PlacedBox> firstFree(const std::vector<PlacedBox>& boxes) const;

    /// The first of those boxes that cross the fewest lines; points and labels stay free.
    [[nodiscard]] std::optional<PlacedBox> leastCrossing(const std::vector<PlacedBox>& boxes) const;

    /// Pixels around every label that stay free of other labels.
    static constexpr double labelMargin = 3.0;

private:
    /// A polygon (or a line, of two corners) with its bounds, which rule most of them out.
    struct Obstacle {
        QPolygonF shape;
        QPointF low;
        QPointF high;
    };
    [[nodiscard]] static Obstacle obstacle(QPolygonF shape);
    [[nodiscard]] static bool touches(const Obstacle& a, const Obstacle& b);

    /// Nothing: the box must not stand there. Else how bad it is; 0 = free of lines.
    [[nodiscard]] std::optional<double> cost(const PlacedBox& box, const QLineF* own) const;
    /// How many lines, but for `own`, run through it.
    [[nodiscard]] double crossings(const Obstacle& shape, const QLineF* own) const;
    [[nodiscard]] bool coversPoint(const PlacedBox& box) const;

    QRectF m_plot;
    double m_cell = 6.0;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<std::uint8_t> m_taken;
    std::vector<QLineF> m_lines;
    std::vector<Obstacle> m_strokes; ///< as m_lines
    std::vector<Obstacle> m_boxes;
};

} // namespace rooflab
