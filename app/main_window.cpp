// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "app/appearance.h"
#include "app/chart/chart_language.h"
#include "app/chart/roofline_view.h"
#include "app/explore/explore_features.h"
#include "app/language.h"
#include "app/panels/ceilings_panel.h"
#include "app/panels/details_panel.h"
#include "app/panels/help_dialog.h"
#include "app/panels/measurements_panel.h"
#include "app/panels/message_bar.h"
#include "app/panels/run_status.h"
#include "app/qt_text.h"
#include "app/retranslate.h"
#include "app/view_choices.h"
#include "app/window_menus.h"

#include <QAction>
#include <QApplication>
#include <QScreen>
#include <QSettings>
#include <QTabWidget>

/// The resources live in a static library: without this the linker drops them.
static void loadResources()
{
    Q_INIT_RESOURCE(rooflab);
}

namespace rooflab {
namespace {

QSettings settings()
{
    return QSettings(QStringLiteral("rooflab"), QStringLiteral("rooflab"));
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), m_actions(new Actions(m_store, *this)),
      m_menus(new WindowMenus(*this, m_store.undoStack())), m_intake(new FileIntake(m_store, this))
{
    loadResources();
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/rooflab.svg")));
    setAcceptDrops(true);
    setDockNestingEnabled(false);
    buildCentre();
    buildDocks();
    buildStatusBar();
    m_explore = new ExploreFeatures(*this, m_store, *m_view, *m_menus);
    connect(m_explore, &ExploreFeatures::idsSelected, this, &MainWindow::select);
    connectMenus();
    connectZoom();
    connectSelection();
    connectBench();
    connectIntake();
    connect(&m_store, &SessionStore::changed, this, &MainWindow::onSessionChanged);
    connect(&m_store, &SessionStore::modifiedChanged, this, &QWidget::setWindowModified);
    connect(&m_store, &SessionStore::sessionReplaced, this, [this] {
        m_view->setFrame(m_store.content().frame);
        select({});
    });
    connect(m_actions, &Actions::documentChanged, this, &MainWindow::updateTitle);
    connect(m_actions, &Actions::done, this, [this](const QString& sentence) { say(sentence); });
    connect(&languageNotifier(), &LanguageNotifier::changed, this, [this] {
        Q_EMIT m_store.changed(); // models and pages say their texts anew
        updateTitle();
    });
    m_actions->setFrameSource([this] { return m_view->frame(); });
    m_actions->setOverlaySource([this] { return m_view->overlays(); });
    resize(QSize(1320, 860).boundedTo(screen()->availableSize()));
    hideAcceleratorMarks(*this);
    readSettings();
    onSessionChanged();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectMenus()
{
    const auto on
        = [this](QAction* action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_menus->measure, &MainWindow::askToMeasure);
    on(m_menus->cancelMeasuring, [this] { cancelRun(); });
    on(m_menus->newSession, &MainWindow::newSession);
    on(m_menus->open, [this] { openFiles(m_actions->askFilesToOpen()); });
    on(m_menus->importPreview, [this] { m_intake->showPreview(); });
    on(m_menus->firstSample, [this] { showSample(); });
    on(m_menus->secondSample, [this] { showSecondSample(); });
    on(m_menus->save, [this] { m_actions->save(); });
    on(m_menus->saveAs, [this] { m_actions->saveAs(); });
    on(m_menus->exportFigure, [this] { m_actions->exportFigure(m_theme); });
    on(m_menus->quit, [this] { close(); });
    on(m_menus->copyDetails, [this] { m_details->copy(); });
    on(m_menus->hideSelected, [this] { m_store.setHidden(m_selection, true); });
    on(m_menus->showAll, [this] {
        QStringList hidden;
        for (const std::string& id : m_store.session().view.hiddenIds) {
            hidden.append(toQt(id));
        }
        m_store.setHidden(hidden, false);
    });
    on(m_menus->removeSelected, &MainWindow::removeSelected);
    on(m_menus->addCeiling, [this] { m_ceilings->askForCeiling(); });
    on(m_menus->readingHelp, [this] { showReadingHelp(this); });
    on(m_menus->about, [this] { showAbout(this); });
    const ViewChoices* choices = m_menus->choices;
    connect(choices, &ViewChoices::statisticChosen, &m_store, &SessionStore::setStatistic);
    connect(choices, &ViewChoices::whiskersChosen, &m_store, &SessionStore::setWhiskers);
    connect(choices, &ViewChoices::axesChosen, &m_store, &SessionStore::setAxes);
    connect(choices, &ViewChoices::unitsChosen, &m_store, &SessionStore::setUnits);
    connect(choices, &ViewChoices::themeChosen, this, &MainWindow::applyTheme);
}

void MainWindow::connectZoom()
{
    connect(m_menus->zoomIn, &QAction::triggered, m_view, &RooflineView::zoomIn);
    connect(m_menus->zoomOut, &QAction::triggered, m_view, &RooflineView::zoomOut);
    connect(m_menus->resetView, &QAction::triggered, m_view, &RooflineView::resetView);
    connect(m_menus->fitAll, &QAction::triggered, m_view, &RooflineView::fitAll);
    connect(m_menus->undoZoom, &QAction::triggered, m_view, &RooflineView::undoZoom);
    connect(m_menus->redoZoom, &QAction::triggered, m_view, &RooflineView::redoZoom);
    connect(m_menus->whySlope, &QAction::toggled, m_view, &RooflineView::setSlopeShown);
}

void MainWindow::connectSelection()
{
    connect(m_view, &RooflineView::selectionChanged, this, &MainWindow::select);
    connect(m_view, &RooflineView::pointActivated, this, [this](const QString& id) {
        select({id});
        m_tabs->setCurrentWidget(m_measurements);
    });
    connect(m_measurements, &MeasurementsPanel::idsSelected, this, &MainWindow::select);
    connect(m_ceilings, &CeilingsPanel::idsSelected, this, &MainWindow::select);
    connect(m_ceilings, &CeilingsPanel::editRefused, this, &MainWindow::warn);
}

void MainWindow::select(const QStringList& ids)
{
    m_selection = ids;
    m_view->setSelectedIds(ids);
    m_measurements->setSelectedIds(ids);
    m_ceilings->setSelectedIds(ids);
    m_details->showRecords(ids);
    m_explore->setSelectedIds(ids);
    const bool isAny = !ids.isEmpty();
    for (QAction* action : {m_menus->copyDetails, m_menus->hideSelected, m_menus->removeSelected}) {
        action->setEnabled(isAny);
    }
}

void MainWindow::removeSelected()
{
    QStringList measurements;
    QStringList ceilings;
    for (const QString& id : m_selection) {
        (m_store.session().findCeiling(fromQt(id)) != nullptr ? ceilings : measurements).append(id);
    }
    if (!measurements.isEmpty() && !ceilings.isEmpty()) {
        m_store.undoStack().beginMacro(tr("remove selected"));
    }
    m_store.removeMeasurements(measurements);
    m_store.removeCeilings(ceilings);
    if (!measurements.isEmpty() && !ceilings.isEmpty()) {
        m_store.undoStack().endMacro();
    }
    select({});
}

void MainWindow::onSessionChanged()
{
    const Session& session = m_store.session();
    const ChartContent& content = m_store.content();
    m_view->setContent(inCurrentLanguage(content));
    m_notPlotted.setRows(session, content);
    m_menus->choices->setView(session.view);
    m_menus->save->setEnabled(!session.isEmpty());
    m_menus->saveAs->setEnabled(!session.isEmpty());
    m_menus->showAll->setEnabled(!session.view.hiddenIds.empty());
    m_welcome->setVisible(m_store.isPlaceholder() && !m_isWelcomeDismissed);
    showCounts();
    m_selection.removeIf([&session](const QString& id) {
        return session.findMeasurement(fromQt(id)) == nullptr
            && session.findCeiling(fromQt(id)) == nullptr;
    });
    select(QStringList(m_selection));
    updateTitle();
}

void MainWindow::applyTheme(ThemeId theme)
{
    m_theme = theme;
    applyAppearance(theme);
    m_view->setTheme(theme);
    m_measurements->setTheme(theme);
    m_menus->choices->setTheme(theme);
}

void MainWindow::readSettings()
{
    const QSettings stored = settings();
    restoreGeometry(stored.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(stored.value(QStringLiteral("window/state")).toByteArray());
    applyTheme(stored.value(QStringLiteral("window/theme")).toString() == QLatin1String("dark")
                   ? ThemeId::Dark
                   : ThemeId::Light);
}

void MainWindow::writeSettings() const
{
    QSettings stored = settings();
    stored.setValue(QStringLiteral("window/geometry"), saveGeometry());
    stored.setValue(QStringLiteral("window/state"), saveState());
    stored.setValue(QStringLiteral("window/theme"),
                    m_theme == ThemeId::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
}

} // namespace rooflab
