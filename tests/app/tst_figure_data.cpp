// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_language.h"
#include "app/chart/figure_embedding.h"
#include "app/panels/export_dialog.h"
#include "core/io/figure_data.h"
#include "core/io/figure_subset.h"
#include "core/io/import_file.h"
#include "tests/app/app_fixture.h"
#include "tests/app/tst_chart_samples.h"
#include "tests/app/window_fixture.h"

#include <QCheckBox>
#include <QImage>
#include <QLabel>
#include <QProcess>
#include <QXmlStreamReader>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

/// The view that is furthest from the default one.
Session otherView()
{
    Session session = samples::crowded();
    session.view.statistic = Statistic::Median;
    session.view.axes = AxisScale::Linear;
    session.view.whiskers = std::nullopt;
    session.view.units = {PerformanceUnit::Gflops, BandwidthUnit::GBPerSecond};
    session.view.frame = Frame{0.0, 40.0, 0.0, 3e13};
    session.view.hiddenIds = {session.measurements[0].id, session.measurements[7].id};
    session.ceilings[2].visible = false;
    return session;
}

Result<void> draw(const Session& session, const QString& path, const EmbeddingChoice& choice = {})
{
    FigureOptions options;
    options.sizePixels = QSize(640, 360);
    const ChartContent content = chartContent(session);
    const Result<void> embedded = embedSession(options, session, content, "en", choice);
    return embedded ? writeFigure(content, options, path) : embedded;
}

Session sessionIn(const QString& path)
{
    Result<ImportOutcome> outcome = importFile(path.toStdString());
    return outcome ? std::move(outcome->session) : Session();
}

} // namespace

class TestFigureData : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    SettingsFolder m_settings;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    static void addSessions()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<int>("session");
        for (const char* suffix : {"png", "svg", "pdf"}) {
            for (int session = 0; session < 3; ++session) {
                QTest::addRow("%s %d", suffix, session) << QString::fromLatin1(suffix) << session;
            }
        }
    }

    static Session sessionOf(int index)
    {
        return index == 0 ? sampleSession() : index == 1 ? samples::crowded() : otherView();
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void figureGivesTheDrawnSession_data() { addSessions(); }
    void figureGivesTheDrawnSession()
    {
        QFETCH(QString, suffix);
        QFETCH(int, session);
        const Session drawn = sessionOf(session);
        const QString file = path(QStringLiteral("a.") + suffix);
        QVERIFY(draw(drawn, file));
        const Session read = sessionIn(file);
        const Session subset = drawnSubset(drawn, chartContent(drawn));
        QVERIFY(!subset.isEmpty());
        // But for the figure as the source of runs that state none.
        QVERIFY(drawnSubset(read, chartContent(read)) == subset);
        QCOMPARE(read.measurements.size(), subset.measurements.size());
        for (const Measurement& each : read.measurements) {
            QVERIFY(each.provenance.source.file.has_value());
        }
    }

    void sessionOfAFigureGivesTheSameFigure_data() { addSessions(); }
    void sessionOfAFigureGivesTheSameFigure()
    {
        QFETCH(QString, suffix);
        QFETCH(int, session);
        const QString first = path(QStringLiteral("first.") + suffix);
        const QString second = path(QStringLiteral("second.") + suffix);
        QVERIFY(draw(sessionOf(session), first));
        QVERIFY(draw(sessionIn(first), second));
        const QByteArray bytes = contentOf(first);
        QVERIFY(bytes.size() > 5000);
        QVERIFY(bytes == contentOf(second));
    }

    void pictureIsTheSameWithAndWithoutData()
    {
        QVERIFY(draw(sampleSession(), path(QStringLiteral("with.png"))));
        QVERIFY(draw(sampleSession(), path(QStringLiteral("without.png")), {false, false}));
        const QImage with(path(QStringLiteral("with.png")));
        QVERIFY(!with.isNull());
        QCOMPARE(with.size(), QSize(640, 360));
        QVERIFY(with == QImage(path(QStringLiteral("without.png"))));
        QVERIFY(sessionIn(path(QStringLiteral("without.png"))).isEmpty());
        QVERIFY(with.text(QStringLiteral("rooflab-session 1/1"))
                    .startsWith(QStringLiteral("{\n\"format\": \"rooflab-figure\"")));
    }

    // Qt writes a text of 8,000,000 bytes and reads nothing back.
    void aLongSessionIsSplitAndReadBack()
    {
        Session session = samples::tutorial();
        std::vector<Seconds> times;
        for (int i = 0; i < 400'000; ++i) {
            times.emplace_back(3e-4 + i * 1.0000001e-9);
        }
        session.measurements[0].timing.reported = {};
        session.measurements[0].timing.samples = std::move(times);
        const QString file = path(QStringLiteral("long.png"));
        QVERIFY(draw(session, file));
        QVERIFY(sessionIn(file).measurements.at(0).timing == session.measurements[0].timing);
        const QImage image(file);
        QVERIFY(image.textKeys().size() >= 2);
        for (const QString& key : image.textKeys()) {
            QVERIFY2(!image.text(key).isEmpty(), qPrintable(key));
        }
    }

    void svgStaysAnXmlDocument()
    {
        Session session = samples::crowded();
        session.title = "<a & \"b\"> ]]> \xEF\xBF\xBE";
        const QString file = path(QStringLiteral("odd.svg"));
        QVERIFY(draw(session, file));
        QXmlStreamReader reader(contentOf(file));
        while (!reader.atEnd()) {
            reader.readNext();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(sessionIn(file).title, session.title);
    }

    void namesAreLeftOutOnDemand()
    {
        Session session = sampleSession();
        session.measurements[0].provenance.host.name = "secret-host";
        session.measurements[0].provenance.command = "/home/secret-user/bench";
        const QString file = path(QStringLiteral("names.svg"));
        QVERIFY(draw(session, file));
        QVERIFY(contentOf(file).contains("secret-host"));
        QVERIFY(draw(session, file, {true, true}));
        QVERIFY(!contentOf(file).contains("secret"));
        QVERIFY(contentOf(file).contains("were left out"));
        QCOMPARE(sessionIn(file).measurements.size(), session.measurements.size());
    }

    void aDroppedFigureIsASessionThatSaveDoesNotOverwrite()
    {
        const QString file = path(QStringLiteral("dropped.png"));
        QVERIFY(draw(sampleSession(), file));
        const QByteArray before = contentOf(file);
        MainWindow window;
        QVERIFY(openAndWait(window, {file}));
        QCOMPARE(window.store().session().measurements.size(), std::size_t(2));
        QCOMPARE(window.fileActions().documentPath(), QString());
        QCOMPARE(contentOf(file), before);
    }

    void dialogSaysWhatTheFileCarries()
    {
        ExportDialog dialog(path(QStringLiteral("x.png")), ThemeId::Light);
        dialog.setDrawn(12, 3);
        auto* withData = dialog.findChild<QCheckBox*>(QStringLiteral("withData"));
        auto* leaveOut = dialog.findChild<QCheckBox*>(QStringLiteral("leaveOutNames"));
        auto* carried = dialog.findChild<QLabel*>(QStringLiteral("carried"));
        QVERIFY(withData->isChecked());
        QVERIFY(!leaveOut->isChecked());
        QVERIFY(carried->text().contains(QStringLiteral("runs (12) and references (3)")));
        QVERIFY(carried->text().contains(QStringLiteral("command lines included")));
        leaveOut->click();
        QVERIFY(carried->text().contains(QStringLiteral("without host names")));
        QVERIFY(dialog.embedding().leaveOutNames);
        withData->click();
        QVERIFY(!leaveOut->isEnabled());
        QVERIFY(carried->text().contains(QStringLiteral("picture only")));
        QVERIFY(!dialog.embedding().withData);
        dialog.setDrawn(figureRunLimit + 1, 3);
        QVERIFY(!withData->isEnabled());
        QVERIFY(carried->text().contains(QStringLiteral("10000")));
    }

    void commandLineDrawsAndReads()
    {
        const auto run = [this](const QStringList& arguments, QByteArray* out = nullptr) {
            QProcess process;
            process.setWorkingDirectory(m_folder.path());
            process.start(QStringLiteral(ROOFLAB_BIN_DIR "/rooflab"), arguments);
            if (!process.waitForFinished(patienceMs)) {
                return -1;
            }
            if (out != nullptr) {
                *out = process.readAllStandardOutput() + process.readAllStandardError();
            }
            return process.exitCode();
        };
        const auto render = [&](const QString& from, const QString& to, const QString& option) {
            QStringList arguments{QStringLiteral("render"),     from,
                                  QStringLiteral("-o"),         to,
                                  QStringLiteral("--size"),     QStringLiteral("640x360"),
                                  QStringLiteral("--language"), QStringLiteral("zh_CN")};
            if (!option.isEmpty()) {
                arguments.append(option);
            }
            return run(arguments);
        };
        const QString first = QStringLiteral("cli.png");
        for (const char* suffix : {"png", "svg", "pdf"}) {
            const QString one = QStringLiteral("cli.") + QLatin1String(suffix);
            const QString two = QStringLiteral("cli2.") + QLatin1String(suffix);
            QCOMPARE(render(sampleFile(), one, {}), 0);
            QCOMPARE(render(one, two, {}), 0);
            QVERIFY2(contentOf(path(one)) == contentOf(path(two)), suffix);
        }
        QByteArray fromFigure;
        QByteArray fromSession;
        QCOMPARE(run({QStringLiteral("points"), first, QStringLiteral("--csv")}, &fromFigure), 0);
        QCOMPARE(
            run({QStringLiteral("points"), sampleFile(), QStringLiteral("--csv")}, &fromSession),
            0);
        QVERIFY(fromFigure.contains("coalesced"));
        QVERIFY(fromFigure.contains("language zh_CN"));
        QCOMPARE(render(sampleFile(), first, QStringLiteral("--no-data")), 0);
        QByteArray refusal;
        QCOMPARE(run({QStringLiteral("points"), first}, &refusal), 1);
        QVERIFY(refusal.contains("cli.png: this is a picture without rooflab data"));
    }
};

QTEST_MAIN(TestFigureData)
#include "tst_figure_data.moc"
