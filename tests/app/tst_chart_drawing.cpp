// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"
#include "app/chart/roofline_view.h"
#include "tests/app/chart_fixture.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <cmath>
#include <limits>
#include <memory>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

QRectF around(QPointF at, double reach)
{
    return {at.x() - reach, at.y() - reach, 2.0 * reach, 2.0 * reach};
}

/// A session of many points spread over four decades.
Session scattered(int count)
{
    Session session = samples::tutorial();
    for (int i = 0; i < count; ++i) {
        Measurement measurement = samples::vectorAdd(
            "v" + std::to_string(i % 8), 0.3 + 0.0007 * ((i * 7919) % 9973), 16777216.0);
        measurement.id = "p" + std::to_string(i);
        measurement.work.flops = Flop(16777216.0 * std::pow(10.0, 3.0 * ((i * 613) % 997) / 997.0));
        session.measurements.push_back(measurement);
    }
    return session;
}

} // namespace

class TestChartDrawing : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    const RooflineChart& chart() const { return m_view->roofline(); }
    const PlotGeometry& positions() const { return chart().positions(); }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_view = shownView();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    /// Qt's own mapping of the ceilings' series and the core's mapping of the points must agree.
    void qtAndCoreMapAlike()
    {
        for (const AxisScale axes : {AxisScale::Log, AxisScale::Linear}) {
            ViewSettings view;
            view.axes = axes;
            m_view->setContent(chartContent(samples::tutorial(), view));
            for (int step = 0; step < 6; ++step) {
                QCOMPARE(chart().plotArea(), positions().plot);
                for (const auto& [fx, fy] : {std::pair{0.1, 0.2}, {0.5, 0.5}, {0.9, 0.7}}) {
                    const QPointF pixel = positions().plot.topLeft()
                        + QPointF(positions().plot.width() * fx, positions().plot.height() * fy);
                    const QPointF value(positions().mapping.pixelToX(pixel.x()),
                                        positions().mapping.pixelToY(pixel.y()));
                    auto* series = m_view->chart()->series().front();
                    const QPointF qt = m_view->chart()->mapToPosition(value, series);
                    QVERIFY(std::hypot(qt.x() - pixel.x(), qt.y() - pixel.y()) < 0.01);
                }
                m_view->zoomIn();
            }
        }
    }

    void pointsAreDrawnWhereHoverFindsThem()
    {
        Session session = samples::crowded();
        for (Measurement& measurement : session.measurements) {
            measurement.timing.samples = {}; // no error bars over the centres
            measurement.timing.reported.min
                = Seconds(measurement.work.flops->value() * 1e-12
                          * (1.0 + std::fmod(measurement.work.flops->value(), 7.0)));
            measurement.validation = {ValidationStatus::Passed, 1, 1, 0, 0, {}, {}, {}};
        }
        session.measurements.resize(8);
        m_view->setContent(chartContent(session));
        m_view->fitAll();
        const QImage image = m_view->grab().toImage();
        QCOMPARE(positions().byIntensity.size(), std::size_t(8));
        for (const std::size_t point : positions().byIntensity) {
            QCOMPARE(image.pixelColor(positions().position(point).toPoint()).rgb(),
                     chart().look().seriesColor(chart().content().points[point].series).rgb());
        }
    }

    void pointWithoutIntensityNeverReachesTheChart()
    {
        Session session = samples::tutorial();
        Measurement copy = samples::vectorAdd("copy", 1.0, 1e6);
        copy.work = copyWork(1e6, Precision::Fp32);
        session.measurements.push_back(copy);
        ChartContent content = chartContent(session);
        QCOMPARE(content.points.size(), std::size_t(2));
        QCOMPARE(content.notPlotted.size(), std::size_t(1));

        // Even if one slipped through, it neither draws nor counts nor takes the others along.
        const double bad[] = {0.0, -1.0, std::nan(""), std::numeric_limits<double>::infinity()};
        for (const double value : bad) {
            ChartPoint point = content.points.front();
            point.ai = FlopPerByte(value);
            content.points.push_back(point);
        }
        m_view->setContent(content);
        QCOMPARE(positions().byIntensity.size(), std::size_t(2));
        QCOMPARE(positions().outsidePoints, std::size_t(0));
        m_view->fitAll();
        QCOMPARE(m_view->frame(), content.home);
        m_view->grab();
    }

    void labelsTouchNeitherEachOtherNorPointsNorEdges_data()
    {
        QTest::addColumn<bool>("crowd");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(480, 320), QSize(900, 600), QSize(1600, 1000)}) {
            const QString name = QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
            QTest::newRow(qPrintable(QStringLiteral("tutorial ") + name)) << false << size;
            QTest::newRow(qPrintable(QStringLiteral("crowd ") + name)) << true << size;
        }
    }

    void labelsTouchNeitherEachOtherNorPointsNorEdges()
    {
        QFETCH(bool, crowd);
        QFETCH(QSize, size);
        m_view->resize(size);
        m_view->setContent(chartContent(crowd ? samples::crowded() : samples::tutorial()));
        QCoreApplication::processEvents();
        for (int step = 0; step < 5; ++step) {
            const std::vector<Annotation>& labels = chart().annotations();
            QVERIFY(step > 0 || !labels.empty());
            for (std::size_t i = 0; i < labels.size(); ++i) {
                const QPolygonF box = labels[i].box.polygon();
                QVERIFY(positions().plot.contains(box.boundingRect()));
                QVERIFY(!box.intersects(QPolygonF(chart().legendRect()))
                        || chart().legendRect().isEmpty());
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY(!box.intersects(labels[j].box.polygon()));
                }
                for (const std::size_t point : positions().byIntensity) {
                    QVERIFY(!box.containsPoint(positions().position(point), Qt::OddEvenFill));
                }
            }
            m_view->zoomIn();
        }
    }

    void everyCeilingOfTheCrowdIsNamed()
    {
        m_view->resize(1600, 1000);
        m_view->setContent(chartContent(samples::crowded()));
        QCoreApplication::processEvents();
        QSet<std::size_t> named;
        for (const Annotation& label : chart().annotations()) {
            if (label.kind == Annotation::Kind::Ceiling) {
                named.insert(label.index);
                QVERIFY(label.text.contains(QStringLiteral("B/s"))
                        || label.text.contains(QStringLiteral("FLOPS")));
            }
        }
        QCOMPARE(named.size(), 12);
    }

    void ceilingLabelsRunAlongTheirLines()
    {
        m_view->setContent(chartContent(samples::tutorial()));
        int found = 0;
        for (const Annotation& label : chart().annotations()) {
            for (const CeilingLine& line : positions().ceilings) {
                if (label.kind == Annotation::Kind::Ceiling && label.index == line.ceiling) {
                    const double slope = -line.pixels.angle();
                    const double difference = std::remainder(label.box.angleDegrees - slope, 360.0);
                    QVERIFY(std::abs(difference) < 0.01);
                    ++found;
                }
            }
        }
        QCOMPARE(found, 2);
    }

    void legendNeverCoversAPoint()
    {
        Session session = samples::crowded();
        m_view->resize(1000, 650);
        m_view->setContent(chartContent(session));
        QCoreApplication::processEvents();
        for (int step = 0; step < 12; ++step) {
            const QRectF legend = chart().legendRect();
            for (const std::size_t point : positions().byIntensity) {
                QVERIFY(!legend.intersects(
                    around(positions().position(point), chart().look().markerRadius)));
            }
            m_view->zoomIn();
        }
    }

    void partsNeverOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(160, 120), QSize(320, 240), QSize(480, 320), QSize(700, 260),
                                 QSize(260, 700), QSize(1920, 1080)}) {
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
        }
    }

    void partsNeverOverlap()
    {
        QFETCH(QSize, size);
        ChartContent content = chartContent(samples::tutorial());
        content.title = std::string(300, 'w') + " 标题";
        content.caption = std::string(2000, 'x');
        m_view->resize(size);
        m_view->setContent(content);
        QCoreApplication::processEvents();
        QCOMPARE(m_view->size(), size);
        const ChartLayout& parts = chart().parts();
        const QRectF whole(QPointF(0, 0), QSizeF(size));
        if (parts.usable) {
            QVERIFY(whole.contains(parts.plot));
            QVERIFY(parts.title.bottom() <= parts.plot.top());
            QVERIFY(parts.banner.bottom() <= parts.plot.top());
            QVERIFY(parts.captionLines.isEmpty() || parts.caption.top() > parts.plot.bottom());
            QVERIFY(whole.contains(parts.caption) || parts.captionLines.isEmpty());
        }
        QVERIFY(parts.usable == (size.width() >= 240));
        m_view->grab();
    }

    void emptyChartSaysWhatToDo()
    {
        m_view->setContent(chartContent(Session{}));
        const QRect middle = positions().plot.toRect().adjusted(120, 180, -120, -180);
        const QImage empty = m_view->grab().toImage().copy(middle);
        Session session = samples::tutorial();
        session.measurements.clear();
        session.ceilings.resize(1);
        session.ceilings.front().valueSi = 1e3; // a line far outside the frame
        ChartContent content = chartContent(session);
        content.frame = chartContent(Session{}).home;
        m_view->setContent(content);
        QVERIFY(empty != m_view->grab().toImage().copy(middle));
    }

    /// Ten thousand points must feel like two. Limits with slack for a busy machine.
    void tenThousandPointsStayFast()
    {
        m_view->resize(1280, 800);
        m_view->setContent(chartContent(scattered(10000)));
        QImage image(1280, 800, QImage::Format_ARGB32_Premultiplied);
        const auto paint = [&] {
            QPainter painter(&image);
            m_view->render(&painter);
        };
        paint();
        QElapsedTimer timer;
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 10; ++i) {
            timer.start();
            paint();
            best = std::min(best, timer.nsecsElapsed());
        }
        QVERIFY2(best < 30'000'000, qPrintable(QString::number(best)));
        timer.start();
        for (int i = 0; i < 1000; ++i) {
            const PixelPoint at{100.0 + i, 150.0 + i / 3.0};
            QVERIFY(positions().index.within(at, 9.0).size() <= 10002);
        }
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_MAIN(TestChartDrawing)
#include "tst_chart_drawing.moc"
