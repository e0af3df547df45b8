// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/figure.h"
#include "app/chart/plot_geometry.h"
#include "app/chart/roofline_chart.h"
#include "tests/app/chart_fixture.h"

#include <QDir>
#include <QFile>
#include <QGraphicsScene>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

int distinctColours(const QImage& image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3) {
            colours.insert(image.pixel(x, y));
        }
    }
    return static_cast<int>(colours.size());
}

} // namespace

class TestFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void pictureHasTheAskedSizeAndResolution()
    {
        FigureOptions options;
        options.sizePixels = QSize(1280, 720);
        const QImage image = renderFigure(chartContent(samples::tutorial()), options);
        QCOMPARE(image.size(), QSize(1280, 720));
        QCOMPARE(image.dotsPerMeterX(), 5669); // 144 dpi
        QVERIFY(distinctColours(image) > 8);
    }

    void pointsStandAtTheirCoordinates_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(ThemeId::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeId::Dark);
        QTest::newRow("print") << static_cast<int>(ThemeId::Print);
    }

    void pointsStandAtTheirCoordinates()
    {
        QFETCH(int, theme);
        FigureOptions options;
        options.theme = static_cast<ThemeId>(theme);
        Session session = samples::tutorial();
        for (Measurement& measurement : session.measurements) {
            measurement.validation.checked = 16777216;
            measurement.validation.total = 16777216;
            measurement.validation.nonFinite = 0;
        }
        const ChartContent content = chartContent(session);
        const QImage image = renderFigure(content, options);
        const LaidOut laidOut(content, options.sizePixels, 2.0);
        const QRectF plot = laidOut.chart->parts().plot;
        const ChartStyle style = chartStyle(options.theme);
        for (const ChartPoint& point : content.points) {
            // From the frame's decades alone, independent of the mapping under test.
            const double x = plot.left()
                + plot.width() * (std::log10(point.ai.value()) - std::log10(content.frame.aiMin))
                    / (std::log10(content.frame.aiMax) - std::log10(content.frame.aiMin));
            const double y = plot.bottom()
                - plot.height()
                    * (std::log10(point.performance.value())
                       - std::log10(content.frame.performanceMin))
                    / (std::log10(content.frame.performanceMax)
                       - std::log10(content.frame.performanceMin));
            QCOMPARE(image.pixelColor(QPointF(x, y).toPoint()).rgb(),
                     style.seriesColor(point.series).rgb());
        }
    }

    void sameInputGivesTheSameBytes_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"png", "svg", "pdf"}) {
            QTest::newRow(suffix) << QString::fromLatin1(suffix);
        }
    }

    void sameInputGivesTheSameBytes()
    {
        QFETCH(QString, suffix);
        QTemporaryDir folder;
        const QString first = folder.filePath(QStringLiteral("a.") + suffix);
        const QString second = folder.filePath(QStringLiteral("b.") + suffix.toUpper());
        const ChartContent content = chartContent(samples::crowded());
        QVERIFY(writeFigure(content, {}, first));
        QTest::qSleep(1100); // a time stamp in the file would differ
        QVERIFY(writeFigure(content, {}, second));
        const QByteArray bytes = contentOf(first);
        QVERIFY(bytes.size() > 5000);
        QCOMPARE(bytes, contentOf(second));
        QVERIFY(!bytes.contains("CreationDate"));
    }

    void pdfIsOnePageOfThePrintedSize()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.pdf"));
        QVERIFY(writeFigure(chartContent(samples::tutorial()), {}, path));
        const QByteArray bytes = contentOf(path);
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        const auto box = QRegularExpression(QStringLiteral("/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)"))
                             .match(QString::fromLatin1(bytes));
        QVERIFY(box.hasMatch());
        QVERIFY(std::abs(box.captured(1).toDouble() - 960.0) < 1.0); // 1920 / 144 inches
        QVERIFY(std::abs(box.captured(2).toDouble() - 540.0) < 1.0);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("dpi");
        QTest::addColumn<int>("code");
        const int usage = static_cast<int>(ErrorCode::Usage);
        const int io = static_cast<int>(ErrorCode::Io);
        const QSize good(320, 240);
        QTest::newRow("unknown suffix") << QStringLiteral("a.gif") << good << 144.0 << usage;
        QTest::newRow("no suffix") << QStringLiteral("figure") << good << 144.0 << usage;
        QTest::newRow("no width") << QStringLiteral("a.png") << QSize(0, 240) << 144.0 << usage;
        QTest::newRow("negative") << QStringLiteral("a.png") << QSize(320, -1) << 144.0 << usage;
        QTest::newRow("too wide") << QStringLiteral("a.png") << QSize(20001, 240) << 144.0 << usage;
        QTest::newRow("no dpi") << QStringLiteral("a.pdf") << good << 0.0 << usage;
        QTest::newRow("dpi not a number")
            << QStringLiteral("a.pdf") << good << std::nan("") << usage;
        QTest::newRow("no folder") << QStringLiteral("missing/a.png") << good << 144.0 << io;
        QTest::newRow("a folder") << QStringLiteral("folder.png") << good << 144.0 << io;
    }

    void refusals()
    {
        QFETCH(QString, name);
        QFETCH(QSize, size);
        QFETCH(double, dpi);
        QFETCH(int, code);
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder.png")));
        FigureOptions options;
        options.sizePixels = size;
        options.dpi = dpi;
        const auto result
            = writeFigure(chartContent(samples::tutorial()), options, folder.filePath(name));
        QVERIFY(!result);
        QCOMPARE(static_cast<int>(result.error().code), code);
        QVERIFY(!result.error().message.empty());
        QVERIFY(!QFileInfo(folder.filePath(name)).isFile());
        QCOMPARE(QDir(folder.path()).entryList(QDir::NoDotAndDotDot | QDir::AllEntries).size(), 1);
    }

    /// A disk that fills up while writing leaves the old figure as it was.
    void fullDiskKeepsTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.png"));
        const ChartContent content = chartContent(samples::tutorial());
        QVERIFY(writeFigure(content, {}, path));
        const QByteArray before = contentOf(path);

        std::signal(SIGXFSZ, SIG_IGN);
        rlimit old{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
        rlimit small = old;
        small.rlim_cur = 2000;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto result = writeFigure(chartContent(samples::crowded()), {}, path);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &old), 0);

        QVERIFY(!result);
        QCOMPARE(static_cast<int>(result.error().code), static_cast<int>(ErrorCode::Io));
        QCOMPARE(contentOf(path), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void emptyAndTinyFiguresAreDrawn()
    {
        const ChartContent empty = chartContent(Session{});
        QVERIFY(distinctColours(renderFigure(empty, {})) > 3);
        for (const QSize size : {QSize(1, 1), QSize(40, 30), QSize(5000, 20), QSize(20, 5000)}) {
            FigureOptions options;
            options.sizePixels = size;
            QCOMPARE(renderFigure(chartContent(samples::crowded()), options).size(), size);
        }
    }
};

QTEST_MAIN(TestFigure)
#include "tst_figure.moc"
