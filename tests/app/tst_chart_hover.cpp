// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/hover_card.h"
#include "app/chart/roofline_view.h"
#include "app/qt_text.h"
#include "tests/app/chart_fixture.h"

#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <memory>
#include <set>

using namespace rooflab;
using namespace rooflab::testing;

/// Hovering, selecting and walking through points.
class TestChartHover : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    const PlotGeometry& positions() const { return m_view->roofline().positions(); }
    HoverCard& card() { return const_cast<RooflineChart&>(m_view->roofline()).card(); }
    QPoint pixelOf(std::size_t point) const { return positions().position(point).toPoint(); }
    QString idOf(std::size_t point) const
    {
        return toQt(m_view->roofline().content().points[point].id);
    }
    void moveTo(QPoint at) { QTest::mouseMove(m_view->window()->windowHandle(), at); }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_view = shownView();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setContent(chartContent(samples::tutorial()));
    }

    void cleanup() { m_view.reset(); }

    void hoveringAPointShowsItsCard()
    {
        QSignalSpy hovered(m_view.get(), &RooflineView::hoveredIdsChanged);
        for (const std::size_t point : {0U, 1U}) {
            moveTo(pixelOf(point));
            QCOMPARE(hovered.last().first().toStringList(), QStringList{idOf(point)});
            QVERIFY(card().isVisible());
            const QRectF shown = card().boundingRect();
            QVERIFY(QRectF(m_view->rect()).contains(shown));
            QVERIFY(!shown.contains(positions().position(point)));
        }
        moveTo(QPoint(700, 120));
        QVERIFY(hovered.last().first().toStringList().isEmpty());
        QVERIFY(!card().isVisible());
    }

    void providerIsAskedForTheHoveredIdOnly()
    {
        std::vector<std::string> asked;
        m_view->setDetailsProvider([&asked](const std::string& id) {
            asked.push_back(id);
            return std::vector<DetailRow>{
                {DetailSection::Result, "a", "Shown", "<b>plain</b>", true, true},
                {DetailSection::Source, "b", "Hidden", "x", true, false}};
        });
        moveTo(pixelOf(1));
        moveTo(pixelOf(1) + QPoint(1, 0));
        QCOMPARE(asked, std::vector<std::string>{"linecross"});
    }

    void hoveringACeilingNamesIt()
    {
        QSignalSpy hovered(m_view.get(), &RooflineView::hoveredIdsChanged);
        for (const CeilingLine& line : positions().ceilings) {
            moveTo(line.pixels.pointAt(0.8).toPoint());
            const std::string& id = m_view->roofline().content().ceilings[line.ceiling].id;
            QCOMPARE(hovered.last().first().toStringList(), QStringList{toQt(id)});
            QVERIFY(card().isVisible());
        }
    }

    void pointsUnderTheCursorAreListed()
    {
        Session session = samples::tutorial();
        for (int i = 0; i < 9; ++i) {
            Measurement twin = samples::vectorAdd("coalesced", 0.3338, 16777216.0);
            twin.id = "twin" + std::to_string(i);
            session.measurements.push_back(twin);
        }
        const ChartContent content = chartContent(session);
        m_view->setContent(content);
        moveTo(pixelOf(0));
        QCOMPARE(m_view->hoveredIds().size(), 10);
        QCOMPARE(m_view->hoveredIds().front(), QStringLiteral("coalesced"));
        const std::vector<std::size_t> points{0, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        const CardText text = pointCard(content, points, {});
        QCOMPARE(text.place, QStringLiteral("1 of 10"));
        QCOMPARE(text.others.size(), std::size_t(6)); // five lines and "and 4 more"
        QVERIFY(text.others.front().contains(QStringLiteral("50.26 GFLOPS")));
        QVERIFY(text.others.back().contains(QLatin1Char('4')));
    }

    void cardStaysInsideSmallViews_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(480, 320);
        QTest::newRow("narrow") << QSize(300, 500);
        QTest::newRow("flat") << QSize(800, 220);
    }

    void cardStaysInsideSmallViews()
    {
        QFETCH(QSize, size);
        m_view->resize(size);
        m_view->setDetailsProvider([](const std::string&) {
            return std::vector<DetailRow>(30,
                                          {DetailSection::Result, "a",
                                           "A rather long label of a row", std::string(200, 'x'),
                                           true, true});
        });
        QCoreApplication::processEvents();
        moveTo(pixelOf(0));
        QCOMPARE(m_view->hoveredIds(), QStringList{idOf(0)});
        QVERIFY(QRectF(m_view->rect()).contains(card().boundingRect()));
        QVERIFY(card().boundingRect().height() < size.height());
    }

    void hoverSurvivesArrivingPoints()
    {
        moveTo(pixelOf(0));
        Session session = samples::tutorial();
        session.measurements.push_back(samples::vectorAdd("strided", 1.0, 16777216.0));
        m_view->setContent(chartContent(session));
        QCOMPARE(m_view->hoveredIds(), QStringList{QStringLiteral("coalesced")});
        QVERIFY(card().isVisible());
        m_view->setContent(chartContent(Session{}));
        QVERIFY(m_view->hoveredIds().isEmpty());
        QVERIFY(!card().isVisible());
    }

    void clickingSelects()
    {
        QSignalSpy selected(m_view.get(), &RooflineView::selectionChanged);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, pixelOf(0));
        QCOMPARE(m_view->selectedIds(), QStringList{idOf(0)});
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier, pixelOf(1));
        QCOMPARE(m_view->selectedIds(), QStringList({idOf(0), idOf(1)}));
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier, pixelOf(0));
        QCOMPARE(m_view->selectedIds(), QStringList{idOf(1)});
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(700, 120));
        QVERIFY(m_view->selectedIds().isEmpty());
        QCOMPARE(selected.count(), 4);
        m_view->setSelectedIds({idOf(0)}); // from a table: no echo
        QCOMPARE(selected.count(), 4);
    }

    void selectionIsDrawn()
    {
        const QImage before = m_view->grab().toImage();
        m_view->setSelectedIds({idOf(0)});
        const QImage ringed = m_view->grab().toImage();
        QVERIFY(before != ringed);
        m_view->setSelectedIds({});
        QCOMPARE(m_view->grab().toImage(), before);
    }

    void doubleClickOnAPointActivatesIt()
    {
        m_view->zoomOut();
        const Frame frame = m_view->frame();
        QSignalSpy activated(m_view.get(), &RooflineView::pointActivated);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, pixelOf(1));
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toString(), idOf(1));
        QCOMPARE(m_view->frame(), frame);
    }

    void keyboardReachesEveryPoint()
    {
        const ChartContent content = chartContent(samples::crowded());
        m_view->setContent(content);
        m_view->fitAll();
        QCOMPARE(positions().byIntensity.size(), content.points.size());
        std::set<QString> seen;
        double last = 0.0;
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        for (std::size_t i = 0; i < content.points.size(); ++i) {
            QCOMPARE(m_view->hoveredIds().size(), 1);
            const QString id = m_view->hoveredIds().front();
            seen.insert(id);
            const auto point = std::find_if(content.points.begin(), content.points.end(),
                                            [&id](const auto& p) { return toQt(p.id) == id; });
            QVERIFY(point->ai.value() >= last);
            last = point->ai.value();
            QVERIFY(m_view->accessibleDescription().contains(toQt(point->label)));
            QTest::keyClick(m_view.get(), Qt::Key_Right);
        }
        QCOMPARE(seen.size(), content.points.size());
        const QString end = m_view->hoveredIds().front();
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QCOMPARE(m_view->hoveredIds().front(), end);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QVERIFY(m_view->hoveredIds().front() != end);
    }

    void enterActivatesTheWalkedPoint()
    {
        QSignalSpy activated(m_view.get(), &RooflineView::pointActivated);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(activated.count(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(m_view->selectedIds(), QStringList{activated.first().first().toString()});
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(m_view->hoveredIds().isEmpty());
    }
};

QTEST_MAIN(TestChartHover)
#include "tst_chart_hover.moc"
