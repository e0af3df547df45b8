// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_chart.h"

#include "app/chart/annotations.h"
#include "app/chart/arrows_item.h"
#include "app/chart/axis_item.h"
#include "app/chart/ghosts_item.h"
#include "app/chart/highlights_item.h"
#include "app/chart/hover_card.h"
#include "app/chart/legend_item.h"
#include "app/chart/lesson_item.h"
#include "app/chart/overlay_shapes.h"
#include "app/chart/paths_item.h"
#include "app/chart/points_item.h"
#include "app/chart/slope_item.h"
#include "app/chart/texts_item.h"

#include <QGraphicsLayout>
#include <QGraphicsSceneResizeEvent>
#include <QLegend>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>

namespace rooflab {

RooflineChart::RooflineChart(Use use)
    : m_use(use), m_shapes(std::make_unique<OverlayShapes>()), m_axes(new AxisItem(this)),
      m_lesson(new LessonItem(this)), m_legend(new LegendItem(this)),
      m_paths(new PathsItem(this, use == Use::Window)),
      m_arrows(new ArrowsItem(this, use == Use::Window)), m_slope(new SlopeItem(this)),
      m_annotations(new AnnotationsItem(this)), m_points(new PointsItem(this, use == Use::Window)),
      m_ghosts(new GhostsItem(this)), m_highlights(new HighlightsItem(this)),
      m_texts(new TextsItem(this)), m_card(new HoverCard(this))
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

RooflineChart::~RooflineChart() = default;

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

void RooflineChart::setOverlays(ChartOverlays overlays)
{
    if (overlays == m_overlays) {
        return;
    }
    m_overlays = std::move(overlays);
    updatePositions();
}

const std::vector<Annotation>& RooflineChart::annotations() const
{
    return m_annotations->annotations();
}

QRectF RooflineChart::statementRect() const
{
    return m_slope->statementRect();
}

QRectF RooflineChart::whatIfRect() const
{
    return m_ghosts->badgeRect();
}

QRectF RooflineChart::badgeRect() const
{
    return m_texts->badgeRect();
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

} // namespace rooflab
