// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "app/main_window.h"
#include "app/panels/ceilings_panel.h"
#include "app/panels/details_panel.h"
#include "app/panels/import_report_panel.h"
#include "app/panels/load_status.h"
#include "app/panels/measurements_panel.h"
#include "app/panels/message_bar.h"
#include "app/panels/record_table.h"
#include "app/panels/run_status.h"
#include "app/panels/sources_panel.h"
#include "app/qt_text.h"
#include "app/reading/reading_features.h"
#include "app/record_details.h"
#include "app/window_menus.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace rooflab {
namespace {

QDockWidget* addDock(QMainWindow& window, Qt::DockWidgetArea area, const QString& title,
                     const char* name, QWidget* content)
{
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(content);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    window.addDockWidget(area, dock);
    return dock;
}

} // namespace

void MainWindow::buildCentre()
{
    m_view = new RooflineView;
    m_view->setObjectName(QStringLiteral("chart"));
    m_view->setAcceptDrops(false); // the window takes what is dropped
    m_view->setDetailsProvider(
        [this](const std::string& id) { return recordDetails(m_store.session(), id); });
    m_welcome = new MessageBar(MessageBar::Kind::Hint);
    m_welcome->setObjectName(QStringLiteral("welcome"));
    m_welcome->showText(
        tr("This is a sample from the tutorial, not a measurement of this machine."));
    m_welcome->addButton(tr("Measure this machine"), [this] { m_menus->measure->trigger(); });
    m_welcome->addButton(tr("Open results…"), [this] { m_menus->open->trigger(); });
    m_welcome->addButton(tr("Take the lesson"), [this] { m_menus->lesson->trigger(); });
    connect(m_welcome, &MessageBar::dismissed, this, [this] { m_isWelcomeDismissed = true; });
    m_message = new MessageBar(MessageBar::Kind::Problem);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->addButton(tr("Import report"), [this] { showReportTab(); });
    m_message->hide();
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_welcome);
    layout->addWidget(m_message);
    layout->addWidget(m_view, 1);
    setCentralWidget(centre);
}

void MainWindow::buildDocks()
{
    m_sources = new SourcesPanel(m_store);
    m_details = new DetailsPanel(m_store);
    m_measurements = new MeasurementsPanel(m_store);
    m_ceilings = new CeilingsPanel(m_store);
    auto* notPlotted
        = new RecordTable(&m_notPlotted, NotPlottedModel::IdRole, NotPlottedModel::SortRole);
    notPlotted->setObjectName(QStringLiteral("notPlottedTable"));
    m_importReport = new ImportReportPanel;
    m_tabs = new QTabWidget;
    m_tabs->setAccessibleName(tr("Tables"));
    m_tabs->setObjectName(QStringLiteral("tables"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_measurements, tr("Measurements"));
    m_tabs->addTab(m_ceilings, tr("Ceilings"));
    m_tabs->addTab(notPlotted, tr("Not plotted"));
    m_tabs->addTab(m_importReport, tr("Import report"));
    connect(notPlotted, &RecordTable::idsSelected, this, &MainWindow::select);

    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    QDockWidget* left = addDock(*this, Qt::LeftDockWidgetArea, tr("Sources and filter"),
                                "sourcesDock", m_sources);
    QDockWidget* right
        = addDock(*this, Qt::RightDockWidgetArea, tr("Details"), "detailsDock", m_details);
    QDockWidget* bottom
        = addDock(*this, Qt::BottomDockWidgetArea, tr("Tables"), "tablesDock", m_tabs);
    bottom->setTitleBarWidget(new QWidget(bottom)); // its tabs are its title
    resizeDocks({left, right}, {180, 270}, Qt::Horizontal);
    resizeDocks({bottom}, {190}, Qt::Vertical);
    for (QDockWidget* dock : {left, right, bottom}) {
        m_menus->panelsMenu->addAction(dock->toggleViewAction());
    }
    connect(m_sources, &SourcesPanel::idsSelected, this, &MainWindow::select);
    auto* reading = new ReadingFeatures(*this, m_store, *m_view, *m_menus);
    connect(reading, &ReadingFeatures::selectionWanted, this, &MainWindow::select);
}

void MainWindow::buildStatusBar()
{
    m_loadStatus = new LoadStatus;
    m_runStatus = new RunStatus;
    m_device = new QLabel;
    m_device->setObjectName(QStringLiteral("device"));
    m_device->setTextFormat(Qt::PlainText);
    m_device->setContentsMargins(6, 0, 8, 0);
    statusBar()->addPermanentWidget(m_loadStatus);
    statusBar()->addPermanentWidget(m_runStatus);
    statusBar()->addPermanentWidget(m_device);
    connect(m_runStatus, &RunStatus::cancelRequested, this, &MainWindow::cancelRun);
}

void MainWindow::showCounts()
{
    const ChartContent& content = m_store.content();
    const auto withCount = [](const QString& title, std::size_t count) {
        return count == 0 ? title : tr("%1 (%2)", "tab title and count").arg(title).arg(count);
    };
    const std::size_t total = m_store.session().measurements.size();
    m_tabs->setTabText(
        0,
        content.filteredRecords == 0
            ? withCount(tr("Measurements"), total)
            : tr("Measurements (%1 of %2)").arg(total - content.filteredRecords).arg(total));
    m_tabs->setTabText(1, withCount(tr("Ceilings"), m_store.session().ceilings.size()));
    m_tabs->setTabText(2, withCount(tr("Not plotted"), content.notPlotted.size()));
    QStringList devices;
    for (const std::string& device : content.devices) {
        devices.append(toQt(device));
    }
    const QString all = devices.join(QStringLiteral(" · "));
    m_device->setToolTip(all.toHtmlEscaped());
    m_device->setText(fontMetrics().elidedText(all, Qt::ElideRight, 360));
}

void MainWindow::say(const QString& sentence)
{
    statusBar()->showMessage(sentence);
}

void MainWindow::warn(const QString& sentence)
{
    m_message->showText(sentence);
}

void MainWindow::showReportTab()
{
    m_tabs->setCurrentWidget(m_importReport);
    if (auto* dock = findChild<QDockWidget*>(QStringLiteral("tablesDock"))) {
        dock->show();
    }
}

} // namespace rooflab
