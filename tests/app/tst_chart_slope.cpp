// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"
#include "app/chart/overlay_shapes.h"
#include "app/chart/roofline_view.h"
#include "app/chart/slope_item.h"
#include "core/io/session_json.h"
#include "tests/app/chart_fixture.h"

#include <QTest>

#include <cmath>
#include <memory>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

Session twoBandwidths()
{
    const QByteArray text = contentOf(
        QStringLiteral(ROOFLAB_TEST_DATA "/../../resources/samples/two-bandwidths.json"));
    auto outcome = readSession({text.constData(), static_cast<std::size_t>(text.size())});
    return outcome ? std::move(outcome->session) : Session();
}

} // namespace

/// "Why slope 1" on log axes, the bandwidth as slope on linear ones.
class TestChartSlope : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    const RooflineChart& chart() const { return m_view->roofline(); }
    const PlotGeometry& positions() const { return chart().positions(); }
    const SlopeShapes& slope() const { return chart().overlayShapes().slope; }
    QStringList texts(Annotation::Kind kind) const
    {
        QStringList found;
        for (const Annotation& each : chart().annotations()) {
            if (each.kind == kind) {
                found << each.text;
            }
        }
        return found;
    }
    QString statement() const
    {
        for (QGraphicsItem* item : m_view->scene()->items()) {
            if (const auto* slopeItem = dynamic_cast<SlopeItem*>(item)) {
                return slopeItem->statementLines().join(QLatin1Char(' '));
            }
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_view = shownView();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    void nothingIsShownUntilAsked()
    {
        m_view->setContent(chartContent(twoBandwidths()));
        QVERIFY(slope().statements.isEmpty());
        QVERIFY(chart().statementRect().isEmpty());
        m_view->setSlopeShown(true);
        QVERIFY(!chart().statementRect().isEmpty());
        m_view->setSlopeShown(false);
        QVERIFY(chart().statementRect().isEmpty());
        QVERIFY(texts(Annotation::Kind::Gap).isEmpty());
    }

    void rulerStepsStandAtDecadesOnTheHighestLine()
    {
        m_view->setContent(chartContent(twoBandwidths()));
        m_view->setSlopeShown(true);
        QVERIFY(slope().ruler.size() >= 2);
        const PlotMapping& mapping = positions().mapping;
        for (const RulerLegs& legs : slope().ruler) {
            const double from = mapping.pixelToX(legs.across.x1());
            const double to = mapping.pixelToX(legs.across.x2());
            QVERIFY(std::abs(std::log10(from) - std::round(std::log10(from))) < 1e-6);
            QVERIFY(std::abs(to / from - 10.0) < 1e-6);
            QVERIFY(std::abs(mapping.pixelToY(legs.up.y2()) / mapping.pixelToY(legs.up.y1()) - 10.0)
                    < 1e-6);
            QVERIFY(std::abs(mapping.pixelToY(legs.across.y1()) / from - 4e12) < 1e6);
            QCOMPARE(legs.across.p2(), legs.up.p1());
        }
        for (const QString& text : texts(Annotation::Kind::Ruler)) {
            QCOMPARE(text, QStringLiteral("×10"));
        }
        QVERIFY(texts(Annotation::Kind::Ruler).size() >= 2);
        const QPoint onLeg = slope().ruler.front().across.pointAt(0.2).toPoint();
        const QImage image = m_view->grab().toImage();
        const auto isBlue = [&image](QPoint at) {
            const QColor pixel = image.pixelColor(at);
            return pixel.blue() - pixel.red() > 60;
        };
        QVERIFY(isBlue(onLeg) || isBlue(onLeg - QPoint(0, 1))); // between two rows of pixels
        QVERIFY(!isBlue(onLeg + QPoint(0, 4)) && !isBlue(onLeg - QPoint(0, 5)));
    }

    void gapOfTheTwoBandwidths()
    {
        m_view->setContent(chartContent(twoBandwidths()));
        m_view->setSlopeShown(true);
        QCOMPARE(texts(Annotation::Kind::Gap), QStringList(QStringLiteral("4× (0.602 decades)")));
        const QLineF gap = *slope().gap;
        const PlotMapping& mapping = positions().mapping;
        QVERIFY(std::abs(gap.dx()) < 1e-9);
        QVERIFY(std::abs(mapping.pixelToY(gap.y2()) / mapping.pixelToY(gap.y1()) - 4.0) < 1e-6);
        QVERIFY(statement().contains(QStringLiteral("the gap is a ratio, not a difference")));
    }

    /// One bandwidth: the gap is that of the compute ceilings; equal ones leave no gap.
    void gapOfComputeCeilings()
    {
        Session session = samples::tutorial();
        session.ceilings.push_back(
            samples::ceiling("g2", "GEMM fp16", CeilingKind::Compute, 4.0 * 10.618e12));
        m_view->setContent(chartContent(session));
        m_view->setSlopeShown(true);
        QVERIFY(slope().gap.has_value());
        QVERIFY(texts(Annotation::Kind::Gap).value(0).contains(QStringLiteral("decades")));
        session.ceilings.back().valueSi = session.ceilings[1].valueSi;
        m_view->setContent(chartContent(session));
        QVERIFY(!slope().gap);
        QVERIFY(texts(Annotation::Kind::Gap).isEmpty());
    }

    void leftEdgeIsAHeightInFlops()
    {
        m_view->setContent(chartContent(samples::tutorial()));
        m_view->setSlopeShown(true);
        QVERIFY(slope().leftEdge.has_value());
        QCOMPARE(slope().leftEdge->x(), positions().plot.left());
        const double height = positions().mapping.pixelToY(slope().leftEdge->y());
        QVERIFY(std::abs(height / (534.7e9 * m_view->frame().aiMin) - 1.0) < 1e-3);
        QCOMPARE(texts(Annotation::Kind::LeftEdge).size(), qsizetype(1));
        QVERIFY(texts(Annotation::Kind::LeftEdge).front().endsWith(QStringLiteral("GFLOPS")));
        QVERIFY(statement().contains(QStringLiteral("not the bandwidth itself")));
        QVERIFY(statement().contains(QStringLiteral("the slope is 1")));
    }

    void linearAxesNameTheSlope()
    {
        ViewSettings view;
        view.axes = AxisScale::Linear;
        m_view->setContent(chartContent(samples::tutorial(), view));
        m_view->setSlopeShown(true);
        QVERIFY(slope().ruler.empty() && !slope().leftEdge && !slope().gap);
        QCOMPARE(texts(Annotation::Kind::Slope), QStringList(QStringLiteral("slope 534.7 GB/s")));
        QVERIFY(statement().contains(QStringLiteral("the slope is the bandwidth")));
    }

    void withoutABandwidthItSaysWhy()
    {
        Session session = samples::tutorial();
        session.ceilings.erase(session.ceilings.begin());
        m_view->setContent(chartContent(session));
        m_view->setSlopeShown(true);
        QVERIFY(slope().ruler.empty());
        QVERIFY(statement().contains(QStringLiteral("no bandwidth reference")));
        m_view->setContent(chartContent(Session{}));
        QVERIFY(statement().contains(QStringLiteral("no bandwidth reference")));
    }

    void statementCoversNoPoint()
    {
        for (const QSize size : {QSize(500, 350), QSize(900, 600), QSize(1600, 1000)}) {
            m_view->resize(size);
            for (const bool crowd : {false, true}) {
                m_view->setContent(chartContent(crowd ? samples::crowded() : samples::tutorial()));
                m_view->setSlopeShown(true);
                QCoreApplication::processEvents();
                const QRectF box = chart().statementRect();
                QVERIFY(crowd || !box.isEmpty());
                for (const std::size_t point : positions().byIntensity) {
                    QVERIFY(!box.contains(positions().position(point)));
                }
                QVERIFY(!box.intersects(chart().legendRect()));
            }
        }
    }
};

QTEST_MAIN(TestChartSlope)
#include "tst_chart_slope.moc"
