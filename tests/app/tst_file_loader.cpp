// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/file_loader.h"
#include "tests/app/app_fixture.h"
#include "tests/app/trace_fixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <sys/stat.h>

using namespace rooflab;
using namespace rooflab::testing;

class TestFileLoader : public QObject {
    Q_OBJECT

private:
    static constexpr int patienceMs = 60000;
    static constexpr int traceRows = 200000;
    QTemporaryDir m_folder;
    QString m_trace;

    QString file(const QString& name, const QByteArray& content)
    {
        const QString path = m_folder.filePath(name);
        writeFile(path, content);
        return path;
    }

    QString result(int number)
    {
        return file(QStringLiteral("run%1.json").arg(number), tutorialResult(number));
    }

    static std::vector<FileRequest> requestsFor(const QStringList& paths)
    {
        std::vector<FileRequest> requests;
        for (const QString& path : paths) {
            requests.push_back({path, {}});
        }
        return requests;
    }

    static std::vector<FileResult> readAll(const QStringList& paths)
    {
        FileLoader loader;
        QSignalSpy finished(&loader, &FileLoader::finished);
        loader.read(requestsFor(paths));
        return finished.wait(patienceMs) ? loader.takeResults() : std::vector<FileResult>();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_trace = file(QStringLiteral("trace.csv"), kernelTrace(traceRows));
        QVERIFY(QFileInfo(m_trace).size() > 20'000'000);
    }
    void init() { failOnUnexpectedWarnings(); }

    void filesComeBackInTheirOrder()
    {
        const QStringList paths{result(3), m_trace, result(1), file(QStringLiteral("empty"), ""),
                                result(2)};
        const std::vector<FileResult> results = readAll(paths);
        QCOMPARE(results.size(), std::size_t{5});
        for (std::size_t i = 0; i < results.size(); ++i) {
            QCOMPARE(results[i].request.path, paths[static_cast<qsizetype>(i)]);
            QCOMPARE(results[i].outcome.has_value(), i != 3);
        }
        QCOMPARE(results[1].outcome->rows.read, std::uint64_t{traceRows});
        QCOMPARE(results[2].outcome->session.measurements.size(), std::size_t{1});
    }

    void whatCannotBeReadIsRefusedInASentence()
    {
        const QString pipe = m_folder.filePath(QStringLiteral("pipe.json"));
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const QString gone = result(9);
        QFile::remove(gone);
        QElapsedTimer clock;
        clock.start();
        const std::vector<FileResult> results = readAll({pipe, gone, m_folder.path(), result(1)});
        QVERIFY2(clock.elapsed() < 5000, "a pipe must not be waited for");
        QCOMPARE(results.size(), std::size_t{4});
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(!results[i].outcome);
            QVERIFY(!results[i].outcome.error().message.empty());
            QVERIFY(results[i].outcome.error().code != ErrorCode::Cancelled);
        }
        QVERIFY(results[3].outcome.has_value());
    }

    void optionsReachTheReader()
    {
        FileLoader loader;
        QSignalSpy finished(&loader, &FileLoader::finished);
        ImportOptions options;
        options.warmup = 7;
        loader.read({{m_trace, options}});
        QVERIFY(finished.wait(patienceMs));
        const std::vector<FileResult> results = loader.takeResults();
        QCOMPARE(results.at(0).outcome->traces.at(0).warmup, std::size_t{7});
        QVERIFY(results[0].request.options.warmup == std::size_t{7});
    }

    // In the middle of a large file; what was read before stays.
    void cancelIsQuickAndKeepsWhatWasRead()
    {
        FileLoader loader;
        QSignalSpy progressed(&loader, &FileLoader::progressed);
        QSignalSpy finished(&loader, &FileLoader::finished);
        QStringList paths{result(1)};
        for (int i = 0; i < 20; ++i) {
            paths.append(m_trace);
        }
        loader.read(requestsFor(paths));
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty()
                                     && progressed.last()[0].value<LoadProgress>().index >= 2
                                     && progressed.last()[0].value<LoadProgress>().bytesDone > 0,
                                 patienceMs);
        QElapsedTimer clock;
        clock.start();
        loader.cancel();
        QTRY_VERIFY(!loader.isReading());
        qInfo("from cancel to idle: %lld ms", static_cast<long long>(clock.elapsed()));
        QVERIFY(clock.elapsed() < hangMs);
        QCOMPARE(finished.count(), 1);
        const std::vector<FileResult> results = loader.takeResults();
        QCOMPARE(results.size(), std::size_t{21});
        QVERIFY(results[0].outcome.has_value());
        QVERIFY(!results[20].outcome);
        QVERIFY(results[20].outcome.error().code == ErrorCode::Cancelled);
        // The worker is free again.
        loader.read(requestsFor({result(2)}));
        QVERIFY(finished.wait(patienceMs));
        QVERIFY(loader.takeResults().at(0).outcome.has_value());
    }

    void whatIsWithdrawnDoesNotComeBack()
    {
        FileLoader loader;
        QSignalSpy finished(&loader, &FileLoader::finished);
        const QString first = result(1);
        const QString second = result(2);
        loader.read(requestsFor({m_trace, first, second, first}));
        loader.withdraw(m_trace);
        loader.withdraw(first);
        QVERIFY(finished.wait(patienceMs));
        const std::vector<FileResult> results = loader.takeResults();
        QCOMPARE(results.size(), std::size_t{1});
        QCOMPARE(results[0].request.path, second);
    }

    void laterRequestsQueue()
    {
        FileLoader loader;
        QSignalSpy finished(&loader, &FileLoader::finished);
        loader.read(requestsFor({m_trace}));
        loader.read(requestsFor({result(1), result(2)}));
        QCOMPARE(loader.unread(), std::size_t{3});
        QVERIFY(finished.wait(patienceMs));
        QCOMPARE(finished.count(), 1);
        QCOMPARE(loader.takeResults().size(), std::size_t{3});
    }

    void progressIsBoundedAndGrows()
    {
        FileLoader loader;
        QSignalSpy progressed(&loader, &FileLoader::progressed);
        QSignalSpy finished(&loader, &FileLoader::finished);
        QElapsedTimer clock;
        clock.start();
        loader.read(requestsFor({m_trace, m_trace, m_trace, m_trace}));
        QVERIFY(finished.wait(patienceMs));
        QVERIFY(progressed.count() >= 1);
        QVERIFY(progressed.count() <= clock.elapsed() / 50 + 2);
        std::size_t index = 1;
        std::uint64_t done = 0;
        for (const QList<QVariant>& arguments : progressed) {
            const auto progress = arguments[0].value<LoadProgress>();
            QCOMPARE(progress.count, std::size_t{4});
            QCOMPARE(progress.fileName, QStringLiteral("trace.csv"));
            QVERIFY(progress.index >= index && progress.index <= 4);
            QVERIFY(progress.index > index || progress.bytesDone >= done);
            QVERIFY(progress.bytesDone <= progress.bytesTotal);
            index = progress.index;
            done = progress.bytesDone;
        }
    }

    void destroyedWhileItReads()
    {
        for (const int delay : {0, 1, 30}) {
            auto loader = std::make_unique<FileLoader>();
            loader->read(requestsFor({m_trace, m_trace}));
            QTest::qWait(delay);
            QElapsedTimer clock;
            clock.start();
            loader.reset();
            QVERIFY(clock.elapsed() < hangMs);
        }
    }

    void theEventLoopRunsMeanwhile()
    {
        FileLoader loader;
        QSignalSpy finished(&loader, &FileLoader::finished);
        const LoopGap gap;
        loader.read(requestsFor({m_trace, m_trace}));
        QVERIFY(finished.wait(patienceMs));
        qInfo("longest gap of the event loop: %lld ms", static_cast<long long>(gap.longestMs()));
        QVERIFY2(gap.turns() >= 3, qPrintable(QString::number(gap.turns())));
    }
};

QTEST_GUILESS_MAIN(TestFileLoader)
#include "tst_file_loader.moc"
