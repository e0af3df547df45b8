// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/import_preview.h"
#include "app/panels/message_bar.h"
#include "tests/app/window_fixture.h"

#include <QAction>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

class TestOpenFiles : public QObject {
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

    QString sampleFile()
    {
        Session session;
        session.title = "somebody's own example";
        session.isSample = true;
        session.measurements = {vectorAdd("coalesced", 3e-4)};
        return file("sample.json", QByteArray::fromStdString(writeSession(session)));
    }

    static QString traceFile()
    {
        return QStringLiteral(ROOFLAB_TEST_DATA "/good/rocprof_kernel_trace.csv");
    }

    static ImportPreview* previewOf(MainWindow& window)
    {
        return window.findChild<ImportPreview*>();
    }

    static QAction* previewAction(MainWindow& window)
    {
        for (QAction* each : window.findChildren<QAction*>()) {
            if (each->text().startsWith(QStringLiteral("&Import preview"))) {
                return each;
            }
        }
        return nullptr;
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    // The shipped sample gives way to files; a sample that somebody opened does not.
    void aSampleThatWasOpenedStays()
    {
        Session other;
        other.measurements = {vectorAdd("linecross", 2e-3)};
        const QString second = file("other.json", QByteArray::fromStdString(writeSession(other)));
        MainWindow window;
        window.showSample();
        QVERIFY(window.store().isPlaceholder());
        QVERIFY(openAndWait(window, {sampleFile(), second}));
        QVERIFY(!window.store().isPlaceholder());
        const Session& session = window.store().session();
        QCOMPARE(session.measurements.size(), std::size_t{2});
        QCOMPARE(session.measurements[0].variant, std::string("coalesced"));
        QCOMPARE(session.measurements[1].variant, std::string("linecross"));
    }

    void refusedRecordsAreSaidAloud()
    {
        MainWindow window;
        window.show();
        QVERIFY(openAndWait(
            window, {file("partly.json", R"({"format":"rooflab","version":"1.0","measurements":[
                {"kernel":"k","timing":{"min_s":0.1}}, {"kernel":"k","timing":{"min_s":-1}}]})")}));
        QCOMPARE(window.store().session().measurements.size(), std::size_t{1});
        auto* message = window.findChild<MessageBar*>(QStringLiteral("message"));
        QVERIFY(message != nullptr && message->isVisible());
        QVERIFY(message->text().contains(QStringLiteral("not taken: 1")));
    }

    void aFileThatLeavesSomethingOpenWaitsInThePreview()
    {
        MainWindow window;
        window.showSample();
        window.show();
        QAction* showPreview = previewAction(window);
        QVERIFY(!showPreview->isEnabled());
        QVERIFY(openAndWait(window, {traceFile()}));
        QVERIFY(window.store().isPlaceholder()); // nothing has joined
        ImportPreview* preview = previewOf(window);
        QVERIFY(preview != nullptr && preview->isVisible());
        QCOMPARE(preview->waitingPaths(), QStringList{traceFile()});
        QVERIFY(showPreview->isEnabled());
        QVERIFY(reportedOutcomes(window).isEmpty());

        Q_EMIT preview->applied({traceFile()});
        QVERIFY(!window.store().isPlaceholder());
        QVERIFY(!window.store().session().measurements.empty());
        QCOMPARE(window.fileActions().documentPath(), QString());
        QCOMPARE(reportedOutcomes(window),
                 QStringList{QStringLiteral("rocprof_kernel_trace.csv: loaded")});
        QVERIFY(!showPreview->isEnabled());
        QVERIFY(preview->isEmpty());
    }

    void whatIsSkippedIsReported()
    {
        MainWindow window;
        window.show();
        QVERIFY(openAndWait(window, {traceFile()}));
        ImportPreview* preview = previewOf(window);
        QVERIFY(preview->take(traceFile()).has_value()); // it does so before it tells
        Q_EMIT preview->skipped({traceFile()});
        QCOMPARE(reportedOutcomes(window),
                 QStringList{QStringLiteral("rocprof_kernel_trace.csv: set aside")});
        QVERIFY(window.store().session().isEmpty());
    }

    void aChosenWorkModelIsReadInTheBackground()
    {
        MainWindow window;
        window.show();
        QVERIFY(openAndWait(window, {traceFile()}));
        ImportPreview* preview = previewOf(window);
        ImportOptions options;
        options.warmup = 1;
        Q_EMIT preview->readAgain(traceFile(), options);
        options.warmup = 2;
        Q_EMIT preview->readAgain(traceFile(), options); // the first choice no longer counts
        const auto warmup = [&]() -> std::optional<std::size_t> {
            std::optional<PendingImport> pending = preview->take(traceFile());
            if (!pending) {
                return std::nullopt;
            }
            const std::optional<std::size_t> chosen = pending->options.warmup;
            preview->show(std::move(*pending));
            return chosen;
        };
        QTRY_VERIFY(warmup() == std::size_t{2});
        Q_EMIT preview->applied({traceFile()});
        QCOMPARE(window.store().session().measurements.front().timing.warmup,
                 std::optional<std::int64_t>(2));
    }

    void aSessionBesideAWaitingFileIsNoDocument()
    {
        Session own;
        own.measurements = {vectorAdd("linecross", 2e-3)};
        const QString session = file("own.json", textOf(own));
        MainWindow window;
        window.show();
        QVERIFY(openAndWait(window, {session, traceFile()}));
        QCOMPARE(window.store().session().measurements.size(), std::size_t{1});
        // Saving must not put the trace into that file later.
        QCOMPARE(window.fileActions().documentPath(), QString());
        MainWindow other;
        QVERIFY(openAndWait(other, {session}));
        QCOMPARE(other.fileActions().documentPath(), session);
    }

    void closingAsksForFilesThatWait()
    {
        MainWindow window;
        window.show();
        QVERIFY(openAndWait(window, {traceFile()}));
        QString question;
        answerWith(QMessageBox::Cancel, &question);
        QVERIFY(!window.close());
        QVERIFY2(question.contains(QStringLiteral("One file has not joined")),
                 qPrintable(question));
        QVERIFY(!previewOf(window)->isEmpty());
        // With unsaved changes there is still one question, and it names both.
        window.store().addMeasurement(vectorAdd("coalesced", 3e-4));
        answerWith(QMessageBox::Discard, &question);
        QVERIFY(window.close());
        QVERIFY(question.contains(QStringLiteral("Save the changes")));
        QVERIFY(question.contains(QStringLiteral("One file has not joined")));
        QVERIFY(!previewOf(window)->isVisible());
    }

    // The files that wait belong to no session yet: they can join the new one.
    void aNewSessionKeepsThePreview()
    {
        MainWindow window;
        window.show();
        QVERIFY(openAndWait(window, {traceFile()}));
        for (QAction* each : window.findChildren<QAction*>()) {
            if (each->text() == QStringLiteral("&New session")) {
                each->trigger();
            }
        }
        QCOMPARE(previewOf(window)->waitingPaths(), QStringList{traceFile()});
        Q_EMIT previewOf(window)->applied({traceFile()});
        QVERIFY(!window.store().session().measurements.empty());
    }

    void agentsOfAnotherFolderDescribeTheRecords()
    {
        // Alone in a folder, the trace knows no more than "Agent 1".
        const QString trace = file("alone_kernel_trace.csv", contentOf(traceFile()));
        MainWindow window;
        window.show();
        QVERIFY(openAndWait(window, {trace}));
        Q_EMIT previewOf(window)->applied({trace});
        const auto device
            = [&] { return window.store().session().measurements.front().provenance.device.name; };
        QVERIFY(!device());
        QVERIFY(openAndWait(window,
                            {QStringLiteral(ROOFLAB_TEST_DATA "/good/rocprof_agent_info.csv")}));
        QVERIFY(device().has_value());
        QVERIFY(reportedOutcomes(window).last().endsWith(QStringLiteral(": assumption")));
    }

    void theWindowFitsTheScreen()
    {
        const MainWindow window;
        QVERIFY(window.width() <= window.screen()->availableSize().width());
        QVERIFY(window.height() <= window.screen()->availableSize().height());
    }
};

QTEST_MAIN(TestOpenFiles)
#include "tst_open_files.moc"
