// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the window opens files and whether it answers meanwhile: median and spread of five runs.
// Usage: rooflab_window_bench [TRACE]
#include "app/import/file_intake.h"
#include "app/import/import_preview.h"
#include "app/main_window.h"
#include "tests/app/trace_fixture.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace rooflab;
using rooflab::testing::LoopGap;

namespace {

constexpr int runs = 5;
constexpr int manyFiles = 1000;
constexpr double millisecondsPerNanosecond = 1e-6;

/// One quantity, in milliseconds, of every run.
struct Series {
    const char* what;
    std::vector<double> ms;

    void print()
    {
        std::sort(ms.begin(), ms.end());
        std::printf("%-44s median %8.1f ms   (%.1f to %.1f)\n", what, ms[ms.size() / 2], ms.front(),
                    ms.back());
        std::fflush(stdout);
    }
};

double elapsedMs(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) * millisecondsPerNanosecond;
}

/// Opens files and comes back when they have joined or wait, and all is drawn.
void open(MainWindow& window, const QStringList& paths,
          const std::function<void(const LoadProgress&)>& onProgress = {})
{
    QEventLoop loop;
    QObject::connect(&window.fileIntake(), &FileIntake::opened, &loop, &QEventLoop::quit);
    if (onProgress) {
        QObject::connect(&window.fileIntake(), &FileIntake::progressed, &loop, onProgress);
    }
    window.openFiles(paths);
    loop.exec();
    QCoreApplication::processEvents();
}

void show(MainWindow& window)
{
    window.showSample();
    window.show();
    QCoreApplication::processEvents();
}

void benchManyFiles(const QTemporaryDir& folder)
{
    QStringList paths;
    for (int i = 0; i < manyFiles; ++i) {
        paths.append(folder.filePath(QStringLiteral("run%1.json").arg(i)));
        QFile file(paths.last());
        if (!file.open(QIODevice::WriteOnly) || file.write(testing::tutorialResult(i)) <= 0) {
            std::fprintf(stderr, "cannot write %s\n", qPrintable(paths.last()));
            return;
        }
    }
    Series time{"1,000 tutorial files, drop to idle", {}};
    Series gap{"  longest gap of the event loop", {}};
    Series again{"the same files once more", {}};
    Series againGap{"  longest gap of the event loop", {}};
    for (int run = 0; run < runs; ++run) {
        MainWindow window;
        show(window);
        const auto measure = [&](Series& times, Series& gaps) {
            const LoopGap loopGap;
            QElapsedTimer clock;
            clock.start();
            open(window, paths);
            times.ms.push_back(elapsedMs(clock));
            gaps.ms.push_back(static_cast<double>(loopGap.longestMs()));
        };
        measure(time, gap);
        measure(again, againGap);
    }
    for (Series* each : {&time, &gap, &again, &againGap}) {
        each->print();
    }
}

void benchTrace(const QString& path)
{
    Series time{"the trace, drop to preview", {}};
    Series gap{"  longest gap of the event loop", {}};
    Series joining{"from Apply to drawn", {}};
    Series joiningGap{"  longest gap of the event loop", {}};
    for (int run = 0; run < runs; ++run) {
        MainWindow window;
        show(window);
        {
            const LoopGap loopGap;
            QElapsedTimer clock;
            clock.start();
            open(window, {path});
            time.ms.push_back(elapsedMs(clock));
            gap.ms.push_back(static_cast<double>(loopGap.longestMs()));
        }
        if (auto* preview = window.findChild<ImportPreview*>()) {
            const LoopGap loopGap;
            QElapsedTimer clock;
            clock.start();
            Q_EMIT preview->applied({path});
            QCoreApplication::processEvents();
            joining.ms.push_back(elapsedMs(clock));
            joiningGap.ms.push_back(static_cast<double>(loopGap.longestMs()));
        }
    }
    time.print();
    gap.print();
    if (!joining.ms.empty()) {
        joining.print();
        joiningGap.print();
    }
}

void benchCancel(const QString& path)
{
    Series time{"from Cancel to idle, in the middle of it", {}};
    for (int run = 0; run < runs; ++run) {
        MainWindow window;
        show(window);
        QElapsedTimer clock;
        open(window, {path}, [&](const LoadProgress& progress) {
            if (progress.bytesDone * 4 > progress.bytesTotal * (static_cast<unsigned>(run % 3) + 1)
                && !clock.isValid()) {
                clock.start();
                window.fileIntake().cancel();
            }
        });
        if (clock.isValid()) {
            time.ms.push_back(elapsedMs(clock));
        }
    }
    if (!time.ms.empty()) {
        time.print();
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    benchManyFiles(folder);
    if (argc > 1) {
        const QString path = QString::fromLocal8Bit(argv[1]);
        benchTrace(path);
        benchCancel(path);
    }
    return 0;
}
