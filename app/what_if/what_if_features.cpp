// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/what_if/what_if_features.h"

#include "app/chart/roofline_view.h"
#include "app/what_if/what_if_panel.h"
#include "app/window_menus.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>

namespace rooflab {

WhatIfFeatures::WhatIfFeatures(QMainWindow& window, SessionStore& store, RooflineView& view,
                               WindowMenus& menus)
    : QObject(&window), m_view(view), m_menus(menus), m_panel(new WhatIfPanel(store)),
      m_dock(new QDockWidget(tr("What if"), &window)),
      m_status(new QLabel(tr("What-if is shown: not data")))
{
    addDock(window);
    m_status->setObjectName(QStringLiteral("whatIfStatus"));
    m_status->hide();
    window.statusBar()->insertPermanentWidget(0, m_status);
    connect(menus.whatIf, &QAction::triggered, this, &WhatIfFeatures::setOpen);
    // Shown and hidden by itself too: with its own button and by a window layout that was left so.
    connect(m_dock->toggleViewAction(), &QAction::toggled, this, [this](bool isOpen) {
        m_menus.whatIf->setChecked(isOpen);
        m_panel->setActive(isOpen);
    });
    connect(m_panel, &WhatIfPanel::ghostsChanged, this, &WhatIfFeatures::showGhosts);
    connect(m_panel, &WhatIfPanel::leaveWanted, this, [this] {
        setOpen(false);
        m_view.setFocus();
    });
}

void WhatIfFeatures::addDock(QMainWindow& window)
{
    m_dock->setObjectName(QStringLiteral("whatIfDock"));
    m_dock->setWidget(m_panel);
    m_dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    window.addDockWidget(Qt::RightDockWidgetArea, m_dock);
    if (auto* details = window.findChild<QDockWidget*>(QStringLiteral("detailsDock"))) {
        window.tabifyDockWidget(details, m_dock);
    }
    m_dock->hide();
}

void WhatIfFeatures::setOpen(bool isOpen)
{
    m_dock->setVisible(isOpen);
    if (isOpen) {
        m_dock->raise();
        m_panel->setFocus();
    }
}

void WhatIfFeatures::setSelectedIds(const QStringList& ids)
{
    m_panel->setSelectedIds(ids);
}

void WhatIfFeatures::showGhosts()
{
    m_view.setGhosts(m_panel->ghosts());
    m_status->setVisible(!m_panel->ghosts().isEmpty());
}

} // namespace rooflab
