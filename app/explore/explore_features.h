// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QLabel;
class QMainWindow;
class QTabWidget;

namespace rooflab {

class ChartArrows;
class ComparePage;
class FilterPanel;
class FilterState;
class MatchDialog;
class OwnRoofPanel;
class RooflineView;
class SessionStore;
class SweepPanel;
class WhatIfFeatures;
class WindowMenus;

/// What the window has to explore its records: the tables "Sweeps" and "Own roof" with the paths
/// in the chart, the page "Compare" of the details, the match of two files or devices, their
/// arrows, the dock "What if", and what is said about the filter.
class ExploreFeatures final : public QObject {
    Q_OBJECT

public:
    /// The window's docks exist already.
    ExploreFeatures(QMainWindow& window, SessionStore& store, RooflineView& view,
                    WindowMenus& menus);

    void setSelectedIds(const QStringList& ids);

Q_SIGNALS:
    void idsSelected(const QStringList& ids);

private:
    void addTables(QTabWidget& tabs);
    void addFilterStatus();
    void connectChart();
    void connectArrows();
    void showMatch();
    void startSearch();

    QMainWindow& m_window;
    SessionStore& m_store;
    RooflineView& m_view;
    FilterPanel* m_filter;
    SweepPanel* m_sweeps;
    OwnRoofPanel* m_ownRoof;
    ComparePage* m_compare;
    ChartArrows* m_arrows;
    WhatIfFeatures* m_whatIf;
    MatchDialog* m_match = nullptr; ///< made when it is needed; belongs to the window
    QStringList m_ids;
    QLabel* m_status;
};

} // namespace rooflab
