// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/sample_chart.h"

#include "app/qt_text.h"
#include "core/ticks.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace rooflab {
namespace {

constexpr int leftPixels = 44; ///< for the labels of the vertical axis
constexpr int rightPixels = 10;
constexpr int topPixels = 20; ///< for the title of the vertical axis
constexpr int bottomPixels = 36; ///< for labels and title of the horizontal axis
constexpr int labelPixels = 46; ///< room that a label of the horizontal axis takes
constexpr double shareForEqual = 0.05; ///< half a span around values that are all the same

} // namespace

SampleChart::SampleChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void SampleChart::setSamples(const Samples& samples)
{
    m_samples = samples;
    read(std::nullopt);
    layOut();
    update();
}

void SampleChart::setMark(std::optional<Seconds> time)
{
    m_mark = time;
    update();
}

QSize SampleChart::sizeHint() const
{
    return {260, 190};
}

QSize SampleChart::minimumSizeHint() const
{
    return {160, 120};
}

QRectF SampleChart::plot() const
{
    return QRectF(rect()).adjusted(leftPixels, topPixels, -rightPixels, -bottomPixels);
}

double SampleChart::xOf(double value, const Span& span) const
{
    return plot().left() + (value - span.low) / (span.high - span.low) * plot().width();
}

double SampleChart::yOf(double value, const Span& span) const
{
    return plot().bottom() - (value - span.low) / (span.high - span.low) * plot().height();
}

SampleChart::Span SampleChart::roomFor(double low, double high, double share)
{
    const double room = high > low ? (high - low) * share : std::abs(high) * shareForEqual;
    return room > 0.0 ? Span{low - room, high + room} : Span{low - 1.0, high + 1.0};
}

SampleChart::TimeUnit SampleChart::unitFor(double longestSeconds)
{
    if (longestSeconds >= 1.0) {
        return {QStringLiteral("s"), 1.0};
    }
    if (longestSeconds >= 1e-4) { // as times are written elsewhere
        return {QStringLiteral("ms"), 1e-3};
    }
    return longestSeconds >= 1e-6 ? TimeUnit{QStringLiteral("\u00b5s"), 1e-6}
                                  : TimeUnit{QStringLiteral("ns"), 1e-9};
}

QColor SampleChart::softened(QPalette::ColorRole role, int alpha) const
{
    QColor color = palette().color(role);
    color.setAlpha(alpha);
    return color;
}

void SampleChart::drawTicksBelow(QPainter& painter, const Span& span, const QString& title) const
{
    const QRectF area = plot();
    const double lineHeight = fontMetrics().height();
    const QColor muted = palette().color(QPalette::PlaceholderText);
    painter.setPen(muted);
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const int mostLabels = std::max(2, static_cast<int>(area.width()) / labelPixels);
    for (const Tick& tick :
         axisTicks(span.low, span.high, AxisScale::Linear, TickStyle::Plain, mostLabels)) {
        if (tick.label.empty()) {
            continue;
        }
        const double x = xOf(tick.value, span);
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3.0));
        const QString label = toQt(tick.label);
        const double width = fontMetrics().horizontalAdvance(label) + 2.0;
        const double left = std::clamp(x - width / 2.0, 0.0, this->width() - width);
        painter.drawText(QRectF(left, area.bottom() + 4.0, width, lineHeight), Qt::AlignCenter,
                         label);
    }
    painter.drawText(
        QRectF(area.left(), area.bottom() + 4.0 + lineHeight, area.width(), lineHeight),
        Qt::AlignRight, title);
}

void SampleChart::drawTicksLeft(QPainter& painter, const Span& span, const QString& title) const
{
    const QRectF area = plot();
    const double lineHeight = fontMetrics().height();
    const int mostLabels = std::max(2, static_cast<int>(area.height() / (lineHeight + 8.0)));
    for (const Tick& tick :
         axisTicks(span.low, span.high, AxisScale::Linear, TickStyle::Plain, mostLabels)) {
        if (tick.label.empty()) {
            continue;
        }
        const double y = yOf(tick.value, span);
        painter.setPen(softened(QPalette::PlaceholderText, 60));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(0.0, y - lineHeight / 2.0, area.left() - 5.0, lineHeight),
                         Qt::AlignRight | Qt::AlignVCenter, toQt(tick.label));
    }
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(4.0, 0.0, width() - 8.0, lineHeight), Qt::AlignLeft, title);
}

void SampleChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (elementCount() == 0) {
        return;
    }
    drawAxes(painter);
    for (std::size_t i = 0; i < elementCount(); ++i) {
        const QRectF bar = elementRect(i);
        painter.fillRect(
            bar, m_read == i ? palette().color(QPalette::Text) : palette().color(QPalette::Link));
    }
    if (m_mark) {
        painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DashLine));
        drawMark(painter, *m_mark);
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

std::optional<std::size_t> SampleChart::elementAt(double x) const
{
    for (std::size_t i = 0; i < elementCount(); ++i) {
        const QRectF bar = elementRect(i);
        const double slack = std::max(0.5, (4.0 - bar.width()) / 2.0);
        if (x >= bar.left() - slack && x <= bar.right() + slack) {
            return i;
        }
    }
    return std::nullopt;
}

void SampleChart::read(std::optional<std::size_t> element)
{
    if (m_read != element) {
        m_read = element;
        const QString text = element ? elementText(*element) : QString();
        setAccessibleDescription(text);
        Q_EMIT elementRead(text);
        update();
    }
}

bool SampleChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto element = elementAt(help->pos().x())) {
            QToolTip::showText(help->globalPos(), elementText(*element), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void SampleChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void SampleChart::mouseMoveEvent(QMouseEvent* event)
{
    read(elementAt(event->position().x()));
}

void SampleChart::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    read(std::nullopt);
}

void SampleChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    read(std::nullopt);
}

void SampleChart::keyPressEvent(QKeyEvent* event)
{
    const std::size_t count = elementCount();
    if (count == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        read(m_read ? (*m_read > 0 ? *m_read - 1 : 0) : count - 1);
        break;
    case Qt::Key_Right:
        read(m_read ? std::min(*m_read + 1, count - 1) : 0);
        break;
    case Qt::Key_Home:
        read(0);
        break;
    case Qt::Key_End:
        read(count - 1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace rooflab
