// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_layout.h"
#include "app/chart/layer_item.h"
#include "app/chart/overlay_shapes.h"

namespace rooflab {

/// Where the lesson's step looks: a band on an axis, a glow on references, rings around points.
class LessonItem : public LayerItem {
public:
    explicit LessonItem(QGraphicsItem* parent);

    /// Without ids References means all of them.
    void setMark(const LessonMark& mark, const ChartContent& content, const PlotGeometry& geometry,
                 const ChartLayout& layout, const ChartStyle& style);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QRectF m_band;
    std::vector<QLineF> m_lines;
    std::vector<QPointF> m_points;
    ChartStyle m_style;
};

} // namespace rooflab
