// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ceilings_model.h"
#include "app/models/import_report_model.h"
#include "app/models/measurements_model.h"
#include "app/models/not_plotted_model.h"
#include "app/models/rate_text.h"
#include "app/models/record_sort_proxy.h"
#include "app/models/sources_model.h"
#include "app/qt_text.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QAbstractItemModelTester>
#include <QIcon>
#include <QSignalSpy>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

class TestModels : public QObject {
    Q_OBJECT

private:
    static QString cell(const QAbstractItemModel& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }

    static void fill(MeasurementsModel& model, const Session& session, Statistic statistic)
    {
        ViewSettings view = session.view;
        view.statistic = statistic;
        model.setRows(measurementRows(session, chartContent(session, view)), statistic);
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void measurementsShowTheTutorialsNumbers() // ch. 7.3
    {
        MeasurementsModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        fill(model, sampleSession(), Statistic::Min);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 0, MeasurementsModel::PerformanceColumn),
                 QStringLiteral("50.26 GFLOPS"));
        QCOMPARE(cell(model, 0, MeasurementsModel::BandwidthColumn), QStringLiteral("603.1 GB/s"));
        QCOMPARE(cell(model, 0, MeasurementsModel::IntensityColumn), QStringLiteral("0.08333"));
        QCOMPARE(cell(model, 0, MeasurementsModel::TimeColumn), QStringLiteral("0.3338 ms"));
        QCOMPARE(cell(model, 0, MeasurementsModel::FractionColumn), QStringLiteral("112.8 %"));
        QCOMPARE(cell(model, 1, MeasurementsModel::PerformanceColumn),
                 QStringLiteral("7.471 GFLOPS"));
        QCOMPARE(cell(model, 1, MeasurementsModel::BandwidthColumn), QStringLiteral("89.65 GB/s"));
        QCOMPARE(cell(model, 1, MeasurementsModel::SizeColumn), QStringLiteral("16777216"));
        QVERIFY(!model.index(0, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
    }

    void anotherStatisticIsAnotherTimeAndSaysSo()
    {
        Session session = sampleSession();
        session.measurements[0].timing.reported = {};
        session.measurements[0].timing.reported.min = Seconds(1e-3);
        MeasurementsModel model;
        fill(model, session, Statistic::Mean);
        QCOMPARE(cell(model, 0, MeasurementsModel::TimeColumn), QStringLiteral("1 ms (min)"));
        QCOMPARE(model.headerData(MeasurementsModel::TimeColumn, Qt::Horizontal, Qt::DisplayRole)
                     .toString(),
                 QStringLiteral("Time (mean)"));
    }

    void whatIsAbsentIsNotRecorded()
    {
        Measurement bare;
        bare.id = "bare";
        bare.kernel = "vector_add";
        Session session;
        session.measurements = {bare};
        MeasurementsModel model;
        fill(model, session, Statistic::Min);
        for (const int column :
             {int(MeasurementsModel::PrecisionColumn), int(MeasurementsModel::SizeColumn),
              int(MeasurementsModel::TimeColumn), int(MeasurementsModel::DeviceColumn),
              int(MeasurementsModel::SourceColumn)}) {
            QCOMPARE(cell(model, 0, column), QStringLiteral("not recorded"));
        }
    }

    void textOfAFileStaysText()
    {
        Session session = sampleSession();
        session.measurements[0].provenance.device.name = "<b>bold</b>";
        MeasurementsModel model;
        fill(model, session, Statistic::Min);
        const QModelIndex device = model.index(0, MeasurementsModel::DeviceColumn);
        QCOMPARE(device.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("&lt;b&gt;bold&lt;/b&gt;"));
    }

    void uncheckingAsksToHide()
    {
        MeasurementsModel model;
        fill(model, sampleSession(), Statistic::Min);
        QSignalSpy asked(&model, &MeasurementsModel::hideRequested);
        QVERIFY(model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][0].toStringList(), QStringList{model.rows()[1].id});
        QCOMPARE(asked[0][1].toBool(), true);
    }

    void sortsByValueWithEmptyCellsLast()
    {
        Session session;
        session.measurements = {vectorAdd("slow", 2e-3), vectorAdd("fast", 1e-4),
                                vectorAdd("none", 1e-3), vectorAdd("middle", 9e-4)};
        session.measurements[2].timing = Timing();
        MeasurementsModel model;
        fill(model, session, Statistic::Min);
        RecordSortProxy proxy(MeasurementsModel::SortRole);
        proxy.setSourceModel(&model);
        QAbstractItemModelTester tester(&proxy,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto order = [&proxy] {
            QStringList variants;
            for (int row = 0; row < proxy.rowCount(); ++row) {
                variants.append(cell(proxy, row, MeasurementsModel::VariantColumn));
            }
            return variants.join(QLatin1Char(' '));
        };
        proxy.sort(MeasurementsModel::TimeColumn, Qt::AscendingOrder);
        QCOMPARE(order(), QStringLiteral("fast middle slow none"));
        proxy.sort(MeasurementsModel::TimeColumn, Qt::DescendingOrder);
        QCOMPARE(order(), QStringLiteral("slow middle fast none"));
    }

    void ceilingsShowTheirValues() // ch. 7.2
    {
        CeilingsModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCeilings(sampleSession().ceilings, Statistic::Min);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 0, CeilingsModel::ValueColumn), QStringLiteral("534.7 GB/s"));
        QCOMPARE(cell(model, 1, CeilingsModel::ValueColumn), QStringLiteral("10.62 TFLOPS"));
        QCOMPARE(cell(model, 0, CeilingsModel::OriginColumn), QStringLiteral("measured"));
        QVERIFY(
            !model.flags(model.index(0, CeilingsModel::ValueColumn)).testFlag(Qt::ItemIsEditable));
    }

    void onlyTypedCeilingsCanBeEdited()
    {
        CeilingsModel model;
        model.setCeilings({ceiling(CeilingKind::Bandwidth, 448e9, "GDDR6")}, Statistic::Min);
        QSignalSpy updates(&model, &CeilingsModel::updateRequested);
        QSignalSpy refusals(&model, &CeilingsModel::editRefused);
        const QModelIndex value = model.index(0, CeilingsModel::ValueColumn);
        QCOMPARE(value.data(Qt::EditRole).toString(), QStringLiteral("448 GB/s"));
        QVERIFY(model.setData(value, QStringLiteral("1.5 TB/s"), Qt::EditRole));
        QCOMPARE(updates.count(), 1);
        QCOMPARE(updates[0][0].value<Ceiling>().valueSi, 1.5e12);
        QVERIFY(!model.setData(value, QStringLiteral("12 GFLOPS"), Qt::EditRole));
        QVERIFY(!model.setData(value, QStringLiteral("-3 GB/s"), Qt::EditRole));
        QVERIFY(!model.setData(model.index(0, 0), QString(), Qt::EditRole));
        QCOMPARE(refusals.count(), 3);
        QCOMPARE(updates.count(), 1);
    }

    void ratesAreReadWithTheirUnit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isCompute");
        QTest::addColumn<double>("value"); // 0: refused
        QTest::newRow("GB/s") << QStringLiteral("534.7 GB/s") << false << 534.7e9;
        QTest::newRow("no blank") << QStringLiteral("1TB/s") << false << 1e12;
        QTest::newRow("case") << QStringLiteral(" 2 gb/S ") << false << 2e9;
        QTest::newRow("TFLOPS") << QStringLiteral("10.6 TFLOPS") << true << 10.6e12;
        QTest::newRow("GFLOP/s") << QStringLiteral("16197 GFLOP/s") << true << 16197e9;
        QTest::newRow("no unit") << QStringLiteral("534.7") << false << 0.0;
        QTest::newRow("other kind") << QStringLiteral("534 GFLOPS") << false << 0.0;
        QTest::newRow("comma") << QStringLiteral("534,7 GB/s") << false << 0.0;
        QTest::newRow("zero") << QStringLiteral("0 GB/s") << false << 0.0;
        QTest::newRow("huge") << QStringLiteral("1e999 GB/s") << false << 0.0;
        QTest::newRow("nan") << QStringLiteral("nan GB/s") << false << 0.0;
        QTest::newRow("empty") << QString() << false << 0.0;
    }
    void ratesAreReadWithTheirUnit()
    {
        QFETCH(QString, text);
        QFETCH(bool, isCompute);
        QFETCH(double, value);
        const auto rate
            = rateFromText(text, isCompute ? CeilingKind::Compute : CeilingKind::Bandwidth);
        QCOMPARE(rate.has_value(), value > 0.0);
        if (rate) {
            QCOMPARE(*rate, value);
        }
    }

    void notPlottedListsReasons()
    {
        NotPlottedModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        Session session;
        Measurement copy = vectorAdd("regular", 1e-3);
        copy.kernel = "copy";
        copy.work = copyWork(1e6, Precision::Fp32);
        session.measurements = {copy};
        Measurement untimed = vectorAdd("untimed", 1e-3);
        untimed.timing = Timing();
        session.measurements.push_back(untimed);
        model.setRows(session, chartContent(session));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 0, NotPlottedModel::BandwidthColumn), QStringLiteral("8 GB/s"));
        QCOMPARE(cell(model, 0, NotPlottedModel::TimeColumn), QStringLiteral("1 ms (min)"));
        QVERIFY(cell(model, 0, NotPlottedModel::HoldsColumn).contains(QStringLiteral("bandwidth")));
        QCOMPARE(cell(model, 1, NotPlottedModel::TimeColumn), QStringLiteral("not recorded"));
        QVERIFY(!model.index(1, NotPlottedModel::TimeColumn)
                     .data(NotPlottedModel::SortRole)
                     .isValid()); // comes last
        QVERIFY(!cell(model, 0, NotPlottedModel::ReasonColumn).isEmpty());
        QCOMPARE(model.index(0, 0).data(NotPlottedModel::IdRole).toString(),
                 QStringLiteral("regular"));
    }

    void importReportHasALineForEachNote()
    {
        ImportReportModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        FileReport report;
        report.file = QStringLiteral("a.json");
        report.format = QStringLiteral("tutorial");
        report.summary = QStringLiteral("1 measurements, 0 ceilings");
        report.path = QStringLiteral("/results/a.json");
        report.lines = {{"format", "tutorial: it has the key \"kernel\"", {}, std::nullopt},
                        {"assumption", "bytes assumed", "/kernel", NoteKind::Assumption},
                        {"refused", "negative time", "line 4", NoteKind::Refused}};
        model.append(report);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(cell(model, 0, ImportReportModel::KindColumn), QStringLiteral("loaded"));
        QCOMPARE(cell(model, 1, ImportReportModel::KindColumn), QStringLiteral("format"));
        QCOMPARE(cell(model, 2, ImportReportModel::KindColumn), QStringLiteral("assumption"));
        QCOMPARE(cell(model, 3, ImportReportModel::PlaceColumn), QStringLiteral("line 4"));
        QVERIFY(!model.index(1, 0).data(ImportReportModel::NeedsAttentionRole).toBool());
        QVERIFY(model.index(2, 0).data(ImportReportModel::NeedsAttentionRole).toBool());
        QVERIFY(model.index(3, 0).data(ImportReportModel::IsProblemRole).toBool());
        QCOMPARE(model.asText(),
                 QStringLiteral("/results/a.json\n"
                                "  format      tutorial: it has the key \"kernel\"\n"
                                "  assumption  bytes assumed [/results/a.json /kernel]\n"
                                "  refused     negative time [/results/a.json:4]\n"));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void sourcesGroupByFileDeviceAndVariant()
    {
        SourcesModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        Session session;
        session.measurements = {vectorAdd("coalesced", 1e-3), vectorAdd("linecross", 1e-3),
                                vectorAdd("coalesced", 2e-3)};
        session.measurements[2].id = "second";
        session.measurements[2].provenance.source.file = "/somewhere/b.json";
        session.view.hiddenIds = {"linecross"};
        model.setSession(session);
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex here = model.index(0, 0);
        QCOMPARE(model.idsBelow(here),
                 (QStringList{QStringLiteral("coalesced"), QStringLiteral("linecross")}));
        QCOMPARE(here.data(Qt::CheckStateRole).toInt(), int(Qt::PartiallyChecked));
        QCOMPARE(cell(model, 1, 0), QStringLiteral("b.json"));
        const QPersistentModelIndex kept(model.index(0, 0));
        QSignalSpy changes(&model, &SourcesModel::dataChanged);
        session.view.hiddenIds.clear();
        QVERIFY(!model.setSession(session)); // the same rows: what is folded stays folded
        QVERIFY(kept.isValid());
        QCOMPARE(here.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QCOMPARE(changes.count(), 3); // the variant, its device, its file
        QSignalSpy asked(&model, &SourcesModel::hideRequested);
        model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole);
        QCOMPARE(asked[0][0].toStringList(), QStringList{QStringLiteral("second")});
    }
};

QTEST_MAIN(TestModels)
#include "tst_models.moc"
