// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/explore_features.h"

#include "app/chart/roofline_view.h"
#include "app/explore/chart_arrows.h"
#include "app/explore/compare_page.h"
#include "app/explore/filter_panel.h"
#include "app/explore/match_dialog.h"
#include "app/explore/own_roof_panel.h"
#include "app/explore/sweep_panel.h"
#include "app/panels/details_panel.h"
#include "app/reading/reading_features.h"
#include "app/session_store.h"
#include "app/what_if/what_if_features.h"
#include "app/window_menus.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>
#include <QTabWidget>

namespace rooflab {

ExploreFeatures::ExploreFeatures(QMainWindow& window, SessionStore& store, RooflineView& view,
                                 WindowMenus& menus)
    : QObject(&window), m_window(window), m_store(store), m_view(view),
      m_filter(window.findChild<FilterPanel*>()), m_sweeps(new SweepPanel(store)),
      m_ownRoof(new OwnRoofPanel(store)), m_compare(new ComparePage(store)),
      m_arrows(new ChartArrows(store, view, this)),
      m_whatIf(new WhatIfFeatures(window, store, view, menus)), m_status(new QLabel)
{
    addTables(*window.findChild<QTabWidget*>(QStringLiteral("tables")));
    if (auto* details = window.findChild<DetailsPanel*>()) {
        details->addPage(m_compare, tr("Compare"));
    }
    addFilterStatus();
    connectChart();
    connectArrows();
    connect(menus.compareSessions, &QAction::triggered, this, &ExploreFeatures::showMatch);
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

void ExploreFeatures::connectChart()
{
    connect(&m_view, &RooflineView::seriesClicked, this, [this](const QString& series, bool add) {
        m_filter->state().chooseSeries(series, add);
    });
    const auto showPaths = [this] { m_view.setPaths(m_sweeps->chartPaths()); };
    connect(m_sweeps, &SweepPanel::pathsChanged, this, showPaths);
    showPaths();
}

void ExploreFeatures::connectArrows()
{
    connect(m_compare, &ComparePage::baseChanged, this,
            [this] { m_arrows->setCompared(m_compare->comparedIds(m_ids)); });
    connect(m_compare, &ComparePage::clearMatchWanted, m_arrows, &ChartArrows::clearMatch);
    connect(m_arrows, &ChartArrows::matchChanged, this,
            [this] { m_compare->setMatchShown(m_arrows->hasMatch()); });
    if (auto* reading = m_window.findChild<ReadingFeatures*>()) {
        // A factor would give the answer away.
        connect(reading, &ReadingFeatures::lessonChanged, m_arrows, &ChartArrows::setPaused);
    }
}

void ExploreFeatures::showMatch()
{
    if (m_match == nullptr) {
        m_match = new MatchDialog(m_store, *m_arrows, &m_window);
        connect(m_match, &MatchDialog::idsSelected, this, &ExploreFeatures::idsSelected);
    }
    m_match->show();
    m_match->raise();
    m_match->activateWindow();
}

void ExploreFeatures::setSelectedIds(const QStringList& ids)
{
    m_ids = ids;
    m_arrows->setCompared(m_compare->comparedIds(ids));
    m_whatIf->setSelectedIds(ids);
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
