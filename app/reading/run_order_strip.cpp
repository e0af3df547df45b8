// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/run_order_strip.h"

#include "app/qt_text.h"
#include "core/format.h"

#include <QPainter>

#include <algorithm>

namespace rooflab {
namespace {

constexpr double roomBeside = 0.06; ///< of the span, above and below the marks
constexpr double leastMark = 3.0; ///< pixels
constexpr double pixelsAPiece = 2.0;
constexpr int textDigits = 5;

} // namespace

RunOrderStrip::RunOrderStrip(QWidget* parent) : SampleChart(parent)
{
    setObjectName(QStringLiteral("runOrderStrip"));
    setAccessibleName(tr("Samples in run order"));
}

void RunOrderStrip::layOut()
{
    const auto most = static_cast<std::size_t>(std::max(1.0, plot().width() / pixelsAPiece));
    m_pieces = runOrder(samples().values(), most);
    if (m_pieces.empty()) {
        return;
    }
    double low = m_pieces.front().low.value();
    double high = m_pieces.front().high.value();
    for (const RunPiece& piece : m_pieces) {
        low = std::min(low, piece.low.value());
        high = std::max(high, piece.high.value());
    }
    m_unit = unitFor(high);
    m_times = roomFor(low / m_unit.seconds, high / m_unit.seconds, roomBeside);
    m_order = {0.5, static_cast<double>(samples().size()) + 0.5};
}

QRectF RunOrderStrip::elementRect(std::size_t element) const
{
    const RunPiece& piece = m_pieces[element];
    const double first = static_cast<double>(piece.first) + 0.5;
    const double left = xOf(first, m_order);
    const double right = xOf(first + static_cast<double>(piece.count), m_order);
    const double top = yOf(piece.high.value() / m_unit.seconds, m_times);
    const double bottom = yOf(piece.low.value() / m_unit.seconds, m_times);
    const double height = std::max(bottom - top, leastMark);
    const double gap = right - left > 4.0 ? 1.0 : 0.0;
    return {left, (top + bottom - height) / 2.0, right - left - gap, height};
}

QString RunOrderStrip::elementText(std::size_t element) const
{
    const RunPiece& piece = m_pieces[element];
    const QString low = toQt(formatTime(piece.low, textDigits));
    if (piece.count == 1) {
        return tr("sample %1 of %2: %3").arg(piece.first + 1).arg(samples().size()).arg(low);
    }
    return tr("samples %1 to %2 of %3: %4 to %5")
        .arg(piece.first + 1)
        .arg(piece.first + piece.count)
        .arg(samples().size())
        .arg(low, toQt(formatTime(piece.high, textDigits)));
}

void RunOrderStrip::drawAxes(QPainter& painter) const
{
    drawTicksLeft(painter, m_times, tr("time, %1").arg(m_unit.name));
    drawTicksBelow(painter, m_order, tr("sample, in run order"));
}

void RunOrderStrip::drawMark(QPainter& painter, Seconds time) const
{
    const double y = yOf(time.value() / m_unit.seconds, m_times);
    painter.drawLine(QPointF(plot().left(), y), QPointF(plot().right(), y));
}

} // namespace rooflab
