// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backend_search.h"
#include "app/bench_list.h"
#include "app/bench_process.h"
#include "tests/app/app_fixture.h"

#include <QFile>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

class TestBackendSearch : public QObject {
    Q_OBJECT

private:
    /// A program for a backend in a folder, in front of any that is really there.
    static void install(const QTemporaryDir& folder, const char* backend, const QByteArray& body)
    {
        const QString path
            = folder.filePath(QStringLiteral("rooflab-bench-") + QLatin1String(backend));
        writeFile(path, "#!/bin/sh\n" + body);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    static QByteArray listing(const QByteArray& device)
    {
        return "echo '{\"device\":{\"name\":\"" + device + "\"},\"kernels\":[]}'\n";
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }
    void cleanup() { qunsetenv("ROOFLAB_BENCH_DIR"); }

    void readsWhatAProgramCanDo()
    {
        const auto abilities = readBenchAbilities(R"({"backend":"cpu","device":{"name":"Zen",
            "memory_bytes":8e9,"caches":[{"level":"L2","bytes":1048576,"count":8},
            {"level":"L3","bytes":33554432}]},"kernels":[
            {"id":"coalesced","supported":true,"precisions":["fp32","fp16","fp7"]},
            {"id":"strided","supported":false,"precisions":[]},
            {"id":"of the future","supported":true,"precisions":["fp32"]}]})");
        QVERIFY(abilities.has_value());
        QCOMPARE(abilities->device, QStringLiteral("Zen"));
        QCOMPARE(abilities->limits.memory->value(), 8e9);
        QCOMPARE(abilities->limits.lastLevelCache->value(), 33554432.0);
        QCOMPARE(abilities->deviceCount, 1);
        QCOMPARE(abilities->limits.kernels.size(), std::size_t{1});
        QVERIFY(abilities->limits.canRun("coalesced", Precision::Fp32));
        QVERIFY(abilities->limits.canRun("coalesced", Precision::Fp16));
        QVERIFY(!abilities->limits.canRun("coalesced", Precision::Fp64));
        QVERIFY(!abilities->limits.canRun("strided", Precision::Fp32));
        QVERIFY(!readBenchAbilities("[]").has_value());
        QVERIFY(!readBenchAbilities("junk").has_value());
    }

    void readsWhatAPlanNeedsOfADevice()
    {
        const auto abilities = readBenchAbilities(R"({"backend":"cuda","device_count":4,
            "device":{"name":"H200","memory_bytes":151e9,"caches":[{"level":"L2","bytes":62914560},
            {"level":"host L3","bytes":1e9}]},"available_memory_bytes":140e9,
            "last_level_cache_bytes":62914560,"smallest_array":134217728,"matrix_size":8192,
            "kernels":[{"id":"fma","precisions":["fp32","fp64"]}]})");
        QVERIFY(abilities.has_value());
        QCOMPARE(abilities->deviceCount, 4);
        QCOMPARE(abilities->limits.memory->value(), 140e9);
        QCOMPARE(abilities->limits.lastLevelCache->value(), 62914560.0);
        QCOMPARE(abilities->limits.smallestArray, std::int64_t{134217728});
        QCOMPARE(abilities->limits.matrixSize, std::int64_t{8192});
        QVERIFY(abilities->limits.canRun("fma", Precision::Fp64));
        // A program that knows no last-level cache says so by leaving it out.
        const auto unknown = readBenchAbilities(R"({"device":{"caches":[{"level":"L2",
            "bytes":1048576}]},"smallest_array":1000,"kernels":[]})");
        QVERIFY(unknown.has_value());
        QVERIFY(!unknown->limits.lastLevelCache.has_value());
    }

    void picksTheBestBackendThatAnswers_data()
    {
        QTest::addColumn<QByteArray>("cuda");
        QTest::addColumn<QByteArray>("hip");
        QTest::addColumn<QByteArray>("cpu");
        QTest::addColumn<QString>("sentence");
        const QByteArray h200 = listing("H200");
        const QByteArray zen = listing("Zen");
        const QByteArray noCuda = "echo 'rooflab-bench-cuda: the driver is too old' >&2\nexit 1\n";
        const QByteArray noHip = "echo 'no HIP device' >&2\nexit 1\n";
        QTest::newRow("cuda") << h200 << listing("Radeon") << zen
                              << QStringLiteral("measuring with cuda: H200");
        QTest::newRow("hip") << noCuda << listing("Radeon") << zen
                             << QStringLiteral("measuring with hip: Radeon "
                                               "(rooflab-bench-cuda: the driver is too old)");
        QTest::newRow("cpu") << noCuda << noHip << zen
                             << QStringLiteral("no GPU backend found (rooflab-bench-cuda: the "
                                               "driver is too old; rooflab-bench-hip: no HIP "
                                               "device), measuring with cpu: Zen");
        QTest::newRow("nothing works")
            << noCuda << noHip << QByteArray("exit 3\n")
            << QStringLiteral("there is nothing to measure with (rooflab-bench-cuda: the driver "
                              "is too old; rooflab-bench-hip: no HIP device; rooflab-bench-cpu: "
                              "It does not say what it can do.)");
        QTest::newRow("a slow better one is waited for")
            << "sleep 0.3\n" + h200 << noHip << zen << QStringLiteral("measuring with cuda: H200");
    }
    void picksTheBestBackendThatAnswers()
    {
        QFETCH(QByteArray, cuda);
        QFETCH(QByteArray, hip);
        QFETCH(QByteArray, cpu);
        QFETCH(QString, sentence);
        QTemporaryDir folder;
        install(folder, "cuda", cuda);
        install(folder, "hip", hip);
        install(folder, "cpu", cpu);
        qputenv("ROOFLAB_BENCH_DIR", folder.path().toLocal8Bit());
        BackendSearch search;
        search.start();
        QTRY_VERIFY(search.isDecided());
        QCOMPARE(search.sentence(), sentence);
    }

    void aMissingProgramIsNotAsked()
    {
        const BackendSearch search;
        for (const BackendCandidate& candidate : search.candidates()) {
            const bool isThere = !findBenchProgram(candidate.backend).isEmpty();
            QCOMPARE(candidate.isKnown(), !isThere);
            QCOMPARE(candidate.reason, isThere ? QString() : QStringLiteral("not installed"));
        }
    }

    void asksAboutTheDeviceThatIsMeant()
    {
        QTemporaryDir folder;
        for (const char* gpu : {"cuda", "hip"}) {
            install(folder, gpu, "exit 1\n");
        }
        install(folder, "cpu",
                "case \"$*\" in *'--device 1'*) echo 'there is no device 1' >&2; exit 1;; esac\n"
                    + listing("Zen"));
        qputenv("ROOFLAB_BENCH_DIR", folder.path().toLocal8Bit());
        BackendSearch search;
        search.start(1);
        QTRY_VERIFY(search.isDecided());
        QVERIFY(search.best() == nullptr);
        QCOMPARE(search.find(QStringLiteral("cpu"))->reason,
                 QStringLiteral("there is no device 1"));
        search.ask(QStringLiteral("cpu"), 0);
        QTRY_VERIFY(search.best() != nullptr);
    }
};

QTEST_GUILESS_MAIN(TestBackendSearch)
#include "tst_backend_search.moc"
