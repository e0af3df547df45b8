// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/paths_item.h"

namespace rooflab {

namespace {

/// Above this many segments smooth edges cost more than they show.
constexpr qsizetype longPath = 1500;
/// Above this many the line is thinner and kept as a picture.
constexpr qsizetype manySegments = 60;

} // namespace

PathsItem::PathsItem(QGraphicsItem* parent, bool cached)
    : LayerItem(parent, layer::paths), m_cached(cached)
{
}

void PathsItem::setPaths(std::vector<PathShape> paths, const QRectF& plot, const ChartStyle& style)
{
    m_paths = std::move(paths);
    m_style = style;
    qsizetype segments = 0;
    for (const PathShape& path : m_paths) {
        for (const QPolygonF& run : path.runs) {
            segments += run.size() - 1;
        }
    }
    m_isLong = segments > longPath;
    m_isMany = segments > manySegments;
    setCacheMode(m_cached && m_isMany ? DeviceCoordinateCache : NoCache);
    setVisible(!m_paths.empty());
    setBounds(plot);
}

void PathsItem::paintPath(QPainter& painter, const PathShape& path, bool isFine) const
{
    const QColor colour
        = mixed(m_style.seriesColor(path.series), m_style.plotBackground, isFine ? 0.85F : 0.55F);
    QPen pen(colour, m_isMany ? m_style.hairline : 1.4 * m_style.hairline);
    pen.setCosmetic(m_isMany && m_style.hairline <= 1.0); // for which Qt has a fast way
    pen.setJoinStyle(Qt::BevelJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& run : path.runs) {
        painter.drawPolyline(run);
    }
    pen.setCosmetic(false);
    pen.setWidthF(1.6 * m_style.hairline);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    for (const QLineF& chevron : path.chevrons) {
        const QPointF along = chevron.p2() - chevron.p1();
        const QPointF across(-along.y() * 0.75, along.x() * 0.75);
        painter.drawPolyline(
            QPolygonF({chevron.p1() + across, chevron.p2(), chevron.p1() - across}));
    }
}

void PathsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const bool isFine = !m_isLong || !isRaster(*painter);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, isFine);
    for (const PathShape& path : m_paths) {
        paintPath(*painter, path, isFine);
    }
    painter->restore();
}

} // namespace rooflab
