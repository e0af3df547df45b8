// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
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

/// A colour drawn over another with this share of itself, as an opaque one: many thin opaque lines
/// are drawn ten times faster than translucent ones.
inline QColor mixed(const QColor& colour, const QColor& background, float share)
{
    const float rest = 1.0F - share;
    return QColor::fromRgbF(colour.redF() * share + background.redF() * rest,
                            colour.greenF() * share + background.greenF() * rest,
                            colour.blueF() * share + background.blueF() * rest);
}

/// Stacking order within the chart; Qt Charts draws its series at 4.
namespace layer {
inline constexpr double axes = 2.0;
inline constexpr double legend = 3.0;
inline constexpr double lesson = 3.5;
inline constexpr double paths = 5.0;
inline constexpr double slope = 5.2;
inline constexpr double arrows = 5.4;
inline constexpr double annotations = 6.0;
inline constexpr double points = 10.0;
inline constexpr double ghosts = 10.5;
inline constexpr double highlights = 11.0;
inline constexpr double texts = 12.0;
inline constexpr double card = 20.0;
} // namespace layer

} // namespace rooflab
