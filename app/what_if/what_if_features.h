// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QDockWidget;
class QLabel;
class QMainWindow;

namespace rooflab {

class RooflineView;
class SessionStore;
class WhatIfPanel;
class WindowMenus;

/// The dock "What if" with its menu entry, its ghosts in the chart and what the status bar says
/// of them.
class WhatIfFeatures final : public QObject {
    Q_OBJECT

public:
    /// The window must have its details dock.
    WhatIfFeatures(QMainWindow& window, SessionStore& store, RooflineView& view,
                   WindowMenus& menus);

    void setSelectedIds(const QStringList& ids);

private:
    void addDock(QMainWindow& window);
    void setOpen(bool isOpen);
    void showGhosts();

    RooflineView& m_view;
    WindowMenus& m_menus;
    WhatIfPanel* m_panel;
    QDockWidget* m_dock;
    QLabel* m_status;
};

} // namespace rooflab
