// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/slope_item.h"

#include "app/chart/chart_text.h"

#include <QFontMetricsF>
#include <QPolygonF>

namespace rooflab {

SlopeItem::SlopeItem(QGraphicsItem* parent) : LayerItem(parent, layer::slope) { }

void SlopeItem::setSlope(const SlopeShapes& shapes, StatementBox statement, const QRectF& plot,
                         const ChartStyle& style)
{
    m_shapes = shapes;
    m_statement = std::move(statement);
    m_style = style;
    setVisible(!m_shapes.statements.isEmpty());
    const double reach = style.markerRadius + style.markerStroke;
    setBounds(plot.adjusted(-reach, -reach, reach, reach));
}

void SlopeItem::paintRuler(QPainter& painter) const
{
    QColor fill = m_style.accent;
    fill.setAlphaF(0.09F);
    for (const RulerLegs& legs : m_shapes.ruler) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(QPolygonF({legs.across.p1(), legs.across.p2(), legs.up.p2()}));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_style.accent, 1.3 * m_style.hairline, Qt::SolidLine, Qt::FlatCap,
                            Qt::MiterJoin));
        painter.drawPolyline(QPolygonF({legs.across.p1(), legs.across.p2(), legs.up.p2()}));
    }
}

void SlopeItem::paintGap(QPainter& painter) const
{
    const QLineF& gap = *m_shapes.gap;
    const double end = 0.45 * m_style.labelPixels;
    painter.setPen(QPen(m_style.ink, 1.6 * m_style.hairline, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(gap);
    for (const QPointF& at : {gap.p1(), gap.p2()}) {
        painter.drawLine(at - QPointF(end, 0.0), at + QPointF(end, 0.0));
    }
}

void SlopeItem::paintStatement(QPainter& painter) const
{
    const QRectF& rect = m_statement.rect;
    const double half = m_style.hairline / 2.0;
    const double radius = 0.3 * m_style.labelPixels;
    const QFont font = statementFont(m_style);
    const QFontMetricsF metrics(font);
    painter.setPen(QPen(m_style.accent, m_style.hairline));
    painter.setBrush(m_style.cardBackground);
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
    painter.setFont(font);
    painter.setPen(m_style.ink);
    const double padding = statementPadding(m_style);
    double y = rect.top() + padding;
    for (const QString& line : m_statement.lines) {
        painter.drawText(QPointF(rect.left() + padding, y + metrics.ascent()), line);
        y += metrics.height() * (line.isEmpty() ? statementGap : 1.0);
    }
}

void SlopeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRuler(*painter);
    if (m_shapes.gap) {
        paintGap(*painter);
    }
    if (m_shapes.leftEdge) {
        painter->setPen(QPen(m_style.plotBackground, m_style.hairline));
        painter->setBrush(m_style.accent);
        const double radius = 0.8 * m_style.markerRadius;
        const QPointF& at = *m_shapes.leftEdge;
        painter->drawPolygon(QPolygonF({at + QPointF(radius, 0.0), at + QPointF(0.0, radius),
                                        at - QPointF(radius, 0.0), at - QPointF(0.0, radius)}));
    }
    if (!m_statement.rect.isEmpty()) {
        paintStatement(*painter);
    }
    painter->restore();
}

} // namespace rooflab
