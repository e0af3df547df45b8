// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "app/chart/layer_item.h"

#include <QLineF>
#include <QPointF>

#include <optional>
#include <vector>

namespace rooflab {

/// What is drawn on top of points: rings around the selected ones, a ring on the hovered one, the
/// hovered ceiling drawn stronger. Separate, so that hovering repaints no points.
class HighlightsItem : public LayerItem {
public:
    explicit HighlightsItem(QGraphicsItem* parent);

    void setChartStyle(const ChartStyle& style);
    void setSelected(std::vector<QPointF> centers);
    void setHovered(std::optional<QPointF> center);
    void setHoveredLine(std::optional<QLineF> line);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void updateBounds();

    ChartStyle m_style;
    std::vector<QPointF> m_selected;
    std::optional<QPointF> m_hovered;
    std::optional<QLineF> m_line;
};

} // namespace rooflab
