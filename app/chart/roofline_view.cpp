// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"

#include "app/chart/frame_bounds.h"
#include "app/qt_text.h"

#include <QRubberBand>

#include <algorithm>
#include <memory>

namespace rooflab {

namespace {

constexpr double zoomStep = 1.25;
constexpr double hoverRadiusPixels = 9.0;
constexpr double lineReachPixels = 5.0;
constexpr qint64 wheelPauseMilliseconds = 700;

} // namespace

RooflineView::RooflineView(QWidget* parent)
    : QChartView(parent), m_chart(new RooflineChart(RooflineChart::Use::Window)),
      m_rubberBand(new QRubberBand(QRubberBand::Rectangle, viewport()))
{
    // setChart hands the view's first, empty chart back to the caller.
    const std::unique_ptr<QChart> replaced(chart());
    setChart(m_chart);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(160, 120);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Roofline chart"));
    setTheme(ThemeId::Light);
}

RooflineView::~RooflineView() = default;

void RooflineView::setContent(const ChartContent& content)
{
    const Frame before = frame();
    Frame next = before;
    const ChartContent& old = m_chart->content();
    if (!m_hasContent || content.home != old.home || content.axes != old.axes) {
        // A stored frame that is just what was on screen belongs to the old home.
        next = m_hasContent && content.frame == before ? content.home : content.frame;
        m_history.clear();
    }
    m_hasContent = true;
    const QStringList hovered = m_hoveredIds;
    m_pointById.clear();
    for (std::size_t i = 0; i < content.points.size(); ++i) {
        m_pointById.insert(toQt(content.points[i].id), i);
    }
    m_chart->setContent(content, showable(next, content.axes));
    std::vector<std::size_t> stillThere;
    for (const QString& id : hovered) {
        const auto found = m_pointById.constFind(id);
        if (found != m_pointById.constEnd() && m_chart->positions().isVisible(*found)) {
            stillThere.push_back(*found);
        }
    }
    clearHover();
    hoverPoints(std::move(stillThere));
    refreshMarks();
    if (frame() != before) {
        Q_EMIT frameChanged();
    }
}

void RooflineView::setDetailsProvider(DetailsProvider provider)
{
    m_provider = std::move(provider);
    clearHover();
}

void RooflineView::setTheme(ThemeId theme)
{
    const ChartStyle style = chartStyle(theme);
    setBackgroundBrush(style.background);
    m_chart->setLook(style);
    clearHover();
    refreshMarks();
}

void RooflineView::setSelectedIds(const QStringList& ids)
{
    m_selectedIds = ids;
    refreshMarks();
}

void RooflineView::setFrame(const Frame& frame)
{
    if (isFrame(frame)) {
        showFrame(showable(frame, m_chart->content().axes));
    }
}

void RooflineView::showFrame(const Frame& next)
{
    if (next == frame()) {
        return;
    }
    m_chart->setFrame(next);
    clearHover();
    refreshMarks();
    Q_EMIT frameChanged();
}

void RooflineView::changeFrame(const Frame& next)
{
    m_sinceWheel.invalidate();
    if (next != frame()) {
        m_history.record(frame());
        showFrame(next);
    }
}

void RooflineView::zoomBy(double factor, QPointF at)
{
    const QRectF& plot = m_chart->parts().plot;
    const double fractionX = (at.x() - plot.left()) / plot.width();
    const double fractionY = (plot.bottom() - at.y()) / plot.height();
    const Frame next = zoomed(frame(), m_chart->content().axes, factor, fractionX, fractionY);
    if (next == frame()) {
        return;
    }
    // Wheel steps in quick succession are one step of undo.
    if (!m_sinceWheel.isValid() || m_sinceWheel.elapsed() > wheelPauseMilliseconds) {
        m_history.record(frame());
    }
    m_sinceWheel.start();
    showFrame(next);
}

void RooflineView::zoomInto(const QRectF& rect)
{
    const QRectF part = rect.intersected(m_chart->parts().plot);
    if (part.width() < 4.0 || part.height() < 4.0) {
        return;
    }
    const PlotMapping& mapping = m_chart->positions().mapping;
    const Frame inner{mapping.pixelToX(part.left()), mapping.pixelToX(part.right()),
                      mapping.pixelToY(part.bottom()), mapping.pixelToY(part.top())};
    changeFrame(zoomed(inner, m_chart->content().axes, 1.0, 0.5, 0.5));
}

void RooflineView::zoomIn()
{
    changeFrame(zoomed(frame(), m_chart->content().axes, zoomStep, 0.5, 0.5));
}

void RooflineView::zoomOut()
{
    changeFrame(zoomed(frame(), m_chart->content().axes, 1.0 / zoomStep, 0.5, 0.5));
}

void RooflineView::resetView()
{
    changeFrame(m_chart->content().home);
}

void RooflineView::undoZoom()
{
    m_sinceWheel.invalidate();
    if (const auto before = m_history.undo(frame())) {
        showFrame(*before);
    }
}

void RooflineView::redoZoom()
{
    if (const auto after = m_history.redo(frame())) {
        showFrame(*after);
    }
}

void RooflineView::fitAll()
{
    const ChartContent& content = m_chart->content();
    Frame around = frameIncluding(content.home, framePoints(content));
    if (content.axes == AxisScale::Linear) {
        around.aiMin = content.home.aiMin;
        around.performanceMin = content.home.performanceMin;
    }
    changeFrame(around);
}

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
    m_chart->texts().setBadgeHovered(onBadge);
    viewport()->setCursor(onBadge ? Qt::PointingHandCursor : Qt::ArrowCursor);
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
    setAccessibleDescription(spokenPoint(content.points[m_hoveredPoints.front()]));
    setHoveredIds(ids);
}

void RooflineView::hoverCeiling(std::size_t line, QPointF at)
{
    const CeilingLine& hovered = m_chart->positions().ceilings[line];
    const ChartCeiling& ceiling = m_chart->content().ceilings[hovered.ceiling];
    m_hoveredPoints.clear();
    m_hoveredLine = line;
    m_chart->highlights().setHovered(std::nullopt);
    m_chart->highlights().setHoveredLine(hovered.pixels);
    m_chart->card().showText(ceilingCard(ceiling, m_provider), at, 14.0, cardRoom(),
                             CardSide::Below);
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

void RooflineView::setHoveredIds(const QStringList& ids)
{
    if (ids != m_hoveredIds) {
        m_hoveredIds = ids;
        Q_EMIT hoveredIdsChanged(ids);
    }
}

} // namespace rooflab
