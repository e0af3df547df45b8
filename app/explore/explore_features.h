// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QLabel;
class QMainWindow;
class QTabWidget;

namespace rooflab {

class FilterPanel;
class FilterState;
class OwnRoofPanel;
class RooflineView;
class SessionStore;
class SweepPanel;
class WindowMenus;

/// What the window has to explore several records: the tables "Sweeps" and "Own roof", the
/// page "Compare" of the details, and what is said about the filter.
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
    void startSearch();

    QMainWindow& m_window;
    SessionStore& m_store;
    FilterPanel* m_filter;
    SweepPanel* m_sweeps;
    OwnRoofPanel* m_ownRoof;
    QLabel* m_status;
};

} // namespace rooflab
