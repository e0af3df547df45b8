// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/duration_strip.h"

#include "app/qt_text.h"
#include "core/format.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rooflab {
namespace {

constexpr double rightMargin = 12.0;
constexpr double nearBoundary = 6.0; ///< pixels
constexpr std::size_t pageStep = 10;

const TraceGroup& noGroup()
{
    static const TraceGroup none;
    return none;
}

} // namespace

DurationStrip::DurationStrip(QWidget* parent) : QWidget(parent), m_group(&noGroup())
{
    setObjectName(QStringLiteral("durationStrip"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Durations of the launches, with the end of the warm-up"));
    setWhatsThis(tr("Left and Right move the end of the warm-up by one launch, Page Up and Page "
                    "Down by ten, Home and End to the ends; R goes back to the proposal"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize DurationStrip::sizeHint() const
{
    return {480, 180};
}

QSize DurationStrip::minimumSizeHint() const
{
    return {200, 96};
}

void DurationStrip::setGroup(const TraceGroup& group)
{
    m_group = &group;
    m_boundary = group.warmup;
    m_median.reset();
    m_hovered.reset();
    m_isDragging = false;
    m_columnsWanted = 0;
    layOut();
}

void DurationStrip::clear()
{
    setGroup(noGroup());
}

void DurationStrip::setBoundary(std::size_t launches)
{
    const std::size_t most = m_group->count() == 0 ? 0 : m_group->count() - 1;
    m_boundary = std::min(launches, most);
    setAccessibleDescription(
        tr("%1 of %2 launches are warm-up").arg(m_boundary).arg(m_group->count()));
    update();
}

void DurationStrip::setMedian(std::optional<double> nanoseconds)
{
    m_median = nanoseconds;
    update();
}

void DurationStrip::setScale(AxisScale scale)
{
    m_scale = scale;
    layOut();
}

QString DurationStrip::launchText(std::size_t launch) const
{
    const QString time
        = toQt(formatTime(Seconds(static_cast<double>(m_group->durationNs(launch)) / giga)));
    const QString text = tr("launch %1 of %2: %3").arg(launch + 1).arg(m_group->count()).arg(time);
    return launch < m_boundary ? tr("%1, warm-up").arg(text) : text;
}

void DurationStrip::layOut()
{
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("0.00025")) + 14.0;
    const double top = fontMetrics().height() + 4.0;
    const double bottom = fontMetrics().height() + 8.0;
    const PixelRect plot{left, top, std::max(10.0, width() - left - rightMargin),
                         std::max(10.0, height() - top - bottom)};
    const auto columns = static_cast<std::size_t>(plot.width);
    if (std::exchange(m_columnsWanted, columns) != columns) {
        m_columns = stripColumns(*m_group, columns);
    }
    m_geometry = StripGeometry(plot, m_group->count(), stripAxis(m_columns, m_scale), m_scale);
    m_launches = QPixmap();
    setBoundary(m_boundary);
}

void DurationStrip::resizeEvent(QResizeEvent*)
{
    layOut();
}

void DurationStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::FontChange) {
        layOut();
    }
    QWidget::changeEvent(event);
}

bool DurationStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_group->count() > 0) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), launchText(m_geometry.launchAt(help->pos().x())),
                           this);
        return true;
    }
    return QWidget::event(event);
}

void DurationStrip::move(std::size_t launches)
{
    const std::size_t before = m_boundary;
    setBoundary(launches);
    if (m_boundary != before) {
        Q_EMIT boundaryMoved(m_boundary);
    }
}

void DurationStrip::keyPressEvent(QKeyEvent* event)
{
    const std::size_t back = std::min(m_boundary, event->key() == Qt::Key_PageUp ? pageStep : 1);
    if (m_group->isHelper || m_group->count() == 0 || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        move(m_boundary - back);
        break;
    case Qt::Key_Right:
        move(m_boundary + 1);
        break;
    case Qt::Key_PageDown:
        move(m_boundary + pageStep);
        break;
    case Qt::Key_Home:
        move(0);
        break;
    case Qt::Key_End:
        move(m_group->count());
        break;
    case Qt::Key_R:
        move(m_group->proposedWarmup);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void DurationStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_group->isHelper && m_group->count() > 0) {
        m_isDragging = true;
        move(m_geometry.boundaryAt(event->position().x()));
    }
}

void DurationStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (m_group->count() == 0) {
        return;
    }
    const double x = event->position().x();
    m_hovered = m_geometry.launchAt(x);
    if (m_isDragging) {
        move(m_geometry.boundaryAt(x));
    }
    const bool isNear = std::fabs(x - m_geometry.boundaryX(m_boundary)) <= nearBoundary;
    setCursor(isNear && !m_group->isHelper ? Qt::SplitHCursor : Qt::ArrowCursor);
    update();
}

void DurationStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        m_isDragging = false;
        update();
    }
}

void DurationStrip::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

} // namespace rooflab
