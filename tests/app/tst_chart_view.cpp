// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "tests/app/chart_fixture.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <cmath>
#include <memory>
#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

double decadesApart(double a, double b)
{
    return std::abs(std::log10(a) - std::log10(b));
}

bool isWithinLimits(const Frame& frame)
{
    constexpr double slack = 1.0 + 1e-9;
    return frame.aiMin >= frameLimits.aiMin / slack && frame.aiMax <= frameLimits.aiMax * slack
        && frame.performanceMin >= frameLimits.performanceMin / slack
        && frame.performanceMax <= frameLimits.performanceMax * slack && frame.aiMin < frame.aiMax
        && frame.performanceMin < frame.performanceMax;
}

} // namespace

class TestChartView : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    QWindow* window() const { return m_view->window()->windowHandle(); }
    const PlotGeometry& positions() const { return m_view->roofline().positions(); }
    QRectF plot() const { return m_view->roofline().parts().plot; }

    void wheel(QPointF at, int angle)
    {
        QWheelEvent event(at, m_view->mapToGlobal(at), QPoint(), QPoint(0, angle), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
    }

    void drag(QPoint from, QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
    {
        QTest::mousePress(m_view->viewport(), button, modifiers, from);
        for (const QPoint at : {from + (to - from) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, at, m_view->mapToGlobal(QPointF(at)), Qt::NoButton,
                             button, modifiers);
            QApplication::sendEvent(m_view->viewport(), &move);
        }
        QTest::mouseRelease(m_view->viewport(), button, modifiers, to);
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

    void wheelKeepsTheValueUnderTheCursor()
    {
        const QPointF at(411.0, 253.0);
        const double x = positions().mapping.pixelToX(at.x());
        const double y = positions().mapping.pixelToY(at.y());
        const Frame before = m_view->frame();
        for (int i = 0; i < 25; ++i) {
            wheel(at, i % 3 == 2 ? -120 : 120);
            QVERIFY(decadesApart(positions().mapping.pixelToX(at.x()), x) < 1e-6);
            QVERIFY(decadesApart(positions().mapping.pixelToY(at.y()), y) < 1e-6);
        }
        QVERIFY(m_view->frame() != before);
    }

    /// QChart::zoom and scroll hang and crash when repeated; these must not.
    void repeatedZoomingAndPanningStaysWithinLimits()
    {
        const QPointF corner = plot().topLeft() + QPointF(3, 3);
        for (int i = 0; i < 500; ++i) {
            m_view->zoomIn();
            QVERIFY(isWithinLimits(m_view->frame()));
        }
        QVERIFY(decadesApart(m_view->frame().aiMax, m_view->frame().aiMin)
                >= minimumSpanDecades * 0.999);
        for (int i = 0; i < 500; ++i) {
            wheel(corner, -240);
            QVERIFY(isWithinLimits(m_view->frame()));
        }
        for (int i = 0; i < 100; ++i) {
            drag(QPoint(200, 200), QPoint(880, 500), Qt::LeftButton, Qt::NoModifier);
            QVERIFY(isWithinLimits(m_view->frame()));
        }
        m_view->resetView();
        QCOMPARE(m_view->frame(), m_view->roofline().content().home);
    }

    void impossibleFramesAreClampedOrIgnored()
    {
        const Frame home = m_view->frame();
        m_view->setFrame({std::nan(""), 1.0, 1e9, 1e12});
        m_view->setFrame({10.0, 1.0, 1e9, 1e12});
        QCOMPARE(m_view->frame(), home);
        m_view->setFrame({-5.0, 1e300, 0.0, 1e300});
        QVERIFY(isWithinLimits(m_view->frame()));
        QVERIFY(m_view->frame() != home);
    }

    void dragPans()
    {
        const QPoint from(300, 300);
        const double value = positions().mapping.pixelToX(from.x());
        QSignalSpy changed(m_view.get(), &RooflineView::frameChanged);
        drag(from, from + QPoint(120, 40), Qt::LeftButton, Qt::NoModifier);
        QVERIFY(changed.count() > 0);
        QVERIFY(decadesApart(positions().mapping.pixelToX(from.x() + 120), value) < 1e-6);
        m_view->undoZoom();
        QCOMPARE(m_view->frame(), m_view->roofline().content().home);
    }

    void rubberBandZoomsToItsRectangle_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<int>("modifier");
        QTest::newRow("shift and left")
            << static_cast<int>(Qt::LeftButton) << static_cast<int>(Qt::ShiftModifier);
        QTest::newRow("right") << static_cast<int>(Qt::RightButton)
                               << static_cast<int>(Qt::NoModifier);
    }

    void rubberBandZoomsToItsRectangle()
    {
        QFETCH(int, button);
        QFETCH(int, modifier);
        const PlotMapping mapping = positions().mapping;
        drag(QPoint(250, 420), QPoint(500, 180), static_cast<Qt::MouseButton>(button),
             static_cast<Qt::KeyboardModifier>(modifier));
        QVERIFY(decadesApart(m_view->frame().aiMin, mapping.pixelToX(250)) < 1e-6);
        QVERIFY(decadesApart(m_view->frame().aiMax, mapping.pixelToX(500)) < 1e-6);
        QVERIFY(decadesApart(m_view->frame().performanceMin, mapping.pixelToY(420)) < 1e-6);
        QVERIFY(decadesApart(m_view->frame().performanceMax, mapping.pixelToY(180)) < 1e-6);
    }

    void doubleClickResets()
    {
        m_view->zoomIn();
        m_view->zoomIn();
        QVERIFY(m_view->frame() != m_view->roofline().content().home);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(600, 200));
        QCOMPARE(m_view->frame(), m_view->roofline().content().home);
    }

    void undoAndRedoWalkTheZooms()
    {
        std::vector<Frame> frames{m_view->frame()};
        for (int i = 0; i < 4; ++i) {
            m_view->zoomIn();
            frames.push_back(m_view->frame());
        }
        for (std::size_t i = 4; i-- > 0;) {
            QTest::keyClick(m_view.get(), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(m_view->frame(), frames[i]);
        }
        m_view->undoZoom();
        QCOMPARE(m_view->frame(), frames[0]);
        m_view->redoZoom();
        m_view->redoZoom();
        QCOMPARE(m_view->frame(), frames[2]);
    }

    void quickWheelStepsAreOneUndo()
    {
        const Frame home = m_view->frame();
        for (int i = 0; i < 6; ++i) {
            wheel(QPointF(400, 300), 120);
        }
        m_view->undoZoom();
        QCOMPARE(m_view->frame(), home);
    }

    void keysZoomAndReset()
    {
        const Frame home = m_view->frame();
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->frame().aiMax < home.aiMax);
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QVERIFY(m_view->frame().aiMax > home.aiMax);
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QCOMPARE(m_view->frame(), home);
    }

    void badgeCountsPointsOutsideAndFitsThem()
    {
        QVERIFY(m_view->roofline().badgeRect().isEmpty());
        Session session = samples::tutorial();
        Measurement far = samples::vectorAdd("far", 0.1, 16777216.0);
        far.work.flops = Flop(1.0); // far below and to the left of the home frame
        far.work.bytes = Bytes(1e4);
        session.measurements.push_back(far);
        m_view->setContent(chartContent(session));
        QCOMPARE(positions().outsidePoints, std::size_t(1));
        const QRectF badge = m_view->roofline().badgeRect();
        QVERIFY(!badge.isEmpty());
        QVERIFY(!badge.intersects(plot()));
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, badge.center().toPoint());
        QCOMPARE(positions().outsidePoints, std::size_t(0));
        QCOMPARE(positions().byIntensity.size(), std::size_t(3));
        QVERIFY(m_view->roofline().badgeRect().isEmpty());
        m_view->undoZoom();
        QCOMPARE(positions().outsidePoints, std::size_t(1));
    }

    /// The badge must not move the plot, or the value under the cursor would move with it.
    void badgeDoesNotMoveThePlot()
    {
        const QRectF before = plot();
        Frame frame = m_view->frame();
        frame.aiMin = 0.5;
        m_view->setFrame(frame);
        QVERIFY(!m_view->roofline().badgeRect().isEmpty());
        QCOMPARE(plot(), before);
    }

    void newContentKeepsTheZoomWhileHomeIsTheSame()
    {
        m_view->zoomIn();
        const Frame zoomedFrame = m_view->frame();
        Session session = samples::tutorial();
        session.measurements.push_back(samples::vectorAdd("interleaved", 0.5, 16777216.0));
        m_view->setContent(chartContent(session));
        QCOMPARE(m_view->frame(), zoomedFrame);

        session.ceilings.push_back(
            samples::ceiling("l2", "L2", CeilingKind::Compute, 4e15, CeilingOrigin::Manual));
        const ChartContent content = chartContent(session);
        m_view->setContent(content);
        QCOMPARE(m_view->frame(), content.home);
    }

    void axesSwitchBetweenLogAndLinear()
    {
        const Session session = samples::tutorial();
        ViewSettings view;
        for (int i = 0; i < 6; ++i) {
            view.axes = i % 2 == 0 ? AxisScale::Linear : AxisScale::Log;
            const ChartContent content = chartContent(session, view);
            m_view->setContent(content);
            QCOMPARE(m_view->frame(), content.home);
            wheel(plot().center(), 120);
            wheel(plot().center(), -480);
            m_view->grab();
        }
    }
};

QTEST_MAIN(TestChartView)
#include "tst_chart_view.moc"
