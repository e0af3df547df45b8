// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/choice_model.h"
#include "app/explore/filter_panel.h"
#include "app/panels/record_table.h"
#include "app/session_store.h"
#include "app/window_menus.h"
#include "tests/app/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTreeView>

using namespace rooflab;
using namespace rooflab::testing;

/// Which records are looked at: chart, tables and caption follow.
class TestExploreFilter : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

    static Session threeRuns()
    {
        Session session = twoRuns();
        Measurement other = vectorAdd("interleaved", 5e-4, 1 << 20, Precision::Fp64);
        other.provenance.device.name = "<i>another</i>";
        session.measurements.push_back(other);
        return session;
    }

    static QModelIndex find(const QAbstractItemModel& model, const QString& text,
                            const QModelIndex& parent = {})
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            if (index.data().toString().startsWith(text)) {
                return index;
            }
            if (const QModelIndex below = find(model, text, index); below.isValid()) {
                return below;
            }
        }
        return {};
    }

    static QStringList pointIds(const SessionStore& store)
    {
        QStringList ids;
        for (const ChartPoint& point : store.content().points) {
            ids.append(QString::fromStdString(point.id));
        }
        return ids;
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void anEmptyChoiceIsEverything()
    {
        const Words all{std::string("a"), std::string("b"), std::nullopt};
        QCOMPARE(isolated({}, std::string("a")), Words{std::string("a")});
        QVERIFY(isolated({std::string("a")}, std::string("a")).empty());
        QCOMPARE(toggled({}, std::nullopt, all), (Words{std::string("a"), std::string("b")}));
        QVERIFY(toggled({std::string("a"), std::string("b")}, std::nullopt, all).empty());
        QVERIFY(toggled({std::string("a")}, std::string("a"), all).empty()); // none: all
        QCOMPARE(withAdded({std::string("a")}, std::nullopt),
                 (Words{std::string("a"), std::nullopt}));
    }

    void whatIsFilteredIsNotDrawnAndSaid()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterState state(store);
        const std::size_t seriesBefore = store.content().points[1].series;
        state.setChosen(Facet::Variants, {std::string("linecross")});
        QCOMPARE(pointIds(store), QStringList{QStringLiteral("linecross")});
        QCOMPARE(store.content().points[0].series, seriesBefore); // keeps its colour
        QCOMPARE(state.summary(), QStringLiteral("Shown 1 of 3"));
        QCOMPARE(state.statusText(), QStringLiteral("Filter: 2 records not shown"));
        QCOMPARE(store.content().remarks, std::vector<std::string>{"filter: 2 records not shown"});
        QVERIFY(store.content().caption.find("filter: 2 records not shown") != std::string::npos);
        QVERIFY(store.content().caption.find("another") == std::string::npos); // no point of it
        QCOMPARE(store.session().measurements.size(), std::size_t{3});
        QVERIFY(!store.isModified());
        state.reset();
        QCOMPARE(store.content().points.size(), std::size_t{3});
        QVERIFY(store.content().remarks.empty());
    }

    void ceilingsOfOtherDevicesGo()
    {
        SessionStore store;
        Session session = threeRuns();
        session.ceilings.front().provenance.device.name = "test device";
        store.replaceSession(session);
        FilterState state(store);
        state.setChosen(Facet::Devices, {std::string("<i>another</i>")});
        QVERIFY(store.content().ceilings.empty());
        QCOMPARE(store.content().remarks,
                 std::vector<std::string>{"filter: 2 records and 1 reference not shown"});
    }

    void aRangeAndTextNarrow()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterState state(store);
        state.setRange({"size", 1 << 20, 1 << 20});
        QCOMPARE(pointIds(store), QStringList{QStringLiteral("interleaved")});
        state.setRange({"size", std::nullopt, std::nullopt});
        QCOMPARE(store.content().points.size(), std::size_t{3});
        state.setText(QStringLiteral("FP64 inter"));
        QCOMPARE(pointIds(store), QStringList{QStringLiteral("interleaved")});
    }

    void aSeriesIsIsolatedAndAnotherAdded()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterState state(store);
        state.chooseSeries(QStringLiteral("coalesced"), false);
        QCOMPARE(pointIds(store), QStringList{QStringLiteral("coalesced")});
        state.chooseSeries(QStringLiteral("linecross"), true);
        QCOMPARE(pointIds(store),
                 (QStringList{QStringLiteral("coalesced"), QStringLiteral("linecross")}));
        state.chooseSeries(QStringLiteral("linecross"), false);
        state.chooseSeries(QStringLiteral("linecross"), false);
        QCOMPARE(store.content().points.size(), std::size_t{3});
    }

    void anotherSessionStartsWithoutAFilter()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterState(store).setText(QStringLiteral("no such word"));
        QVERIFY(store.content().points.empty());
        store.replaceSession(twoRuns());
        QVERIFY(store.filter().isEmpty());
        QCOMPARE(store.content().points.size(), std::size_t{2});
    }

    void theTreeCountsAndSwitches()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterPanel panel(store);
        auto* tree = panel.findChild<QTreeView*>(QStringLiteral("filterTree"));
        QAbstractItemModelTester tester(tree->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(find(*tree->model(), QStringLiteral("coalesced (1)")).isValid());
        const QModelIndex device = find(*tree->model(), QStringLiteral("<i>another</i> (1)"));
        QCOMPARE(device.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("&lt;i&gt;another&lt;/i&gt; (1)"));
        QVERIFY(!find(*tree->model(), QStringLiteral("Kernels")).isValid()); // only one
        QVERIFY(tree->model()->setData(device, Qt::Unchecked, Qt::CheckStateRole));
        QTRY_COMPARE(store.content().points.size(), std::size_t{2});
        QVERIFY(find(*tree->model(), QStringLiteral("interleaved (0)")).isValid());
        QCOMPARE(
            find(*tree->model(), QStringLiteral("<i>another")).data(Qt::CheckStateRole).toInt(),
            int(Qt::Unchecked));
    }

    void aClickOnANameIsolatesAndEnterTakesItBack()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterPanel panel(store);
        panel.resize(240, 500);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* tree = panel.findChild<QTreeView*>(QStringLiteral("filterTree"));
        const auto clickOn = [&](const QString& name, Qt::KeyboardModifiers keys) {
            const QRect rect = tree->visualRect(find(*tree->model(), name));
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, keys,
                              {rect.left() + 50, rect.center().y()});
        };
        clickOn(QStringLiteral("linecross"), Qt::NoModifier);
        QTRY_COMPARE(pointIds(store), QStringList{QStringLiteral("linecross")});
        QTest::keyClick(tree, Qt::Key_Return);
        QTRY_COMPARE(store.content().points.size(), std::size_t{3});
        QTest::keyClick(tree, Qt::Key_Space);
        QTRY_COMPARE(store.content().points.size(), std::size_t{2});
    }

    void typingFiltersAndResetShowsAll()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterPanel panel(store);
        auto* text = panel.findChild<QLineEdit*>(QStringLiteral("filterText"));
        QTest::keyClicks(text, QStringLiteral("line"));
        QTRY_COMPARE(pointIds(store), QStringList{QStringLiteral("linecross")});
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("filterSummary"))->text(),
                 QStringLiteral("Shown 1 of 3"));
        panel.findChild<QPushButton*>(QStringLiteral("filterReset"))->click();
        QCOMPARE(store.content().points.size(), std::size_t{3});
        QCOMPARE(text->text(), QString());
    }

    void typedRangeFilters()
    {
        SessionStore store;
        store.replaceSession(threeRuns());
        FilterPanel panel(store);
        auto* high = panel.findChild<QLineEdit*>(QStringLiteral("filterHigh"));
        QTest::keyClicks(high, QStringLiteral("2000000"));
        QTest::keyClick(high, Qt::Key_Return);
        QCOMPARE(pointIds(store), QStringList{QStringLiteral("interleaved")});
        QVERIFY(find(*panel.findChild<QTreeView*>()->model(), QStringLiteral("size at most"))
                    .isValid());
    }

    void tableAndStatusFollowInTheWindow()
    {
        MainWindow window;
        window.store().replaceSession(threeRuns());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.findChild<WindowMenus*>()->find->trigger();
        QTRY_VERIFY(child<QLineEdit>(window, "filterText")->isVisible());
        FilterState(window.store()).setChosen(Facet::Variants, {std::string("linecross")});
        QCOMPARE(child<RecordTable>(window, "measurementsTable")->model()->rowCount(), 1);
        QCOMPARE(child<QTabWidget>(window, "tables")->tabText(0),
                 QStringLiteral("Measurements (1 of 3)"));
        QCOMPARE(child<QLabel>(window, "filterStatus")->text(),
                 QStringLiteral("Filter: 2 records not shown"));
        FilterState(window.store()).reset();
        QVERIFY(!child<QLabel>(window, "filterStatus")->isVisible());
    }
};

QTEST_MAIN(TestExploreFilter)
#include "tst_explore_filter.moc"
