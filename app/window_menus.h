// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;
class QToolBar;
class QUndoStack;

namespace rooflab {

class ViewChoices;

/// The actions of the window, in its menus and its toolbar. It knows what there is to do, not how.
class WindowMenus final : public QObject {
    Q_OBJECT

public:
    WindowMenus(QMainWindow& window, QUndoStack& undo);

    QAction* measure = nullptr;
    QAction* cancelMeasuring = nullptr;
    QAction* newSession = nullptr;
    QAction* open = nullptr;
    QAction* importPreview = nullptr;
    QAction* firstSample = nullptr;
    QAction* secondSample = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* exportFigure = nullptr;
    QAction* quit = nullptr;
    QAction* copyDetails = nullptr;
    QAction* hideSelected = nullptr;
    QAction* showAll = nullptr;
    QAction* removeSelected = nullptr;
    QAction* experimentRecord = nullptr;
    QAction* addCeiling = nullptr;
    QAction* find = nullptr;
    QAction* zoomIn = nullptr;
    QAction* zoomOut = nullptr;
    QAction* resetView = nullptr;
    QAction* fitAll = nullptr;
    QAction* undoZoom = nullptr;
    QAction* redoZoom = nullptr;
    QAction* whySlope = nullptr; ///< checkable
    QAction* whatIf = nullptr; ///< checkable
    QAction* compareSessions = nullptr;
    QAction* lesson = nullptr;
    QAction* readingHelp = nullptr;
    QAction* about = nullptr;
    QMenu* panelsMenu = nullptr;
    ViewChoices* choices = nullptr;

private:
    void makeFileMenu(QMainWindow& window);
    void makeEditMenu(QMainWindow& window, QUndoStack& undo);
    void makeViewMenu(QMainWindow& window);
    void makeMeasureMenu(QMainWindow& window);
    void makeHelpMenu(QMainWindow& window);
    void makeToolBar(QMainWindow& window);
};

} // namespace rooflab
