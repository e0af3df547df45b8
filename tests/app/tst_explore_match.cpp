// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/match_content.h"
#include "app/explore/match_models.h"
#include "app/window_menus.h"
#include "tests/app/explore_fixture.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QTabWidget>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

/// The match of two files or devices and its arrows.
class TestExploreMatch : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

    static void openMatch(MainWindow& window)
    {
        window.findChild<WindowMenus*>()->compareSessions->trigger();
        QVERIFY(child<QDialog>(window, "matchDialog")->isVisible());
    }

    static QString problem(MainWindow& window)
    {
        auto* label = child<QLabel>(window, "matchProblem");
        return label->isVisible() ? label->text() : QString();
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void twoFilesAreComparedAtOnce()
    {
        MainWindow window;
        QVERIFY(showSession(window, twoFiles()));
        openMatch(window);
        QCOMPARE(child<QComboBox>(window, "matchFirstFile")->currentText(),
                 QStringLiteral("old.json"));
        QCOMPARE(child<QComboBox>(window, "matchSecondFile")->currentText(),
                 QStringLiteral("new.json"));
        auto* pairs = child<RecordTable>(window, "matchPairs")->model();
        QAbstractItemModelTester tester(pairs,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(pairs->rowCount(), 2);
        const auto pair
            = [&](int row, int column) { return cell(window, "matchPairs", row, column); };
        QCOMPARE(pair(0, MatchPairsModel::FirstColumn), QStringLiteral("coalesced"));
        QCOMPARE(pair(0, MatchPairsModel::PerformanceColumn), QStringLiteral("2\u00d7"));
        QCOMPARE(pair(0, MatchPairsModel::TimeColumn), QStringLiteral("0.5\u00d7"));
        QCOMPARE(pair(0, MatchPairsModel::DistinctionColumn),
                 QStringLiteral("cannot tell: fewer than 6 samples"));
        QCOMPARE(pair(0, MatchPairsModel::DifferencesColumn), QStringLiteral("none"));
        QCOMPARE(pair(1, MatchPairsModel::DifferencesColumn),
                 QStringLiteral("block: 128 \u2192 256"));
        QCOMPARE(arrows(window),
                 QStringList({QStringLiteral("a1>b1 2\u00d7"), QStringLiteral("a2>b2 0.5\u00d7")}));
        child<RecordTable>(window, "matchPairs")
            ->sortByColumn(MatchPairsModel::PerformanceColumn, Qt::AscendingOrder);
        QCOMPARE(pair(0, MatchPairsModel::FirstColumn), QStringLiteral("linecross"));
    }

    void nothingIsDroppedSilently()
    {
        MainWindow window;
        QVERIFY(showSession(window, twoFiles()));
        openMatch(window);
        auto* tabs = child<QTabWidget>(window, "matchTabs");
        QCOMPARE(tabs->tabText(0), QStringLiteral("Pairs (2)"));
        QCOMPARE(tabs->tabText(1), QStringLiteral("Without a partner (2)"));
        auto* left = child<RecordTable>(window, "matchLeft")->model();
        QAbstractItemModelTester tester(left,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(cell(window, "matchLeft", 0, MatchLeftModel::SideColumn), QStringLiteral("A"));
        QCOMPARE(cell(window, "matchLeft", 0, MatchLeftModel::NameColumn),
                 QStringLiteral("interleaved"));
        QCOMPARE(cell(window, "matchLeft", 1, MatchLeftModel::NameColumn),
                 QStringLiteral("vectorized"));
        QCOMPARE(cell(window, "matchLeft", 1, MatchLeftModel::ReasonColumn),
                 QStringLiteral("the other side has no run of this kernel and variant"));
        RecordFilter filter;
        filter.variants = {"coalesced"};
        window.store().setFilter(filter);
        QVERIFY(child<QLabel>(window, "matchSummary")
                    ->text()
                    .endsWith(QStringLiteral("The filter keeps out 4 records.")));
        QCOMPARE(arrows(window), QStringList{QStringLiteral("a1>b1 2\u00d7")});
    }

    void severalPossiblePartnersAreListedNotGuessed()
    {
        Session session = twoFiles();
        Measurement again = session.measurements[3];
        again.id = "b1-again";
        session.measurements.push_back(again);
        const MatchContent content
            = matchContent(session, chartContent(session), {Word("old.json"), std::nullopt},
                           {Word("new.json"), std::nullopt});
        QCOMPARE(content.pairs.size(), std::size_t{1});
        QCOMPARE(content.left.size(), std::size_t{5});
        QVERIFY(content.left.front().reason.contains(QStringLiteral("choose the pair yourself")));
    }

    void theTsvHasAllOfIt()
    {
        MainWindow window;
        QVERIFY(showSession(window, twoFiles()));
        openMatch(window);
        child<QPushButton>(window, "matchCopy")->click();
        const QStringList lines
            = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[1].split(QLatin1Char('\t')).mid(0, 6),
                 QStringList({QStringLiteral("pair"), QStringLiteral("coalesced"),
                              QStringLiteral("coalesced"), QStringLiteral("2"), QStringLiteral("2"),
                              QStringLiteral("0.5")}));
        QVERIFY(lines[4].startsWith(QStringLiteral("no partner\t\tvectorized\t")));
        for (const QString& line : lines) {
            QCOMPARE(line.count(QLatin1Char('\t')), 9);
        }
    }

    void arrowsStayUntilTheyAreCleared()
    {
        MainWindow window;
        QVERIFY(showSession(window, twoFiles()));
        auto* clearHere = child<QPushButton>(window, "compareClearMatch");
        QVERIFY(clearHere->isHidden());
        openMatch(window);
        child<QDialog>(window, "matchDialog")->reject();
        QCOMPARE(arrows(window).size(), 2);
        QVERIFY(!clearHere->isHidden());
        window.select({QStringLiteral("a1"), QStringLiteral("a2")});
        QCOMPARE(arrows(window).size(), 2); // the match goes first
        clearHere->click();
        QVERIFY(clearHere->isHidden());
        QCOMPARE(arrows(window), QStringList{QStringLiteral("a1>a2 0.2\u00d7")});
        openMatch(window);
        auto* show = child<QCheckBox>(window, "matchShow");
        QVERIFY(!show->isChecked()); // they were taken away
        show->click();
        QCOMPARE(arrows(window).size(), 2);
        child<QPushButton>(window, "matchClear")->click();
        QVERIFY(!show->isChecked());
        QCOMPARE(arrows(window).size(), 1);
    }

    void arrowsFollowTheSession()
    {
        MainWindow window;
        Session session = twoFiles();
        session.measurements[3].timing.reported.median = Seconds(4e-4);
        session.measurements[0].timing.reported.median = Seconds(4e-4);
        QVERIFY(showSession(window, session));
        openMatch(window);
        child<QDialog>(window, "matchDialog")->reject();
        window.store().setStatistic(Statistic::Median);
        QCOMPARE(arrows(window).front(), QStringLiteral("a1>b1 1\u00d7"));
        window.store().removeMeasurements({QStringLiteral("b1")});
        QCOMPARE(arrows(window), QStringList{QStringLiteral("a2>b2 0.5\u00d7")});
        window.store().setHidden({QStringLiteral("a2")}, true);
        QVERIFY(arrows(window).isEmpty());
        window.store().setHidden({QStringLiteral("a2")}, false);
        QCOMPARE(arrows(window).size(), 1);
        window.store().replaceSession(twoFiles()); // the same ids, but another session
        QVERIFY(arrows(window).isEmpty());
    }

    void whatCannotBeComparedIsExplained()
    {
        MainWindow window;
        QVERIFY(showSession(window, sampleSession()));
        openMatch(window);
        QVERIFY(problem(window).startsWith(
            QStringLiteral("All measurements have the same file and the same device.")));
        QVERIFY(!child<QPushButton>(window, "matchCopy")->isEnabled());
        window.store().replaceSession(twoFiles());
        QVERIFY(problem(window).isEmpty()); // the two files were taken
        choose(window, "matchSecondFile", 1);
        QVERIFY(problem(window).startsWith(QStringLiteral("Both sides are the same")));
        QVERIFY(arrows(window).isEmpty());
        choose(window, "matchSecondFile", 0);
        QCOMPARE(problem(window), QStringLiteral("Choose a file or a device for each side."));
        choose(window, "matchSecondDevice", 1);
        QCOMPARE(problem(window),
                 QStringLiteral("3 records are on both sides: choose sides that have none in "
                                "common."));
        window.store().replaceSession({});
        QVERIFY(problem(window).startsWith(QStringLiteral("There is no measurement")));
    }

    void twoDevicesAreComparedAtOnce()
    {
        MainWindow window;
        Session session = twoFiles();
        for (Measurement& measurement : session.measurements) {
            const bool isNew = measurement.provenance.source.file == "new.json";
            measurement.provenance.device.name
                = isNew ? std::nullopt : std::optional<std::string>("test device");
            measurement.provenance.source.file = "one.json";
        }
        QVERIFY(showSession(window, session));
        openMatch(window);
        QCOMPARE(child<QComboBox>(window, "matchSecondDevice")->currentText(),
                 QStringLiteral("not recorded"));
        QCOMPARE(arrows(window).size(), 2);
        child<QPushButton>(window, "matchSwap")->click();
        QCOMPARE(arrows(window).front(), QStringLiteral("b1>a1 0.5\u00d7"));
    }

    void aSelectedPairIsSelectedInTheWindow()
    {
        MainWindow window;
        QVERIFY(showSession(window, twoFiles()));
        openMatch(window);
        child<RecordTable>(window, "matchPairs")->selectRow(1);
        QCOMPARE(window.selectedIds(), QStringList({QStringLiteral("a2"), QStringLiteral("b2")}));
    }

    void thousandsOfPairsStayUsable()
    {
        Session session;
        for (int i = 0; i < 10000; ++i) {
            for (const char* file : {"old.json", "new.json"}) {
                Measurement measurement = vectorAdd("coalesced", 1e-4, 1024 + i);
                measurement.id = file + std::to_string(i);
                measurement.provenance.source.file = file;
                session.measurements.push_back(std::move(measurement));
            }
        }
        QElapsedTimer clock;
        clock.start();
        const MatchContent content
            = matchContent(session, chartContent(session), {Word("old.json"), std::nullopt},
                           {Word("new.json"), std::nullopt});
        QCOMPARE(content.pairs.size(), std::size_t{10000});
        QVERIFY(clock.elapsed() < patienceMs); // a hang, not a speed
        MatchPairsModel model;
        model.setPairs(content.pairs);
        QCOMPARE(model.rowCount(), 10000);
    }
};

QTEST_MAIN(TestExploreMatch)
#include "tst_explore_match.moc"
