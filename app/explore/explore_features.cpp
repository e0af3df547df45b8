// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/explore_features.h"

#include "app/explore/compare_page.h"
#include "app/explore/filter_panel.h"
#include "app/explore/own_roof_panel.h"
#include "app/explore/sweep_panel.h"
#include "app/panels/details_panel.h"
#include "app/session_store.h"
#include "app/window_menus.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QTabWidget>

namespace rooflab {

ExploreFeatures::ExploreFeatures(QMainWindow& window, SessionStore& store, RooflineView&,
                                 WindowMenus& menus)
    : QObject(&window), m_window(window), m_store(store),
      m_filter(window.findChild<FilterPanel*>()), m_sweeps(new SweepPanel(store)),
      m_ownRoof(new OwnRoofPanel(store)), m_status(new QLabel)
{
    addTables(*window.findChild<QTabWidget*>(QStringLiteral("tables")));
    if (auto* details = window.findChild<DetailsPanel*>()) {
        details->addPage(new ComparePage(store), tr("Compare"));
    }
    addFilterStatus();
    connect(menus.find, &QAction::triggered, this, &ExploreFeatures::startSearch);
    connect(m_sweeps, &SweepPanel::idsSelected, this, &ExploreFeatures::idsSelected);
    connect(m_ownRoof, &OwnRoofPanel::idsSelected, this, &ExploreFeatures::idsSelected);
}

void ExploreFeatures::addTables(QTabWidget& tabs)
{
    m_sweeps->setObjectName(QStringLiteral("sweeps"));
    m_ownRoof->setObjectName(QStringLiteral("ownRoof"));
    tabs.addTab(m_sweeps, tr("Sweeps"));
    tabs.addTab(m_ownRoof, tr("Own roof"));
}

void ExploreFeatures::addFilterStatus()
{
    m_status->setObjectName(QStringLiteral("filterStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_window.statusBar()->insertPermanentWidget(0, m_status);
    const auto refresh = [this] {
        m_status->setText(m_filter->state().statusText());
        m_status->setVisible(!m_status->text().isEmpty());
    };
    connect(&m_store, &SessionStore::changed, this, refresh);
    refresh();
}

void ExploreFeatures::setSelectedIds(const QStringList& ids)
{
    m_sweeps->setSelectedIds(ids);
    m_ownRoof->setSelectedIds(ids);
}

void ExploreFeatures::startSearch()
{
    if (auto* dock = m_window.findChild<QDockWidget*>(QStringLiteral("sourcesDock"))) {
        dock->show();
        dock->raise();
    }
    m_filter->startSearch();
}

} // namespace rooflab
