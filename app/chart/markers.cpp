// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/markers.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace rooflab {

namespace {

QPainterPath polygonPath(int corners, double radius, double firstAngle)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = firstAngle + 2.0 * std::numbers::pi * i / corners;
        polygon << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath crossPath(double radius)
{
    QPainterPath path;
    path.moveTo(-radius, -radius);
    path.lineTo(radius, radius);
    path.moveTo(-radius, radius);
    path.lineTo(radius, -radius);
    return path;
}

void paintFailed(QPainter& painter, const ChartStyle& style, double radius)
{
    const QPainterPath cross = crossPath(radius * 0.85);
    QPen edge(style.plotBackground, style.markerStroke * 1.4 + 2.0 * style.hairline);
    edge.setCapStyle(Qt::RoundCap);
    painter.strokePath(cross, edge);
    QPen pen(style.failure, style.markerStroke * 1.4);
    pen.setCapStyle(Qt::RoundCap);
    painter.strokePath(cross, pen);
}

/// Colours repeat after the palette's end; a dot or bar inside keeps the series apart.
void paintRoundMark(QPainter& painter, const QColor& colour, std::size_t round, double radius)
{
    if (round == 0) {
        return;
    }
    if (round % 2 == 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(0, 0), radius * 0.36, radius * 0.36);
        return;
    }
    painter.setPen(QPen(colour, radius * 0.4));
    painter.drawLine(QPointF(-radius * 0.6, 0), QPointF(radius * 0.6, 0));
}

} // namespace

QPainterPath markerPath(MarkerShape shape, double radiusPixels)
{
    constexpr double up = -std::numbers::pi / 2.0;
    QPainterPath path;
    switch (shape) {
    case MarkerShape::Circle:
        path.addEllipse(QPointF(0, 0), radiusPixels, radiusPixels);
        break;
    case MarkerShape::Square: {
        const double half = radiusPixels * 0.89;
        path.addRect(QRectF(-half, -half, 2.0 * half, 2.0 * half));
        break;
    }
    case MarkerShape::Triangle:
        path = polygonPath(3, radiusPixels * 1.3, up);
        break;
    case MarkerShape::Diamond:
        path = polygonPath(4, radiusPixels * 1.25, up);
        break;
    case MarkerShape::TriangleDown:
        path = polygonPath(3, radiusPixels * 1.3, -up);
        break;
    case MarkerShape::Pentagon:
        path = polygonPath(5, radiusPixels * 1.12, up);
        break;
    }
    return path;
}

double markerExtent(const ChartStyle& style)
{
    return style.markerRadius * 1.3 + style.markerStroke + 2.0 * style.hairline;
}

double ghostRadius(const ChartStyle& style)
{
    return 1.45 * style.markerRadius + style.markerStroke;
}

void paintMarker(QPainter& painter, const ChartStyle& style, const MarkerLook& look, QPointF center)
{
    painter.save();
    painter.translate(center);
    if (look.standing == Standing::Failed) {
        paintFailed(painter, style, style.markerRadius);
        painter.restore();
        return;
    }
    const bool hollow = look.standing == Standing::Partial;
    const QColor colour = style.seriesColor(look.series);
    const double radius = style.markerRadius - (hollow ? style.markerStroke / 2.0 : 0.0);
    const QPainterPath path = markerPath(style.markerShape(look.device), radius);
    const double stroke = hollow ? style.markerStroke : 0.0;
    QPen edge(style.plotBackground, stroke + 2.0 * style.hairline);
    edge.setJoinStyle(Qt::RoundJoin);
    painter.strokePath(path, edge);
    painter.fillPath(path, hollow ? style.plotBackground : colour);
    if (hollow) {
        QPen pen(colour, stroke);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.strokePath(path, pen);
    }
    paintRoundMark(painter, hollow ? colour : style.plotBackground, style.paletteRound(look.series),
                   radius);
    painter.restore();
}

} // namespace rooflab
