// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/annotations.h"
#include "app/chart/axis_item.h"
#include "app/chart/chart_layout.h"
#include "app/chart/highlights_item.h"
#include "app/chart/hover_card.h"
#include "app/chart/legend_item.h"
#include "app/chart/plot_geometry.h"
#include "app/chart/points_item.h"
#include "app/chart/texts_item.h"
#include "core/chart_content.h"

#include <QChart>

#include <optional>
#include <vector>

class QAbstractAxis;
class QLineSeries;

namespace rooflab {

/// The roofline: a QChart for domain and ceilings, own items for the rest. Window and figure use
/// the same one.
class RooflineChart : public QChart {
    Q_OBJECT

public:
    enum class Use { Window, Figure };
    explicit RooflineChart(Use use);

    void setContent(const ChartContent& content, const Frame& frame);
    void setLook(const ChartStyle& style);
    void setFrame(const Frame& frame);

    [[nodiscard]] const ChartContent& content() const { return m_content; }
    [[nodiscard]] const ChartStyle& look() const { return m_style; }
    [[nodiscard]] const Frame& frame() const { return m_frame; }
    [[nodiscard]] const PlotGeometry& positions() const { return m_geometry; }
    [[nodiscard]] const ChartLayout& parts() const { return m_layout; }
    [[nodiscard]] const std::vector<Annotation>& annotations() const;
    /// Where the legend stands; empty if there is none.
    [[nodiscard]] QRectF legendRect() const;
    [[nodiscard]] QRectF badgeRect() const { return m_texts->badgeRect(); }
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
    void arrangeParts(double legendColumnWidth);
    void placeLegend();
    [[nodiscard]] bool moveLegendBeside();

    Use m_use;
    ChartContent m_content;
    ChartStyle m_style;
    Frame m_frame;
    ChartLayout m_layout;
    PlotGeometry m_geometry;
    AxisItem* m_axes = nullptr;
    LegendItem* m_legend = nullptr;
    AnnotationsItem* m_annotations = nullptr;
    PointsItem* m_points = nullptr;
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
