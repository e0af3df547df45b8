// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/highlights_item.h"

#include "app/chart/markers.h"

namespace rooflab {

namespace {

QRectF around(QPointF center, double reach)
{
    return {center.x() - reach, center.y() - reach, 2.0 * reach, 2.0 * reach};
}

} // namespace

HighlightsItem::HighlightsItem(QGraphicsItem* parent) : LayerItem(parent, layer::highlights) { }

void HighlightsItem::setChartStyle(const ChartStyle& style)
{
    m_style = style;
    updateBounds();
}

void HighlightsItem::setSelected(std::vector<QPointF> centers)
{
    m_selected = std::move(centers);
    updateBounds();
}

void HighlightsItem::setHovered(std::optional<QPointF> center)
{
    m_hovered = center;
    updateBounds();
}

void HighlightsItem::setHoveredLine(std::optional<QLineF> line)
{
    m_line = line;
    updateBounds();
}

void HighlightsItem::updateBounds()
{
    const double reach = 2.0 * markerExtent(m_style) + 2.0;
    QRectF bounds;
    for (const QPointF& center : m_selected) {
        bounds |= around(center, reach);
    }
    if (m_hovered) {
        bounds |= around(*m_hovered, reach);
    }
    if (m_line) {
        bounds |= QRectF(m_line->p1(), m_line->p2())
                      .normalized()
                      .adjusted(-reach, -reach, reach, reach);
    }
    setBounds(bounds);
}

void HighlightsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    if (m_line) {
        QColor glow = m_style.accent;
        glow.setAlphaF(0.35F);
        painter->setPen(QPen(glow, m_style.ceilingWidth * 3.5, Qt::SolidLine, Qt::FlatCap));
        painter->drawLine(*m_line);
    }
    const double radius = m_style.markerRadius * 1.3 + m_style.markerStroke + 1.0;
    for (const QPointF& center : m_selected) {
        painter->setPen(QPen(m_style.plotBackground, m_style.markerStroke + 2.0));
        painter->drawEllipse(center, radius, radius);
        painter->setPen(QPen(m_style.ink, m_style.markerStroke));
        painter->drawEllipse(center, radius, radius);
    }
    if (m_hovered) {
        const double outer = radius + m_style.markerStroke;
        painter->setPen(QPen(m_style.accent, m_style.markerStroke));
        painter->drawEllipse(*m_hovered, outer, outer);
    }
    painter->restore();
}

} // namespace rooflab
