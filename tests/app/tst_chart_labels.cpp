// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/chart_fixture.h"

#include <QTest>

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
};

QTEST_MAIN(TestChartLabels)
#include "tst_chart_labels.moc"
