// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/duration_strip.h"
#include "core/plot_point.h"
#include "tests/app/preview_fixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QSpinBox>

#include <algorithm>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

constexpr int reasonColumn = 5; // of the table of records
constexpr int debounceMs = 300;

} // namespace

class TestImportPreview : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        QSettings(QStringLiteral("rooflab"), QStringLiteral("rooflab")).clear();
    }

    void onlyOpenFilesNeedReview();
    void aTraceSaysWhatItLeavesOpen();
    void aWorkModelGivesTheRecordsTheirPlace();
    void typingReadsOnce();
    void aBadExpressionIsSaidAndNotRead();
    void theBoundaryChangesTheRecord();
    void theBoundaryOutlivesAnotherReading();
    void helperKernelsStandApart();
    void aDeviceIsChosen();
    void aFileThatCannotBeReadCanBeReadAsAnother();
    void applyingAllLeavesWhatCannotBeApplied();
    void skippingTakesTheFileOut();
};

void TestImportPreview::onlyOpenFilesNeedReview()
{
    const auto needs = [](const char* name) {
        const auto outcome = importFile(fromQt(goodFile(name)));
        return outcome && needsReview(*outcome);
    };
    QVERIFY(needs("rocprof_kernel_trace.csv"));
    QVERIFY(needs("table_points.csv"));
    QVERIFY(needs("rocprof_compute_three_devices.csv"));
    QVERIFY(needs("tutorial_other_kernel.json")); // taken for a vector add
    QVERIFY(!needs("tutorial_coalesced.json")); // a kernel of the catalog
    QVERIFY(!needs("session_v1_0.json"));
}

void TestImportPreview::aTraceSaysWhatItLeavesOpen()
{
    RereadingWindow window;
    QVERIFY(window.preview.isEmpty());
    QVERIFY(!window.child<QPushButton>("applyFile")->isEnabled());
    window.openGood("rocprof_kernel_trace.csv");
    QCOMPARE(window.preview.waitingPaths(), QStringList{goodFile("rocprof_kernel_trace.csv")});
    const QString entry = window.cell("waitingFiles", 0, 0);
    QVERIFY2(entry.contains(QStringLiteral("rocprofv3 kernel_trace.csv")), qPrintable(entry));
    QVERIFY(entry.contains(QStringLiteral("work model must be chosen\nwarm-up proposed")));
    const QString summary = window.summary();
    QVERIFY(summary.contains(QStringLiteral("its header has")));
    QVERIFY(summary.contains(QStringLiteral("each launch")));
    QCOMPARE(window.tabs(),
             QStringList({QStringLiteral("Choices"), QStringLiteral("Launches"),
                          QStringLiteral("Remarks"), QStringLiteral("Records")}));
    QVERIFY(window.cell("newRecords", 0, reasonColumn)
                .contains(QStringLiteral("the FLOP count is not recorded")));
    QCOMPARE(window.labelText("applyLine"),
             QStringLiteral("1 record has no FLOPs and bytes yet: it will be listed as not "
                            "plotted."));
    QVERIFY(window.child<QPushButton>("applyFile")->isEnabled());
}

void TestImportPreview::aWorkModelGivesTheRecordsTheirPlace()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    window.choose("work", QStringLiteral("vector add"));
    window.choose("workPrecision", QStringLiteral("fp32"));
    window.type("workSize_n", QStringLiteral("Grid_Size_X"));
    QVERIFY(window.labelText("workHint").contains(QStringLiteral("threads, not elements")));
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    QCOMPARE(workModelText(window.asked.back().works.at(0)),
             std::string("vector_add fp32 n=grid_size_x"));
    QTRY_VERIFY(window.labelText("applyLine").isEmpty());
    // F = 8388608, Q = 3 * 4 * 8388608, t = 0.2 ms.
    QCOMPARE(window.cell("newRecords", 0, 1), QStringLiteral("0.08333"));
    QCOMPARE(window.cell("newRecords", 0, 2), QStringLiteral("0.2 ms"));
    QCOMPARE(window.cell("newRecords", 0, 3), QStringLiteral("41.94"));
    QCOMPARE(window.cell("newRecords", 0, 4), QStringLiteral("503.3"));
    const QString result = window.labelText("workResult");
    QVERIFY2(result.contains(QStringLiteral("F = 8.389 MFLOP, Q = 96 MiB")), qPrintable(result));
    QVERIFY(result.contains(QStringLiteral("two reads, one write")));
    window.click("applyFile");
    QCOMPARE(window.taken.size(), std::size_t{1});
    const Measurement& record = window.taken[0].outcome->session.measurements.at(0);
    QCOMPARE(record.work.flops->value(), 8388608.0);
    QVERIFY(record.work.assumed);
    QVERIFY(window.preview.isEmpty());
}

void TestImportPreview::typingReadsOnce()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    QElapsedTimer clock;
    clock.start();
    window.choose("work", QStringLiteral("copy"));
    window.choose("workPrecision", QStringLiteral("fp64"));
    window.type("workSize_n", QStringLiteral("123456"));
    QCOMPARE(window.asked.size(), std::size_t{0});
    QVERIFY(!window.child<QPushButton>("applyFile")->isEnabled());
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    QVERIFY(clock.elapsed() >= debounceMs);
    QTest::qWait(2 * debounceMs);
    QCOMPARE(window.asked.size(), std::size_t{1});
    QCOMPARE(workModelText(window.asked[0].works.at(0)), std::string("copy fp64 n=123456"));
}

void TestImportPreview::aBadExpressionIsSaidAndNotRead()
{
    RereadingWindow window;
    window.openGood("table_no_work.csv");
    window.choose("work", QStringLiteral("expressions"));
    window.type("workFlops", QStringLiteral("2 *"));
    const QString problem = window.labelText("workProblem");
    QVERIFY2(problem.startsWith(QStringLiteral("flops: ")), qPrintable(problem));
    QTest::qWait(2 * debounceMs);
    QCOMPARE(window.asked.size(), std::size_t{0});
    window.type("workFlops", QStringLiteral("2 * n"));
    window.type("workBytes", QStringLiteral("12 * n"));
    QVERIFY(window.labelText("workProblem").isEmpty());
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    QCOMPARE(workModelText(window.asked[0].works.at(0)),
             std::string("flops = 2 * n; bytes = 12 * n"));
    // A name that the file does not have is a sentence of the reading.
    window.type("workBytes", QStringLiteral("12 * elements"));
    QTRY_VERIFY(window.labelText("questions").contains(QStringLiteral("elements")));
}

void TestImportPreview::theBoundaryChangesTheRecord()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    window.preview.show();
    window.child<QTabWidget>("importTabs")->setCurrentIndex(2);
    auto* strip = window.child<DurationStrip>("durationStrip");
    QCOMPARE(strip->boundary(), std::size_t{3});
    QVERIFY2(window.labelText("launchesText")
                 .startsWith(QStringLiteral("3 of 12 launches are warm-up (proposed by: ")),
             qPrintable(window.labelText("launchesText")));
    QVERIFY(window.labelText("resourcesText").contains(QStringLiteral("VGPR_Count 12")));
    QTest::keyClick(strip, Qt::Key_Right);
    QTRY_VERIFY(window.labelText("launchesText")
                    .startsWith(QStringLiteral("4 of 12 launches are warm-up (chosen; 3 ")));
    QCOMPARE(window.cell("newRecords", 0, 2), QStringLiteral("0.2 ms"));
    QTest::keyClick(strip, Qt::Key_End);
    // The last launch alone: 200296 ns.
    QTRY_COMPARE(window.cell("newRecords", 0, 2), QStringLiteral("0.2003 ms"));
    QTest::mouseClick(strip, Qt::LeftButton, {},
                      {qRound(strip->geometry().boundaryX(1)), strip->height() / 2});
    window.click("applyFile"); // also what has not rested yet
    QVERIFY(window.asked.empty());
    const Measurement& record = window.taken.at(0).outcome->session.measurements.at(0);
    QCOMPARE(record.timing.samples.size(), std::size_t{11});
    QCOMPARE(record.timing.warmup, std::optional<std::int64_t>(1));
    QVERIFY(std::any_of(record.provenance.notes.begin(), record.provenance.notes.end(),
                        [](const std::string& note) {
                            return note.find("launches 2 to 12 of 12 are used")
                                != std::string::npos;
                        }));
}

void TestImportPreview::theBoundaryOutlivesAnotherReading()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    auto* strip = window.child<DurationStrip>("durationStrip");
    QTest::keyClick(strip, Qt::Key_Home);
    QTRY_VERIFY(window.labelText("launchesText").startsWith(QStringLiteral("0 of 12")));
    window.choose("work", QStringLiteral("copy"));
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    QTRY_VERIFY(window.child<QPushButton>("applyFile")->isEnabled());
    QVERIFY(window.labelText("launchesText").startsWith(QStringLiteral("0 of 12")));
    window.click("stripProposal");
    QVERIFY(window.labelText("launchesText").startsWith(QStringLiteral("3 of 12")));
}

void TestImportPreview::helperKernelsStandApart()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    const int last = window.rows("traceGroups") - 1;
    QVERIFY(last >= 1);
    QVERIFY(window.cell("traceGroups", 0, 0).startsWith(QStringLiteral("add_pairs")));
    QCOMPARE(window.cell("traceGroups", last, 0), QStringLiteral("__amd_rocclr_fillBufferAligned"));
    QCOMPARE(window.cell("traceGroups", last, 5), QStringLiteral("no record"));
}

void TestImportPreview::aDeviceIsChosen()
{
    RereadingWindow window;
    window.openGood("rocprof_compute_three_devices.csv");
    QVERIFY(window.cell("waitingFiles", 0, 0).contains(QStringLiteral("device must be chosen")));
    QVERIFY(!window.child<QPushButton>("applyFile")->isEnabled());
    QVERIFY(window.labelText("applyLine").contains(QStringLiteral("question")));
    auto* device = window.child<QSpinBox>("deviceIndex");
    QVERIFY(!device->isHidden());
    device->setValue(2);
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    QCOMPARE(window.asked[0].device, std::optional<std::int64_t>(2));
    QTRY_VERIFY(window.child<QPushButton>("applyFile")->isEnabled());
    QCOMPARE(window.cell("newRecords", 0, 4), QStringLiteral("1220")); // HBMBw of device 2
}

void TestImportPreview::aFileThatCannotBeReadCanBeReadAsAnother()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("odd.csv"));
    writeFile(path, "what,when\nadd,now\n");
    RereadingWindow window;
    window.open(path);
    QVERIFY(window.cell("waitingFiles", 0, 0).contains(QStringLiteral("cannot be read")));
    QVERIFY(window.summary().contains(QStringLiteral("no known format")));
    QVERIFY(!window.child<QPushButton>("applyFile")->isEnabled());
    QCOMPARE(window.tabs(), QStringList{QStringLiteral("Choices")});
    window.choose("format", QStringLiteral("table with a header (CSV, TSV, semicolons)"));
    QTRY_VERIFY(window.tabs().contains(QStringLiteral("Columns")));
    QCOMPARE(window.asked.back().format, std::optional<std::string>("table"));
    QVERIFY(window.cell("waitingFiles", 0, 0).contains(QStringLiteral("columns must be chosen")));
}

void TestImportPreview::applyingAllLeavesWhatCannotBeApplied()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    window.openGood("rocprof_compute_three_devices.csv");
    window.openGood("table_points.csv");
    QCOMPARE(window.child<QPushButton>("applyAll")->text().remove(QLatin1Char('&')),
             QStringLiteral("Apply all (2)"));
    window.click("applyAll");
    QCOMPARE(window.applied,
             QStringList({goodFile("rocprof_kernel_trace.csv"), goodFile("table_points.csv")}));
    QCOMPARE(window.taken.size(), std::size_t{2});
    QCOMPARE(window.preview.waitingPaths(),
             QStringList{goodFile("rocprof_compute_three_devices.csv")});
    QVERIFY(!window.preview.take(QStringLiteral("other.csv")));
}

void TestImportPreview::skippingTakesTheFileOut()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    window.openGood("table_points.csv");
    window.click("skipFile");
    QCOMPARE(window.skipped, QStringList{goodFile("rocprof_kernel_trace.csv")});
    QCOMPARE(window.preview.waitingPaths(), QStringList{goodFile("table_points.csv")});
    QCOMPARE(window.labelText("fileTitle"), QStringLiteral("table_points.csv"));
    window.click("skipFile");
    QVERIFY(window.preview.isEmpty());
    QVERIFY(!window.child<QPushButton>("skipFile")->isEnabled());
}

QTEST_MAIN(TestImportPreview)
#include "tst_import_preview.moc"
