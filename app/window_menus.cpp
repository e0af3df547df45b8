// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_menus.h"

#include "app/view_choices.h"

#include <QAction>
#include <QActionGroup>
#include <QIcon>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

namespace rooflab {
namespace {

QIcon icon(const char* name)
{
    return QIcon(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)));
}

} // namespace

WindowMenus::WindowMenus(QMainWindow& window, QUndoStack& undo) : QObject(&window)
{
    makeFileMenu(window);
    makeEditMenu(window, undo);
    makeViewMenu(window);
    makeMeasureMenu(window);
    makeHelpMenu(window);
    makeToolBar(window);
}

void WindowMenus::makeFileMenu(QMainWindow& window)
{
    QMenu* menu = window.menuBar()->addMenu(tr("&File"));
    newSession = menu->addAction(icon("new"), tr("&New session"));
    newSession->setShortcut(QKeySequence::New);
    open = menu->addAction(icon("open"), tr("&Open…"));
    open->setIconText(tr("Open"));
    open->setShortcut(QKeySequence::Open);
    open->setToolTip(tr("Open results; they join what is open"));
    importPreview = menu->addAction(tr("&Import preview…"));
    importPreview->setToolTip(tr("Files that wait for a choice before they join the session"));
    importPreview->setEnabled(false);
    QMenu* samples = menu->addMenu(tr("Sam&ples"));
    firstSample = samples->addAction(tr("&Vector add on a Radeon RX 9070 XT"));
    secondSample = samples->addAction(tr("&Two bandwidths, one compute ceiling"));
    menu->addSeparator();
    save = menu->addAction(icon("save"), tr("&Save"));
    save->setShortcut(QKeySequence::Save);
    saveAs = menu->addAction(tr("Save &As…"));
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    exportFigure = menu->addAction(icon("export"), tr("&Export figure…"));
    exportFigure->setIconText(tr("Export figure"));
    exportFigure->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    menu->addSeparator();
    quit = menu->addAction(tr("&Quit"));
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
}

void WindowMenus::makeEditMenu(QMainWindow& window, QUndoStack& undo)
{
    QMenu* menu = window.menuBar()->addMenu(tr("&Edit"));
    QAction* undoAction = undo.createUndoAction(&window, tr("&Undo"));
    undoAction->setShortcut(QKeySequence::Undo);
    QAction* redoAction = undo.createRedoAction(&window, tr("&Redo"));
    redoAction->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    menu->addActions({undoAction, redoAction});
    menu->addSeparator();
    copyDetails = menu->addAction(tr("&Copy details as text"));
    copyDetails->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    hideSelected = menu->addAction(tr("&Hide selected"));
    hideSelected->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    showAll = menu->addAction(tr("&Show all"));
    showAll->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    removeSelected = menu->addAction(tr("&Remove selected"));
    removeSelected->setShortcut(QKeySequence::Delete);
    menu->addSeparator();
    addCeiling = menu->addAction(tr("&Add ceiling…"));
    addCeiling->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    menu->addSeparator();
    find = menu->addAction(tr("&Find records…"));
    find->setShortcut(QKeySequence::Find);
    experimentRecord = menu->addAction(tr("&Experiment record…"));
    experimentRecord->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
}

void WindowMenus::makeViewMenu(QMainWindow& window)
{
    QMenu* menu = window.menuBar()->addMenu(tr("&View"));
    choices = new ViewChoices(*menu, this);
    menu->addSection(tr("Zoom"));
    zoomIn = menu->addAction(tr("&Zoom in"));
    zoomIn->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = menu->addAction(tr("Zoom &out"));
    zoomOut->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus));
    resetView = menu->addAction(tr("&Home frame"));
    resetView->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
    fitAll = menu->addAction(tr("&Fit all points"));
    fitAll->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_9));
    undoZoom = menu->addAction(tr("&Previous frame"));
    undoZoom->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    redoZoom = menu->addAction(tr("Ne&xt frame"));
    redoZoom->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    menu->addSeparator();
    whySlope = menu->addAction(tr("Why &slope 1"));
    whySlope->setToolTip(tr("A ruler of decades on the bandwidth line, where it meets the left "
                            "edge, and the gap between two ceilings"));
    whySlope->setCheckable(true);
    whySlope->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    whatIf = menu->addAction(tr("What &if…"));
    whatIf->setToolTip(tr("Imagine another N, precision, time or ceiling; nothing of it is data"));
    whatIf->setCheckable(true);
    whatIf->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
    compareSessions = menu->addAction(tr("&Compare files or devices…"));
    compareSessions->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    menu->addSeparator();
    panelsMenu = menu->addMenu(tr("Pa&nels"));
}

void WindowMenus::makeMeasureMenu(QMainWindow& window)
{
    QMenu* menu = window.menuBar()->addMenu(tr("&Measure"));
    measure = menu->addAction(icon("measure"), tr("&Measure this machine…"));
    measure->setIconText(tr("Measure"));
    measure->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    cancelMeasuring = menu->addAction(tr("&Cancel the run"));
    cancelMeasuring->setEnabled(false);
}

void WindowMenus::makeHelpMenu(QMainWindow& window)
{
    QMenu* menu = window.menuBar()->addMenu(tr("&Help"));
    lesson = menu->addAction(tr("&Lesson: read the chart"));
    lesson->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1));
    readingHelp = menu->addAction(tr("&How to read this chart"));
    readingHelp->setShortcut(QKeySequence::HelpContents);
    about = menu->addAction(tr("&About rooflab"));
    about->setMenuRole(QAction::AboutRole);
}

void WindowMenus::makeToolBar(QMainWindow& window)
{
    QToolBar* bar = window.addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(18, 18));
    bar->addActions({measure, open, save, exportFigure});
    choices->addTo(*bar);
    for (QToolButton* button : bar->findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::TabFocus); // reachable without a mouse
    }
}

} // namespace rooflab
