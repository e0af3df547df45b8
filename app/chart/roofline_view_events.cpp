// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "app/qt_text.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRubberBand>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

constexpr double wheelStep = 1.2;

} // namespace

bool RooflineView::event(QEvent* event)
{
    // Keys of the focused chart come before shortcuts of the window that use the same ones.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QChartView::event(event);
}

bool RooflineView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) {
        clearHover();
        leaveParts();
    }
    if (event->type() == QEvent::ToolTip) {
        showLegendTip(*static_cast<QHelpEvent*>(event));
        return true;
    }
    return QChartView::viewportEvent(event);
}

void RooflineView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    clearHover();
    refreshMarks();
}

void RooflineView::wheelEvent(QWheelEvent* event)
{
    const QPointF at = event->position();
    const double steps = event->angleDelta().y() / 120.0;
    if (!m_chart->parts().usable || !m_chart->parts().plot.contains(at) || steps == 0.0) {
        event->ignore();
        return;
    }
    zoomBy(std::pow(wheelStep, steps), at);
    event->accept();
}

void RooflineView::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    const bool right = event->button() == Qt::RightButton;
    if ((!left && !right) || m_gesture != Gesture::None) {
        event->ignore();
        return;
    }
    m_gesture = Gesture::Press;
    m_bandWanted = right || event->modifiers().testFlag(Qt::ShiftModifier);
    m_pressedAt = event->position();
    m_pressedFrame = frame();
    event->accept();
}

void RooflineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (event->buttons() == Qt::NoButton || m_gesture == Gesture::None) {
        hoverAt(at);
        return;
    }
    const QRectF& plot = m_chart->parts().plot;
    const QPointF moved = at - m_pressedAt;
    if (m_gesture == Gesture::Press) {
        if (moved.manhattanLength() < QApplication::startDragDistance() || !m_chart->parts().usable
            || !plot.contains(m_pressedAt)) {
            return;
        }
        m_gesture = m_bandWanted ? Gesture::RubberBand : Gesture::Pan;
        clearHover();
        m_rubberBand->setVisible(m_bandWanted);
        viewport()->setCursor(m_bandWanted ? Qt::CrossCursor : Qt::ClosedHandCursor);
        if (!m_bandWanted) {
            m_sinceWheel.invalidate();
            m_history.record(m_pressedFrame);
        }
    }
    if (m_gesture == Gesture::RubberBand) {
        m_rubberBand->setGeometry(
            QRectF(m_pressedAt, at).normalized().intersected(plot).toAlignedRect());
        return;
    }
    showFrame(panned(m_pressedFrame, m_chart->content().axes, -moved.x() / plot.width(),
                     moved.y() / plot.height()));
}

void RooflineView::mouseReleaseEvent(QMouseEvent* event)
{
    const Gesture gesture = m_gesture;
    m_gesture = Gesture::None;
    m_rubberBand->hide();
    viewport()->setCursor(Qt::ArrowCursor);
    if (gesture == Gesture::RubberBand) {
        zoomInto(QRectF(m_pressedAt, event->position()).normalized());
    } else if (gesture == Gesture::Press && event->button() == Qt::LeftButton) {
        clickAt(event->position(), event->modifiers().testFlag(Qt::ControlModifier));
    }
    event->accept();
}

void RooflineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    event->accept();
    // Two quick clicks on the legend are two clicks.
    if (clickLegend(event->position(), event->modifiers().testFlag(Qt::ControlModifier))) {
        return;
    }
    const std::vector<std::size_t> points = pointsNear(event->position());
    if (points.empty()) {
        resetView();
    } else {
        Q_EMIT pointActivated(toQt(m_chart->content().points[points.front()].id));
    }
}

void RooflineView::clickAt(QPointF at, bool add)
{
    if (m_chart->badgeRect().contains(at)) {
        fitAll();
        return;
    }
    if (clickLegend(at, add)) {
        return;
    }
    const std::vector<std::size_t> points = pointsNear(at);
    if (points.empty()) {
        if (!add) {
            select({});
        }
        return;
    }
    const QString id = toQt(m_chart->content().points[points.front()].id);
    if (!add) {
        select({id});
        return;
    }
    QStringList ids = m_selectedIds;
    if (ids.removeAll(id) == 0) {
        ids << id;
    }
    select(ids);
}

void RooflineView::select(const QStringList& ids)
{
    if (ids != m_selectedIds) {
        m_selectedIds = ids;
        refreshMarks();
        Q_EMIT selectionChanged(ids);
    }
}

/// Left, Right, Home and End move through the visible points in the order of their intensity.
void RooflineView::walk(int key)
{
    const std::vector<std::size_t>& order = m_chart->positions().byIntensity;
    if (order.empty()) {
        return;
    }
    std::size_t next = key == Qt::Key_Left || key == Qt::Key_End ? order.size() - 1 : 0;
    if (!m_hoveredPoints.empty() && (key == Qt::Key_Left || key == Qt::Key_Right)) {
        const auto current = std::find(order.begin(), order.end(), m_hoveredPoints.front());
        const auto at = static_cast<std::size_t>(current - order.begin());
        if (current != order.end()) {
            next = key == Qt::Key_Left ? at - std::min<std::size_t>(at, 1)
                                       : std::min(at + 1, order.size() - 1);
        }
    }
    hoverPoints({order[next]});
}

void RooflineView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo)) {
        undoZoom();
        return;
    }
    if (event->matches(QKeySequence::Redo)) {
        redoZoom();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        walk(event->key());
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_hoveredPoints.empty()) {
            const QString id = toQt(m_chart->content().points[m_hoveredPoints.front()].id);
            select({id});
            Q_EMIT pointActivated(id);
        }
        break;
    case Qt::Key_Escape:
        clearHover();
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        resetView();
        break;
    default:
        event->ignore();
    }
}

void RooflineView::contextMenuEvent(QContextMenuEvent* event)
{
    // A right drag zooms; on X11 the menu of a parent would open at its start.
    if (event->reason() == QContextMenuEvent::Mouse) {
        event->accept();
    } else {
        event->ignore();
    }
}

} // namespace rooflab
