// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/points_item.h"

#include <QLineF>
#include <QPaintDevice>
#include <QVector>

#include <algorithm>
#include <cmath>
#include <map>

namespace rooflab {

namespace {

/// Sprites exist at this many sub-pixel shifts a direction, so that none is off by more than
/// an eighth of a pixel.
constexpr int phasesPerPixel = 4;
/// Above this many visible points caps on error bars are noise.
constexpr std::size_t maximumCaps = 1500;

} // namespace

PointsItem::PointsItem(QGraphicsItem* parent, bool cached)
    : LayerItem(parent, layer::points), m_cached(cached)
{
}

void PointsItem::setPoints(const ChartContent& content, const PlotGeometry& geometry,
                           const ChartStyle& style, bool styleChanged)
{
    m_content = &content;
    m_geometry = &geometry;
    if (styleChanged) {
        m_style = style;
        m_sprites.clear();
    }
    m_layerValid = false;
    const double reach = std::ceil(markerExtent(m_style)) + 1.0;
    setBounds(geometry.plot.adjusted(-reach, -reach, reach, reach));
}

void PointsItem::paintErrorBars(QPainter& painter) const
{
    const QRectF& plot = m_geometry->plot;
    const double cap = m_style.markerRadius * 0.85;
    const bool withCaps = m_geometry->byIntensity.size() <= maximumCaps;
    std::map<QRgb, QVector<QLineF>> lines;
    const auto toY = [&](FlopPerSecond value) {
        const double y = m_geometry->mapping.yToPixel(value.value());
        return std::isfinite(y) ? std::clamp(y, plot.top(), plot.bottom()) : plot.bottom();
    };
    for (const std::size_t i : m_geometry->byIntensity) {
        const ChartPoint& point = m_content->points[i];
        if (!point.low && !point.high) {
            continue;
        }
        const QColor colour = point.standing == Standing::Failed
            ? m_style.failure
            : m_style.seriesColor(point.series);
        const double x = m_geometry->points[i].x;
        const double low = toY(point.low.value_or(point.performance));
        const double high = toY(point.high.value_or(point.performance));
        if (std::abs(low - high) < 1.0) {
            continue;
        }
        QVector<QLineF>& group = lines[colour.rgb()];
        group << QLineF(x, low, x, high);
        // A bar that the frame cuts off has no end there.
        for (const double end : {low, high}) {
            if (withCaps && end > plot.top() && end < plot.bottom()) {
                group << QLineF(std::max(x - cap, plot.left()), end,
                                std::min(x + cap, plot.right()), end);
            }
        }
    }
    for (const auto& [colour, group] : lines) {
        painter.setPen(QPen(QColor(colour), m_style.hairline * 1.5, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(group);
    }
}

void PointsItem::paintShapes(QPainter& painter) const
{
    for (const bool failed : {false, true}) {
        for (const std::size_t i : m_geometry->byIntensity) {
            const ChartPoint& point = m_content->points[i];
            if ((point.standing == Standing::Failed) == failed) {
                paintMarker(painter, m_style, {point.series, point.device, point.standing},
                            m_geometry->position(i));
            }
        }
    }
}

const QPixmap& PointsItem::sprite(const MarkerLook& look, QPointF phase, double pixelRatio)
{
    const auto phaseX = static_cast<quint64>(std::lround(phase.x() * phasesPerPixel));
    const auto phaseY = static_cast<quint64>(std::lround(phase.y() * phasesPerPixel));
    const quint64 key = (static_cast<quint64>(look.series) << 32)
        | (static_cast<quint64>(look.device) << 12) | (static_cast<quint64>(look.standing) << 8)
        | (phaseX << 4) | phaseY;
    const auto found = m_sprites.constFind(key);
    if (found != m_sprites.constEnd()) {
        return *found;
    }
    const int side = 2 * static_cast<int>(std::ceil(markerExtent(m_style) * pixelRatio)) + 2;
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2 + phase.x(), side / 2 + phase.y());
    painter.scale(pixelRatio, pixelRatio);
    paintMarker(painter, m_style, look, QPointF(0, 0));
    painter.end();
    return *m_sprites.insert(key, pixmap);
}

/// Draws in device pixels of the layer: the painter has no transformation.
void PointsItem::paintSprites(QPainter& painter)
{
    const double ratio = m_spriteRatio;
    const QPointF origin = boundingRect().topLeft();
    for (const bool failed : {false, true}) {
        for (const std::size_t i : m_geometry->byIntensity) {
            const ChartPoint& point = m_content->points[i];
            if ((point.standing == Standing::Failed) != failed) {
                continue;
            }
            const QPointF at = (m_geometry->position(i) - origin) * ratio;
            const double x = std::floor(at.x() * phasesPerPixel + 0.5) / phasesPerPixel;
            const double y = std::floor(at.y() * phasesPerPixel + 0.5) / phasesPerPixel;
            const QPointF whole(std::floor(x), std::floor(y));
            const QPixmap& pixmap = sprite({point.series, point.device, point.standing},
                                           QPointF(x, y) - whole, ratio);
            painter.drawPixmap(whole - QPointF(pixmap.width() / 2, pixmap.height() / 2), pixmap);
        }
    }
}

void PointsItem::renderLayer(double pixelRatio)
{
    const QSizeF size = boundingRect().size() * pixelRatio;
    if (!qFuzzyCompare(pixelRatio, m_spriteRatio)) {
        m_sprites.clear();
        m_spriteRatio = pixelRatio;
    }
    const QSize pixels(static_cast<int>(std::ceil(size.width())),
                       static_cast<int>(std::ceil(size.height())));
    if (m_layer.size() != pixels) {
        m_layer = QPixmap(pixels);
    }
    m_layer.setDevicePixelRatio(1.0);
    m_layer.fill(Qt::transparent);
    QPainter painter(&m_layer);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.scale(pixelRatio, pixelRatio);
    painter.translate(-boundingRect().topLeft());
    paintErrorBars(painter);
    painter.restore();
    paintSprites(painter);
    painter.end();
    m_layer.setDevicePixelRatio(pixelRatio);
    m_layerValid = true;
}

void PointsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_geometry == nullptr || m_geometry->byIntensity.empty()) {
        return;
    }
    const QTransform transform = painter->deviceTransform();
    const double ratio = painter->device()->devicePixelRatioF();
    const bool direct = m_cached && isRaster(*painter) && qFuzzyCompare(transform.m11(), ratio)
        && qFuzzyCompare(transform.m22(), ratio) && transform.type() <= QTransform::TxScale;
    if (!direct) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintErrorBars(*painter);
        paintShapes(*painter);
        painter->restore();
        return;
    }
    if (!m_layerValid || !qFuzzyCompare(ratio, m_spriteRatio)) {
        renderLayer(ratio);
    }
    painter->drawPixmap(boundingRect().topLeft(), m_layer);
}

} // namespace rooflab
