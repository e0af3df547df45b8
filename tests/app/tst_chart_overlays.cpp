// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"
#include "app/chart/overlay_shapes.h"
#include "app/chart/roofline_view.h"
#include "tests/app/chart_fixture.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <memory>
#include <string>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 40 && std::abs(a.green() - b.green()) < 40
        && std::abs(a.blue() - b.blue()) < 40;
}

double distance(QPointF a, QPointF b)
{
    return QLineF(a, b).length();
}

/// Points of one series with rising intensity, zigzagging over the plane.
Session zigzag(int count)
{
    Session session = samples::tutorial();
    session.measurements.clear();
    for (int i = 0; i < count; ++i) {
        Measurement measurement = samples::vectorAdd("sweep", i % 2 == 0 ? 0.4 : 3.0, 16777216.0);
        measurement.id = "p" + std::to_string(i);
        measurement.work.flops = Flop(16777216.0 * std::pow(10.0, 3.0 * i / count));
        session.measurements.push_back(measurement);
    }
    return session;
}

ChartPath pathThrough(const ChartContent& content)
{
    ChartPath path;
    for (const ChartPoint& point : content.points) {
        path.push_back(point.id);
    }
    return path;
}

} // namespace

/// Arrows and paths: where they stand and what is left out.
class TestChartOverlays : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    const RooflineChart& chart() const { return m_view->roofline(); }
    const PlotGeometry& positions() const { return chart().positions(); }
    const OverlayShapes& shapes() const { return chart().overlayShapes(); }
    std::vector<Annotation> labels(Annotation::Kind kind) const
    {
        std::vector<Annotation> found;
        for (const Annotation& each : chart().annotations()) {
            if (each.kind == kind) {
                found.push_back(each);
            }
        }
        return found;
    }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_view = shownView();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setContent(chartContent(samples::tutorial()));
    }

    void cleanup() { m_view.reset(); }

    void arrowRunsFromMarkerToMarker()
    {
        m_view->setArrows({{"linecross", "coalesced", QStringLiteral("6.73×")}});
        QCOMPARE(shapes().arrows.size(), std::size_t(1));
        const auto line = shapes().arrows.front().line;
        QVERIFY(line.has_value());
        const QPointF from = positions().position(1);
        const QPointF to = positions().position(0);
        const double reach = chart().look().markerRadius * 1.3 + chart().look().markerStroke;
        QVERIFY(distance(line->p1(), from) > reach && distance(line->p1(), from) < reach + 6.0);
        QVERIFY(distance(line->p2(), to) > reach && distance(line->p2(), to) < reach + 6.0);
        // The same intensity: the arrow goes straight up, from the slower to the faster point.
        QVERIFY(std::abs(line->dx()) < 0.5 && line->dy() < -20.0);
        const QImage image = m_view->grab().toImage();
        QVERIFY(isNear(image.pixelColor(line->center().toPoint()), chart().look().ink));
        const auto texts = labels(Annotation::Kind::Arrow);
        QCOMPARE(texts.size(), std::size_t(1));
        QCOMPARE(texts.front().text, QStringLiteral("6.73×"));
        QVERIFY(distance(texts.front().box.center, line->center()) < 60.0);
    }

    void arrowHeadIsAtItsEnd()
    {
        m_view->setArrows({{"linecross", "coalesced", QString()}});
        const QLineF line = *shapes().arrows.front().line;
        const QImage image = m_view->grab().toImage();
        const auto inkBeside = [&](QPointF at) {
            int found = 0;
            for (int dx = -5; dx <= 5; ++dx) {
                const QColor pixel = image.pixelColor(at.toPoint() + QPoint(dx, 0));
                found += isNear(pixel, chart().look().ink) ? 1 : 0;
            }
            return found;
        };
        QVERIFY(inkBeside(line.p2() + QPointF(0, 7)) > inkBeside(line.p1() - QPointF(0, 7)));
        QVERIFY(labels(Annotation::Kind::Arrow).empty());
    }

    void arrowBetweenPointsThatCoincideKeepsItsLabel()
    {
        Session session = samples::tutorial();
        Measurement twin = samples::vectorAdd("coalesced", 0.3339, 16777216.0);
        twin.id = "twin";
        session.measurements.push_back(twin);
        m_view->setContent(chartContent(session));
        m_view->setArrows({{"coalesced", "twin", QStringLiteral("1.00×")}});
        QCOMPARE(shapes().arrows.size(), std::size_t(1));
        QVERIFY(!shapes().arrows.front().line);
        QCOMPARE(labels(Annotation::Kind::Arrow).size(), std::size_t(1));
    }

    void arrowsToWhatIsNotShownAreLeftOut()
    {
        m_view->setArrows({{"linecross", "nowhere", QStringLiteral("a")},
                           {"linecross", "linecross", QStringLiteral("b")}});
        QVERIFY(shapes().arrows.empty());
        QVERIFY(labels(Annotation::Kind::Arrow).empty());
        QCOMPARE(m_view->overlays().arrows.size(), std::size_t(2)); // until the point is there
    }

    void arrowToAPointBeyondTheFrameEndsAtTheEdge()
    {
        m_view->setArrows({{"linecross", "coalesced", QStringLiteral("6.73×")}});
        Frame frame = m_view->frame();
        frame.performanceMax = 3e10; // coalesced stands at 50 GFLOPS
        m_view->setFrame(frame);
        QVERIFY(!positions().isVisible(0));
        QCOMPARE(shapes().arrows.size(), std::size_t(1));
        const QLineF line = *shapes().arrows.front().line;
        QVERIFY(std::abs(line.p2().y() - positions().plot.top()) < 0.01);
        QCOMPARE(labels(Annotation::Kind::Arrow).size(), std::size_t(1));
        frame.performanceMax = 2e9; // neither is visible
        m_view->setFrame(frame);
        QVERIFY(shapes().arrows.empty());
    }

    void pathFollowsItsOrder()
    {
        const ChartContent content = chartContent(zigzag(12));
        m_view->setContent(content);
        const ChartPath path = pathThrough(content);
        m_view->setPaths({path});
        QCOMPARE(shapes().paths.size(), std::size_t(1));
        QCOMPARE(shapes().paths.front().runs.size(), std::size_t(1));
        const QPolygonF run = shapes().paths.front().runs.front();
        QCOMPARE(run.size(), qsizetype(12));
        for (std::size_t i = 0; i < 12; ++i) {
            QVERIFY(distance(run[static_cast<qsizetype>(i)], positions().position(i)) < 0.01);
        }
        const QPointF middle = QLineF(run[4], run[5]).pointAt(0.3);
        const QColor series = chart().look().seriesColor(0);
        QVERIFY(!isNear(chart().look().plotBackground, series));
        QVERIFY(std::abs(m_view->grab().toImage().pixelColor(middle.toPoint()).red()
                         - chart().look().plotBackground.red())
                > 60);
        QVERIFY(!shapes().paths.front().chevrons.empty());
        const QLineF chevron = shapes().paths.front().chevrons.front();
        QVERIFY(chevron.dx() > 0.0); // towards the next point

        m_view->setPaths({ChartPath(path.rbegin(), path.rend())});
        QVERIFY(shapes().paths.front().chevrons.front().dx() < 0.0);
    }

    void pathBreaksWhereAPointIsMissing()
    {
        const ChartContent content = chartContent(zigzag(8));
        m_view->setContent(content);
        ChartPath path = pathThrough(content);
        path[3] = "filtered out";
        m_view->setPaths({path});
        QCOMPARE(shapes().paths.front().runs.size(), std::size_t(2));
        QCOMPARE(shapes().paths.front().runs[0].size(), qsizetype(3));
        QCOMPARE(shapes().paths.front().runs[1].size(), qsizetype(4));
    }

    void pathStaysInThePlot()
    {
        const ChartContent content = chartContent(zigzag(40));
        m_view->setContent(content);
        m_view->setPaths({pathThrough(content)});
        const QRectF plot = positions().plot.adjusted(-0.01, -0.01, 0.01, 0.01);
        for (int step = 0; step < 14; ++step) {
            for (const PathShape& path : shapes().paths) {
                for (const QPolygonF& run : path.runs) {
                    for (const QPointF& at : run) {
                        QVERIFY(plot.contains(at));
                    }
                }
            }
            m_view->zoomIn();
        }
    }

    void longPathsAreDrawnAndCulled()
    {
        const ChartContent content = chartContent(zigzag(10000));
        m_view->setContent(content);
        m_view->setPaths({pathThrough(content)});
        const auto corners = [this] {
            qsizetype sum = 0;
            for (const PathShape& path : shapes().paths) {
                for (const QPolygonF& run : path.runs) {
                    sum += run.size();
                }
            }
            return sum;
        };
        const qsizetype whole = corners();
        QVERIFY(whole >= 9000 && whole <= 10000);
        const QImage before = m_view->grab().toImage();
        m_view->setPaths({});
        QVERIFY(before != m_view->grab().toImage());
        m_view->setPaths({pathThrough(content)});
        for (int step = 0; step < 8; ++step) {
            m_view->zoomIn();
        }
        QVERIFY(corners() < whole / 2);
    }

    void manyArrowsKeepLabelsApart()
    {
        const ChartContent content = chartContent(zigzag(201));
        m_view->setContent(content);
        std::vector<ChartArrow> arrows;
        for (std::size_t i = 0; i + 1 < content.points.size(); ++i) {
            arrows.push_back(
                {content.points[i].id, content.points[i + 1].id, QStringLiteral("7.50×")});
        }
        m_view->setArrows(arrows);
        QCOMPARE(shapes().arrows.size(), std::size_t(200));
        QVERIFY(!labels(Annotation::Kind::Arrow).empty());
        const auto texts = chart().annotations();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                QVERIFY(!texts[i].box.polygon().intersects(texts[j].box.polygon()));
            }
        }
        m_view->grab();
    }
};

QTEST_MAIN(TestChartOverlays)
#include "tst_chart_overlays.moc"
