// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/axis_item.h"

#include "app/chart/chart_text.h"
#include "app/qt_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

int labelsThatFit(double length, double perLabel)
{
    return std::clamp(static_cast<int>(length / perLabel), 2, 40);
}

/// The centre of the pixel that a coordinate falls into, so that hairlines stay sharp.
double sharp(double coordinate)
{
    return std::floor(coordinate) + 0.5;
}

/// With a fixed unit the labels are bare numbers; the title has the unit.
std::vector<Tick> ticksOfPerformance(const PlotMapping& mapping, PerformanceUnit unit, int labels)
{
    const Frame& frame = mapping.frame();
    const auto one = sizeOf(unit);
    if (!one) {
        return axisTicks(frame.performanceMin, frame.performanceMax, mapping.scale(),
                         TickStyle::SiPrefix, labels);
    }
    std::vector<Tick> ticks
        = axisTicks(frame.performanceMin / one->value(), frame.performanceMax / one->value(),
                    mapping.scale(), TickStyle::Plain, labels);
    for (Tick& tick : ticks) {
        tick.value *= one->value();
    }
    return ticks;
}

} // namespace

AxisItem::AxisItem(QGraphicsItem* parent) : LayerItem(parent, layer::axes) { }

void AxisItem::setAxes(const PlotMapping& mapping, PerformanceUnit unit, const ChartLayout& layout,
                       const QRectF& chart, const ChartStyle& style)
{
    m_mapping = mapping;
    m_unit = unit;
    m_layout = layout;
    m_style = style;
    m_chart = chart;
    const Frame& frame = mapping.frame();
    const double em = style.tickPixels;
    m_xTicks = axisTicks(frame.aiMin, frame.aiMax, mapping.scale(), TickStyle::Plain,
                         labelsThatFit(layout.plot.width(), 4.5 * em));
    m_yTicks = ticksOfPerformance(mapping, unit, labelsThatFit(layout.plot.height(), 2.2 * em));
    setBounds(chart);
}

void AxisItem::paintGrid(QPainter& painter) const
{
    const QRectF& plot = m_layout.plot;
    for (const bool major : {false, true}) {
        painter.setPen(QPen(major ? m_style.gridMajor : m_style.gridMinor, m_style.hairline));
        for (const Tick& tick : m_xTicks) {
            if (tick.major == major) {
                const double x = sharp(m_mapping.xToPixel(tick.value));
                painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
            }
        }
        for (const Tick& tick : m_yTicks) {
            if (tick.major == major) {
                const double y = sharp(m_mapping.yToPixel(tick.value));
                painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
            }
        }
    }
}

void AxisItem::paintTicks(QPainter& painter) const
{
    const QRectF& plot = m_layout.plot;
    const double em = m_style.tickPixels;
    const double left = sharp(plot.left());
    const double bottom = sharp(plot.bottom());
    painter.setPen(QPen(m_style.axis, m_style.hairline * 1.2));
    painter.drawLine(QPointF(left, plot.top()), QPointF(left, bottom));
    painter.drawLine(QPointF(left, bottom), QPointF(plot.right(), bottom));
    for (const Tick& tick : m_xTicks) {
        const double x = sharp(m_mapping.xToPixel(tick.value));
        const double length = tick.major ? 0.4 * em : 0.22 * em;
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + length));
    }
    for (const Tick& tick : m_yTicks) {
        const double y = sharp(m_mapping.yToPixel(tick.value));
        const double length = tick.major ? 0.4 * em : 0.22 * em;
        painter.drawLine(QPointF(left - length, y), QPointF(left, y));
    }
}

void AxisItem::paintXLabels(QPainter& painter) const
{
    const QFont font = m_style.font(m_style.tickPixels);
    const QFontMetricsF metrics(font);
    const double em = m_style.tickPixels;
    const double baseline = m_layout.plot.bottom() + 0.5 * em + metrics.ascent();
    painter.setFont(font);
    painter.setPen(m_style.ink);
    double free = m_chart.left();
    for (const Tick& tick : m_xTicks) {
        if (tick.label.empty()) {
            continue;
        }
        const QString text = toQt(tick.label);
        const double width = metrics.horizontalAdvance(text);
        const double left = m_mapping.xToPixel(tick.value) - width / 2.0;
        if (left < free || left + width > m_chart.right()) {
            continue;
        }
        painter.drawText(QPointF(left, baseline), text);
        free = left + width + 0.6 * em;
    }
}

void AxisItem::paintYLabels(QPainter& painter) const
{
    const QFont font = m_style.font(m_style.tickPixels);
    const QFontMetricsF metrics(font);
    const double em = m_style.tickPixels;
    const double right = m_layout.plot.left() - 0.6 * em;
    painter.setFont(font);
    painter.setPen(m_style.ink);
    double free = m_chart.bottom();
    for (const Tick& tick : m_yTicks) {
        if (tick.label.empty()) {
            continue;
        }
        const QString text = toQt(tick.label);
        const double middle = m_mapping.yToPixel(tick.value);
        const double half = metrics.height() / 2.0;
        if (middle + half > free) {
            continue;
        }
        const double baseline = middle + metrics.capHeight() / 2.0;
        painter.drawText(QPointF(right - metrics.horizontalAdvance(text), baseline), text);
        free = middle - half;
    }
}

void AxisItem::paintTitles(QPainter& painter) const
{
    if (!m_layout.showAxisTitles) {
        return;
    }
    const QRectF& plot = m_layout.plot;
    const double em = m_style.tickPixels;
    const QFont font = m_style.font(m_style.axisTitlePixels);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(m_style.ink);

    const QString xTitle
        = metrics.elidedText(tr("Arithmetic intensity (FLOP/Byte)"), Qt::ElideRight, plot.width());
    const double tickHeight = lineHeight(m_style.font(m_style.tickPixels));
    const double xBaseline = plot.bottom() + 0.8 * em + tickHeight + metrics.ascent();
    painter.drawText(
        QPointF(plot.center().x() - metrics.horizontalAdvance(xTitle) / 2.0, xBaseline), xTitle);

    paintPerformanceTitle(painter);
}

QString AxisItem::performanceTitle() const
{
    return m_unit == PerformanceUnit::Auto ? tr("Performance (FLOPS)")
                                           : tr("Performance (%1)").arg(toQt(toText(m_unit)));
}

/// The title, then the unit's conversion, smaller and where there is room.
void AxisItem::paintPerformanceTitle(QPainter& painter) const
{
    const double em = m_style.tickPixels;
    const double room = m_layout.plot.height();
    const QFontMetricsF metrics(painter.font());
    const QString title = metrics.elidedText(performanceTitle(), Qt::ElideRight, room);
    const QString conversion = toQt(conversionText(m_unit));
    const QFont small = m_style.font(m_style.captionPixels);
    const double gap = conversion.isEmpty() ? 0.0 : 1.2 * em;
    const double titleWidth = metrics.horizontalAdvance(title);
    const double wholeWidth = titleWidth + gap + textWidth(small, conversion);
    const bool withConversion = !conversion.isEmpty() && wholeWidth <= room;
    const double start = -(withConversion ? wholeWidth : titleWidth) / 2.0;
    painter.save();
    painter.translate(m_chart.left() + 0.6 * em + metrics.ascent(), m_layout.plot.center().y());
    painter.rotate(-90.0);
    painter.drawText(QPointF(start, 0.0), title);
    if (withConversion) {
        painter.setFont(small);
        painter.setPen(m_style.mutedInk);
        painter.drawText(QPointF(start + titleWidth + gap, 0.0), conversion);
    }
    painter.restore();
}

void AxisItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_layout.usable) {
        return;
    }
    painter->save();
    painter->fillRect(m_layout.plot, m_style.plotBackground);
    painter->setRenderHint(QPainter::Antialiasing, false);
    paintGrid(*painter);
    paintTicks(*painter);
    painter->setRenderHint(QPainter::Antialiasing, true);
    paintXLabels(*painter);
    paintYLabels(*painter);
    paintTitles(*painter);
    painter->restore();
}

} // namespace rooflab
