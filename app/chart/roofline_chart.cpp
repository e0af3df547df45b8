// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_chart.h"

#include "app/chart/chart_text.h"

#include <QGraphicsLayout>
#include <QGraphicsSceneResizeEvent>
#include <QLegend>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>

namespace rooflab {

namespace {

/// The least width of the plot, in em, beside which a legend column may stand.
constexpr double leastPlotBesideLegend = 30.0;

} // namespace

RooflineChart::RooflineChart(Use use)
    : m_use(use), m_axes(new AxisItem(this)), m_legend(new LegendItem(this)),
      m_annotations(new AnnotationsItem(this)), m_points(new PointsItem(this, use == Use::Window)),
      m_highlights(new HighlightsItem(this)), m_texts(new TextsItem(this)),
      m_card(new HoverCard(this))
{
    setAnimationOptions(QChart::NoAnimation);
    setBackgroundVisible(false);
    setPlotAreaBackgroundVisible(false);
    legend()->hide();
    setMargins(QMargins());
    layout()->setContentsMargins(0, 0, 0, 0);
    setAcceptHoverEvents(false);
    rebuildAxes();
    setLook(rooflab::chartStyle(ThemeId::Light));
}

void RooflineChart::setContent(const ChartContent& content, const Frame& frame)
{
    m_content = content;
    m_frame = frame;
    rebuildAxes();
    rebuildSeries();
    arrange();
}

void RooflineChart::setLook(const ChartStyle& style)
{
    m_style = style;
    m_spritesStale = true;
    m_highlights->setChartStyle(style);
    m_card->setChartStyle(style);
    styleSeries();
    arrange();
}

void RooflineChart::setFrame(const Frame& frame)
{
    if (frame == m_frame) {
        return;
    }
    m_frame = frame;
    updatePositions();
}

const std::vector<Annotation>& RooflineChart::annotations() const
{
    return m_annotations->annotations();
}

QRectF RooflineChart::legendRect() const
{
    return m_legend->isVisible() ? m_legend->boundingRect() : QRectF();
}

void RooflineChart::resizeEvent(QGraphicsSceneResizeEvent* event)
{
    QChart::resizeEvent(event);
    arrange();
}

void RooflineChart::rebuildAxes()
{
    if (m_axisScale == m_content.axes) {
        return;
    }
    m_axisScale = m_content.axes;
    removeAllSeries();
    m_series.clear();
    for (QAbstractAxis* axis : {m_axisX, m_axisY}) {
        if (axis != nullptr) {
            removeAxis(axis);
            axis->deleteLater();
        }
    }
    const auto makeAxis = [this](Qt::Alignment side) -> QAbstractAxis* {
        QAbstractAxis* axis = nullptr;
        if (m_content.axes == AxisScale::Log) {
            axis = new QLogValueAxis(this);
        } else {
            axis = new QValueAxis(this);
        }
        axis->setVisible(false); // AxisItem draws ticks, grid and labels
        addAxis(axis, side);
        return axis;
    };
    m_axisX = makeAxis(Qt::AlignBottom);
    m_axisY = makeAxis(Qt::AlignLeft);
}

void RooflineChart::rebuildSeries()
{
    while (m_series.size() > m_content.ceilings.size()) {
        removeSeries(m_series.back());
        delete m_series.back();
        m_series.pop_back();
    }
    while (m_series.size() < m_content.ceilings.size()) {
        auto* series = new QLineSeries(this);
        addSeries(series);
        series->attachAxis(m_axisX);
        series->attachAxis(m_axisY);
        m_series.push_back(series);
    }
    styleSeries();
}

void RooflineChart::styleSeries()
{
    for (std::size_t i = 0; i < m_series.size() && i < m_content.ceilings.size(); ++i) {
        m_series[i]->setPen(m_style.ceilingPen(m_content.ceilings[i].origin));
    }
}

void RooflineChart::arrange()
{
    m_legend->setContent(m_content, m_style);
    m_legendBeside = false;
    m_corner.reset();
    arrangeParts(0.0);
    updatePositions();
}

void RooflineChart::arrangeParts(double legendColumnWidth)
{
    LayoutRequest request;
    request.size = size();
    request.title = plainLine(m_content.title);
    request.banner = TextsItem::bannerText(m_content.isSample);
    request.caption = plainLine(m_content.caption);
    request.legendColumnWidth = legendColumnWidth;
    // In a figure nothing moves, so room is kept only for a badge that is there.
    std::size_t outside = 888;
    if (m_use == Use::Figure) {
        outside = rooflab::plotGeometry(m_content, m_frame, QRectF(0, 0, 1, 1)).outsidePoints;
    }
    request.widestBadge = TextsItem::badgeText(outside, m_use == Use::Window);
    m_layout = rooflab::chartLayout(request, m_style);
    if (m_layout.usable) {
        setPlotArea(m_layout.plot);
    }
}

void RooflineChart::updatePositions()
{
    const bool usable = m_layout.usable;
    for (QGraphicsItem* item :
         std::initializer_list<QGraphicsItem*>{m_axes, m_annotations, m_points, m_highlights}) {
        item->setVisible(usable);
    }
    m_geometry = usable ? rooflab::plotGeometry(m_content, m_frame, m_layout.plot) : PlotGeometry{};
    placeLegend();
    updateSeries();
    const QRectF chart(QPointF(0, 0), size());
    m_axes->setAxes(m_geometry.mapping, m_layout, chart, m_style);
    m_annotations->setAnnotations(
        usable ? placeAnnotations(m_content, m_geometry, legendRect(), m_style)
               : std::vector<Annotation>(),
        m_geometry.knees, m_layout.plot, m_style);
    m_points->setPoints(m_content, m_geometry, m_style, m_spritesStale);
    m_spritesStale = false;
    m_texts->setTexts(m_layout, plainLine(m_content.title),
                      TextsItem::bannerText(m_content.isSample),
                      TextsItem::badgeText(m_geometry.outsidePoints, m_use == Use::Window),
                      m_content.points.empty() && m_content.ceilings.empty(), chart, m_style);
}

void RooflineChart::placeLegend()
{
    m_legend->setVisible(false);
    if (!m_layout.usable || !m_layout.roomForLegend) {
        return;
    }
    if (!m_legendBeside) {
        const QRectF& plot = m_layout.plot;
        const QSizeF size = m_legend->fit(QSizeF(plot.width() * 0.42, plot.height() * 0.62));
        if (size.isEmpty()) {
            return;
        }
        m_corner = freeCorner(m_geometry, size, m_style, m_corner);
        if (m_corner) {
            const QRectF rect = cornerRect(plot, size, *m_corner, 0.7 * m_style.labelPixels);
            m_legend->place(rect.topLeft());
            m_legend->setVisible(true);
            return;
        }
        m_legendBeside = moveLegendBeside();
    }
    if (m_legendBeside) {
        const QSizeF size = m_legend->fit(m_layout.legendColumn.size());
        m_legend->place(m_layout.legendColumn.topLeft());
        m_legend->setVisible(!size.isEmpty());
    }
}

bool RooflineChart::moveLegendBeside()
{
    const double em = m_style.labelPixels;
    const QSizeF size = m_legend->fit(QSizeF(20.0 * em, m_layout.plot.height()));
    if (m_layout.plot.width() - size.width() < leastPlotBesideLegend * em) {
        return false;
    }
    arrangeParts(size.width());
    m_geometry = rooflab::plotGeometry(m_content, m_frame, m_layout.plot);
    return true;
}

void RooflineChart::updateSeries()
{
    m_axisX->setRange(m_frame.aiMin, m_frame.aiMax);
    m_axisY->setRange(m_frame.performanceMin, m_frame.performanceMax);
    std::vector<const CeilingLine*> lines(m_series.size(), nullptr);
    for (const CeilingLine& line : m_geometry.ceilings) {
        lines[line.ceiling] = &line;
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        QList<QPointF> ends;
        if (lines[i] != nullptr) {
            ends << QPointF(lines[i]->from.ai.value(), lines[i]->from.performance.value())
                 << QPointF(lines[i]->to.ai.value(), lines[i]->to.performance.value());
        }
        m_series[i]->replace(ends);
    }
}

} // namespace rooflab
