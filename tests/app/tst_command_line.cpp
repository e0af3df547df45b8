// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/session_json.h"
#include "tests/app/app_fixture.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <cmath>

using namespace rooflab;
using namespace rooflab::testing;

/// The command lines are a contract: these run the program as somebody's script would.
class TestCommandLine : public QObject {
    Q_OBJECT

private:
    struct Outcome {
        int code = -1;
        QByteArray out;
        QByteArray errors;
    };

    QTemporaryDir m_folder;

    static QString data(const char* name)
    {
        return QStringLiteral(ROOFLAB_TEST_DATA "/") + QLatin1String(name);
    }

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    Outcome run(const QStringList& arguments, const QString& output = {}) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
            environment.remove(QLatin1String(variable));
        }
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        if (!output.isEmpty()) {
            process.setStandardOutputFile(output);
        }
        process.start(QStringLiteral(ROOFLAB_BIN_DIR "/rooflab"), arguments);
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
            return {};
        }
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    static QJsonObject point(const Outcome& outcome, int index)
    {
        return QJsonDocument::fromJson(outcome.out).array().at(index).toObject();
    }

    static double number(const QJsonObject& object, const char* key)
    {
        return object.value(QLatin1String(key)).toDouble();
    }

private Q_SLOTS:
    void pointsGiveTheChaptersNumbers()
    {
        const Outcome outcome = run(
            {QStringLiteral("points"), data("good/session_v1_0.json"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.errors, QByteArray());
        QVERIFY(std::abs(number(point(outcome, 0), "flops_per_s") / 50.261e9 - 1) < 1e-5);
        QVERIFY(std::abs(number(point(outcome, 1), "bytes_per_s") / 89.654e9 - 1) < 1e-5);
        QVERIFY(std::abs(number(point(outcome, 0), "fraction_of_reference") - 1.12792) < 1e-4);
        const Outcome median = run({QStringLiteral("points"), data("good/session_v1_0.json"),
                                    QStringLiteral("--statistic"), QStringLiteral("median"),
                                    QStringLiteral("--json")});
        QCOMPARE(number(point(median, 0), "time_s"), 0.000335);
    }

    void everyTableFormatHasEveryMeasurement()
    {
        for (const char* format : {"--csv", "--markdown", "--json"}) {
            const Outcome outcome = run(
                {QStringLiteral("points"), data("good/session_v1_0.json"), QLatin1String(format)});
            QCOMPARE(outcome.code, 0);
            QVERIFY2(outcome.out.contains("linecross"), format);
        }
        QVERIFY(run({QStringLiteral("points"), data("good/session_v1_0.json")})
                    .out.contains("50.26 GFLOPS"));
    }

    void ceilingsNameTheKnee()
    {
        const Outcome outcome = run(
            {QStringLiteral("ceilings"), data("good/session_v1_0.json"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 0);
        const QJsonObject document = QJsonDocument::fromJson(outcome.out).object();
        const QJsonArray knees = document.value(QLatin1String("knees")).toArray();
        QVERIFY(std::abs(number(knees.at(0).toObject(), "ai_flop_per_byte") - 19.857) < 5e-4);
    }

    // One sentence with file and place, exit 1, and the other files still load.
    void aBadFileDoesNotStopTheOthers()
    {
        const Outcome outcome = run({QStringLiteral("points"), data("bad/tutorial_zero_time.json"),
                                     data("good/tutorial_coalesced.json"), m_folder.path(),
                                     path("no such file.json"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(QJsonDocument::fromJson(outcome.out).array().size(), 1);
        QVERIFY(outcome.errors.contains("tutorial_zero_time.json: \"min_ms\" must be a positive"));
        QVERIFY(outcome.errors.contains("/min_ms"));
        QVERIFY(outcome.errors.contains("directory"));
        QVERIFY(outcome.errors.contains("No such file"));
    }

    void everyBadFileExitsWithOne()
    {
        const QDir folder(data("bad"));
        for (const QString& name : folder.entryList(QDir::Files)) {
            const Outcome outcome = run({QStringLiteral("points"), folder.filePath(name)});
            QVERIFY2(outcome.code == 1, qPrintable(name));
            QCOMPARE(outcome.errors.count('\n'), 1);
            QVERIFY2(outcome.errors.contains(name.toUtf8()), qPrintable(name));
        }
    }

    void wrongUsageExitsWithTwo()
    {
        const QString file = data("good/session_v1_0.json");
        const QStringList wrong[] = {
            {QStringLiteral("points")},
            {QStringLiteral("points"), file, QStringLiteral("--json"), QStringLiteral("--csv")},
            {QStringLiteral("points"), file, QStringLiteral("--statistic"), QStringLiteral("mode")},
            {QStringLiteral("render"), file},
            {QStringLiteral("render"), file, QStringLiteral("-o"), path("x.png"),
             QStringLiteral("--size"), QStringLiteral("0x5")},
            {QStringLiteral("render"), file, QStringLiteral("-o"), path("x.png"),
             QStringLiteral("--theme"), QStringLiteral("pink")},
            {QStringLiteral("measure"), QStringLiteral("--nonsense")},
        };
        for (const QStringList& arguments : wrong) {
            const Outcome outcome = run(arguments);
            QVERIFY2(outcome.code == 2, qPrintable(arguments.join(QLatin1Char(' '))));
            QVERIFY(outcome.out.isEmpty());
            QVERIFY(!outcome.errors.isEmpty());
        }
    }

    void rendersEveryFormatWithoutADisplay()
    {
        const QString file = data("good/session_v1_0.json");
        const auto render = [&](const char* name, const QStringList& more) {
            return run(QStringList{QStringLiteral("render"), file, QStringLiteral("-o"), path(name)}
                       + more);
        };
        const Outcome png = render("fig.png",
                                   {QStringLiteral("--size"), QStringLiteral("800x450"),
                                    QStringLiteral("--theme"), QStringLiteral("dark"),
                                    QStringLiteral("--axes"), QStringLiteral("linear")});
        QVERIFY2(png.code == 0, png.errors.constData());
        QCOMPARE(QImage(path("fig.png")).size(), QSize(800, 450));
        QCOMPARE(render("fig.svg", {}).code, 0);
        QVERIFY(contentOf(path("fig.svg")).contains("Arithmetic intensity"));
        QCOMPARE(render("fig.pdf", {}).code, 0);
        QVERIFY(contentOf(path("fig.pdf")).startsWith("%PDF"));
        QCOMPARE(render("fig.gif", {}).code, 2);
        QCOMPARE(render("no folder/fig.png", {}).code, 1);
    }

    void rendersInChinese()
    {
        const Outcome outcome
            = run({QStringLiteral("render"), data("good/session_v1_0.json"), QStringLiteral("-o"),
                   path("zh.svg"), QStringLiteral("--language"), QStringLiteral("zh_CN")});
        QVERIFY2(outcome.code == 0, outcome.errors.constData());
        const QString svg = QString::fromUtf8(contentOf(path("zh.svg")));
        for (const char* words : {"算术强度", "拐点 19.86", "实测参考线", "工作点：时间取最小值"}) {
            QVERIFY2(svg.contains(QString::fromUtf8(words)), words);
        }
        QVERIFY(!svg.contains(QStringLiteral("not hardware peaks")));
    }

    void aTraceBecomesPointsWithAWorkModel()
    {
        const QString trace = data("good/rocprof_kernel_trace.csv");
        const Outcome outcome
            = run({QStringLiteral("points"), trace, QStringLiteral("--work"),
                   QStringLiteral("vector_add fp32 n=8388608"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(std::abs(number(point(outcome, 0), "bytes_per_s") / 503.3165e9 - 1) < 1e-6);
        QVERIFY(outcome.errors.contains("3 of 12 launches"));
        const Outcome all
            = run({QStringLiteral("points"), trace, QStringLiteral("--warmup"), QStringLiteral("0"),
                   QStringLiteral("--statistic"), QStringLiteral("p95"), QStringLiteral("--json")});
        QVERIFY(number(point(all, 0), "time_s") > 400e-6);
        QVERIFY(all.errors.contains("needed: the file states neither FLOPs nor bytes"));
        QCOMPARE(run({QStringLiteral("points"), trace, QStringLiteral("--work"),
                      QStringLiteral("matmul")})
                     .code,
                 2);
    }

    void severalWorkModelsEachForItsKernels()
    {
        const QString trace = data("good/rocprof_kernel_trace.csv");
        const Outcome outcome
            = run({QStringLiteral("points"), QStringLiteral("--work"),
                   QStringLiteral("copy fp32 n=1 for *copy*"), QStringLiteral("--work"),
                   QStringLiteral("vector_add fp32 n=8388608 for add_*"), trace,
                   QStringLiteral("--json")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(std::abs(number(point(outcome, 0), "bytes_per_s") / 503.3165e9 - 1) < 1e-6);
        QVERIFY(outcome.errors.contains("\"copy fp32 n=1 for *copy*\" fits no kernel"));
        QCOMPARE(run({QStringLiteral("points"), trace, QStringLiteral("--work"),
                      QStringLiteral("copy fp32 n=1 for ")})
                     .code,
                 2);
    }

    void aDeviceNameIsAnAssumption()
    {
        const Outcome outcome
            = run({QStringLiteral("points"), data("good/rocprof_kernel_trace_2024.csv"),
                   QStringLiteral("--device-name"), QStringLiteral("Radeon 测试"),
                   QStringLiteral("--json")});
        QCOMPARE(point(outcome, 0).value(QLatin1String("device")).toString(),
                 QStringLiteral("Radeon 测试"));
        QVERIFY(outcome.errors.contains("assumption: the file names no device for 2"));
    }

    // Offered in the sentence of the question; the point stays without a size.
    void aSizeOfAnotherFileIsOffered()
    {
        QFile result(path("result.json"));
        QVERIFY(result.open(QIODevice::WriteOnly));
        result.write(R"({"gpu":"AMD Radeon Test 50","arch":"gfx1150","kernel":"add_pairs",
            "size":8388608,"block":256,"min_ms":0.2,"correctness":"OK"})");
        result.close();
        const Outcome outcome
            = run({QStringLiteral("points"), data("good/rocprof_kernel_trace.csv"),
                   path("result.json"), QStringLiteral("--json")});
        QVERIFY2(
            outcome.errors.contains("result.json states N = 8388608 for vector_add, add_pairs: "
                                    "--work 'vector_add fp32 n=8388608'"),
            outcome.errors.constData());
        QVERIFY(point(outcome, 0).value(QLatin1String("bytes_per_s")).isNull());
    }

    void theReportSaysWhatBecameOfEachFile()
    {
        const QStringList files{data("good/table_points.csv"), data("good/table_points.csv"),
                                data("bad/words.txt")};
        const Outcome text = run(QStringList{QStringLiteral("import")} + files
                                 + QStringList{QStringLiteral("--report")});
        QCOMPARE(text.code, 1); // rows and a file were refused
        QVERIFY(text.out.contains("9 read, 5 used, 4 refused"));
        QVERIFY(text.out.contains("already read: 5")); // the same bytes twice
        QVERIFY(text.out.contains("no known format"));
        const Outcome json = run(QStringList{QStringLiteral("import")} + files
                                 + QStringList{QStringLiteral("--report"), QStringLiteral("--json"),
                                               QStringLiteral("-o"), path("report.json")});
        const QJsonObject first = point(json, 0);
        QCOMPARE(first.value(QLatin1String("format")).toString(), QStringLiteral("table"));
        QVERIFY(!contentOf(path("report.json")).isEmpty());
        QCOMPARE(run({QStringLiteral("import"), files[0]}).code, 2); // neither -o nor --report
    }

    void importsIntoOneSession()
    {
        const Outcome outcome
            = run({QStringLiteral("import"), data("good/tutorial_coalesced.json"),
                   data("good/tutorial_linecross.json"), QStringLiteral("-o"), path("all.json")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.errors.contains("assumption")); // what the files do not say is said
        const QByteArray text = contentOf(path("all.json"));
        const auto read = readSession({text.constData(), static_cast<std::size_t>(text.size())});
        QVERIFY(read.has_value());
        QCOMPARE(read->session.measurements.size(), std::size_t{2});
        QCOMPARE(read->session.measurements[1].provenance.source.file,
                 std::string("tutorial_linecross.json"));
    }

    void aFullDiskIsSaid()
    {
        const Outcome outcome = run({QStringLiteral("points"), data("good/session_v1_0.json")},
                                    QStringLiteral("/dev/full"));
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.errors.contains("No space left"));
    }

    void theWindowNeedsADisplay()
    {
        const Outcome outcome = run({});
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.errors.contains("no display"));
        QCOMPARE(run({QStringLiteral("--version")}).code, 0);
        QVERIFY(run({QStringLiteral("--help")}).out.contains("render"));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
