// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions.h"
#include "app/bench_process.h"
#include "app/import/file_intake.h"
#include "app/models/not_plotted_model.h"
#include "app/session_store.h"

#include <QMainWindow>
#include <QStringList>

#include <string>
#include <vector>

class QLabel;
class QTabWidget;

namespace rooflab {

class CeilingsPanel;
class DetailsPanel;
class ExploreFeatures;
class ImportReportPanel;
class LoadStatus;
class MeasurementsPanel;
class MessageBar;
class RooflineView;
class RunStatus;
class SourcesPanel;
class WindowMenus;

/// The window: builds its parts and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Reads files in the background and adds them to the open session; a shipped sample gives way
    /// to them. Files that leave something open wait in the import preview.
    void openFiles(const QStringList& paths);
    /// The first start: the tutorial's measurement, marked as a sample.
    void showSample();
    /// Starts a bench program; what it measures joins the open session.
    void startMeasuring(const BenchRequest& request);

    [[nodiscard]] SessionStore& store() { return m_store; }
    [[nodiscard]] Actions& fileActions() { return *m_actions; }
    [[nodiscard]] FileIntake& fileIntake() { return *m_intake; }
    [[nodiscard]] QStringList selectedIds() const { return m_selection; }
    void select(const QStringList& ids);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildCentre();
    void buildDocks();
    void buildStatusBar();
    void connectMenus();
    void connectZoom();
    void connectSelection();
    void connectBench();
    void connectIntake();
    void readSettings();
    void writeSettings() const;

    void newSession();
    void showSecondSample();
    void showSampleFile(const QString& resource);
    void askToMeasure();
    void cancelRun();
    void makeRoomForRun(const Provenance& origin);
    void onBenchFinished(const BenchOutcome& outcome);
    void onOpened(const OpenSummary& summary);
    [[nodiscard]] QString filesLeftOut() const;
    void onSessionChanged();
    void updateTitle();
    void applyTheme(ThemeId theme);
    void removeSelected();
    void showReportTab();
    void showCounts();
    void say(const QString& sentence);
    void warn(const QString& sentence);

    SessionStore m_store;
    BenchProcess m_bench;
    NotPlottedModel m_notPlotted;
    Actions* m_actions;
    WindowMenus* m_menus;
    FileIntake* m_intake;
    RooflineView* m_view = nullptr;
    MessageBar* m_welcome = nullptr;
    MessageBar* m_message = nullptr;
    SourcesPanel* m_sources = nullptr;
    DetailsPanel* m_details = nullptr;
    MeasurementsPanel* m_measurements = nullptr;
    CeilingsPanel* m_ceilings = nullptr;
    ImportReportPanel* m_importReport = nullptr;
    ExploreFeatures* m_explore = nullptr;
    QTabWidget* m_tabs = nullptr;
    RunStatus* m_runStatus = nullptr;
    LoadStatus* m_loadStatus = nullptr;
    QLabel* m_device = nullptr;
    QStringList m_selection;
    FileReport m_runReport;
    std::vector<std::string> m_planNotes; ///< of the run: which sizes were chosen, and why
    ThemeId m_theme = ThemeId::Light;
    bool m_isWelcomeDismissed = false;
    bool m_isRunFresh = false; ///< nothing has arrived yet
};

} // namespace rooflab
