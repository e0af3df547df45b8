// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/panels/import_report_panel.h"
#include "app/panels/measure_form.h"
#include "app/panels/message_bar.h"
#include "app/panels/run_status.h"
#include "app/qt_text.h"
#include "app/window_menus.h"
#include "core/this_program.h"

#include <QAction>
#include <QFileInfo>

namespace rooflab {
namespace {

constexpr std::size_t mostRunNotes = 200; ///< a program that prints junk must not fill the report

ReportLine lineOf(const ImportNote& note)
{
    return {std::string(toText(note.kind)), note.message, note.where, note.kind};
}

} // namespace

void MainWindow::askToMeasure()
{
    auto* form = new MeasureForm(this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &QDialog::accepted, this, [this, form] { startMeasuring(form->request()); });
    form->open();
}

void MainWindow::startMeasuring(const BenchRequest& request)
{
    if (m_bench.isRunning() || (m_store.isPlaceholder() && !m_actions->mayReplaceSession())) {
        return;
    }
    m_isRunFresh = true;
    m_runReport = FileReport();
    m_planNotes.clear();
    m_runReport.file = QFileInfo(request.program).fileName();
    m_runReport.path
        = request.program + QLatin1Char(' ') + request.arguments.join(QLatin1Char(' '));
    m_message->hide();
    m_menus->measure->setEnabled(false);
    m_menus->cancelMeasuring->setEnabled(true);
    m_runStatus->showStarting(tr("Starting %1…").arg(m_runReport.file));
    m_bench.start(request);
}

void MainWindow::cancelRun()
{
    if (m_bench.isRunning()) {
        m_runStatus->showStopping();
        m_bench.cancel();
    }
}

void MainWindow::connectBench()
{
    connect(&m_bench, &BenchProcess::started, this, [this](const StartedEvent& event) {
        m_runReport.format = tr("run");
        m_planNotes = event.notes;
        for (const std::string& note : m_planNotes) {
            m_runReport.lines.push_back(lineOf({NoteKind::Info, note, {}}));
        }
        ProgressEvent first;
        first.total = event.total;
        m_runStatus->showProgress(first);
    });
    connect(&m_bench, &BenchProcess::progress, m_runStatus, &RunStatus::showProgress);
    connect(&m_bench, &BenchProcess::measurementArrived, this,
            [this](const Measurement& measurement) {
                makeRoomForRun(measurement.provenance);
                m_store.addMeasurement(measurement);
            });
    connect(&m_bench, &BenchProcess::ceilingArrived, this, [this](const Ceiling& ceiling) {
        makeRoomForRun(ceiling.origins());
        m_store.addCeiling(ceiling);
    });
    connect(&m_bench, &BenchProcess::problem, this,
            [this](const QString& run, const QString& reason) {
                say(run.isEmpty() ? reason : tr("%1: %2").arg(run, reason));
            });
    connect(&m_bench, &BenchProcess::finished, this, &MainWindow::onBenchFinished);
}

void MainWindow::makeRoomForRun(const Provenance& origin)
{
    if (!m_isRunFresh) {
        return;
    }
    m_isRunFresh = false;
    if (!m_store.isPlaceholder() && !m_store.session().isEmpty()) {
        m_store.beginAddition();
        m_store.change([this](Session& session) {
            session.notes.insert(session.notes.end(), m_planNotes.begin(), m_planNotes.end());
        });
        return;
    }
    Session session;
    session.notes = m_planNotes;
    session.title = origin.device.name.value_or(std::string());
    session.createdBy = thisProgram("rooflab");
    m_store.replaceSession(std::move(session));
    m_actions->clearDocument();
}

void MainWindow::onBenchFinished(const BenchOutcome& outcome)
{
    m_menus->measure->setEnabled(true);
    m_menus->cancelMeasuring->setEnabled(false);
    m_runStatus->showEnd();
    m_store.finishAddition(tr("measure"));
    m_runReport.summary = outcome.sentence;
    const bool isDone = outcome.state == BenchOutcome::State::Finished
        || outcome.state == BenchOutcome::State::Cancelled;
    m_runReport.state = isDone ? FileReport::State::Loaded : FileReport::State::Refused;
    for (const ImportNote& note : outcome.notes) {
        if (m_runReport.lines.size() < mostRunNotes) {
            m_runReport.lines.push_back(lineOf(note));
        }
    }
    m_importReport->append({m_runReport});
    say(outcome.sentence);
    if (!isDone || !outcome.notes.empty()) {
        warn(outcome.sentence);
    }
}

} // namespace rooflab
