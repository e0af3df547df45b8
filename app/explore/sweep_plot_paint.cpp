// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/markers.h"
#include "app/explore/sweep_plot.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/ticks.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <set>

namespace rooflab {
namespace {

constexpr std::size_t mostOwnTicks = 14; ///< above: the ticks of an axis

ThemeId themeOf(const QPalette& colors)
{
    return colors.color(QPalette::Base).lightness() < 128 ? ThemeId::Dark : ThemeId::Light;
}

double fromAxis(double value, bool isLog)
{
    return isLog ? std::pow(10.0, value) : value;
}

} // namespace

std::vector<double> SweepPlot::xTicks() const
{
    std::set<double> own;
    for (const SweepCurve& curve : m_curves) {
        for (const SweepMark& mark : curve.marks) {
            own.insert(mark.x);
        }
    }
    if (own.size() <= mostOwnTicks) {
        return {own.begin(), own.end()};
    }
    std::vector<double> values;
    for (const Tick& tick :
         axisTicks(fromAxis(m_xLow, m_isLogX), fromAxis(m_xHigh, m_isLogX),
                   m_isLogX ? AxisScale::Log : AxisScale::Linear, TickStyle::Plain, 8)) {
        if (!tick.label.empty()) {
            values.push_back(tick.value);
        }
    }
    return values;
}

void SweepPlot::drawAxes(QPainter& painter, const ChartStyle& style) const
{
    const double line = fontMetrics().height();
    const bool isLog = m_scale == AxisScale::Log;
    const int labels = std::max(4, static_cast<int>(m_plot.height() / (1.6 * line)));
    painter.fillRect(m_plot, style.plotBackground);
    for (const Tick& tick : axisTicks(fromAxis(m_yLow, isLog), fromAxis(m_yHigh, isLog), m_scale,
                                      TickStyle::Plain, labels)) {
        const double y = place(fromAxis(m_xLow, m_isLogX), tick.value).y();
        painter.setPen(tick.major ? style.gridMajor : style.gridMinor);
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        if (!tick.label.empty()) {
            painter.setPen(style.mutedInk);
            painter.drawText(QRectF(0.0, y - line, m_plot.left() - 6.0, 2.0 * line),
                             Qt::AlignRight | Qt::AlignVCenter,
                             tick.value > 0.0 ? quantityText(m_quantity, tick.value, m_units)
                                              : QStringLiteral("0"));
        }
    }
    double labelEnd = 0.0;
    for (const double value : xTicks()) {
        const double x = place(value, fromAxis(m_yHigh, isLog)).x();
        painter.setPen(style.gridMinor);
        painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        const QString label = toQt(formatNumber(value, 10));
        const double width = fontMetrics().horizontalAdvance(label);
        if (x - width / 2.0 > labelEnd) {
            painter.setPen(style.mutedInk);
            painter.drawText(QPointF(x - width / 2.0, m_plot.bottom() + line), label);
            labelEnd = x + width / 2.0 + 6.0;
        }
    }
    painter.setPen(style.axis);
    painter.drawRect(m_plot);
    painter.setPen(style.ink);
    painter.drawText(
        QRectF(m_plot.left(), m_plot.bottom() + line + 6.0, m_plot.width(), line + 4.0),
        Qt::AlignCenter, m_isLogX ? tr("%1 (log axis)").arg(m_parameter) : m_parameter);
}

void SweepPlot::drawBand(QPainter& painter, const ChartStyle& style, const SweepCurve& curve) const
{
    QPolygonF band;
    QPolygonF back;
    for (const SweepMark& mark : curve.marks) {
        if (mark.atMin && mark.atMedian) {
            band.append(place(mark.x, *mark.atMin));
            back.prepend(place(mark.x, *mark.atMedian));
        }
    }
    QColor color = style.seriesColor(curve.series);
    color.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(band + back);
}

void SweepPlot::drawCurve(QPainter& painter, const ChartStyle& style, const SweepCurve& curve) const
{
    QPolygonF line;
    for (const SweepMark& mark : curve.marks) {
        line.append(place(mark.x, mark.value));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.seriesColor(curve.series), 1.6));
    painter.drawPolyline(line);
    for (std::size_t i = 0; i < curve.marks.size(); ++i) {
        const QPointF at = line.at(static_cast<qsizetype>(i));
        if (m_selected.contains(curve.marks[i].id)) {
            painter.setPen(QPen(style.accent, 2.0));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, 10.0, 10.0);
        }
        paintMarker(painter, style, {curve.series, curve.device, curve.marks[i].standing}, at);
    }
}

void SweepPlot::drawSpot(QPainter& painter, const ChartStyle& style) const
{
    const SweepMark& mark = markAt(*m_spot);
    const QPointF at = place(mark.x, mark.value);
    painter.setPen(QPen(style.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, 9.0, 9.0);
    const QRectF needed
        = fontMetrics().boundingRect(QRect(0, 0, width(), height()), Qt::AlignLeft, mark.text);
    QRectF card(at + QPointF(12.0, -needed.height() - 20.0), needed.size() + QSizeF(14.0, 8.0));
    if (card.right() > width() - 2.0) {
        card.moveRight(at.x() - 12.0);
    }
    card.moveLeft(std::max(2.0, card.left()));
    card.moveTop(std::max(2.0, card.top()));
    painter.setPen(style.cardBorder);
    painter.setBrush(style.cardBackground);
    painter.drawRoundedRect(card, 4.0, 4.0);
    painter.setPen(style.ink);
    painter.drawText(card.adjusted(7.0, 4.0, -7.0, -4.0), Qt::AlignLeft, mark.text);
}

void SweepPlot::paintEvent(QPaintEvent*)
{
    const ChartStyle style = chartStyle(themeOf(palette()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_curves.empty()) {
        return;
    }
    drawAxes(painter, style);
    for (const SweepCurve& curve : m_curves) {
        if (m_isBandShown) {
            drawBand(painter, style, curve);
        }
    }
    for (const SweepCurve& curve : m_curves) {
        drawCurve(painter, style, curve);
    }
    if (m_spot) {
        drawSpot(painter, style);
    }
    if (hasFocus()) {
        painter.setPen(QPen(style.accent, 1.0, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -1.0, -1.0));
    }
}

} // namespace rooflab
