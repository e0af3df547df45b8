// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/panels/message_bar.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

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
        window.openFiles({sampleFile(), second});
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
        window.openFiles(
            {file("partly.json", R"({"format":"rooflab","version":"1.0","measurements":[
                {"kernel":"k","timing":{"min_s":0.1}}, {"kernel":"k","timing":{"min_s":-1}}]})")});
        QCOMPARE(window.store().session().measurements.size(), std::size_t{1});
        auto* message = window.findChild<MessageBar*>(QStringLiteral("message"));
        QVERIFY(message != nullptr && message->isVisible());
        QVERIFY(message->text().contains(QStringLiteral("not taken: 1")));
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
