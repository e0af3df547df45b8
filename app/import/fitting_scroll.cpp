// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/fitting_scroll.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace rooflab {

FittingScroll::FittingScroll(QWidget* content, int mostPixels, QWidget* parent)
    : QScrollArea(parent), m_mostPixels(mostPixels)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    content->installEventFilter(this);
}

bool FittingScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return QScrollArea::eventFilter(watched, event);
}

void FittingScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void FittingScroll::fit()
{
    QLayout* layout = widget()->layout();
    const int wanted = layout->hasHeightForWidth()
        ? layout->totalHeightForWidth(viewport()->width())
        : layout->sizeHint().height();
    const int height = std::min(wanted, m_mostPixels);
    if (height != minimumHeight() || height != maximumHeight()) {
        setFixedHeight(height);
    }
}

} // namespace rooflab
