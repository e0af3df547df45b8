// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_layout.h"
#include "app/chart/chart_overlays.h"
#include "app/chart/plot_geometry.h"
#include "core/chart_content.h"

#include <QChart>

#include <memory>
#include <optional>
#include <vector>

class QAbstractAxis;
class QLineSeries;

namespace rooflab {

class AnnotationsItem;
class ArrowsItem;
class AxisItem;
class GhostsItem;
class HighlightsItem;
class HoverCard;
class LegendItem;
class LessonItem;
class PathsItem;
class PointsItem;
class SlopeItem;
class TextsItem;
struct Annotation;
struct OverlayShapes;

/// The roofline: a QChart for domain and ceilings, own items for the rest. Window and figure use
/// the same one.
class RooflineChart : public QChart {
    Q_OBJECT

public:
    enum class Use { Window, Figure };
    explicit RooflineChart(Use use);
    ~RooflineChart() override;

    void setContent(const ChartContent& content, const Frame& frame);
    void setLook(const ChartStyle& style);
    void setFrame(const Frame& frame);
    void setOverlays(ChartOverlays overlays);
    [[nodiscard]] const ChartOverlays& overlays() const { return m_overlays; }

    [[nodiscard]] const ChartContent& content() const { return m_content; }
    [[nodiscard]] const ChartStyle& look() const { return m_style; }
    [[nodiscard]] const Frame& frame() const { return m_frame; }
    [[nodiscard]] const PlotGeometry& positions() const { return m_geometry; }
    [[nodiscard]] const ChartLayout& parts() const { return m_layout; }
    /// Every text in the plot but the legend's, the statement's and the what-if badge's.
    [[nodiscard]] const std::vector<Annotation>& annotations() const;
    /// Where the overlays stand: arrows, paths, ghosts and the slope's marks.
    [[nodiscard]] const OverlayShapes& overlayShapes() const { return *m_shapes; }
    /// Where the statement of the slope stands; empty if there is none.
    [[nodiscard]] QRectF statementRect() const;
    /// Where "what-if is shown" stands; empty without ghosts.
    [[nodiscard]] QRectF whatIfRect() const;
    /// Where the legend stands; empty if there is none.
    [[nodiscard]] QRectF legendRect() const;
    [[nodiscard]] QRectF badgeRect() const;
    [[nodiscard]] LegendItem& seriesLegend() { return *m_legend; }
    [[nodiscard]] HighlightsItem& highlights() { return *m_highlights; }
    [[nodiscard]] HoverCard& card() { return *m_card; }
    [[nodiscard]] TextsItem& texts() { return *m_texts; }

protected:
    void resizeEvent(QGraphicsSceneResizeEvent* event) override;

private:
    void rebuildSeries();
    void rebuildAxes();
    void styleSeries();
    /// Parts, then positions: after a change of content, size or style.
    void arrange();
    /// Positions alone: after a change of the frame.
    void updatePositions();
    void updateSeries();
    void updateOverlays();
    void arrangeParts(double legendColumnWidth);
    [[nodiscard]] QString captionText() const;
    void placeLegend();
    [[nodiscard]] bool moveLegendBeside();

    Use m_use;
    ChartContent m_content;
    ChartOverlays m_overlays;
    ChartStyle m_style;
    Frame m_frame;
    ChartLayout m_layout;
    PlotGeometry m_geometry;
    std::unique_ptr<OverlayShapes> m_shapes;
    AxisItem* m_axes = nullptr;
    LessonItem* m_lesson = nullptr;
    LegendItem* m_legend = nullptr;
    PathsItem* m_paths = nullptr;
    ArrowsItem* m_arrows = nullptr;
    SlopeItem* m_slope = nullptr;
    AnnotationsItem* m_annotations = nullptr;
    PointsItem* m_points = nullptr;
    GhostsItem* m_ghosts = nullptr;
    HighlightsItem* m_highlights = nullptr;
    TextsItem* m_texts = nullptr;
    HoverCard* m_card = nullptr;
    std::vector<QLineSeries*> m_series; ///< as ChartContent::ceilings; owned by the chart
    QAbstractAxis* m_axisX = nullptr;
    QAbstractAxis* m_axisY = nullptr;
    std::optional<AxisScale> m_axisScale;
    std::optional<Qt::Corner> m_corner;
    bool m_legendBeside = false;
    bool m_spritesStale = true;
};

} // namespace rooflab
