// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events.h"
#include "core/io/session_json.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

/// `rooflab measure`, run as somebody's script would.
class TestMeasureCommand : public QObject {
    Q_OBJECT

private:
    struct Outcome {
        int code = -1;
        QByteArray errors;
    };

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// A program in front of any of this name that is really there.
    void install(const char* name, const QByteArray& body) const
    {
        writeFile(path(name), "#!/bin/sh\n" + body);
        QFile::setPermissions(path(name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    Outcome run(const QStringList& arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
            environment.remove(QLatin1String(variable));
        }
        environment.insert(QStringLiteral("ROOFLAB_BENCH_DIR"), m_folder.path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(ROOFLAB_BIN_DIR "/rooflab"),
                      QStringList{QStringLiteral("measure")} + arguments);
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
            return {};
        }
        return {process.exitCode(), process.readAllStandardError()};
    }

private Q_SLOTS:
    void init()
    {
        install("rooflab-bench-cuda",
                "echo 'rooflab-bench-cuda: the driver is too old' >&2\n"
                "exit 1\n");
        install("rooflab-bench-hip", "echo 'rooflab-bench-hip: no HIP device' >&2\nexit 1\n");
    }

    void measuresWithThePlanItIsGiven()
    {
        writeFile(path("plan.json"), R"({"format":"rooflab-plan","version":"1.0","runs":[
            {"kernel":"copy_regular","parameters":{"size":100000},"warmup":1,"repeat":3},
            {"kernel":"coalesced","parameters":{"size":0},"warmup":1,"repeat":3},
            {"kernel":"coalesced","parameters":{"size":100003},"warmup":1,"repeat":3}]})");
        const Outcome outcome = run(
            {QStringLiteral("--plan"), path("plan.json"), QStringLiteral("-o"), path("m.json")});
        QCOMPARE(outcome.code, 1); // one run was refused, the others are there
        QVERIFY2(outcome.errors.contains("size"), outcome.errors.constData());
        const QByteArray text = contentOf(path("m.json"));
        const auto read = readSession({text.constData(), static_cast<std::size_t>(text.size())});
        QVERIFY(read.has_value());
        QCOMPARE(read->session.measurements.size(), std::size_t{2});
        QCOMPARE(read->session.ceilings.size(), std::size_t{1});
        QCOMPARE(read->session.measurements[1].timing.samples.size(), std::size_t{3});
        QVERIFY(read->session.measurements[1].validation.isFull());
        QVERIFY2(outcome.errors.contains("no GPU backend found (rooflab-bench-cuda: the driver is "
                                         "too old; rooflab-bench-hip: no HIP device), measuring "
                                         "with cpu: "),
                 outcome.errors.constData());
    }

    // Notes say which sizes were chosen and why, on stderr and in the file.
    void tellsThePlansNotes()
    {
        writeFile(path("notes.json"), R"({"format":"rooflab-plan","version":"1.0",
            "notes":["N = 1003: chosen by hand"],"runs":[
            {"kernel":"coalesced","parameters":{"size":1003},"warmup":1,"repeat":3,
             "timing_scope":"batch"}]})");
        const Outcome outcome
            = run({QStringLiteral("--backend"), QStringLiteral("cpu"), QStringLiteral("--plan"),
                   path("notes.json"), QStringLiteral("-o"), path("n.json")});
        QVERIFY2(outcome.code == 0, outcome.errors.constData());
        QVERIFY(outcome.errors.contains("note: N = 1003: chosen by hand\n"));
        QVERIFY(!outcome.errors.contains("measuring with")); // it was told
        const auto read = readSession(contentOf(path("n.json")).toStdString());
        QVERIFY(read.has_value());
        QVERIFY(read->session.notes == std::vector<std::string>{"N = 1003: chosen by hand"});
        QVERIFY(read->session.measurements.at(0).timing.scope == TimingScope::Batch);
    }

    void picksTheBestBackendThereIs()
    {
        const QByteArray line
            = QByteArray::fromStdString(writeEvent(MeasurementEvent{vectorAdd("strided", 1e-3)})
                                        + "\n" + writeEvent(FinishedEvent{1, 0}));
        install("rooflab-bench-hip",
                "case \"$1\" in --list)\n"
                "  echo '{\"device\":{\"name\":\"Radeon\"},\"kernels\":[]}';;\n"
                "*) echo \"$*\" > asked\ncat <<'E'\n"
                    + line + "\nE\nesac\n");
        const Outcome best = run({QStringLiteral("--plan"), QStringLiteral("stride-scan"),
                                  QStringLiteral("-o"), path("best.json")});
        QVERIFY2(best.code == 0, best.errors.constData());
        QVERIFY2(best.errors.contains("measuring with hip: Radeon (rooflab-bench-cuda: the driver "
                                      "is too old)"),
                 best.errors.constData());
        QCOMPARE(contentOf(path("asked")), QByteArray("--plan stride-scan --device 0 --events\n"));
    }

    void aBackendThatIsForcedFailsInItsOwnWords()
    {
        const Outcome forced = run({QStringLiteral("--backend"), QStringLiteral("cuda"),
                                    QStringLiteral("-o"), path("forced.json")});
        QCOMPARE(forced.code, 1);
        QVERIFY2(forced.errors.contains("the driver is too old"), forced.errors.constData());
        QVERIFY(!QFile::exists(path("forced.json")));
    }

    void withoutAnyBackendItSaysWhatEachSaid()
    {
        install("rooflab-bench-cpu", "echo 'rooflab-bench-cpu: no memory' >&2\nexit 1\n");
        const Outcome none = run({QStringLiteral("-o"), path("none.json")});
        QFile::remove(path("rooflab-bench-cpu"));
        QCOMPARE(none.code, 1);
        for (const char* part : {"the driver is too old", "no HIP device", "no memory"}) {
            QVERIFY2(none.errors.contains(part), none.errors.constData());
        }
    }

    void aFolderThatIsMissingIsSaidBeforeMeasuring()
    {
        const Outcome noFolder
            = run({QStringLiteral("--quick"), QStringLiteral("-o"), path("none/m.json")});
        QCOMPARE(noFolder.code, 1);
        QVERIFY(noFolder.errors.contains("does not exist"));
    }
};

QTEST_GUILESS_MAIN(TestMeasureCommand)
#include "tst_measure_command.moc"
