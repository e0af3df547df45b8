// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "app/panels/load_status.h"
#include "tests/app/trace_fixture.h"
#include "tests/app/window_fixture.h"

#include <QElapsedTimer>
#include <QStatusBar>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

/// Many files and large ones: nothing blocks, nothing gets lost.
class TestOpenManyFiles : public QObject {
    Q_OBJECT

private:
    static constexpr int many = 1000;
    SettingsFolder m_settings;
    QTemporaryDir m_folder;

    QString file(const QString& name, const QByteArray& content)
    {
        const QString path = m_folder.filePath(name);
        writeFile(path, content);
        return path;
    }

    QStringList manyResults()
    {
        QStringList paths;
        for (int i = 0; i < many; ++i) {
            paths.append(file(QStringLiteral("run%1.json").arg(i), tutorialResult(i)));
        }
        return paths;
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void aThousandFilesJoinInFewAnnouncements()
    {
        const QStringList paths = manyResults();
        MainWindow window;
        window.showSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QSignalSpy changed(&window.store(), &SessionStore::changed);
        QElapsedTimer clock;
        clock.start();
        const LoopGap gap;
        QVERIFY(openAndWait(window, paths));
        qInfo("1,000 files: %lld ms, %lld announcements, longest gap %lld ms",
              static_cast<long long>(clock.elapsed()), static_cast<long long>(changed.count()),
              static_cast<long long>(gap.longestMs()));
        QVERIFY(changed.count() >= 1 && changed.count() <= 20);
        const Session& session = window.store().session();
        QCOMPARE(session.measurements.size(), std::size_t{many});
        for (std::size_t i = 0; i < session.measurements.size(); ++i) {
            QCOMPARE(session.measurements[i].provenance.source.file,
                     std::optional<std::string>("run" + std::to_string(i) + ".json"));
        }
        QCOMPARE(window.findChild<RooflineView*>()->frame(), window.store().content().frame);

        // Once more: all of them are known.
        changed.clear();
        QVERIFY(openAndWait(window, paths));
        QCOMPARE(session.measurements.size(), std::size_t{many});
        QVERIFY(changed.count() <= 20);
        QCOMPARE(reportedOutcomes(window).size(), 2 * many);
        const QAbstractItemModel* report = child<RecordTable>(window, "importReportTable")->model();
        const QModelIndex last = report->index(report->rowCount() - 1, 0);
        QCOMPARE(last.data().toString(), QStringLiteral("run999.json"));
        QVERIFY(window.statusBar()->currentMessage().contains(QStringLiteral("1000 of 1000")));
    }

    // Equal bytes are one run, whatever the file is called. The same run in other bytes is two.
    void theSameRunUnderTwoNames()
    {
        const QByteArray bytes = tutorialResult(1);
        const QString first = file(QStringLiteral("first.json"), bytes);
        const QString copy = file(QStringLiteral("copy.json"), bytes);
        const QString other = file(QStringLiteral("other.json"), bytes + '\n');
        MainWindow window;
        QVERIFY(openAndWait(window, {first, copy, other}));
        const Session& session = window.store().session();
        QCOMPARE(session.measurements.size(), std::size_t{2});
        QVERIFY(session.measurements[0].id != session.measurements[1].id);
        QCOMPARE(session.measurements[1].provenance.source.file,
                 std::optional<std::string>("other.json"));
        QCOMPARE(reportedOutcomes(window).size(), 3);
    }

    void aLargeTraceCanBeCancelledFromTheStatusBar()
    {
        const QString trace = file(QStringLiteral("trace.csv"), kernelTrace(200000));
        const QString result = file(QStringLiteral("before.json"), tutorialResult(1));
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* status = child<LoadStatus>(window, "loadStatus");
        QVERIFY(!status->isVisible());
        QSignalSpy opened(&window.fileIntake(), &FileIntake::opened);
        QStringList paths{result};
        for (int i = 0; i < 20; ++i) {
            paths.append(trace);
        }
        const LoopGap gap;
        window.openFiles(paths);
        QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(QStringLiteral("trace.csv")), patienceMs);
        QVERIFY(status->isVisible());
        QElapsedTimer clock;
        clock.start();
        QTest::mouseClick(status->findChild<QPushButton*>(QStringLiteral("cancelLoad")),
                          Qt::LeftButton);
        QTRY_COMPARE(opened.count(), 1);
        qInfo("from cancel to idle: %lld ms, longest gap %lld ms",
              static_cast<long long>(clock.elapsed()), static_cast<long long>(gap.longestMs()));
        QVERIFY(clock.elapsed() < hangMs);
        QVERIFY2(gap.turns() >= 2, qPrintable(QString::number(gap.turns())));
        QVERIFY(!status->isVisible());
        QCOMPARE(window.store().session().measurements.size(), std::size_t{1});
        const QStringList outcomes = reportedOutcomes(window);
        QCOMPARE(outcomes.first(), QStringLiteral("before.json: loaded"));
        QCOMPARE(outcomes.last(), QStringLiteral("trace.csv: cancelled"));
        QVERIFY(opened[0][0].value<OpenSummary>().cancelled >= 1);
    }

    void closingWhileFilesAreReadAsksOnce()
    {
        const QString trace = file(QStringLiteral("slow.csv"), kernelTrace(200000));
        MainWindow window;
        window.show();
        window.openFiles({trace, trace, trace, trace, trace, trace});
        QString question;
        answerWith(QMessageBox::Cancel, &question);
        QVERIFY(!window.close());
        QVERIFY2(question.contains(QStringLiteral("files have not joined the session")),
                 qPrintable(question));
        answerWith(QMessageBox::Discard);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(window.close());
        QVERIFY(clock.elapsed() < hangMs);
        QVERIFY(window.store().session().isEmpty());
    }
};

QTEST_MAIN(TestOpenManyFiles)
#include "tst_open_many_files.moc"
