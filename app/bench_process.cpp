// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench_process.h"

#include "app/core_text.h"
#include "app/qt_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <chrono>
#include <type_traits>
#include <variant>

namespace rooflab {
namespace {

using namespace std::chrono_literals;

constexpr auto killDelay = 2s;
constexpr qint64 lineLimitBytes = 64LL * 1024 * 1024;
constexpr qsizetype keptErrorBytes = 4096;
constexpr int mostJunkLines = 1000; // no watchdog stops a program that chatters for ever

} // namespace

BenchProcess::BenchProcess(QObject* parent) : QObject(parent)
{
    m_watchdog.setSingleShot(true);
    m_killTimer.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, [this] { stop(Stopping::Hung); });
    connect(&m_killTimer, &QTimer::timeout, &m_process, &QProcess::kill);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &BenchProcess::readOutput);
    connect(&m_process, &QProcess::readyReadStandardError, this, &BenchProcess::readErrors);
    connect(&m_process, &QProcess::finished, this, &BenchProcess::onExit);
    connect(&m_process, &QProcess::errorOccurred, this, &BenchProcess::onProcessError);
}

BenchProcess::~BenchProcess()
{
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished(1000);
    }
}

void BenchProcess::start(const BenchRequest& request)
{
    if (m_running) {
        return;
    }
    m_log = EventLog();
    m_errors.clear();
    m_stopping = Stopping::No;
    m_openLineBytes = 0;
    m_measurements = 0;
    m_ceilings = 0;
    m_notes.clear();
    m_problems = 0;
    m_junkLines = 0;
    m_running = true;
    m_programName = QFileInfo(request.program).fileName();
    m_watchdogSeconds = request.watchdogSeconds;
    if (request.program.isEmpty()) {
        // Reported from the event loop, so that callers can connect and show first.
        QTimer::singleShot(0, this, [this] {
            finish(BenchOutcome::State::NotFound, tr("There is no measuring program to start."),
                   -1);
        });
        return;
    }
    m_watchdog.start(std::chrono::seconds(m_watchdogSeconds));
    m_process.start(request.program, request.arguments);
    if (!request.planJson.isEmpty()) {
        m_process.write(request.planJson);
    }
    m_process.closeWriteChannel();
}

void BenchProcess::cancel()
{
    if (m_running && m_stopping == Stopping::No) {
        stop(Stopping::Cancelled);
    }
}

void BenchProcess::stop(Stopping why)
{
    m_stopping = why;
    m_watchdog.stop();
    if (why == Stopping::Cancelled) {
        m_process.terminate();
        m_killTimer.start(killDelay);
    } else {
        m_process.kill();
    }
}

void BenchProcess::readOutput()
{
    const QByteArray bytes = m_process.readAllStandardOutput();
    if (m_stopping == Stopping::No) {
        m_watchdog.start(std::chrono::seconds(m_watchdogSeconds));
    }
    if (m_stopping == Stopping::Flooded) {
        return;
    }
    const qsizetype lastNewline = bytes.lastIndexOf('\n');
    m_openLineBytes
        = lastNewline < 0 ? m_openLineBytes + bytes.size() : bytes.size() - lastNewline - 1;
    for (const Event& event :
         m_log.feed({bytes.constData(), static_cast<std::size_t>(bytes.size())})) {
        deliver(event);
    }
    if (m_stopping == Stopping::No
        && (m_openLineBytes > lineLimitBytes || m_junkLines > mostJunkLines)) {
        stop(Stopping::Flooded);
    }
}

void BenchProcess::readErrors()
{
    m_errors += m_process.readAllStandardError();
    m_errors = m_errors.right(keptErrorBytes);
    if (m_stopping == Stopping::No) {
        m_watchdog.start(std::chrono::seconds(m_watchdogSeconds));
    }
}

void BenchProcess::deliver(const Event& event)
{
    std::visit(
        [this](const auto& one) {
            using Kind = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<Kind, StartedEvent>) {
                Q_EMIT started(one);
            } else if constexpr (std::is_same_v<Kind, ProgressEvent>) {
                Q_EMIT progress(one);
            } else if constexpr (std::is_same_v<Kind, MeasurementEvent>) {
                ++m_measurements;
                Q_EMIT measurementArrived(one.measurement);
            } else if constexpr (std::is_same_v<Kind, CeilingEvent>) {
                ++m_ceilings;
                Q_EMIT ceilingArrived(one.ceiling);
            } else if constexpr (std::is_same_v<Kind, SkippedEvent>) {
                ++m_problems;
                Q_EMIT problem(toQt(one.run), coreText(one.reason));
            } else if constexpr (std::is_same_v<Kind, ErrorEvent>) {
                ++m_problems;
                m_junkLines += one.run.empty() ? 1 : 0;
                Q_EMIT problem(toQt(one.run), coreText(one.message));
            }
        },
        event);
}

void BenchProcess::onProcessError(QProcess::ProcessError error)
{
    // Every other error is followed by finished().
    if (error == QProcess::FailedToStart) {
        finish(BenchOutcome::State::NotFound,
               tr("%1 could not be started: %2.").arg(m_programName, m_process.errorString()), -1);
    }
}

void BenchProcess::onExit(int exitCode, QProcess::ExitStatus status)
{
    readOutput();
    readErrors();
    deliverLastLine();
    using State = BenchOutcome::State;
    const int code = status == QProcess::NormalExit ? exitCode : -1;
    switch (m_stopping) {
    case Stopping::Cancelled:
        finish(State::Cancelled, tr("Cancelled. %1").arg(countedRecords()), code);
        return;
    case Stopping::Hung:
        finish(State::Hung,
               tr("%1 said nothing for %2 s and was stopped. %3")
                   .arg(m_programName)
                   .arg(m_watchdogSeconds)
                   .arg(countedRecords()),
               code);
        return;
    case Stopping::Flooded:
        finish(State::Failed,
               tr("%1 printed something that is no result and was stopped. %2")
                   .arg(m_programName, countedRecords()),
               code);
        return;
    case Stopping::No:
        break;
    }
    if (status == QProcess::CrashExit) {
        finish(
            State::Crashed,
            tr("%1 was ended by a signal (crash or kill). %2").arg(m_programName, countedRecords()),
            code);
    } else if (m_log.isFinished()) {
        finish(State::Finished,
               m_problems == 0 ? tr("Measured. %1").arg(countedRecords())
                               : tr("Measured, but not everything (problems: %1). %2")
                                     .arg(m_problems)
                                     .arg(countedRecords()),
               code);
    } else {
        const QString reason = lastErrorLine();
        finish(State::Failed,
               (reason.isEmpty() ? tr("%1 ended before its plan was done (exit code %2). %3")
                                       .arg(m_programName)
                                       .arg(code)
                                       .arg(countedRecords())
                                 : tr("%1 ended before its plan was done: %2. %3")
                                       .arg(m_programName, reason, countedRecords())),
               code);
    }
}

void BenchProcess::finish(BenchOutcome::State state, const QString& sentence, int exitCode)
{
    m_watchdog.stop();
    m_killTimer.stop();
    m_running = false;
    Q_EMIT finished(BenchOutcome{state, sentence, exitCode, std::move(m_notes)});
}

void BenchProcess::deliverLastLine()
{
    // The last line may lack its newline and still be whole.
    ImportOutcome outcome = m_log.finish();
    for (auto i = static_cast<std::size_t>(m_measurements); i < outcome.session.measurements.size();
         ++i) {
        deliver(MeasurementEvent{outcome.session.measurements[i]});
    }
    for (auto i = static_cast<std::size_t>(m_ceilings); i < outcome.session.ceilings.size(); ++i) {
        deliver(CeilingEvent{outcome.session.ceilings[i]});
    }
    m_notes = std::move(outcome.notes);
}

QString BenchProcess::countedRecords() const
{
    return m_measurements == 0 ? tr("Nothing was measured.")
                               : tr("Measurements kept: %1.").arg(m_measurements);
}

QString BenchProcess::lastErrorLine() const
{
    const QList<QByteArray> lines = m_errors.trimmed().split('\n');
    QString line = QString::fromUtf8(lines.last()).trimmed();
    while (line.endsWith(QLatin1Char('.'))) {
        line.chop(1);
    }
    return line;
}

QString findBenchProgram(const QString& backend)
{
    const QString name = QStringLiteral("rooflab-bench-") + backend;
    QStringList folders;
    const QString wished = qEnvironmentVariable("ROOFLAB_BENCH_DIR");
    if (!wished.isEmpty()) {
        folders.append(wished);
    }
    folders.append(QCoreApplication::applicationDirPath());
    const QString found = QStandardPaths::findExecutable(name, folders);
    return found.isEmpty() ? QStandardPaths::findExecutable(name) : found;
}

} // namespace rooflab
