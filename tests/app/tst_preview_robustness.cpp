// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/accessible_names.h"
#include "tests/app/preview_fixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace rooflab;
using namespace rooflab::testing;

class TestPreviewRobustness : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        QSettings(QStringLiteral("rooflab"), QStringLiteral("rooflab")).clear();
    }

    void anOutdatedReadingChangesNothing();
    void thousandsOfRefusalsStayQuick();
    void markupOfAFileIsText();
    void everyInputHasAName();
};

void TestPreviewRobustness::anOutdatedReadingChangesNothing()
{
    ImportPreview preview;
    QSignalSpy asked(&preview, &ImportPreview::readAgain);
    const QString path = goodFile("table_no_work.csv");
    const ImportOptions none;
    preview.show({path, none, importFile(fromQt(path), none)});
    auto* name = preview.findChild<QLineEdit*>(QStringLiteral("deviceName"));
    name->setText(QStringLiteral("gfx1201"));
    QTRY_COMPARE(asked.size(), 1);
    preview.show({path, none, importFile(fromQt(path), none)}); // read before the choice
    auto* apply = preview.findChild<QPushButton*>(QStringLiteral("applyFile"));
    QVERIFY(!apply->isEnabled());
    ImportOptions named;
    named.deviceName = "gfx1201";
    preview.show({path, named, importFile(fromQt(path), named)});
    QVERIFY(apply->isEnabled());
    // A choice that is taken back while it is read.
    name->setText(QStringLiteral("gfx942"));
    QTRY_COMPARE(asked.size(), 2);
    name->setText(QStringLiteral("gfx1201"));
    QVERIFY(apply->isEnabled());
    ImportOptions other;
    other.deviceName = "gfx942";
    preview.show({path, other, importFile(fromQt(path), other)});
    QCOMPARE(preview.take(path)->options.deviceName, named.deviceName);
}

void TestPreviewRobustness::thousandsOfRefusalsStayQuick()
{
    QByteArray text = "name,n,time_us,flops,bytes\nfine,1,1,1,1\n";
    for (int i = 0; i < 12000; ++i) {
        text += "bad,1,-1,1,1\n";
    }
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("many.csv"));
    writeFile(path, text);
    RereadingWindow window;
    auto outcome = importFile(fromQt(path));
    window.preview.show();
    QElapsedTimer clock;
    clock.start();
    window.preview.show({path, {}, std::move(outcome)});
    window.child<QTabWidget>("importTabs")->setCurrentIndex(3);
    QCoreApplication::processEvents();
    QVERIFY(window.rows("remarks") > 10000);
    window.choose("remarkKind", QStringLiteral("refused (10001)"));
    QCOMPARE(window.rows("remarks"), 10001); // the last counts those that are not listed
    QVERIFY2(clock.elapsed() < 10000, qPrintable(QString::number(clock.elapsed())));
    window.choose("remarkKind", QStringLiteral("conflict (0)"));
    QCOMPARE(window.rows("remarks"), 0);
}

void TestPreviewRobustness::markupOfAFileIsText()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("向量加 <i>.csv"));
    writeFile(path, "name,n,time_us,<b>odd</b>\n<img src=x>,1000,20,<u>cell</u>\n");
    RereadingWindow window;
    window.open(path);
    window.preview.show();
    for (const QLabel* label : window.preview.findChildren<QLabel*>()) {
        const bool isOurs
            = label->textFormat() == Qt::PlainText || !label->text().contains(QLatin1Char('<'));
        QVERIFY2(isOurs, qPrintable(label->text()));
        QVERIFY2(!label->toolTip().contains(QLatin1Char('<')), qPrintable(label->toolTip()));
    }
    QCOMPARE(window.labelText("fileTitle"), QStringLiteral("向量加 <i>.csv"));
    QCOMPARE(window.cell("newRecords", 0, 0), QStringLiteral("<img src=x>"));
    for (const char* table : {"waitingFiles", "newRecords", "columns", "remarks"}) {
        const QAbstractItemModel* model = window.child<QAbstractItemView>(table)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QString tip = model->index(row, column).data(Qt::ToolTipRole).toString();
                QVERIFY2(!tip.contains(QLatin1Char('<')), qPrintable(tip));
            }
        }
    }
}

void TestPreviewRobustness::everyInputHasAName()
{
    RereadingWindow window;
    window.openGood("rocprof_kernel_trace.csv");
    window.preview.show();
    const QStringList unnamed = unnamedInputs(window.preview);
    QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestPreviewRobustness)
#include "tst_preview_robustness.moc"
