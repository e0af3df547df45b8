// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"
#include "tests/app/chart_fixture.h"

#include <QTest>

#include <cmath>
#include <random>
#include <string>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

/// The middle of the label of a ceiling, in pixels from the top.
double heightOf(const RooflineChart& chart, std::size_t ceiling)
{
    for (const Annotation& label : chart.annotations()) {
        if (label.kind == Annotation::Kind::Ceiling && label.index == ceiling) {
            return label.box.polygon().boundingRect().center().y();
        }
    }
    return -1.0;
}

/// A session with a few ceilings and points anywhere, the same for the same seed.
Session generated(unsigned seed)
{
    std::mt19937 random(seed);
    const auto number = [&random](double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    };
    Session session;
    session.title = "generated";
    const int ceilings = 1 + static_cast<int>(number(0.0, 4.0));
    for (int i = 0; i < ceilings; ++i) {
        session.ceilings.push_back(samples::ceiling("b" + std::to_string(i), "copy 复制 level",
                                                    CeilingKind::Bandwidth,
                                                    std::pow(10.0, number(10.5, 12.8))));
        session.ceilings.push_back(samples::ceiling("c" + std::to_string(i), "GEMM",
                                                    CeilingKind::Compute,
                                                    std::pow(10.0, number(11.8, 14.0))));
    }
    const int points = 2 + static_cast<int>(number(0.0, 12.0));
    for (int i = 0; i < points; ++i) {
        Measurement measurement
            = samples::vectorAdd("variant_" + std::to_string(i % 5), number(0.2, 4.0), 16777216.0);
        measurement.id = "m" + std::to_string(i);
        measurement.work.flops = Flop(16777216.0 * std::pow(10.0, number(0.0, 3.5)));
        session.measurements.push_back(measurement);
    }
    return session;
}

/// Everything at once: more than a window ever shows.
ChartOverlays everything(const ChartContent& content)
{
    ChartOverlays overlays;
    overlays.slope = true;
    ChartPath path;
    for (std::size_t i = 0; i < content.points.size(); ++i) {
        path.push_back(content.points[i].id);
        overlays.arrows.push_back(
            {content.points.front().id, content.points[i].id, QStringLiteral("2.31×")});
    }
    overlays.paths = {path};
    overlays.ghosts.point
        = GhostMark{path.front(), {FlopPerByte(1.0), FlopPerSecond(2e11)}, QStringLiteral("N × 2")};
    overlays.ghosts.bandwidth = BytesPerSecond(9e11);
    overlays.ghosts.bandwidthLabel = QStringLiteral("what if 900 GB/s");
    overlays.ghosts.compute = FlopPerSecond(2.5e13);
    overlays.ghosts.computeLabel = QStringLiteral("what if 25 TFLOPS");
    return overlays;
}

} // namespace

class TestChartLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever the order in the file, the label above two close lines is the upper one's.
    void labelsOfCloseLinesStandInTheOrderOfTheLines_data()
    {
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("second");
        QTest::newRow("lower first") << 716.7e12 << 834.1e12;
        QTest::newRow("upper first") << 834.1e12 << 716.7e12;
    }
    void labelsOfCloseLinesStandInTheOrderOfTheLines()
    {
        QFETCH(double, first);
        QFETCH(double, second);
        Session session;
        session.ceilings = {samples::ceiling("copy", "copy", CeilingKind::Bandwidth, 4.284e12),
                            samples::ceiling("a", "gemm a", CeilingKind::Compute, first),
                            samples::ceiling("b", "gemm b", CeilingKind::Compute, second)};
        const LaidOut laid(chartContent(session), QSize(1600, 1000), 1.0);
        const double heightOfFirst = heightOf(*laid.chart, 1);
        const double heightOfSecond = heightOf(*laid.chart, 2);
        QVERIFY(heightOfFirst > 0.0 && heightOfSecond > 0.0);
        QCOMPARE(heightOfFirst<heightOfSecond, first> second);
    }

    /// No line comes between a label and the line that it names, where there is room.
    void labelsOfThreeCloseLinesToo()
    {
        const std::vector<double> values{18.97e12, 10.62e12, 9.487e12};
        Session session;
        session.ceilings = {samples::ceiling("copy", "copy", CeilingKind::Bandwidth, 547.1e9)};
        for (const double value : values) {
            const std::string name = "ceiling " + std::to_string(session.ceilings.size());
            session.ceilings.push_back(samples::ceiling(name, name, CeilingKind::Compute, value));
        }
        for (int height = 520; height <= 1200; height += 20) {
            const LaidOut laid(chartContent(session), QSize(900, height), 1.0);
            const double highest = heightOf(*laid.chart, 1);
            const double upper = heightOf(*laid.chart, 2);
            const double lower = heightOf(*laid.chart, 3);
            QVERIFY2(upper < 0.0 || lower < 0.0 || upper < lower,
                     qPrintable(QString::number(height)));
            QVERIFY2(highest < 0.0 || upper < 0.0 || highest < upper,
                     qPrintable(QString::number(height)));
        }
    }

    void noTwoTextsOverlapWhateverIsShown()
    {
        int arrows = 0;
        int boxes = 0;
        for (unsigned seed = 0; seed < 48; ++seed) {
            ViewSettings view;
            view.axes = seed % 4 == 3 ? AxisScale::Linear : AxisScale::Log;
            const ChartContent content = chartContent(generated(seed), view);
            const QSize size = seed % 3 == 0 ? QSize(500, 350) : QSize(1100, 720);
            LaidOut laid(content, size, 1.0);
            laid.chart->setOverlays(everything(content));
            std::vector<QPolygonF> shapes;
            for (const Annotation& label : laid.chart->annotations()) {
                shapes.push_back(label.box.polygon());
                arrows += label.kind == Annotation::Kind::Arrow ? 1 : 0;
            }
            for (const QRectF& box : {laid.chart->legendRect(), laid.chart->statementRect(),
                                      laid.chart->whatIfRect()}) {
                if (!box.isEmpty()) {
                    shapes.emplace_back(box);
                    ++boxes;
                }
            }
            QVERIFY(!laid.chart->whatIfRect().isEmpty());
            const PlotGeometry& positions = laid.chart->positions();
            for (std::size_t i = 0; i < shapes.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY2(!shapes[i].intersects(shapes[j]), qPrintable(QString::number(seed)));
                }
                for (const std::size_t point : positions.byIntensity) {
                    QVERIFY(!shapes[i].containsPoint(positions.position(point), Qt::OddEvenFill));
                }
            }
        }
        QVERIFY(arrows > 48);
        QVERIFY(boxes > 96);
    }
};

QTEST_MAIN(TestChartLabels)
#include "tst_chart_labels.moc"
