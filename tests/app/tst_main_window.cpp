// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "app/main_window.h"
#include "app/panels/message_bar.h"
#include "app/panels/record_table.h"
#include "app/qt_text.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
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

    template <class Widget> static Widget* child(MainWindow& window, const char* name)
    {
        auto* found = window.findChild<Widget*>(QLatin1String(name));
        Q_ASSERT(found != nullptr);
        return found;
    }

    static QAction* action(MainWindow& window, const QString& text)
    {
        for (QAction* each : window.findChildren<QAction*>()) {
            if (each->text().remove(QLatin1Char('&')) == text) {
                return each;
            }
        }
        return nullptr;
    }

    static QString cell(MainWindow& window, const char* table, int row, int column)
    {
        return child<RecordTable>(window, table)->model()->index(row, column).data().toString();
    }

    QString file(const char* name, const QByteArray& content)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        writeFile(path, content);
        return path;
    }

    QString sessionFile(const char* name)
    {
        Session session;
        session.title = "two runs";
        session.measurements = {vectorAdd("coalesced", 3e-4), vectorAdd("linecross", 2e-3)};
        session.ceilings = {ceiling(CeilingKind::Bandwidth, 5e11, "copy")};
        return file(name, QByteArray::fromStdString(writeSession(session)));
    }

    /// Answers the next message box.
    static void answerWith(QMessageBox::StandardButton button, QString* question = nullptr)
    {
        auto* timer = new QTimer(qApp);
        timer->setInterval(10);
        connect(timer, &QTimer::timeout, timer, [timer, button, question] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                if (question != nullptr) {
                    *question = box->text();
                }
                timer->stop();
                timer->deleteLater();
                box->button(button)->click();
            }
        });
        timer->start();
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

    void goodFilesLoadAndBadOnesAreReported()
    {
        MainWindow window;
        window.showSample();
        window.show();
        const QString good = sessionFile("good.json");
        const QString bad = file("bad.json", "{\"format\":\"rooflab\",");
        window.openFiles({bad, good});
        QCOMPARE(window.store().session().measurements.size(), std::size_t{2});
        QVERIFY(!window.store().session().isSample);
        QVERIFY(!child<MessageBar>(window, "welcome")->isVisible());
        auto* message = child<MessageBar>(window, "message");
        QVERIFY(message->isVisible());
        QVERIFY(message->text().contains(QStringLiteral("bad.json")));
        QCOMPARE(cell(window, "importReportTable", 0, 2), QStringLiteral("not loaded"));
        QCOMPARE(cell(window, "importReportTable", 1, 2), QStringLiteral("loaded"));
        QCOMPARE(window.fileActions().documentPath(), good);
        QVERIFY(!window.isWindowModified());
    }

    void badFilesLeaveTheSessionAlone()
    {
        MainWindow window;
        window.openFiles({sessionFile("good.json")});
        const Session before = window.store().session();
        window.openFiles({file("empty.json", ""), m_folder.filePath(QStringLiteral("none.json")),
                          m_folder.path(), file("junk.bin", QByteArray(1000, '\xff'))});
        QVERIFY(window.store().session() == before);
        QVERIFY(!window.store().isModified());
        QCOMPARE(child<RecordTable>(window, "importReportTable")->model()->rowCount(), 5);
    }

    void droppedFilesAreOpened()
    {
        MainWindow window;
        window.showSample();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(sessionFile("dropped.json"))});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window, &drop);
        QCOMPARE(window.store().session().title, std::string("two runs"));
    }

    void savedAndOpenedAgainIsEqual()
    {
        MainWindow window;
        window.openFiles({sessionFile("first.json")});
        window.store().insertCeiling(ceiling(CeilingKind::Compute, 1e13, "data sheet"));
        QVERIFY(window.isWindowModified());
        const QString path = m_folder.filePath(QStringLiteral("saved.json"));
        QVERIFY(window.fileActions().saveTo(path));
        QVERIFY(!window.isWindowModified());
        MainWindow second;
        second.openFiles({path});
        const auto written = readSession(contentOf(path).toStdString());
        QVERIFY(written.has_value());
        QVERIFY(written->session == window.store().snapshot(std::nullopt));
        QCOMPARE(second.store().session().ceilings.size(), std::size_t{2});
        QVERIFY(second.store().session().measurements[0].timing
                == window.store().session().measurements[0].timing);
    }

    void aFileThatChangedOnDiskIsNotOverwrittenUnasked()
    {
        MainWindow window;
        const QString path = sessionFile("shared.json");
        window.openFiles({path});
        window.store().removeMeasurements({QStringLiteral("coalesced")});
        const QByteArray others = contentOf(path) + " ";
        QVERIFY(writeFile(path, others));
        QString question;
        answerWith(QMessageBox::Cancel, &question);
        QVERIFY(!window.fileActions().save());
        QVERIFY(question.contains(QStringLiteral("changed on disk")));
        QCOMPARE(contentOf(path), others);
        answerWith(QMessageBox::Save);
        QVERIFY(window.fileActions().save());
        QVERIFY(contentOf(path) != others);
    }

    void closingAsksForUnsavedWork()
    {
        MainWindow window;
        window.openFiles({sessionFile("close.json")});
        window.store().removeMeasurements({QStringLiteral("coalesced")});
        answerWith(QMessageBox::Cancel);
        QVERIFY(!window.close());
        answerWith(QMessageBox::Discard);
        QVERIFY(window.close());
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

    void chartAndTableShareTheSelection()
    {
        MainWindow window;
        window.openFiles({sessionFile("select.json")});
        auto* table = child<RecordTable>(window, "measurementsTable");
        table->selectRow(1);
        auto* chart = child<RooflineView>(window, "chart");
        QCOMPARE(chart->selectedIds(), QStringList{QStringLiteral("linecross")});
        QVERIFY(child<QTextBrowser>(window, "detailsText")
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
        window.openFiles({sessionFile("remove.json")});
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
