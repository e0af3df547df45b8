// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reading/record_dialog.h"
#include "app/session_store.h"
#include "tests/app/app_fixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

using namespace rooflab;
using namespace rooflab::testing;

class TestReadingRecord : public QObject {
    Q_OBJECT

private:
    SessionStore m_store;
    QTemporaryDir m_folder;

    static QString sheet(RecordDialog& dialog)
    {
        return dialog.findChild<QTextBrowser*>(QStringLiteral("recordSheet"))
            ->toPlainText()
            .remove(QChar(0x200b));
    }
    static QPlainTextEdit* notes(RecordDialog& dialog)
    {
        return dialog.findChild<QPlainTextEdit*>(QStringLiteral("recordNotes"));
    }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_store.replaceSession(sampleSession());
    }

    void itIsFilledFromTheChosenRuns() // ch. 7.5
    {
        RecordDialog dialog(m_store, nullptr);
        dialog.showRuns({QStringLiteral("coalesced")});
        QVERIFY(sheet(dialog).contains(QStringLiteral("50.26 GFLOPS")));
        QVERIFY(sheet(dialog).contains(QStringLiteral("Effects not yet separated")));
        QVERIFY(sheet(dialog).contains(QStringLiteral("not recorded")));
        QVERIFY(!sheet(dialog).contains(QStringLiteral("7.471 GFLOPS")));
        dialog.showRuns({});
        QVERIFY(sheet(dialog).contains(QStringLiteral("7.471 GFLOPS")));
    }

    void notesAreSavedInTheSessionAndUndone()
    {
        RecordDialog dialog(m_store, nullptr);
        dialog.showRuns({});
        dialog.show();
        QTest::keyClicks(notes(dialog), QStringLiteral("fix the clocks"));
        QTRY_COMPARE(m_store.session().recordNotes, std::string("fix the clocks"));
        QVERIFY(m_store.isModified());
        m_store.undoStack().undo();
        QCOMPARE(m_store.session().recordNotes, std::string());
        QCOMPARE(notes(dialog)->toPlainText(), QString());
        m_store.undoStack().redo();
        QCOMPARE(notes(dialog)->toPlainText(), QStringLiteral("fix the clocks"));
        QCOMPARE(m_store.undoStack().count(), 1);
    }

    void notesAreSavedWhenTheDialogCloses()
    {
        RecordDialog dialog(m_store, nullptr);
        dialog.showRuns({});
        dialog.show();
        notes(dialog)->setPlainText(QStringLiteral("later"));
        dialog.reject();
        QCOMPARE(m_store.session().recordNotes, std::string("later"));
    }

    void anotherSessionKeepsItsOwnNotes()
    {
        RecordDialog dialog(m_store, nullptr);
        dialog.showRuns({});
        dialog.show();
        notes(dialog)->setPlainText(QStringLiteral("of the first"));
        Session other = sampleSession();
        other.recordNotes = "of the second";
        m_store.replaceSession(other);
        QCOMPARE(notes(dialog)->toPlainText(), QStringLiteral("of the second"));
        dialog.hide();
        QCOMPARE(m_store.session().recordNotes, std::string("of the second"));
    }

    void markdownIsCopiedAndWritten()
    {
        RecordDialog dialog(m_store, nullptr);
        dialog.showRuns({QStringLiteral("coalesced")});
        notes(dialog)->setPlainText(QStringLiteral("next: stride 1"));
        dialog.findChild<QPushButton*>(QStringLiteral("copyRecord"))->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("| Item | This record |")));
        QVERIFY(copied.contains(QStringLiteral("next: stride 1")));
        const QString path = m_folder.filePath(QStringLiteral("record.md"));
        QVERIFY(dialog.exportTo(path));
        QCOMPARE(QString::fromUtf8(contentOf(path)), copied);
    }

    void aPathThatCannotBeWrittenIsSaid()
    {
        RecordDialog dialog(m_store, nullptr);
        dialog.showRuns({});
        QVERIFY(!dialog.exportTo(m_folder.filePath(QStringLiteral("no/such/folder.md"))));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("recordSaid"))
                    ->text()
                    .contains(QStringLiteral("cannot be written")));
    }

    void namesAreNeverMarkup()
    {
        Session session = sampleSession();
        session.title = "<b>title</b>";
        session.measurements[0].variant = "<img src=x>";
        m_store.replaceSession(session);
        RecordDialog dialog(m_store, nullptr);
        dialog.showRuns({});
        QVERIFY(sheet(dialog).contains(QStringLiteral("<b>title</b>")));
        QVERIFY(sheet(dialog).contains(QStringLiteral("<img src=x>")));
    }
};

QTEST_MAIN(TestReadingRecord)
#include "tst_reading_record.moc"
