// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/appearance.h"
#include "app/import/duration_strip.h"
#include "app/qt_text.h"
#include "core/ticks.h"

#include <QPainter>

#include <algorithm>

namespace rooflab {
namespace {

constexpr double handleSize = 6.0;
constexpr double barGapFrom = 4.0; ///< pixels a launch from which bars stand apart
constexpr double outlierFactor = 10.0;

/// The unit of the axis: what makes its largest value a handy number.
struct AxisUnit {
    const char* name;
    double nanoseconds;
};

AxisUnit unitFor(double nanoseconds)
{
    if (nanoseconds >= 1e9) {
        return {"s", 1e9};
    }
    if (nanoseconds >= 1e5) { // as times are written elsewhere
        return {"ms", 1e6};
    }
    return nanoseconds >= 1e3 ? AxisUnit{"µs", 1e3} : AxisUnit{"ns", 1.0};
}

QColor withAlpha(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

} // namespace

QPixmap DurationStrip::drawnLaunches() const
{
    QPixmap pixmap(size() * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const double base = m_geometry.plot().bottom();
    const QColor color = palette().color(QPalette::Link);
    const double typical = m_group->count() == 0
        ? 0.0
        : static_cast<double>(m_group->durationNs(m_group->count() - 1));
    const double median = m_median.value_or(typical);
    for (const StripColumn& column : m_columns) {
        const double left = m_geometry.boundaryX(column.first);
        const double width = m_geometry.boundaryX(column.last + 1) - left;
        const double gap = width >= barGapFrom ? 1.0 : 0.0;
        const double high = m_geometry.y(column.range.high);
        const double low = m_geometry.y(column.range.low);
        painter.fillRect(QRectF(left, low, width - gap, base - low), withAlpha(color, 90));
        painter.fillRect(QRectF(left, high, width - gap, std::max(low - high, 2.0)), color);
        const bool isOutlier = median > 0.0
            && (column.range.high > median * outlierFactor
                || column.range.low * outlierFactor < median);
        if (isOutlier) {
            const double y = column.range.high > median * outlierFactor ? high : low;
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(problemColor(palette()));
            painter.drawEllipse(QPointF(left + (width - gap) / 2.0, y), 3.0, 3.0);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
    }
    return pixmap;
}

void DurationStrip::drawAxis(QPainter& painter) const
{
    const PixelRect& plot = m_geometry.plot();
    const DurationRange axis = m_geometry.axis();
    const AxisUnit unit = unitFor(axis.high);
    const int mostLabels
        = std::max(3, static_cast<int>(plot.height) / (fontMetrics().height() + 6));
    const QColor muted = palette().color(QPalette::PlaceholderText);
    const double lineHeight = fontMetrics().height();
    for (const Tick& tick : axisTicks(axis.low / unit.nanoseconds, axis.high / unit.nanoseconds,
                                      m_scale, TickStyle::Plain, mostLabels)) {
        if (tick.label.empty()) {
            continue;
        }
        const double y = m_geometry.y(tick.value * unit.nanoseconds);
        painter.setPen(withAlpha(muted, 60));
        painter.drawLine(QPointF(plot.left, y), QPointF(plot.right(), y));
        painter.setPen(muted);
        painter.drawText(QRectF(0, y - lineHeight / 2.0, plot.left - 6.0, lineHeight),
                         Qt::AlignRight | Qt::AlignVCenter, toQt(tick.label));
    }
    painter.setPen(muted);
    painter.drawLine(QPointF(plot.left, plot.bottom()), QPointF(plot.right(), plot.bottom()));
    const QRectF below(plot.left, plot.bottom() + 4.0, plot.width, lineHeight);
    const QString count = QString::number(m_group->count());
    painter.drawText(below, Qt::AlignLeft, QStringLiteral("1"));
    painter.drawText(below, Qt::AlignRight, count);
    painter.drawText(below, Qt::AlignHCenter, tr("launch, in dispatch order"));
    painter.drawText(QRectF(0, 2.0, plot.left - 6.0, lineHeight), Qt::AlignRight,
                     QString::fromUtf8(unit.name));
}

void DurationStrip::drawWarmup(QPainter& painter) const
{
    const PixelRect& plot = m_geometry.plot();
    const double x = m_geometry.boundaryX(m_boundary);
    if (!m_group->isHelper) {
        const double proposed = m_geometry.boundaryX(m_group->proposedWarmup);
        QPen dashed(palette().color(QPalette::PlaceholderText), 1.0, Qt::DashLine);
        painter.setPen(dashed);
        painter.drawLine(QPointF(proposed, plot.top), QPointF(proposed, plot.bottom()));
    }
    QColor shade = palette().color(QPalette::Base);
    shade.setAlpha(170);
    painter.fillRect(QRectF(plot.left, plot.top, x - plot.left, plot.height), shade);
    painter.fillRect(
        QRectF(plot.left, plot.top, x - plot.left, plot.height),
        QBrush(withAlpha(palette().color(QPalette::PlaceholderText), 70), Qt::BDiagPattern));
    if (m_group->isHelper) {
        return;
    }
    const QColor color = palette().color(hasFocus() ? QPalette::Highlight : QPalette::Text);
    painter.setPen(QPen(color, hasFocus() ? 2.0 : 1.5));
    painter.drawLine(QPointF(x, plot.top - 4.0), QPointF(x, plot.bottom()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{QPointF(x - handleSize, plot.top - handleSize - 3.0),
                                  QPointF(x + handleSize, plot.top - handleSize - 3.0),
                                  QPointF(x, plot.top + 4.0)});
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void DurationStrip::drawMedian(QPainter& painter) const
{
    if (!m_median) {
        return;
    }
    const double y = m_geometry.y(*m_median);
    const double from = m_geometry.boundaryX(m_boundary);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DotLine));
    painter.drawLine(QPointF(from, y), QPointF(m_geometry.plot().right(), y));
}

void DurationStrip::drawHover(QPainter& painter) const
{
    if (!m_hovered || m_isDragging) {
        return;
    }
    const double x = m_geometry.centreX(*m_hovered);
    painter.setPen(QPen(withAlpha(palette().color(QPalette::Text), 120), 1.0));
    painter.drawLine(QPointF(x, m_geometry.plot().top), QPointF(x, m_geometry.plot().bottom()));
}

void DurationStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_group->count() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignCenter, tr("No launches are selected"));
        return;
    }
    if (m_launches.isNull()) {
        m_launches = drawnLaunches();
    }
    drawAxis(painter);
    painter.drawPixmap(0, 0, m_launches);
    drawWarmup(painter);
    drawMedian(painter);
    drawHover(painter);
}

} // namespace rooflab
