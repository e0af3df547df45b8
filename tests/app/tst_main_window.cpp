// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "app/panels/ceiling_dialog.h"
#include "app/panels/export_dialog.h"
#include "app/panels/measure_form.h"
#include "app/panels/message_bar.h"
#include "app/window_menus.h"
#include "tests/app/accessible_names.h"
#include "tests/app/window_fixture.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QImage>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace rooflab;
using namespace rooflab::testing;

class TestMainWindow : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;
    QTemporaryDir m_folder;

    static QAction* action(MainWindow& window, const QString& text)
    {
        for (QAction* each : window.findChildren<QAction*>()) {
            if (each->text().remove(QLatin1Char('&')) == text) {
                return each;
            }
        }
        return nullptr;
    }

    QString sessionFile(const char* name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        writeFile(path, textOf(twoRuns()));
        return path;
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void firstStartShowsTheMarkedSample()
    {
        MainWindow window;
        window.showSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.windowTitle().startsWith(QStringLiteral("Sample: ")));
        QVERIFY(child<MessageBar>(window, "welcome")->isVisible());
        QCOMPARE(child<MessageBar>(window, "welcome")->findChildren<QPushButton*>().size(), 3);
        QVERIFY(window.store().content().isSample);
        QCOMPARE(cell(window, "measurementsTable", 0, 7), QStringLiteral("50.26 GFLOPS"));
        QVERIFY(window.close()); // no question about a sample that nobody touched
    }

    void theWelcomeCanBeDismissed()
    {
        MainWindow window;
        window.showSample();
        window.show();
        auto* welcome = child<MessageBar>(window, "welcome");
        QTest::mouseClick(welcome->findChild<QToolButton*>(QStringLiteral("closeMessage")),
                          Qt::LeftButton);
        QVERIFY(!welcome->isVisible());
        window.store().setStatistic(Statistic::Median);
        QVERIFY(!welcome->isVisible());
    }

    void theStatisticChangesTheTable()
    {
        MainWindow window;
        window.showSample();
        const QString atMinimum = cell(window, "measurementsTable", 0, 5);
        action(window, QStringLiteral("Median"))->trigger();
        QVERIFY(window.store().session().view.statistic == Statistic::Median);
        QVERIFY(cell(window, "measurementsTable", 0, 5) != atMinimum);
        action(window, QStringLiteral("Linear"))->trigger();
        QVERIFY(window.store().content().axes == AxisScale::Linear);
    }

    void theViewMenuChoosesWhiskersUnitsAndThePercentile()
    {
        MainWindow window;
        window.showSample();
        const auto& view = window.store().session().view;
        action(window, QStringLiteral("None"))->trigger();
        QVERIFY(!view.whiskers);
        action(window, QStringLiteral("95 % interval of the median"))->trigger();
        QVERIFY(view.whiskers == IntervalKind::Median95);
        QVERIFY(action(window, QStringLiteral("95 % interval of the median"))->isChecked());
        action(window, QStringLiteral("95th percentile"))->trigger();
        QVERIFY(view.statistic == Statistic::P95);
        action(window, QStringLiteral("Minimum"))->trigger();
        action(window, QStringLiteral("GiB/s  (1 GiB/s = 1.073741824 GB/s)"))->trigger();
        action(window, QStringLiteral("TFLOPS  (1 TFLOPS = 1000 GFLOPS)"))->trigger();
        QCOMPARE(cell(window, "measurementsTable", 0, 7), QStringLiteral("0.05026 TFLOPS"));
        QCOMPARE(cell(window, "measurementsTable", 0, 8), QStringLiteral("561.7 GiB/s"));
        QCOMPARE(cell(window, "ceilingsTable", 0, 2), QStringLiteral("498 GiB/s"));
        QVERIFY(window.store().content().ceilings.front().label.ends_with("498 GiB/s"));
        QVERIFY(!window.isWindowModified()); // a way of looking, not a change
    }

    void chartAndTableShareTheSelection()
    {
        MainWindow window;
        QVERIFY(openAndWait(window, {sessionFile("select.json")}));
        auto* table = child<RecordTable>(window, "measurementsTable");
        table->selectRow(1);
        auto* chart = child<RooflineView>(window, "chart");
        QCOMPARE(chart->selectedIds(), QStringList{QStringLiteral("linecross")});
        QVERIFY(child<QTextBrowser>(window, "calculationText")
                    ->toPlainText()
                    .contains(QStringLiteral("not recorded")));
        Q_EMIT chart->selectionChanged({QStringLiteral("coalesced")});
        QCOMPARE(table->selectedIds(), QStringList{QStringLiteral("coalesced")});
        child<RecordTable>(window, "ceilingsTable")->selectRow(0);
        QVERIFY(table->selectedIds().isEmpty());
    }

    void removeHideAndUndo()
    {
        MainWindow window;
        QVERIFY(openAndWait(window, {sessionFile("remove.json")}));
        window.select({QStringLiteral("coalesced"), QStringLiteral("copy")});
        action(window, QStringLiteral("Remove selected"))->trigger();
        QCOMPARE(window.store().session().measurements.size(), std::size_t{1});
        QVERIFY(window.store().session().ceilings.empty());
        window.store().undoStack().undo();
        QCOMPARE(window.store().session().measurements.size(), std::size_t{2});
        QCOMPARE(window.store().session().ceilings.size(), std::size_t{1});
        auto* tree = child<QTreeView>(window, "sourcesTree");
        tree->model()->setData(tree->model()->index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
        QTRY_VERIFY(window.store().content().points.empty());
    }

    void theThemeReachesTheWholeWindow()
    {
        MainWindow window;
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto lightest = [&window] { // of an empty part of each panel
            int found = 0;
            const QImage image = window.grab().toImage();
            for (const char* name : {"detailsText", "sourcesTree", "measurementsTable"}) {
                const auto* panel = child<QAbstractScrollArea>(window, name)->viewport();
                const QPoint corner = panel->mapTo(&window, panel->rect().bottomLeft());
                found = std::max(found, image.pixelColor(corner + QPoint(2, -2)).lightness());
            }
            return found;
        };
        QVERIFY(lightest() > 200);
        action(window, QStringLiteral("Dark"))->trigger();
        QTRY_VERIFY(lightest() < 80);
        action(window, QStringLiteral("Light"))->trigger();
        QTRY_VERIFY(lightest() > 200);
    }

    void everyInputHasAName()
    {
        MainWindow window;
        window.showSample();
        window.show();
        window.select({QStringLiteral("coalesced"), QStringLiteral("linecross")});
        const auto* menus = window.findChild<WindowMenus*>();
        for (QAction* opens :
             {menus->whatIf, menus->compareSessions, menus->lesson, menus->experimentRecord}) {
            opens->trigger();
        }
        CeilingDialog ceiling;
        ExportDialog figure(QStringLiteral("figure.png"), ThemeId::Light);
        MeasureForm form;
        QStringList unnamed;
        for (const QWidget* root :
             std::initializer_list<const QWidget*>{&window, &ceiling, &figure, &form}) {
            unnamed += unnamedInputs(*root);
        }
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(QLatin1Char('\n'))));
    }

    void shortcutsAreUnique()
    {
        MainWindow window;
        QSet<QString> seen;
        for (const QAction* each : window.findChildren<QAction*>()) {
            for (const QKeySequence& keys : each->shortcuts()) {
                const QString text = keys.toString();
                QVERIFY2(!seen.contains(text), qPrintable(text));
                seen.insert(text);
            }
        }
        QVERIFY(seen.size() > 15);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
