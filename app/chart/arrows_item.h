// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/layer_item.h"
#include "app/chart/overlay_shapes.h"

namespace rooflab {

/// All arrows in one item; their labels are annotations.
class ArrowsItem : public LayerItem {
public:
    /// `cached`: many arrows are kept as a picture, so that repaints of the window reuse it.
    explicit ArrowsItem(QGraphicsItem* parent, bool cached);

    void setArrows(std::vector<ArrowShape> arrows, const QRectF& plot, const ChartStyle& style);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<ArrowShape> m_arrows;
    ChartStyle m_style;
    bool m_cached = false;
};

} // namespace rooflab
