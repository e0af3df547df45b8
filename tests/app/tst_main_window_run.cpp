// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/models/import_report_model.h"
#include "app/panels/message_bar.h"
#include "app/panels/record_table.h"
#include "core/io/events.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QFile>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

/// The window while a bench program runs.
class TestMainWindowRun : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;
    QTemporaryDir m_folder;

    /// A shell script in the place of a bench program: it notes a size, yields a point, then acts.
    BenchRequest requestFor(const QByteArray& lastAct)
    {
        const QByteArray lines = QByteArray::fromStdString(
            writeEvent(StartedEvent{{}, "bench", 1, {"N = 16777216: why"}}) + "\n"
            + writeEvent(MeasurementEvent{vectorAdd("coalesced", 1e-3)}));
        BenchRequest request;
        request.program = m_folder.filePath(QStringLiteral("rooflab-bench-cpu"));
        writeFile(request.program, "#!/bin/sh\ncat <<'E'\n" + lines + "\nE\n" + lastAct);
        QFile::setPermissions(request.program,
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return request;
    }

    static QByteArray finishing()
    {
        return "cat <<'E'\n" + QByteArray::fromStdString(writeEvent(FinishedEvent{1, 0})) + "\nE\n";
    }

    static MessageBar* message(MainWindow& window)
    {
        return window.findChild<MessageBar*>(QStringLiteral("message"));
    }

    static QString reported(MainWindow& window, int row)
    {
        const auto* table = window.findChild<RecordTable*>(QStringLiteral("importReportTable"));
        return table->model()->index(row, ImportReportModel::MessageColumn).data().toString();
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void measuringReplacesTheSampleAndStays()
    {
        MainWindow window;
        window.showSample();
        window.show();
        window.startMeasuring(requestFor("kill -SEGV $$\n"));
        QTRY_VERIFY(message(window)->isVisible()); // it crashed
        QVERIFY(message(window)->text().contains(QStringLiteral("signal")));
        QVERIFY(!window.store().session().isSample);
        QCOMPARE(window.store().session().measurements.size(), std::size_t{1});
        QVERIFY(window.isWindowModified());
    }

    // Which sizes were chosen, and why, is kept and reported; it is no reason for a warning.
    void aPlansNotesAreKept()
    {
        MainWindow window;
        window.show();
        const std::vector<std::string> notes{"N = 16777216: why"};
        window.startMeasuring(requestFor(finishing()));
        QTRY_COMPARE(reported(window, 1), QStringLiteral("N = 16777216: why"));
        QVERIFY(window.store().session().notes == notes);
        QVERIFY(!message(window)->isVisible());
        // A second run joins the open session.
        window.startMeasuring(requestFor(finishing()));
        QTRY_COMPARE(window.store().session().measurements.size(), std::size_t{2});
        QCOMPARE(window.store().session().notes.size(), std::size_t{2});
    }

    void aMissingProgramLeavesTheSample()
    {
        MainWindow window;
        window.showSample();
        window.show();
        window.startMeasuring(BenchRequest());
        QTRY_VERIFY(message(window)->isVisible());
        QVERIFY(window.store().session().isSample);
    }
};

QTEST_MAIN(TestMainWindowRun)
#include "tst_main_window_run.moc"
