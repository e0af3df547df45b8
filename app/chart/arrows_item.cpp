// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/arrows_item.h"

#include <QList>
#include <QPolygonF>

#include <algorithm>

namespace rooflab {

namespace {

/// Above this many arrows each is drawn fainter, so that points and lines stay readable.
constexpr std::size_t faintAbove = 24;

QPolygonF headOf(const QLineF& line, double size)
{
    const QPointF along = (line.p2() - line.p1()) / line.length();
    const QPointF across(-along.y(), along.x());
    const QPointF base = line.p2() - along * size;
    return QPolygonF({line.p2(), base + across * (0.42 * size), base - across * (0.42 * size)});
}

} // namespace

ArrowsItem::ArrowsItem(QGraphicsItem* parent, bool cached)
    : LayerItem(parent, layer::arrows), m_cached(cached)
{
}

void ArrowsItem::setArrows(std::vector<ArrowShape> arrows, const QRectF& plot,
                           const ChartStyle& style)
{
    m_arrows = std::move(arrows);
    m_style = style;
    setCacheMode(m_cached && m_arrows.size() > faintAbove ? DeviceCoordinateCache : NoCache);
    setVisible(!m_arrows.empty());
    setBounds(plot);
}

void ArrowsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isFaint = m_arrows.size() > faintAbove;
    const QColor ink = mixed(m_style.ink, m_style.plotBackground, isFaint ? 0.5F : 0.9F);
    const double width = m_style.hairline * (isFaint ? 1.0 : 1.5);
    const double headSize = (isFaint ? 0.6 : 0.85) * m_style.labelPixels;
    QList<QLineF> shafts;
    QList<QPolygonF> heads;
    for (const ArrowShape& arrow : m_arrows) {
        if (arrow.line) {
            const double size = std::min(headSize, arrow.line->length());
            QLineF shaft = *arrow.line;
            shaft.setLength(std::max(shaft.length() - 0.8 * size, 0.01)); // the tip stays sharp
            shafts << shaft;
            heads << headOf(*arrow.line, size);
        }
    }
    if (!isFaint) {
        QColor edge = m_style.plotBackground;
        edge.setAlphaF(0.8F);
        painter->setPen(QPen(edge, width + 2.5 * m_style.hairline, Qt::SolidLine, Qt::FlatCap));
        painter->drawLines(shafts);
    }
    QPen pen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setCosmetic(isFaint && width <= 1.0); // for which Qt has a fast way
    painter->setPen(pen);
    painter->drawLines(shafts);
    painter->setPen(Qt::NoPen);
    painter->setBrush(ink);
    for (const QPolygonF& head : heads) {
        painter->drawPolygon(head);
    }
    painter->restore();
}

} // namespace rooflab
