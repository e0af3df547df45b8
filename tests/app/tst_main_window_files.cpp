// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/message_bar.h"
#include "tests/app/window_fixture.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

/// The window opens, saves and closes files.
class TestMainWindowFiles : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;
    QTemporaryDir m_folder;

    QString file(const char* name, const QByteArray& content)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        writeFile(path, content);
        return path;
    }

    QString sessionFile(const char* name) { return file(name, textOf(twoRuns())); }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void goodFilesLoadAndBadOnesAreReported()
    {
        MainWindow window;
        window.showSample();
        window.show();
        const QString good = sessionFile("good.json");
        const QString bad = file("bad.json", "{\"format\":\"rooflab\",");
        QVERIFY(openAndWait(window, {bad, good}));
        QCOMPARE(window.store().session().measurements.size(), std::size_t{2});
        QVERIFY(!window.store().session().isSample);
        QVERIFY(!child<MessageBar>(window, "welcome")->isVisible());
        auto* message = child<MessageBar>(window, "message");
        QVERIFY(message->isVisible());
        QVERIFY(message->text().contains(QStringLiteral("bad.json")));
        QCOMPARE(reportedOutcomes(window),
                 (QStringList{QStringLiteral("bad.json: not loaded"),
                              QStringLiteral("good.json: loaded")}));
        QCOMPARE(window.fileActions().documentPath(), good);
        QVERIFY(!window.isWindowModified());
    }

    void badFilesLeaveTheSessionAlone()
    {
        MainWindow window;
        QVERIFY(openAndWait(window, {sessionFile("good.json")}));
        const Session before = window.store().session();
        QVERIFY(openAndWait(window,
                            {file("empty.json", ""), m_folder.filePath(QStringLiteral("none.json")),
                             m_folder.path(), file("junk.bin", QByteArray(1000, '\xff'))}));
        QVERIFY(window.store().session() == before);
        QVERIFY(!window.store().isModified());
        QCOMPARE(reportedOutcomes(window).filter(QStringLiteral(": not loaded")).size(), 4);
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
        QTRY_COMPARE(window.store().session().title, std::string("two runs"));
    }

    void savedAndOpenedAgainIsEqual()
    {
        MainWindow window;
        QVERIFY(openAndWait(window, {sessionFile("first.json")}));
        window.store().insertCeiling(ceiling(CeilingKind::Compute, 1e13, "data sheet"));
        QVERIFY(window.isWindowModified());
        const QString path = m_folder.filePath(QStringLiteral("saved.json"));
        QVERIFY(window.fileActions().saveTo(path));
        QVERIFY(!window.isWindowModified());
        MainWindow second;
        QVERIFY(openAndWait(second, {path}));
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
        QVERIFY(openAndWait(window, {path}));
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
        QVERIFY(openAndWait(window, {sessionFile("close.json")}));
        window.store().removeMeasurements({QStringLiteral("coalesced")});
        answerWith(QMessageBox::Cancel);
        QVERIFY(!window.close());
        answerWith(QMessageBox::Discard);
        QVERIFY(window.close());
    }
};

QTEST_MAIN(TestMainWindowFiles)
#include "tst_main_window_files.moc"
