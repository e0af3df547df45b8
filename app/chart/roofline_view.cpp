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
constexpr qint64 wheelPauseMilliseconds = 700;

/// One kind of overlay anew, the others as they are.
template <class Part>
void replaceOverlay(RooflineChart& chart, Part ChartOverlays::*part, Part value)
{
    ChartOverlays next = chart.overlays();
    next.*part = std::move(value);
    chart.setOverlays(std::move(next));
}

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

void RooflineView::setArrows(std::vector<ChartArrow> arrows)
{
    replaceOverlay(*m_chart, &ChartOverlays::arrows, std::move(arrows));
}

void RooflineView::setPaths(std::vector<ChartPath> paths)
{
    replaceOverlay(*m_chart, &ChartOverlays::paths, std::move(paths));
}

void RooflineView::setGhosts(ChartGhosts ghosts)
{
    replaceOverlay(*m_chart, &ChartOverlays::ghosts, std::move(ghosts));
}

void RooflineView::setLessonMark(LessonMark mark)
{
    replaceOverlay(*m_chart, &ChartOverlays::lesson, std::move(mark));
}

void RooflineView::setSlopeShown(bool isShown)
{
    replaceOverlay(*m_chart, &ChartOverlays::slope, isShown);
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

} // namespace rooflab
