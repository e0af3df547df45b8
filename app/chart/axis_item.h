// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_layout.h"
#include "app/chart/layer_item.h"
#include "core/log_mapping.h"
#include "core/ticks.h"
#include "core/unit_choice.h"

#include <QCoreApplication>

#include <vector>

namespace rooflab {

/// Grid, ticks, tick labels and axis titles. Qt's own log axis has no labels below one decade, no
/// SI prefixes, and loses its first decade to rounding.
class AxisItem : public LayerItem {
    Q_DECLARE_TR_FUNCTIONS(AxisItem)

public:
    explicit AxisItem(QGraphicsItem* parent);

    void setAxes(const PlotMapping& mapping, PerformanceUnit unit, const ChartLayout& layout,
                 const QRectF& chart, const ChartStyle& style);
    [[nodiscard]] const std::vector<Tick>& performanceTicks() const { return m_yTicks; }
    /// "Performance (FLOPS)", or with the chosen unit.
    [[nodiscard]] QString performanceTitle() const;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintGrid(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    void paintXLabels(QPainter& painter) const;
    void paintYLabels(QPainter& painter) const;
    void paintTitles(QPainter& painter) const;
    void paintPerformanceTitle(QPainter& painter) const;

    PlotMapping m_mapping;
    PerformanceUnit m_unit = PerformanceUnit::Auto;
    ChartLayout m_layout;
    ChartStyle m_style;
    QRectF m_chart;
    std::vector<Tick> m_xTicks;
    std::vector<Tick> m_yTicks;
};

} // namespace rooflab
