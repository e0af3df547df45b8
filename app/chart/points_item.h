// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/layer_item.h"
#include "app/chart/markers.h"
#include "app/chart/plot_geometry.h"

#include <QHash>
#include <QPixmap>

namespace rooflab {

/// All points in one item. On screen the markers are composed once from sprites into a picture
/// that repaints reuse (10 000 points: one blit); SVG, PDF and scaled painters get real shapes.
class PointsItem : public LayerItem {
public:
    explicit PointsItem(QGraphicsItem* parent, bool cached);

    /// `content` and `geometry` must outlive the item.
    void setPoints(const ChartContent& content, const PlotGeometry& geometry,
                   const ChartStyle& style, bool styleChanged);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintErrorBars(QPainter& painter) const;
    void paintShapes(QPainter& painter) const;
    void paintSprites(QPainter& painter);
    void renderLayer(double pixelRatio);
    [[nodiscard]] const QPixmap& sprite(const MarkerLook& look, QPointF phase, double pixelRatio);

    const ChartContent* m_content = nullptr;
    const PlotGeometry* m_geometry = nullptr;
    ChartStyle m_style;
    bool m_cached = false;
    bool m_layerValid = false;
    double m_spriteRatio = 0.0;
    QPixmap m_layer;
    QHash<quint64, QPixmap> m_sprites;
};

} // namespace rooflab
