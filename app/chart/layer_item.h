// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QPaintEngine>
#include <QPainter>

namespace rooflab {

/// An item of the chart that draws in the chart's own coordinates.
class LayerItem : public QGraphicsItem {
public:
    explicit LayerItem(QGraphicsItem* parent, double z) : QGraphicsItem(parent)
    {
        setZValue(z);
        setAcceptedMouseButtons(Qt::NoButton);
    }
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }

protected:
    void setBounds(const QRectF& bounds)
    {
        if (bounds != m_bounds) {
            prepareGeometryChange();
            m_bounds = bounds;
        }
        update();
    }

private:
    QRectF m_bounds;
};

/// True for pixels, false for SVG and PDF.
inline bool isRaster(const QPainter& painter)
{
    return painter.paintEngine() != nullptr
        && painter.paintEngine()->type() == QPaintEngine::Raster;
}

/// Stacking order within the chart; Qt Charts draws its series at 4.
namespace layer {
inline constexpr double axes = 2.0;
inline constexpr double legend = 3.0;
inline constexpr double annotations = 6.0;
inline constexpr double points = 10.0;
inline constexpr double highlights = 11.0;
inline constexpr double texts = 12.0;
inline constexpr double card = 20.0;
} // namespace layer

} // namespace rooflab
