// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench_process.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

class TestBenchProcess : public QObject {
    Q_OBJECT

private:
    using State = BenchOutcome::State;

    QTemporaryDir m_folder;

    /// A shell script in the place of a bench program.
    QString script(const QByteArray& body)
    {
        const QString path = m_folder.filePath(QStringLiteral("rooflab-bench-cpu"));
        writeFile(path, "#!/bin/sh\n" + body);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }

    static QByteArray say(const Event& event)
    {
        return "cat <<'LINE'\n" + QByteArray::fromStdString(writeEvent(event)) + "\nLINE\n";
    }

    static QByteArray measured(const std::string& variant)
    {
        return say(MeasurementEvent{vectorAdd(variant, 1e-3)});
    }

    struct Seen {
        BenchOutcome outcome;
        QStringList measured;
        QStringList problems;
        QStringList notes;
        int progress = 0;
        int ceilings = 0;
        bool hasEnded = false;
    };

    static void watch(BenchProcess& bench, Seen& seen)
    {
        connect(&bench, &BenchProcess::started, [&seen](const StartedEvent& event) {
            for (const std::string& note : event.notes) {
                seen.notes.append(QString::fromStdString(note));
            }
        });
        connect(&bench, &BenchProcess::measurementArrived, [&seen](const Measurement& m) {
            seen.measured.append(QString::fromStdString(m.variant));
        });
        connect(&bench, &BenchProcess::ceilingArrived,
                [&seen](const Ceiling&) { ++seen.ceilings; });
        connect(&bench, &BenchProcess::progress,
                [&seen](const ProgressEvent&) { ++seen.progress; });
        connect(&bench, &BenchProcess::problem,
                [&seen](const QString&, const QString& reason) { seen.problems.append(reason); });
        connect(&bench, &BenchProcess::finished, [&seen](const BenchOutcome& outcome) {
            seen.outcome = outcome;
            seen.hasEnded = true;
        });
    }

    static Seen run(const BenchRequest& request)
    {
        Seen seen;
        BenchProcess bench;
        watch(bench, seen);
        bench.start(request);
        (void)QTest::qWaitFor([&seen] { return seen.hasEnded; }, 20000);
        return seen;
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void deliversEverythingInOrder()
    {
        const Seen seen = run(
            {script(say(StartedEvent{{}, "bench", 2, {"N = 5: why"}})
                    + say(ProgressEvent{0, 2, Seconds(3), "x"})
                    + say(CeilingEvent{ceiling(CeilingKind::Bandwidth, 4e10, "copy")})
                    + measured("coalesced") + measured("linecross") + say(FinishedEvent{2, 0})),
             {},
             {},
             60});
        QCOMPARE(seen.outcome.state, State::Finished);
        QCOMPARE(seen.outcome.exitCode, 0);
        QCOMPARE(seen.measured,
                 (QStringList{QStringLiteral("coalesced"), QStringLiteral("linecross")}));
        QCOMPARE(seen.notes, QStringList{QStringLiteral("N = 5: why")});
        QCOMPARE(seen.progress, 1);
        QCOMPARE(seen.ceilings, 1);
        QVERIFY(seen.problems.isEmpty());
    }

    void handsThePlanOver()
    {
        const QString copy = m_folder.filePath(QStringLiteral("plan.json"));
        const QByteArray plan(200000, 'p'); // more than a pipe holds
        const Seen seen = run({script("cat > '" + copy.toUtf8() + "'\n" + say(FinishedEvent{0, 0})),
                               {QStringLiteral("--plan"), QStringLiteral("-")},
                               plan,
                               60});
        QCOMPARE(seen.outcome.state, State::Finished);
        QCOMPARE(contentOf(copy), plan);
    }

    void aCrashHalfWayKeepsWhatWasMeasured()
    {
        const Seen seen = run(
            {script(measured("coalesced") + "printf '{\"event\":\"meas'\n" + "kill -SEGV $$\n"),
             {},
             {},
             60});
        QCOMPARE(seen.outcome.state, State::Crashed);
        QCOMPARE(seen.measured, QStringList{QStringLiteral("coalesced")});
        QVERIFY(!seen.outcome.notes.empty()); // the half line
        QVERIFY(seen.outcome.sentence.contains(QStringLiteral("signal")));
    }

    void aKillKeepsWhatWasMeasured()
    {
        const Seen seen = run({script(measured("coalesced") + "kill -KILL $$\n"), {}, {}, 60});
        QCOMPARE(seen.outcome.state, State::Crashed);
        QCOMPARE(seen.measured.size(), 1);
    }

    void junkIsAProblemNotAnEnd()
    {
        const Seen seen = run(
            {script("echo 'this is not JSON'\n" + measured("coalesced") + say(FinishedEvent{1, 0})),
             {},
             {},
             60});
        QCOMPARE(seen.outcome.state, State::Finished);
        QCOMPARE(seen.measured.size(), 1);
        QCOMPARE(seen.problems.size(), 1);
    }

    void endlessJunkIsStopped()
    {
        const Seen seen = run({script(measured("coalesced") + "exec yes\n"), {}, {}, 60});
        QCOMPARE(seen.outcome.state, State::Failed);
        QCOMPARE(seen.measured.size(), 1);
    }

    void silenceIsStopped()
    {
        QElapsedTimer clock;
        clock.start();
        const Seen seen = run({script(measured("coalesced") + "exec sleep 600\n"), {}, {}, 1});
        QCOMPARE(seen.outcome.state, State::Hung);
        QCOMPARE(seen.measured.size(), 1);
        QVERIFY(clock.elapsed() < 15000);
    }

    void aMissingProgramIsSaid()
    {
        const Seen seen = run({m_folder.filePath(QStringLiteral("nothing-here")), {}, {}, 60});
        QCOMPARE(seen.outcome.state, State::NotFound);
        QVERIFY(seen.outcome.sentence.contains(QStringLiteral("nothing-here")));
        QCOMPARE(run({QString(), {}, {}, 60}).outcome.state, State::NotFound);
    }

    void anEarlyEndQuotesTheProgramsReason()
    {
        const Seen seen = run({script("echo 'no device was found' >&2\nexit 1\n"), {}, {}, 60});
        QCOMPARE(seen.outcome.state, State::Failed);
        QCOMPARE(seen.outcome.exitCode, 1);
        QVERIFY(seen.outcome.sentence.contains(QStringLiteral("no device was found")));
    }

    void cancelKeepsWhatWasMeasured_data()
    {
        QTest::addColumn<QByteArray>("reaction");
        QTest::newRow("ends by itself") << QByteArray();
        QTest::newRow("ignores it") << QByteArray("trap '' TERM\n");
    }
    void cancelKeepsWhatWasMeasured()
    {
        QFETCH(QByteArray, reaction);
        BenchProcess bench;
        Seen seen;
        watch(bench, seen);
        bench.start({script(reaction + measured("coalesced") + "exec sleep 600\n"), {}, {}, 60});
        QTRY_COMPARE(seen.measured.size(), 1);
        bench.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(seen.hasEnded, 10000);
        QCOMPARE(seen.outcome.state, State::Cancelled);
        QVERIFY(!bench.isRunning());
    }

    void runsAgainAfterAnEnd()
    {
        BenchProcess bench;
        Seen first;
        watch(bench, first);
        bench.start({script("exit 3\n"), {}, {}, 60});
        QTRY_VERIFY(first.hasEnded);
        first.hasEnded = false;
        bench.start({script(measured("coalesced") + say(FinishedEvent{1, 0})), {}, {}, 60});
        QTRY_VERIFY(first.hasEnded);
        QCOMPARE(first.outcome.state, State::Finished);
    }

    void findsTheProgramWhereTheEnvironmentSays()
    {
        const QString path = script("exit 0\n");
        qputenv("ROOFLAB_BENCH_DIR", m_folder.path().toLocal8Bit());
        QCOMPARE(findBenchProgram(QStringLiteral("cpu")), path);
        QVERIFY(findBenchProgram(QStringLiteral("no-such-backend")).isEmpty());
        qunsetenv("ROOFLAB_BENCH_DIR");
    }
};

QTEST_GUILESS_MAIN(TestBenchProcess)
#include "tst_bench_process.moc"
