// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/duration_strip.h"
#include "tests/app/app_fixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

class TestDurationStrip : public QObject {
    Q_OBJECT

private:
    static TraceGroup groupOf(std::vector<std::uint32_t> durationsNs, std::size_t warmup = 0)
    {
        TraceGroup group;
        group.kernel = "add";
        group.durationsNs = std::move(durationsNs);
        group.warmup = warmup;
        group.proposedWarmup = warmup;
        return group;
    }

    /// Fifteen launches of 200 µs, the first five slower: as proposed, five are warm-up.
    static TraceGroup fifteen()
    {
        std::vector<std::uint32_t> durations(15, 200000);
        std::fill(durations.begin(), durations.begin() + 5, 400000);
        return groupOf(std::move(durations), 5);
    }

    static void show(DurationStrip& strip)
    {
        strip.resize(600, 200);
        strip.show();
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        strip.setFocus();
    }

    static QPoint at(const DurationStrip& strip, std::size_t boundary)
    {
        return {qRound(strip.geometry().boundaryX(boundary)), strip.height() / 2};
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void launchesShareTheWidth();
    void theBoundaryIsTheNearestEdge();
    void valuesAreLinearOrLogarithmic();
    void columnsHoldEveryLaunchOnce();
    void axesHoldEveryValue();
    void keysMoveTheBoundary();
    void theMouseMovesTheBoundary();
    void helperKernelsHaveNoBoundary();
    void anEmptyStripSaysSo();
    void barsStandWhereTheGeometrySays();
    void hoverTellsLaunchAndDuration();
    void millionsOfLaunchesAreDrawnQuickly();
};

void TestDurationStrip::launchesShareTheWidth()
{
    const StripGeometry geometry({50, 10, 300, 100}, 15, {0, 1000}, AxisScale::Linear);
    QCOMPARE(geometry.boundaryX(0), 50.0);
    QCOMPARE(geometry.boundaryX(5), 150.0);
    QCOMPARE(geometry.boundaryX(15), 350.0);
    QCOMPARE(geometry.boundaryX(99), 350.0);
    QCOMPARE(geometry.centreX(0), 60.0);
    QCOMPARE(geometry.launchAt(50.0), std::size_t{0});
    QCOMPARE(geometry.launchAt(149.9), std::size_t{4});
    QCOMPARE(geometry.launchAt(150.1), std::size_t{5});
    QCOMPARE(geometry.launchAt(-1000.0), std::size_t{0});
    QCOMPARE(geometry.launchAt(1000.0), std::size_t{14});
}

void TestDurationStrip::theBoundaryIsTheNearestEdge()
{
    const StripGeometry geometry({50, 10, 300, 100}, 15, {0, 1000}, AxisScale::Linear);
    QCOMPARE(geometry.boundaryAt(159.0), std::size_t{5});
    QCOMPARE(geometry.boundaryAt(161.0), std::size_t{6});
    QCOMPARE(geometry.boundaryAt(0.0), std::size_t{0});
    // At least one launch stays.
    QCOMPARE(geometry.boundaryAt(350.0), std::size_t{14});
    const StripGeometry alone({50, 10, 300, 100}, 1, {0, 1000}, AxisScale::Linear);
    QCOMPARE(alone.boundaryAt(350.0), std::size_t{0});
}

void TestDurationStrip::valuesAreLinearOrLogarithmic()
{
    const StripGeometry linear({0, 10, 100, 200}, 2, {0, 1000}, AxisScale::Linear);
    QCOMPARE(linear.y(0), 210.0);
    QCOMPARE(linear.y(250), 160.0);
    QCOMPARE(linear.y(1000), 10.0);
    QCOMPARE(linear.y(5000), 10.0);
    QCOMPARE(linear.nanoseconds(160.0), 250.0);
    const StripGeometry log({0, 10, 100, 200}, 2, {100, 10000}, AxisScale::Log);
    QCOMPARE(log.y(100), 210.0);
    QCOMPARE(log.y(1000), 110.0);
    QCOMPARE(log.y(10000), 10.0);
    QCOMPARE(log.y(1), 210.0);
    QCOMPARE(log.nanoseconds(110.0), 1000.0);
}

void TestDurationStrip::columnsHoldEveryLaunchOnce()
{
    const TraceGroup group = groupOf({5, 1, 2, 9, 3, 4, 4, 8, 7, 6});
    const std::vector<StripColumn> columns = stripColumns(group, 4);
    const std::vector<StripColumn> wanted{
        {0, 1, {1, 5}}, {2, 4, {2, 9}}, {5, 6, {4, 4}}, {7, 9, {6, 8}}};
    QCOMPARE(columns, wanted);
    // Fewer launches than pixels: one each.
    QCOMPARE(stripColumns(group, 500).size(), std::size_t{10});
    QCOMPARE(stripColumns(group, 500)[3], (StripColumn{3, 3, {9, 9}}));
    QVERIFY(stripColumns(group, 0).empty());
    QVERIFY(stripColumns(TraceGroup(), 100).empty());
    // A duration above 32 bits counts in full.
    TraceGroup longer = groupOf({100, UINT32_MAX});
    longer.longDurations.emplace_back(1, 9000000000ull);
    QCOMPARE(stripColumns(longer, 1).front().range, (DurationRange{100, 9e9}));
}

void TestDurationStrip::axesHoldEveryValue()
{
    const std::vector<StripColumn> columns{{0, 1, {100, 500}}, {2, 3, {50, 1000}}};
    QCOMPARE(stripAxis(columns, AxisScale::Linear), (DurationRange{0, 1080}));
    QCOMPARE(stripAxis(columns, AxisScale::Log), (DurationRange{40, 1250}));
    QCOMPARE(stripAxis({}, AxisScale::Log), (DurationRange{0, 1}));
}

void TestDurationStrip::keysMoveTheBoundary()
{
    DurationStrip strip;
    const TraceGroup group = fifteen();
    strip.setGroup(group);
    show(strip);
    QSignalSpy moved(&strip, &DurationStrip::boundaryMoved);
    QCOMPARE(strip.boundary(), std::size_t{5});
    const std::vector<std::pair<Qt::Key, std::size_t>> steps{
        {Qt::Key_Right, 6},  {Qt::Key_Left, 5},   {Qt::Key_PageDown, 14},
        {Qt::Key_PageUp, 4}, {Qt::Key_Home, 0},   {Qt::Key_End, 14},
        {Qt::Key_R, 5},      {Qt::Key_PageUp, 0}, {Qt::Key_R, 5}};
    for (const auto& [key, wanted] : steps) {
        QTest::keyClick(&strip, key);
        QCOMPARE(strip.boundary(), wanted);
    }
    QCOMPARE(moved.size(), qsizetype(steps.size()));
    QTest::keyClick(&strip, Qt::Key_R); // no change, no word
    QCOMPARE(moved.size(), qsizetype(steps.size()));
}

void TestDurationStrip::theMouseMovesTheBoundary()
{
    DurationStrip strip;
    const TraceGroup group = fifteen();
    strip.setGroup(group);
    show(strip);
    QSignalSpy moved(&strip, &DurationStrip::boundaryMoved);
    QTest::mousePress(&strip, Qt::LeftButton, {}, at(strip, 5));
    QCOMPARE(moved.size(), 0);
    QTest::mouseMove(&strip, at(strip, 8));
    QCOMPARE(strip.boundary(), std::size_t{8});
    QTest::mouseMove(&strip, QPoint(strip.width() + 50, 20));
    QCOMPARE(strip.boundary(), std::size_t{14});
    QTest::mouseRelease(&strip, Qt::LeftButton, {}, at(strip, 2));
    QTest::mouseMove(&strip, at(strip, 11));
    QCOMPARE(strip.boundary(), std::size_t{14});
    QCOMPARE(moved.last().front().value<std::size_t>(), std::size_t{14});
}

void TestDurationStrip::helperKernelsHaveNoBoundary()
{
    DurationStrip strip;
    TraceGroup helper = fifteen();
    helper.isHelper = true;
    helper.warmup = 0;
    strip.setGroup(helper);
    show(strip);
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::mouseClick(&strip, Qt::LeftButton, {}, at(strip, 8));
    QCOMPARE(strip.boundary(), std::size_t{0});
}

void TestDurationStrip::anEmptyStripSaysSo()
{
    DurationStrip strip;
    show(strip);
    const QImage empty = strip.grab().toImage();
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::mouseMove(&strip, QPoint(20, 20));
    QCOMPARE(strip.boundary(), std::size_t{0});
    const TraceGroup group = fifteen();
    strip.setGroup(group);
    QVERIFY(strip.grab().toImage() != empty);
    strip.clear();
    QCOMPARE(strip.grab().toImage(), empty);
}

void TestDurationStrip::barsStandWhereTheGeometrySays()
{
    DurationStrip strip;
    const TraceGroup group = fifteen();
    strip.setGroup(group);
    show(strip);
    const QImage image = strip.grab().toImage();
    const StripGeometry& geometry = strip.geometry();
    const QColor ground = strip.palette().color(QPalette::Base);
    const auto colorAt = [&](std::size_t launch, double nanoseconds) {
        return image.pixelColor(qRound(geometry.centreX(launch)), qRound(geometry.y(nanoseconds)));
    };
    // The top of a launch that counts has the full colour, the room above it none.
    QCOMPARE(colorAt(10, 199000), strip.palette().color(QPalette::Link));
    QCOMPARE(colorAt(10, 290000), ground);
    QVERIFY(colorAt(10, 130000) != ground);
    // Warm-up launches are shaded.
    QVERIFY(colorAt(2, 399000) != strip.palette().color(QPalette::Link));
    QVERIFY(colorAt(2, 290000) != ground);
}

void TestDurationStrip::hoverTellsLaunchAndDuration()
{
    DurationStrip strip;
    const TraceGroup group = fifteen();
    strip.setGroup(group);
    QCOMPARE(strip.launchText(6), QStringLiteral("launch 7 of 15: 0.2 ms"));
    QCOMPARE(strip.launchText(0), QStringLiteral("launch 1 of 15: 0.4 ms, warm-up"));
}

void TestDurationStrip::millionsOfLaunchesAreDrawnQuickly()
{
    std::vector<std::uint32_t> durations(3000000);
    for (std::size_t i = 0; i < durations.size(); ++i) {
        durations[i] = 200000 + static_cast<std::uint32_t>(i % 977);
    }
    durations[1234567] = 9000000;
    DurationStrip strip;
    QElapsedTimer clock;
    clock.start();
    const TraceGroup group = groupOf(std::move(durations));
    strip.setGroup(group);
    show(strip);
    const qint64 first = clock.restart();
    for (int i = 0; i < 20; ++i) {
        strip.setBoundary(static_cast<std::size_t>(i) * 1000);
        strip.repaint();
    }
    const qint64 twenty = clock.elapsed();
    qInfo("3,000,000 launches: shown in %lld ms, moved and painted 20 times in %lld ms", first,
          twenty);
    QVERIFY(twenty < 10000);
    // The outlier is not lost between the columns.
    double highest = 0.0;
    const auto columns = static_cast<std::size_t>(strip.geometry().plot().width);
    QVERIFY(columns > 100);
    highest = strip.geometry().axis().high;
    QCOMPARE(highest, 9000000 * 1.08);
}

QTEST_MAIN(TestDurationStrip)
#include "tst_duration_strip.moc"
