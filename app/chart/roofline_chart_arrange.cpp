// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/arrows_item.h"
#include "app/chart/axis_item.h"
#include "app/chart/chart_text.h"
#include "app/chart/ghosts_item.h"
#include "app/chart/highlights_item.h"
#include "app/chart/legend_item.h"
#include "app/chart/lesson_item.h"
#include "app/chart/paths_item.h"
#include "app/chart/place_labels.h"
#include "app/chart/points_item.h"
#include "app/chart/roofline_chart.h"
#include "app/chart/slope_item.h"
#include "app/chart/texts_item.h"
#include "app/qt_text.h"

#include <QLineSeries>

#include <algorithm>

namespace rooflab {

namespace {

/// The least width of the plot, in em, beside which a legend column may stand.
constexpr double leastPlotBesideLegend = 30.0;

} // namespace

void RooflineChart::arrange()
{
    m_legend->setContent(m_content, m_style, m_use == Use::Window);
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
    request.caption = captionText();
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

/// The unit of the ceilings' labels is explained once, here; that of the axis in its title.
QString RooflineChart::captionText() const
{
    const QString caption = plainLine(m_content.caption);
    const bool hasBandwidth = std::ranges::any_of(m_content.ceilings, [](const auto& ceiling) {
        return ceiling.kind == CeilingKind::Bandwidth;
    });
    const QString conversion = toQt(conversionText(m_content.units.bandwidth));
    if (!hasBandwidth || conversion.isEmpty() || caption.isEmpty()) {
        return caption;
    }
    return caption + QStringLiteral(" · ") + conversion;
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
    m_axes->setAxes(m_geometry.mapping, m_content.units.performance, m_layout, chart, m_style);
    updateOverlays();
    m_points->setPoints(m_content, m_geometry, m_style, m_spritesStale);
    m_spritesStale = false;
    m_texts->setTexts(m_layout, plainLine(m_content.title),
                      TextsItem::bannerText(m_content.isSample),
                      TextsItem::badgeText(m_geometry.outsidePoints, m_use == Use::Window),
                      m_content.points.empty() && m_content.ceilings.empty(), chart, m_style);
}

void RooflineChart::updateOverlays()
{
    const QRectF& plot = m_layout.plot;
    PlacedTexts texts;
    if (m_layout.usable) {
        texts = placeTexts(m_content, m_geometry, *m_shapes, m_overlays,
                           {legendRect(), GhostsItem::badgeText(m_shapes->ghosts)}, m_style);
    }
    m_annotations->setAnnotations(std::move(texts.annotations), m_geometry.knees, plot, m_style);
    m_paths->setPaths(m_shapes->paths, plot, m_style);
    m_arrows->setArrows(m_shapes->arrows, plot, m_style);
    m_slope->setSlope(m_shapes->slope, std::move(texts.statement), plot, m_style);
    m_ghosts->setGhosts(m_shapes->ghosts, texts.whatIf, plot, m_style);
    const LessonMark mark = m_layout.usable ? m_overlays.lesson : LessonMark();
    m_lesson->setMark(mark, m_content, m_geometry, m_layout, m_style);
}

void RooflineChart::placeLegend()
{
    m_legend->setVisible(false);
    *m_shapes = m_layout.usable ? rooflab::overlayShapes(m_overlays, m_content, m_geometry, m_style)
                                : OverlayShapes();
    if (!m_layout.usable || !m_layout.roomForLegend) {
        return;
    }
    if (!m_legendBeside) {
        const QRectF& plot = m_layout.plot;
        const QSizeF size = m_legend->fit(QSizeF(plot.width() * 0.42, plot.height() * 0.62));
        if (size.isEmpty()) {
            return;
        }
        m_corner = freeCorner(m_geometry, m_shapes->lines(), size, m_style, m_corner);
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
    *m_shapes = rooflab::overlayShapes(m_overlays, m_content, m_geometry, m_style);
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
