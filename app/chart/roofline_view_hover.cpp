// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_text.h"
#include "app/chart/highlights_item.h"
#include "app/chart/legend_item.h"
#include "app/chart/roofline_view.h"
#include "app/chart/texts_item.h"
#include "app/qt_text.h"

#include <QHelpEvent>
#include <QToolTip>

namespace rooflab {

namespace {

constexpr double hoverRadiusPixels = 9.0;
constexpr double lineReachPixels = 5.0;

} // namespace

void RooflineView::refreshMarks()
{
    std::vector<QPointF> centers;
    for (const QString& id : m_selectedIds) {
        const auto found = m_pointById.constFind(id);
        if (found != m_pointById.constEnd() && m_chart->positions().isVisible(*found)) {
            centers.push_back(m_chart->positions().position(*found));
        }
    }
    m_chart->highlights().setSelected(std::move(centers));
}

std::vector<std::size_t> RooflineView::pointsNear(QPointF at) const
{
    return m_chart->positions().index.within({at.x(), at.y()}, hoverRadiusPixels);
}

QRectF RooflineView::cardRoom() const
{
    return QRectF(QPointF(0, 0), m_chart->size()).adjusted(4, 4, -4, -4);
}

void RooflineView::hoverAt(QPointF at)
{
    const bool onBadge = m_chart->badgeRect().contains(at);
    const auto series = m_chart->seriesLegend().seriesAt(at);
    m_chart->texts().setBadgeHovered(onBadge);
    m_chart->seriesLegend().setHovered(series);
    viewport()->setCursor(onBadge || series ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (m_chart->legendRect().contains(at)) {
        clearHover(); // the legend covers what lies below it
        return;
    }
    std::vector<std::size_t> points = pointsNear(at);
    if (!points.empty()) {
        hoverPoints(std::move(points));
        return;
    }
    const auto line = m_chart->positions().ceilingAt(at, lineReachPixels);
    if (line && m_chart->parts().usable) {
        hoverCeiling(*line, at);
        return;
    }
    clearHover();
}

void RooflineView::hoverPoints(std::vector<std::size_t> points)
{
    if (points.empty() || points == m_hoveredPoints) {
        return;
    }
    const ChartContent& content = m_chart->content();
    const QPointF center = m_chart->positions().position(points.front());
    m_hoveredLine.reset();
    m_hoveredPoints = std::move(points);
    m_chart->highlights().setHoveredLine(std::nullopt);
    m_chart->highlights().setHovered(center);
    m_chart->card().showText(pointCard(content, m_hoveredPoints, m_provider), center, 18.0,
                             cardRoom(), CardSide::Right);
    QStringList ids;
    for (const std::size_t point : m_hoveredPoints) {
        ids << toQt(content.points[point].id);
    }
    setAccessibleDescription(spokenPoint(content, m_hoveredPoints.front()));
    setHoveredIds(ids);
}

void RooflineView::hoverCeiling(std::size_t line, QPointF at)
{
    const CeilingLine& hovered = m_chart->positions().ceilings[line];
    const ChartContent& content = m_chart->content();
    const ChartCeiling& ceiling = content.ceilings[hovered.ceiling];
    m_hoveredPoints.clear();
    m_hoveredLine = line;
    m_chart->highlights().setHovered(std::nullopt);
    m_chart->highlights().setHoveredLine(hovered.pixels);
    m_chart->card().showText(ceilingCard(content, hovered.ceiling, m_provider), at, 14.0,
                             cardRoom(), CardSide::Below);
    setHoveredIds({toQt(ceiling.id)});
}

void RooflineView::clearHover()
{
    if (m_hoveredPoints.empty() && !m_hoveredLine) {
        return;
    }
    m_hoveredPoints.clear();
    m_hoveredLine.reset();
    m_chart->highlights().setHovered(std::nullopt);
    m_chart->highlights().setHoveredLine(std::nullopt);
    m_chart->card().setVisible(false);
    setHoveredIds({});
}

void RooflineView::leaveParts()
{
    m_chart->texts().setBadgeHovered(false);
    m_chart->seriesLegend().setHovered(std::nullopt);
}

void RooflineView::showLegendTip(const QHelpEvent& event)
{
    const LegendItem& legend = m_chart->seriesLegend();
    const auto series = legend.seriesAt(event.pos());
    if (!series) {
        QToolTip::hideText();
        return;
    }
    const QString name = plainLine(m_chart->content().series[*series]).toHtmlEscaped();
    const QString text = tr("Click: show only this series, click again: all. Ctrl+click: add it.");
    QToolTip::showText(event.globalPos(),
                       QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(name, text.toHtmlEscaped()),
                       viewport(), legend.entryRect(*series).toAlignedRect());
}

bool RooflineView::clickLegend(QPointF at, bool add)
{
    if (!m_chart->legendRect().contains(at)) {
        return false;
    }
    if (const auto series = m_chart->seriesLegend().seriesAt(at)) {
        Q_EMIT seriesClicked(toQt(m_chart->content().series[*series]), add);
    }
    return true;
}

void RooflineView::setHoveredIds(const QStringList& ids)
{
    if (ids != m_hoveredIds) {
        m_hoveredIds = ids;
        Q_EMIT hoveredIdsChanged(ids);
    }
}

} // namespace rooflab
