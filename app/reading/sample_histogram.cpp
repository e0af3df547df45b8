// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/sample_histogram.h"

#include "app/qt_text.h"
#include "core/format.h"

#include <QPainter>

#include <algorithm>

namespace rooflab {
namespace {

constexpr double roomBeside = 0.02; ///< of the span, left and right of the bars
constexpr int textDigits = 5; ///< neighbouring bins differ in the fourth digit

} // namespace

SampleHistogram::SampleHistogram(QWidget* parent) : SampleChart(parent)
{
    setObjectName(QStringLiteral("sampleHistogram"));
    setAccessibleName(tr("Histogram of the samples"));
}

void SampleHistogram::layOut()
{
    m_histogram = histogram(samples().values());
    if (!m_histogram) {
        return;
    }
    const double bins = static_cast<double>(m_histogram->counts.size());
    const double low = m_histogram->first.value();
    const double high = low + m_histogram->width.value() * bins;
    m_unit = unitFor(high);
    m_times = roomFor(low / m_unit.seconds, high / m_unit.seconds, roomBeside);
    m_counts = {0.0,
                static_cast<double>(
                    *std::max_element(m_histogram->counts.begin(), m_histogram->counts.end()))
                    * 1.05};
}

std::size_t SampleHistogram::elementCount() const
{
    return m_histogram ? m_histogram->counts.size() : 0;
}

QRectF SampleHistogram::elementRect(std::size_t element) const
{
    const double first = m_histogram->first.value();
    const double width = m_histogram->width.value();
    const double low = first + width * static_cast<double>(element);
    double left = xOf(low / m_unit.seconds, m_times);
    double right = xOf((low + width) / m_unit.seconds, m_times);
    if (right - left < 1.0) { // all samples are equal
        left -= 4.0;
        right += 4.0;
    }
    const double gap = right - left > 4.0 ? 1.0 : 0.0;
    const double top = yOf(static_cast<double>(m_histogram->counts[element]), m_counts);
    return {left, top, right - left - gap, plot().bottom() - top};
}

QString SampleHistogram::elementText(std::size_t element) const
{
    const Seconds low{m_histogram->first.value()
                      + m_histogram->width.value() * static_cast<double>(element)};
    const Seconds high{low.value() + m_histogram->width.value()};
    return tr("%1 to %2: %3 of %4 samples")
        .arg(toQt(formatTime(low, textDigits)), toQt(formatTime(high, textDigits)))
        .arg(m_histogram->counts[element])
        .arg(samples().size());
}

void SampleHistogram::drawAxes(QPainter& painter) const
{
    drawTicksLeft(painter, m_counts, tr("samples"));
    drawTicksBelow(painter, m_times, tr("time, %1").arg(m_unit.name));
}

void SampleHistogram::drawMark(QPainter& painter, Seconds time) const
{
    const double x = xOf(time.value() / m_unit.seconds, m_times);
    if (x >= plot().left() && x <= plot().right()) {
        painter.drawLine(QPointF(x, plot().top() - 4.0), QPointF(x, plot().bottom()));
    }
}

} // namespace rooflab
