// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/compare_page.h"
#include "app/explore/own_roof_model.h"
#include "app/explore/own_roof_panel.h"
#include "app/explore/sweep_panel.h"
#include "app/explore/sweep_plot.h"
#include "app/explore/sweeps_model.h"
#include "app/panels/record_table.h"
#include "app/session_store.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTreeView>

using namespace rooflab;
using namespace rooflab::testing;

/// Sweeps, the comparison and the own roof, with the numbers of the shipped samples.
class TestExploreTables : public QObject {
    Q_OBJECT

private:
    static Session strideScan()
    {
        const QByteArray text = contentOf(
            QStringLiteral(ROOFLAB_TEST_DATA "/../../resources/samples/h200-stride-scan.json"));
        auto outcome = readSession({text.constData(), static_cast<std::size_t>(text.size())});
        return outcome ? std::move(outcome->session) : Session();
    }

    template <class Widget> static Widget* in(QWidget& panel, const char* name)
    {
        auto* found = panel.findChild<Widget*>(QLatin1String(name));
        Q_ASSERT(found != nullptr);
        return found;
    }

    static bool showAndWait(QWidget& widget)
    {
        widget.resize(1000, 320);
        widget.show();
        return QTest::qWaitForWindowExposed(&widget);
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void theStrideScanIsTwoCurves()
    {
        SessionStore store;
        store.replaceSession(strideScan());
        SweepPanel panel(store);
        QVERIFY(showAndWait(panel));
        const auto& curves = in<SweepPlot>(panel, "sweepPlot")->curves();
        QCOMPARE(curves.size(), std::size_t{2});
        QCOMPARE(curves[0].name, QStringLiteral("linecross"));
        QCOMPARE(curves[1].name, QStringLiteral("interleaved")); // its controlled twin
        QCOMPARE(curves[0].marks.size(), std::size_t{9});
        QCOMPARE(curves[0].marks[5].x, 32.0);
        QVERIFY(std::abs(curves[0].marks[5].value / giga - 377.1008) < 1e-3);
        QVERIFY(std::abs(*curves[0].marks[5].atMedian / giga - 372.7732) < 1e-3);
        QVERIFY(curves[0].marks[5].text.contains(QStringLiteral("377.1 GB/s")));
        QVERIFY(
            in<QLabel>(panel, "sweepRemarks")->text().contains(QStringLiteral("controlled twin")));
        auto* quantity = in<QComboBox>(panel, "sweepQuantity");
        quantity->setCurrentIndex(1);
        Q_EMIT quantity->activated(1);
        const auto& times = in<SweepPlot>(panel, "sweepPlot")->curves();
        QVERIFY(std::abs(times[0].marks[5].value - 4.271040e-3) < 1e-8);
    }

    void sweepsAreSwitchedWithTheirTwin()
    {
        SessionStore store;
        store.replaceSession(strideScan());
        SweepPanel panel(store);
        QVERIFY(showAndWait(panel));
        auto* model = in<RecordTable>(panel, "sweepsTable")->model();
        QAbstractItemModelTester tester(model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto& curves = in<SweepPlot>(panel, "sweepPlot")->curves();
        for (int row = 0; row < 2; ++row) {
            QVERIFY(model->setData(model->index(row, 0), Qt::Unchecked, Qt::CheckStateRole));
        }
        QVERIFY(curves.empty());
        QVERIFY(!in<QPushButton>(panel, "sweepCopy")->isEnabled());
        QVERIFY(model->setData(model->index(0, 0), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(curves.size(), std::size_t{2}); // linecross brings its twin
        QVERIFY(model->setData(model->index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(curves.size(), std::size_t{1});
        QCOMPARE(panel.paths().size(), std::size_t{1});
        QCOMPARE(panel.paths().front().front(), std::string("linecross-fp32-stride1"));
    }

    void sweepNumbersAreCopiedAsCsv()
    {
        SessionStore store;
        store.replaceSession(strideScan());
        SweepPanel panel(store);
        QVERIFY(showAndWait(panel));
        in<QPushButton>(panel, "sweepCopy")->click();
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 20); // header, 2 × 9, end
        QVERIFY(lines[0].startsWith(QStringLiteral("id,kernel,variant,device,precision,parameter,"
                                                   "parameter_value,bandwidth_bytes_per_s,")));
        QVERIFY(lines[6].startsWith(QStringLiteral(
            "linecross-fp32-stride32,vector_add,linecross,NVIDIA H200,fp32,stride,32,"
            "3771008")));
    }

    void aRecordOfASweepIsChosenByMouseAndKeys()
    {
        SessionStore store;
        store.replaceSession(strideScan());
        SweepPanel panel(store);
        QVERIFY(showAndWait(panel));
        auto* plot = in<SweepPlot>(panel, "sweepPlot");
        QSignalSpy chosen(&panel, &SweepPanel::idsSelected);
        const SweepMark& mark = plot->curves()[0].marks[8];
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->place(mark.x, mark.value).toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toStringList(),
                 QStringList{QStringLiteral("linecross-fp32-stride256")});
        QTest::keyClick(plot, Qt::Key_Left);
        QTest::keyClick(plot, Qt::Key_Down);
        QTest::keyClick(plot, Qt::Key_Return);
        QCOMPARE(chosen[1][0].toStringList(),
                 QStringList{QStringLiteral("interleaved-fp32-stride128")});
        in<QCheckBox>(panel, "sweepLog")->click();
        QVERIFY(plot->isLogX());
        const auto& marks = plot->curves()[0].marks;
        QCOMPARE(
            std::round(plot->place(2, marks[0].value).x() - plot->place(1, marks[0].value).x()),
            std::round(plot->place(4, marks[0].value).x() - plot->place(2, marks[0].value).x()));
    }

    void whatIsHiddenLeavesTheSweepAndIsSaid()
    {
        SessionStore store;
        store.replaceSession(strideScan());
        SweepPanel panel(store);
        QVERIFY(showAndWait(panel));
        store.setHidden({QStringLiteral("linecross-fp32-stride256")}, true);
        QCOMPARE(in<SweepPlot>(panel, "sweepPlot")->curves()[0].marks.size(), std::size_t{8});
        QVERIFY(in<QLabel>(panel, "sweepRemarks")
                    ->text()
                    .contains(QStringLiteral("1 records of it are hidden")));
    }

    void withoutASweepItSaysWhatOneNeeds()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        SweepPanel panel(store);
        QVERIFY(showAndWait(panel));
        QVERIFY(in<QLabel>(panel, "sweepEmpty")->isVisible());
    }

    void theTutorialsRunsDifferByAFactor() // ch. 7.3: 6.727
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        const QStringList ids{QString::fromStdString(store.session().measurements[1].id),
                              QString::fromStdString(store.session().measurements[0].id)};
        ComparePage page(store);
        QVERIFY(!page.isFor({ids[0]}));
        QVERIFY(page.isFor(ids));
        page.showRecords(ids);
        QVERIFY(page.text().plain.contains(QStringLiteral("6.727 ×")));
        QVERIFY(page.text().plain.contains(QStringLiteral("one measurement shown three ways")));
        QVERIFY(page.text().plain.contains(QStringLiteral("Different conditions, derived")));
        QVERIFY(page.text().markdown.contains(QStringLiteral("| 6.727 × |")));
        auto* base = in<QComboBox>(page, "compareBase");
        QCOMPARE(base->count(), 2);
        base->setCurrentIndex(1);
        Q_EMIT base->activated(1);
        QVERIFY(page.text().plain.contains(QStringLiteral("0.1486 ×")));
        in<QPushButton>(page, "compareCopyMarkdown")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), page.text().markdown);
    }

    void namesOfFilesStayText()
    {
        Session session;
        session.measurements = {vectorAdd("a", 1e-3), vectorAdd("b", 2e-3)};
        session.measurements[1].provenance.device.name = "<b>x</b>|*y*";
        SessionStore store;
        store.replaceSession(session);
        ComparePage page(store);
        page.showRecords({QStringLiteral("a"), QStringLiteral("b")});
        QVERIFY(!page.text().html.contains(QStringLiteral("<b>x")));
        QVERIFY(page.text().html.contains(QStringLiteral("&lt;b&gt;x")));
        QVERIFY(page.text().markdown.contains(QStringLiteral("\\<b\\>x\\</b\\>\\|\\*y\\*")));
    }

    void theOwnRoofHasTheTutorialsShares() // ch. 7.3: 603.1 of 534.7 GB/s
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        OwnRoofPanel panel(store);
        QVERIFY(showAndWait(panel));
        auto* model = in<RecordTable>(panel, "ownRoofTable")->model();
        QAbstractItemModelTester tester(model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto cell
            = [&](int row, int column) { return model->index(row, column).data().toString(); };
        QCOMPARE(model->rowCount(), 2);
        QVERIFY(cell(0, OwnRoofModel::LabelColumn).startsWith(QStringLiteral("coalesced")));
        QCOMPARE(cell(0, OwnRoofModel::FractionColumn), QStringLiteral("112.8 %"));
        QCOMPARE(cell(1, OwnRoofModel::FractionColumn), QStringLiteral("16.77 %"));
        QCOMPARE(cell(0, OwnRoofModel::BandwidthColumn), QStringLiteral("112.8 %"));
    }

    void aCeilingThatDoesNotCountChangesTheRoof()
    {
        Session session;
        session.measurements = {vectorAdd("a", 0.3338e-3)};
        session.ceilings = {ceiling(CeilingKind::Bandwidth, 500e9, "low"),
                            ceiling(CeilingKind::Bandwidth, 1e12, "high")};
        SessionStore store;
        store.replaceSession(session);
        OwnRoofPanel panel(store);
        QVERIFY(showAndWait(panel));
        auto* model = in<RecordTable>(panel, "ownRoofTable")->model();
        const auto share
            = [&] { return model->index(0, OwnRoofModel::FractionColumn).data().toString(); };
        QCOMPARE(share(), QStringLiteral("60.31 %"));
        auto* choices = in<QTreeView>(panel, "ownRoofChoices")->model();
        const QModelIndex high = choices->index(1, 0, choices->index(0, 0));
        QVERIFY(choices->setData(high, Qt::Unchecked, Qt::CheckStateRole));
        QTRY_COMPARE(share(), QStringLiteral("120.6 %"));
    }
};

QTEST_MAIN(TestExploreTables)
#include "tst_explore_tables.moc"
