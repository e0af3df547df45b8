// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/axis_item.h"
#include "app/chart/hover_text.h"
#include "app/chart/legend_item.h"
#include "app/chart/roofline_view.h"
#include "tests/app/chart_fixture.h"

#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <cmath>
#include <memory>

using namespace rooflab;
using namespace rooflab::testing;

/// The legend as a control, and rates in the unit that was chosen.
class TestChartLegend : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    const RooflineChart& chart() const { return m_view->roofline(); }
    LegendItem& legend() { return const_cast<RooflineChart&>(chart()).seriesLegend(); }
    QPoint entry(std::size_t series) { return legend().entryRect(series).center().toPoint(); }
    const AxisItem* axis() const
    {
        for (QGraphicsItem* item : m_view->scene()->items()) {
            if (const auto* found = dynamic_cast<AxisItem*>(item)) {
                return found;
            }
        }
        return nullptr;
    }
    ChartContent inUnits(PerformanceUnit performance, BandwidthUnit bandwidth) const
    {
        ViewSettings view;
        view.units = {performance, bandwidth};
        return chartContent(samples::tutorial(), view);
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

    void clickNamesTheSeriesAndKeepsTheSelection()
    {
        m_view->setSelectedIds({QStringLiteral("linecross")});
        QSignalSpy clicked(m_view.get(), &RooflineView::seriesClicked);
        QSignalSpy selected(m_view.get(), &RooflineView::selectionChanged);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, entry(0));
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.last(), QVariantList({QStringLiteral("coalesced"), false}));
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier, entry(1));
        QCOMPARE(clicked.last(), QVariantList({QStringLiteral("linecross"), true}));
        QCOMPARE(selected.count(), 0);
        QCOMPARE(m_view->selectedIds(), QStringList{QStringLiteral("linecross")});
    }

    void twoQuickClicksAreTwoClicks()
    {
        m_view->zoomIn();
        const Frame frame = m_view->frame();
        QSignalSpy clicked(m_view.get(), &RooflineView::seriesClicked);
        QVERIFY(!legend().entryRect(0).isEmpty());
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, entry(0));
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, entry(0));
        QCOMPARE(clicked.count(), 2);
        QCOMPARE(m_view->frame(), frame);
    }

    void onlySeriesCanBeClicked()
    {
        m_view->resize(760, 470);
        m_view->setContent(chartContent(samples::crowded()));
        QCoreApplication::processEvents();
        QVERIFY(!chart().legendRect().isEmpty());
        QSignalSpy clicked(m_view.get(), &RooflineView::seriesClicked);
        const QRectF box = chart().legendRect();
        int clicks = 0;
        int misses = 0;
        for (double y = box.top() + 2.0; y < box.bottom(); y += 4.0) {
            const QPointF at(box.center().x(), y);
            const auto series = legend().seriesAt(at);
            const auto before = clicked.count();
            QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at.toPoint());
            QCOMPARE(clicked.count() - before, series ? 1 : 0);
            (series ? clicks : misses) += 1;
        }
        QVERIFY(clicks > 0);
        QVERIFY(misses > 0); // devices, references and "and 3 more"
        QVERIFY(legend().entryRect(11).isEmpty()); // one of those that are only counted
    }

    void hoveringAnEntryShowsThatItCanBeClicked()
    {
        const QRect row = legend().entryRect(0).toRect().adjusted(2, 2, -2, -2);
        const QImage before = m_view->grab().toImage().copy(row);
        QTest::mouseMove(m_view->window()->windowHandle(), entry(0));
        QCOMPARE(m_view->viewport()->cursor().shape(), Qt::PointingHandCursor);
        QVERIFY(before != m_view->grab().toImage().copy(row));
        QTest::mouseMove(m_view->window()->windowHandle(), QPoint(430, 120));
        QCOMPARE(m_view->viewport()->cursor().shape(), Qt::ArrowCursor);
        QCOMPARE(m_view->grab().toImage().copy(row), before);
    }

    void axisFollowsTheUnit_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("label"); // of 1e12 FLOPS
        QTest::newRow("auto") << static_cast<int>(PerformanceUnit::Auto)
                              << QStringLiteral("Performance (FLOPS)") << QStringLiteral("1 T");
        QTest::newRow("GFLOPS") << static_cast<int>(PerformanceUnit::Gflops)
                                << QStringLiteral("Performance (GFLOPS)") << QStringLiteral("1000");
        QTest::newRow("TFLOPS") << static_cast<int>(PerformanceUnit::Tflops)
                                << QStringLiteral("Performance (TFLOPS)") << QStringLiteral("1");
    }

    void axisFollowsTheUnit()
    {
        QFETCH(int, unit);
        QFETCH(QString, title);
        QFETCH(QString, label);
        m_view->setContent(inUnits(static_cast<PerformanceUnit>(unit), BandwidthUnit::Auto));
        QVERIFY(axis() != nullptr);
        QCOMPARE(axis()->performanceTitle(), title);
        bool found = false;
        for (const Tick& tick : axis()->performanceTicks()) {
            if (tick.major && std::abs(tick.value / 1e12 - 1.0) < 1e-9) {
                QCOMPARE(QString::fromStdString(tick.label), label);
                found = true;
            }
        }
        QVERIFY(found);
        // The lines stand where they stood: only their numbers changed.
        QCOMPARE(m_view->frame(), chart().content().home);
    }

    void cardsAndSpokenTextFollowTheUnit()
    {
        const ChartContent content = inUnits(PerformanceUnit::Tflops, BandwidthUnit::GiBPerSecond);
        const std::vector<std::size_t> points{0, 1};
        const CardText card = pointCard(content, points, {});
        QCOMPARE(card.rows[1].second, QStringLiteral("0.05026 TFLOPS"));
        QVERIFY(card.others.front().contains(QStringLiteral("0.007471 TFLOPS")));
        QVERIFY(spokenPoint(content, 0).contains(QStringLiteral("0.05026 TFLOPS")));
        QCOMPARE(ceilingCard(content, 0, {}).rows[0].second, QStringLiteral("498 GiB/s"));
        QCOMPARE(ceilingCard(content, 1, {}).rows[0].second, QStringLiteral("10.62 TFLOPS"));
    }

    void bandwidthUnitIsExplainedOnce()
    {
        m_view->setContent(inUnits(PerformanceUnit::Auto, BandwidthUnit::GiBPerSecond));
        const QString caption = chart().parts().captionLines.join(QLatin1Char(' '));
        QCOMPARE(caption.count(QStringLiteral("1 GiB/s = 1.073741824 GB/s")), qsizetype(1));
        m_view->setContent(chartContent(samples::tutorial()));
        QVERIFY(
            !chart().parts().captionLines.join(QLatin1Char(' ')).contains(QStringLiteral("GiB")));
    }

    void cardNamesTheWhisker_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("label");
        QTest::newRow("range") << static_cast<int>(IntervalKind::MinMax)
                               << QStringLiteral("Slowest to fastest sample");
        QTest::newRow("median") << static_cast<int>(IntervalKind::Median95)
                                << QStringLiteral("95 % interval of the median");
    }

    void cardNamesTheWhisker()
    {
        QFETCH(int, kind);
        QFETCH(QString, label);
        Session session = samples::tutorial();
        std::vector<Seconds> samples;
        for (int i = 0; i < 20; ++i) {
            samples.emplace_back((0.33 + 0.002 * i) * milli);
        }
        session.measurements[0].timing.samples = std::move(samples);
        ViewSettings view;
        view.whiskers = static_cast<IntervalKind>(kind);
        const ChartContent content = chartContent(session, view);
        const std::vector<std::size_t> points{0};
        const CardText card = pointCard(content, points, {});
        QCOMPARE(card.rows.back().first, label);
        QVERIFY(card.rows.back().second.contains(QStringLiteral("GFLOPS to ")));
        view.whiskers.reset();
        const CardText without = pointCard(chartContent(session, view), points, {});
        QCOMPARE(without.rows.size(), card.rows.size() - 1);
    }

    void whiskersAreDrawnFromLowToHighAndCutByTheFrame()
    {
        Session session = samples::tutorial();
        session.measurements[0].timing.samples = {Seconds(0.3338 * milli), Seconds(8.0 * milli)};
        ViewSettings view;
        view.whiskers = IntervalKind::MinMax;
        m_view->setContent(chartContent(session, view));
        const ChartPoint& point = chart().content().points[0];
        const PlotGeometry& positions = chart().positions();
        const double x = positions.position(0).x();
        const double low = positions.mapping.yToPixel(point.low->value());
        const QColor colour = chart().look().seriesColor(point.series);
        const auto countBeside = [&](double y) {
            const QImage image = m_view->grab().toImage();
            int found = 0;
            for (int dx = -8; dx <= 8; ++dx) {
                const QColor pixel
                    = image.pixelColor(static_cast<int>(x) + dx, static_cast<int>(std::floor(y)));
                found += std::abs(pixel.red() - colour.red()) < 110
                        && std::abs(pixel.blue() - colour.blue()) < 110
                    ? 1
                    : 0;
            }
            return found;
        };
        QVERIFY(countBeside(low) >= 6); // the cap
        const int bar = countBeside(low - 8.0);
        QVERIFY(bar >= 1 && bar <= 3); // the bar
        Frame frame = m_view->frame();
        frame.performanceMin = point.low->value() * 1.6;
        m_view->setFrame(frame);
        for (const double above : {0.5, 1.5, 2.5}) { // cut off: no cap
            const int found = countBeside(positions.plot.bottom() - above);
            QVERIFY(found >= 1 && found <= 3);
        }
    }
};

QTEST_MAIN(TestChartLegend)
#include "tst_chart_legend.moc"
