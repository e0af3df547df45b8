// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/legend_item.h"
#include "app/explore/compare_page.h"
#include "app/panels/details_panel.h"
#include "app/panels/export_dialog.h"
#include "app/window_menus.h"
#include "tests/app/explore_fixture.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

using namespace rooflab;
using namespace rooflab::testing;

/// What the tools of the window show in the chart: arrows of a comparison, sweeps, the lesson's
/// marks; and what a click on the legend does.
class TestExploreChart : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

    static void clickLegend(MainWindow& window, const char* series,
                            Qt::KeyboardModifiers modifiers = {})
    {
        auto* view = child<RooflineView>(window, "chart");
        const std::vector<std::string>& all = window.store().content().series;
        const auto place = std::find(all.begin(), all.end(), series) - all.begin();
        auto& chart = const_cast<RooflineChart&>(view->roofline());
        const QRectF entry = chart.seriesLegend().entryRect(static_cast<std::size_t>(place));
        QVERIFY2(!entry.isEmpty(), series);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers, entry.center().toPoint());
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void theComparisonHasArrows() // ch. 7.3: 6.727 from raw values
    {
        MainWindow window;
        QVERIFY(showSession(window, sampleSession()));
        window.select({QStringLiteral("linecross"), QStringLiteral("coalesced")});
        QCOMPARE(arrows(window), QStringList{QStringLiteral("linecross>coalesced 6.73\u00d7")});
        auto* tabs = window.findChild<DetailsPanel*>()->findChild<QTabWidget*>();
        tabs->setCurrentWidget(window.findChild<ComparePage*>());
        choose(window, "compareBase", 1);
        QCOMPARE(arrows(window), QStringList{QStringLiteral("coalesced>linecross 0.149\u00d7")});
        window.select({QStringLiteral("coalesced")});
        QVERIFY(arrows(window).isEmpty());
    }

    void aWrongResultHasNoFactor()
    {
        MainWindow window;
        Session session = twoRuns();
        session.measurements.back().validation.status = ValidationStatus::Failed;
        QVERIFY(showSession(window, session));
        window.select({QStringLiteral("coalesced"), QStringLiteral("linecross")});
        QVERIFY(arrows(window).isEmpty());
    }

    void theLegendIsolates()
    {
        MainWindow window;
        window.resize(1320, 860); // a narrow chart has no room for a legend
        QVERIFY(showSession(window, sampleSession()));
        const auto shown = [&] { return window.store().content().points.size(); };
        clickLegend(window, "linecross");
        QCOMPARE(shown(), std::size_t{1});
        QCOMPARE(child<QLabel>(window, "filterStatus")->text(),
                 QStringLiteral("Filter: 1 records not shown"));
        clickLegend(window, "linecross");
        QCOMPARE(shown(), std::size_t{2});
    }

    void ctrlAddsASeries()
    {
        MainWindow window;
        window.resize(1320, 860);
        QVERIFY(showSession(window, sampleSession()));
        const auto shown = [&] { return window.store().content().points.size(); };
        clickLegend(window, "linecross");
        QCOMPARE(shown(), std::size_t{1});
        clickLegend(window, "coalesced", Qt::ControlModifier); // still listed, faintly
        QCOMPARE(shown(), std::size_t{2});
        clickLegend(window, "coalesced", Qt::ControlModifier);
        QCOMPARE(shown(), std::size_t{1});
    }

    void theExportOffersWhatIsImaginedOnlyWhenItIsShown()
    {
        ExportDialog dialog(QStringLiteral("figure.png"), ThemeId::Light);
        auto* ghosts = dialog.findChild<QCheckBox*>(QStringLiteral("withGhosts"));
        ChartOverlays overlays;
        overlays.arrows = {{"a", "b", QStringLiteral("2\u00d7")}};
        dialog.setOverlays(overlays);
        QVERIFY(ghosts->isHidden());
        QVERIFY(dialog.options().overlays == overlays);
        QVERIFY(!dialog.options().withGhosts);
        overlays.ghosts.bandwidth = BytesPerSecond(1e12);
        dialog.setOverlays(overlays);
        QVERIFY(!ghosts->isHidden());
        ghosts->click();
        QVERIFY(dialog.options().withGhosts);
    }

    void theMenuExplainsTheSlope()
    {
        MainWindow window;
        QVERIFY(showSession(window, sampleSession()));
        auto* menus = window.findChild<WindowMenus*>();
        menus->whySlope->trigger();
        QVERIFY(child<RooflineView>(window, "chart")->overlays().slope);
        menus->whySlope->trigger();
        QVERIFY(!child<RooflineView>(window, "chart")->overlays().slope);
    }

    void sweepsArePathsInTheChart()
    {
        MainWindow window;
        QVERIFY(showSession(window, shippedSample("h200-stride-scan.json")));
        QCOMPARE(overlays(window).paths.size(), std::size_t{2});
        QCOMPARE(overlays(window).paths.front().size(), std::size_t{9});
        auto* inChart = child<QCheckBox>(window, "sweepInChart");
        inChart->click();
        QVERIFY(overlays(window).paths.empty());
        inChart->click();
        QCOMPARE(overlays(window).paths.size(), std::size_t{2});
        window.store().replaceSession(sampleSession());
        QVERIFY(overlays(window).paths.empty());
    }

    void theFarthestSweepIsShownFirst() // k = 1 … 4096, not ilp = 1, 4, 8
    {
        MainWindow window;
        QVERIFY(showSession(window, shippedSample("h200-fma-sweep.json")));
        const auto& paths = overlays(window).paths;
        QCOMPARE(paths.size(), std::size_t{3}); // one for each ilp
        QCOMPARE(paths.front().size(), std::size_t{13});
    }

    void theLessonMarksTheChart()
    {
        MainWindow window;
        QVERIFY(showSession(window, sampleSession()));
        window.select({QStringLiteral("linecross"), QStringLiteral("coalesced")});
        QCOMPARE(overlays(window).lesson.part, LessonPart::None);
        window.findChild<WindowMenus*>()->lesson->trigger();
        QCOMPARE(overlays(window).lesson.part, LessonPart::AxisX);
        auto* next = child<QPushButton>(window, "lessonNext");
        next->click();
        QCOMPARE(overlays(window).lesson.part, LessonPart::AxisY);
        next->click();
        QCOMPARE(overlays(window).lesson.part, LessonPart::References);
        QCOMPARE(overlays(window).lesson.ids.size(), 2);
        for (const QString& id : overlays(window).lesson.ids) {
            QVERIFY(window.store().session().findCeiling(fromQt(id)) != nullptr);
        }
        next->click();
        QCOMPARE(overlays(window).lesson.part, LessonPart::Points);
        QCOMPARE(overlays(window).lesson.ids,
                 QStringList({QStringLiteral("coalesced"), QStringLiteral("linecross")}));
        QVERIFY(arrows(window).isEmpty()); // a factor would give the answer away
        child<QPushButton>(window, "lessonLeave")->click();
        QCOMPARE(overlays(window).lesson, LessonMark());
        QCOMPARE(arrows(window).size(), 1); // the selection of before
    }
};

QTEST_MAIN(TestExploreChart)
#include "tst_explore_chart.moc"
