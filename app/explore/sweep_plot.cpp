// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/sweep_plot.h"

#include "app/qt_text.h"
#include "core/format.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace rooflab {
namespace {

constexpr double reachPixels = 14.0;

double toAxis(double value, bool isLog)
{
    return isLog ? std::log10(value) : value;
}

} // namespace

SweepPlot::SweepPlot(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("sweepPlot"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Sweep over a parameter"));
    setWhatsThis(tr("Left and Right walk along a curve, Up and Down change it, Enter selects the "
                    "record"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SweepPlot::setCurves(std::vector<SweepCurve> curves, const QString& parameter,
                          SweepQuantity quantity, const UnitChoice& units)
{
    m_curves = std::move(curves);
    m_parameter = parameter;
    m_quantity = quantity;
    m_units = units;
    findRanges();
    setSpot(std::nullopt);
    layOut();
}

void SweepPlot::setScale(AxisScale scale)
{
    m_scale = scale;
    findRanges();
    layOut();
}

void SweepPlot::setBandShown(bool isShown)
{
    m_isBandShown = isShown;
    update();
}

void SweepPlot::setSelectedIds(const QStringList& ids)
{
    m_selected = QSet<QString>(ids.cbegin(), ids.cend());
    update();
}

void SweepPlot::findRanges()
{
    std::vector<double> xs;
    std::vector<double> ys;
    for (const SweepCurve& curve : m_curves) {
        for (const SweepMark& mark : curve.marks) {
            xs.push_back(mark.x);
            ys.push_back(mark.value);
            for (const auto& edge : {mark.atMin, mark.atMedian}) {
                if (edge) {
                    ys.push_back(*edge);
                }
            }
        }
    }
    if (xs.empty()) {
        return;
    }
    const auto [xLow, xHigh] = std::minmax_element(xs.begin(), xs.end());
    const auto [yLow, yHigh] = std::minmax_element(ys.begin(), ys.end());
    m_isLogX = *xLow > 0.0;
    const double margin = (toAxis(*xHigh, m_isLogX) - toAxis(*xLow, m_isLogX)) * 0.04;
    m_xLow = toAxis(*xLow, m_isLogX) - margin;
    m_xHigh = toAxis(*xHigh, m_isLogX) + margin;
    const bool isLog = m_scale == AxisScale::Log;
    m_yLow = isLog ? std::log10(*yLow / 1.25) : 0.0;
    m_yHigh = isLog ? std::log10(*yHigh * 1.25) : *yHigh * 1.08;
}

void SweepPlot::layOut()
{
    const double line = fontMetrics().height();
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("0000 GFLOPS")) + 10.0;
    m_plot = QRectF(left, line + 6.0, std::max(10.0, width() - left - 14.0),
                    std::max(10.0, height() - 3.0 * line - 16.0));
    update();
}

QPointF SweepPlot::place(double x, double value) const
{
    const double xPart = (toAxis(x, m_isLogX) - m_xLow) / (m_xHigh - m_xLow);
    const double yPart = (toAxis(value, m_scale == AxisScale::Log) - m_yLow) / (m_yHigh - m_yLow);
    return {m_plot.left() + xPart * m_plot.width(), m_plot.bottom() - yPart * m_plot.height()};
}

QString quantityText(SweepQuantity quantity, double value, const UnitChoice& units)
{
    switch (quantity) {
    case SweepQuantity::Bandwidth:
        return toQt(formatBandwidth(BytesPerSecond(value), units.bandwidth));
    case SweepQuantity::Time:
        return toQt(formatTime(Seconds(value)));
    case SweepQuantity::Performance:
        return toQt(formatPerformance(FlopPerSecond(value), units.performance));
    }
    return {};
}

const SweepMark& SweepPlot::markAt(Spot spot) const
{
    return m_curves[spot.curve].marks[spot.mark];
}

std::optional<SweepPlot::Spot> SweepPlot::spotNear(QPointF at) const
{
    std::optional<Spot> nearest;
    double shortest = reachPixels * reachPixels;
    for (std::size_t c = 0; c < m_curves.size(); ++c) {
        for (std::size_t i = 0; i < m_curves[c].marks.size(); ++i) {
            const SweepMark& mark = m_curves[c].marks[i];
            const QPointF away = place(mark.x, mark.value) - at;
            const double distance = QPointF::dotProduct(away, away);
            if (distance < shortest) {
                shortest = distance;
                nearest = Spot{c, i};
            }
        }
    }
    return nearest;
}

void SweepPlot::setSpot(std::optional<Spot> spot)
{
    if (spot != m_spot) {
        m_spot = spot;
        setAccessibleDescription(spot ? markAt(*spot).text : QString());
        update();
    }
}

void SweepPlot::mouseMoveEvent(QMouseEvent* event)
{
    setSpot(spotNear(event->position()));
    setCursor(m_spot ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void SweepPlot::mousePressEvent(QMouseEvent* event)
{
    const auto spot = spotNear(event->position());
    if (event->button() == Qt::LeftButton && spot) {
        setSpot(spot);
        Q_EMIT recordChosen(markAt(*spot).id);
    }
}

void SweepPlot::leaveEvent(QEvent*)
{
    setSpot(std::nullopt);
}

void SweepPlot::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isArrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
    if (m_curves.empty() || (!isArrow && key != Qt::Key_Return && key != Qt::Key_Enter)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!m_spot) {
        setSpot(Spot{});
        return;
    }
    Spot spot = *m_spot;
    if (!isArrow) {
        Q_EMIT recordChosen(markAt(spot).id);
        return;
    }
    const std::size_t curves = m_curves.size();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        spot.curve = (spot.curve + (key == Qt::Key_Down ? 1 : curves - 1)) % curves;
    } else if (key == Qt::Key_Right) {
        ++spot.mark;
    } else if (spot.mark > 0) {
        --spot.mark;
    }
    spot.mark = std::min(spot.mark, m_curves[spot.curve].marks.size() - 1);
    setSpot(spot);
}

void SweepPlot::resizeEvent(QResizeEvent*)
{
    layOut();
}

void SweepPlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        layOut();
    }
    QWidget::changeEvent(event);
}

} // namespace rooflab
