// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/ghosts_item.h"

#include "app/chart/chart_layout.h"
#include "app/chart/markers.h"

#include <QFontMetricsF>

namespace rooflab {

namespace {

QPen dashed(const ChartStyle& style, double width)
{
    QPen pen(style.accent, width, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({3.0, 2.2});
    return pen;
}

} // namespace

GhostsItem::GhostsItem(QGraphicsItem* parent) : LayerItem(parent, layer::ghosts) { }

QString GhostsItem::badgeText(const GhostShapes& ghosts)
{
    if (!ghosts.isShown) {
        return {};
    }
    return ghosts.isPointOutside ? tr("What-if is shown: not data (its point is outside)")
                                 : tr("What-if is shown: not data");
}

void GhostsItem::setGhosts(const GhostShapes& ghosts, const QRectF& badge, const QRectF& plot,
                           const ChartStyle& style)
{
    m_ghosts = ghosts;
    m_badge = badge;
    m_style = style;
    const double reach = ghostRadius(style) * 1.4;
    setVisible(ghosts.isShown);
    setBounds(plot.adjusted(-reach, -reach, reach, reach));
}

void GhostsItem::paintPoint(QPainter& painter) const
{
    const double stroke = 0.85 * m_style.markerStroke;
    const QPainterPath outline
        = markerPath(m_style.markerShape(m_ghosts.device), ghostRadius(m_style) - stroke)
              .translated(*m_ghosts.point);
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(outline, QPen(m_style.plotBackground, stroke + 2.0 * m_style.hairline));
    QPen pen = dashed(m_style, stroke);
    pen.setDashPattern({2.0, 1.2});
    painter.strokePath(outline, pen);
}

void GhostsItem::paintBadge(QPainter& painter) const
{
    const QFont font = chipFont(m_style);
    const QFontMetricsF metrics(font);
    const double padding = 0.7 * m_style.tickPixels;
    const double half = m_style.hairline / 2.0;
    painter.setPen(QPen(m_style.bannerInk, m_style.hairline, Qt::DashLine));
    painter.setBrush(m_style.bannerBackground);
    painter.drawRoundedRect(m_badge.adjusted(half, half, -half, -half), 0.35 * m_style.tickPixels,
                            0.35 * m_style.tickPixels);
    painter.setFont(font);
    painter.setPen(m_style.bannerInk);
    painter.drawText(
        QPointF(m_badge.left() + padding,
                m_badge.center().y() + (metrics.ascent() - metrics.descent()) / 2.0),
        metrics.elidedText(badgeText(m_ghosts), Qt::ElideRight, m_badge.width() - padding));
}

void GhostsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(dashed(m_style, m_style.ceilingWidth));
    for (const auto& ceiling : {m_ghosts.bandwidth, m_ghosts.compute}) {
        if (ceiling) {
            painter->drawLine(*ceiling);
        }
    }
    if (m_ghosts.link) {
        painter->setPen(dashed(m_style, 1.4 * m_style.hairline));
        painter->drawLine(*m_ghosts.link);
    }
    if (m_ghosts.knee) {
        const double radius = m_style.markerRadius * 0.62;
        painter->setPen(QPen(m_style.accent, 1.5 * m_style.hairline));
        painter->setBrush(m_style.plotBackground);
        painter->drawEllipse(*m_ghosts.knee, radius, radius);
    }
    if (m_ghosts.point) {
        paintPoint(*painter);
    }
    paintBadge(*painter);
    painter->restore();
}

} // namespace rooflab
