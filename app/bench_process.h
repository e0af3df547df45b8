// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/events.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <vector>

namespace rooflab {

/// What to start and what to hand it.
struct BenchRequest {
    QString program;
    QStringList arguments;
    QByteArray planJson; ///< written to stdin when not empty
    int watchdogSeconds = 120; ///< no output for that long: the program is killed
};

/// How a run of a bench program ended.
struct BenchOutcome {
    enum class State { Finished, Cancelled, Crashed, Hung, NotFound, Failed };
    State state = State::Failed;
    QString sentence; ///< for the status line and stderr
    int exitCode = -1; ///< of the program; -1 if it gave none
    std::vector<ImportNote> notes;
};

/// Runs a bench program in its own process and turns its JSON Lines into records as they come.
/// Whatever happens to the program, what it had reported before has been delivered.
class BenchProcess : public QObject {
    Q_OBJECT

public:
    explicit BenchProcess(QObject* parent = nullptr);
    ~BenchProcess() override;

    void start(const BenchRequest& request);
    /// Asks the program to stop, and kills it if it does not. Delivered records stay.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void started(const rooflab::StartedEvent& event);
    void progress(const rooflab::ProgressEvent& event);
    void measurementArrived(const rooflab::Measurement& measurement);
    void ceilingArrived(const rooflab::Ceiling& ceiling);
    /// A run that was skipped or failed, or a line that says nothing.
    void problem(const QString& run, const QString& reason);
    void finished(const rooflab::BenchOutcome& outcome);

private:
    enum class Stopping { No, Cancelled, Hung, Flooded };

    void readOutput();
    void readErrors();
    void deliver(const Event& event);
    void deliverLastLine();
    void stop(Stopping why);
    void onExit(int exitCode, QProcess::ExitStatus status);
    void onProcessError(QProcess::ProcessError error);
    void finish(BenchOutcome::State state, const QString& sentence, int exitCode);
    [[nodiscard]] QString countedRecords() const;
    [[nodiscard]] QString lastErrorLine() const;

    QProcess m_process;
    QTimer m_watchdog;
    QTimer m_killTimer;
    EventLog m_log;
    QByteArray m_errors;
    std::vector<ImportNote> m_notes;
    QString m_programName;
    Stopping m_stopping = Stopping::No;
    int m_watchdogSeconds = 0;
    qint64 m_openLineBytes = 0;
    int m_measurements = 0;
    int m_ceilings = 0;
    int m_problems = 0;
    int m_junkLines = 0;
    bool m_running = false;
};

/// The bench program of a backend ("cpu", "hip", "cuda"): in $ROOFLAB_BENCH_DIR, beside this
/// executable, or on PATH, in that order. Empty if there is none.
[[nodiscard]] QString findBenchProgram(const QString& backend);

} // namespace rooflab
