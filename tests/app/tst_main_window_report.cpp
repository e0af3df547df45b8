// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/import_report_panel.h"
#include "app/qt_text.h"
#include "core/io/import_file.h"
#include "tests/app/window_fixture.h"

#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

/// The import report in the window says what the command line says.
class TestMainWindowReport : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;
    QTemporaryDir m_folder;

    static QString good(const char* name)
    {
        return QStringLiteral(ROOFLAB_TEST_DATA "/good/") + QLatin1String(name);
    }

    static QStringList kinds(MainWindow& window)
    {
        const QAbstractItemModel* model = child<RecordTable>(window, "importReportTable")->model();
        QStringList found;
        for (int row = 0; row < model->rowCount(); ++row) {
            found.append(model->index(row, ImportReportModel::KindColumn).data().toString());
        }
        return found;
    }

    static FileReport reportOf(std::size_t refusals)
    {
        FileReport report = fileReport(QStringLiteral("/results/<b>many.csv"),
                                       FileReport::State::Loaded, QStringLiteral("1 measurements"));
        report.format = QStringLiteral("table");
        report.lines.push_back({"format", "table: it has a header", {}, std::nullopt});
        for (std::size_t i = 0; i < refusals; ++i) {
            report.lines.push_back({"refused", "the time is no positive number",
                                    "line " + std::to_string(i + 2), NoteKind::Refused});
        }
        return report;
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void everyLineOfTheCommandLinesReportIsThere()
    {
        MainWindow window;
        window.show();
        const QString file = good("tutorial_bandwidth_conflict.json");
        QVERIFY(child<QLabel>(window, "importReportEmpty")
                    ->text()
                    .contains(QStringLiteral("No file has been opened")));
        QVERIFY(openAndWait(window, {file, m_folder.filePath(QStringLiteral("gone.csv"))}));
        const QStringList found = kinds(window);
        for (const char* kind : {"loaded", "format", "device", "records", "rows", "statistic",
                                 "unit", "assumption", "conflict", "not loaded"}) {
            QVERIFY2(found.contains(QLatin1String(kind)), kind);
        }
        QTest::mouseClick(child<QPushButton>(window, "copyImportReport"), Qt::LeftButton);
        const std::string path = fromQt(file);
        const std::string gone = fromQt(m_folder.filePath(QStringLiteral("gone.csv")));
        const std::vector<FileImport> imports{describeImport(path, importFile(path)),
                                              describeImport(gone, importFile(gone))};
        QCOMPARE(QGuiApplication::clipboard()->text(), toQt(importReportText(imports)));
    }

    void copyTakesTheSelectionOrAll()
    {
        ImportReportPanel panel;
        panel.append({reportOf(3)});
        auto* table = panel.findChild<RecordTable*>();
        QTest::keySequence(table, QKeySequence::Copy);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(
            QStringLiteral("/results/<b>many.csv\n  format")));
        table->selectRow(2);
        QTest::keySequence(table, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 2);
    }

    void theFilterNarrowsItDown()
    {
        ImportReportPanel panel;
        panel.append({reportOf(3),
                      fileReport(QStringLiteral("/b.json"), FileReport::State::Cancelled,
                                 QStringLiteral("no"))});
        const QAbstractItemModel* rows = panel.findChild<RecordTable*>()->model();
        auto* lines = panel.findChild<QComboBox*>(QStringLiteral("importReportLines"));
        auto* text = panel.findChild<QLineEdit*>(QStringLiteral("importReportText"));
        QCOMPARE(rows->rowCount(), 6);
        lines->setCurrentIndex(1);
        QCOMPARE(rows->rowCount(), 4); // three refusals and the cancelled file
        lines->setCurrentIndex(2);
        QCOMPARE(rows->rowCount(), 2);
        lines->setCurrentIndex(0);
        text->setText(QStringLiteral("LINE 3"));
        QCOMPARE(rows->rowCount(), 1);
        text->setText(QStringLiteral("nothing like it"));
        QCOMPARE(rows->rowCount(), 0);
        QVERIFY(panel.findChild<QLabel*>(QStringLiteral("importReportEmpty"))
                    ->text()
                    .contains(QStringLiteral("filter")));
    }

    void tenThousandRefusalsStayQuick()
    {
        ImportReportPanel panel;
        panel.resize(900, 300);
        panel.show();
        QElapsedTimer clock;
        clock.start();
        panel.append({reportOf(10000)});
        QCoreApplication::processEvents();
        const qint64 appended = clock.restart();
        auto* table = panel.findChild<RecordTable*>();
        QCOMPARE(table->model()->rowCount(), 10002);
        panel.findChild<QLineEdit*>(QStringLiteral("importReportText"))
            ->setText(QStringLiteral("9999"));
        QCoreApplication::processEvents();
        const qint64 filtered = clock.restart();
        panel.findChild<QLineEdit*>(QStringLiteral("importReportText"))->clear();
        QCoreApplication::processEvents();
        const qint64 cleared = clock.restart();
        table->sortByColumn(ImportReportModel::PlaceColumn, Qt::DescendingOrder);
        QCoreApplication::processEvents();
        const qint64 sorted = clock.restart();
        qInfo("10,000 refusals: append %lld ms, filter %lld ms, clear %lld ms, sort %lld ms",
              static_cast<long long>(appended), static_cast<long long>(filtered),
              static_cast<long long>(cleared), static_cast<long long>(sorted));
        QVERIFY(appended + filtered + cleared + sorted < 5000);
    }

    void markupInNamesIsText()
    {
        ImportReportPanel panel;
        panel.append({reportOf(1)});
        const QModelIndex first = panel.findChild<RecordTable*>()->model()->index(0, 0);
        QCOMPARE(first.data().toString(), QStringLiteral("<b>many.csv"));
        QVERIFY(first.data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;")));
    }
};

QTEST_MAIN(TestMainWindowReport)
#include "tst_main_window_report.moc"
