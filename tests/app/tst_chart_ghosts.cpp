// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"
#include "app/chart/figure.h"
#include "app/chart/overlay_shapes.h"
#include "app/chart/roofline_view.h"
#include "tests/app/chart_fixture.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 40 && std::abs(a.green() - b.green()) < 40
        && std::abs(a.blue() - b.blue()) < 40;
}

ChartGhosts ghosts()
{
    ChartGhosts result;
    result.point = GhostMark{
        "coalesced", {FlopPerByte(2.0), FlopPerSecond(4e11)}, QStringLiteral("what if AI = 2")};
    result.bandwidth = BytesPerSecond(1.2e12);
    result.bandwidthLabel = QStringLiteral("imagined 1.2 TB/s");
    result.compute = FlopPerSecond(3e13);
    result.computeLabel = QStringLiteral("imagined 30 TFLOPS");
    return result;
}

/// How often a line of pixels changes between the colour and another.
int changesAlong(const QImage& image, const QLineF& line, const QColor& colour)
{
    int changes = 0;
    bool last = false;
    const int steps = static_cast<int>(line.length());
    for (int i = 0; i <= steps; ++i) {
        const bool now = isNear(image.pixelColor(line.pointAt(1.0 * i / steps).toPoint()), colour);
        changes += now != last ? 1 : 0;
        last = now;
    }
    return changes;
}

bool hasColour(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).rgb() == colour.rgb()) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

/// What is imagined, and what the lesson points at: drawn, and never taken for data.
class TestChartGhosts : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    const RooflineChart& chart() const { return m_view->roofline(); }
    const PlotGeometry& positions() const { return chart().positions(); }
    const GhostShapes& shapes() const { return chart().overlayShapes().ghosts; }
    QStringList ghostTexts() const
    {
        QStringList found;
        for (const Annotation& each : chart().annotations()) {
            if (each.kind == Annotation::Kind::Ghost) {
                found << each.text;
            }
        }
        return found;
    }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_view = shownView();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setContent(chartContent(samples::tutorial()));
    }

    void cleanup() { m_view.reset(); }

    void ghostPointStandsWhereItIsImagined()
    {
        m_view->setGhosts(ghosts());
        const PlotMapping& mapping = positions().mapping;
        QVERIFY(shapes().point.has_value());
        QVERIFY(std::abs(mapping.pixelToX(shapes().point->x()) / 2.0 - 1.0) < 1e-9);
        QVERIFY(std::abs(mapping.pixelToY(shapes().point->y()) / 4e11 - 1.0) < 1e-9);
        const QImage image = m_view->grab().toImage();
        // Hollow: its middle is the plot.
        QVERIFY(isNear(image.pixelColor(shapes().point->toPoint()), chart().look().plotBackground));
        QVERIFY(shapes().link.has_value());
        QVERIFY(QLineF(shapes().link->p1(), positions().position(0)).length() < 16.0);
        QVERIFY(QLineF(shapes().link->p2(), *shapes().point).length() < 16.0);
        for (const char* text : {"what if AI = 2", "imagined 1.2 TB/s", "imagined 30 TFLOPS",
                                 "imagined knee 25 FLOP/Byte"}) {
            QVERIFY2(ghostTexts().contains(QLatin1String(text)), text);
        }
    }

    void ghostLinesAreDashed()
    {
        m_view->setGhosts(ghosts());
        const QImage image = m_view->grab().toImage();
        const QColor accent = chart().look().accent;
        QVERIFY(changesAlong(image, *shapes().compute, accent) > 12);
        QVERIFY(changesAlong(image, *shapes().bandwidth, accent) > 12);
        QVERIFY(changesAlong(image, *shapes().link, accent) > 12);
    }

    void ghostCeilingsMeetInTheirKnee()
    {
        m_view->setGhosts(ghosts());
        QVERIFY(shapes().knee.has_value());
        QVERIFY(QLineF(shapes().bandwidth->p2(), *shapes().knee).length() < 0.01);
        QVERIFY(QLineF(shapes().compute->p1(), *shapes().knee).length() < 0.01);
        ChartGhosts one = ghosts();
        one.compute.reset();
        m_view->setGhosts(one); // alone it ends at the highest real reference
        QVERIFY(!shapes().knee);
        const double top = positions().mapping.pixelToY(shapes().bandwidth->y2());
        QVERIFY(std::abs(top / chart().content().ceilings[1].valueSi - 1.0) < 1e-9);
    }

    void badgeSaysThatItIsNotData()
    {
        QVERIFY(chart().whatIfRect().isEmpty());
        m_view->setGhosts(ghosts());
        const QRectF badge = chart().whatIfRect();
        QVERIFY(positions().plot.contains(badge));
        QVERIFY(!badge.intersects(chart().legendRect()));
        QVERIFY(hasColour(m_view->grab().toImage().copy(badge.toRect()),
                          chart().look().bannerBackground));
        m_view->setGhosts({});
        QVERIFY(chart().whatIfRect().isEmpty());
        QVERIFY(ghostTexts().isEmpty());
    }

    void badgeStaysInSmallPlots()
    {
        m_view->setGhosts(ghosts());
        for (const QSize size : {QSize(240, 180), QSize(300, 260), QSize(500, 350)}) {
            m_view->resize(size);
            QCoreApplication::processEvents();
            QVERIFY(chart().parts().usable);
            QVERIFY(chart().whatIfRect().width() > 30.0);
            QVERIFY(positions().plot.contains(chart().whatIfRect()));
            m_view->grab();
        }
    }

    void ghostBeyondTheFrameIsSaid()
    {
        ChartGhosts far = ghosts();
        far.point->at.performance = FlopPerSecond(1e18);
        m_view->setGhosts(far);
        QVERIFY(!shapes().point);
        QVERIFY(shapes().isPointOutside);
        QVERIFY(shapes().link.has_value());
        QVERIFY(positions().plot.adjusted(-0.01, -0.01, 0.01, 0.01).contains(shapes().link->p2()));
        far.point->at = {FlopPerByte(0.0), FlopPerSecond(0.0)}; // no place on a log axis
        m_view->setGhosts(far);
        QVERIFY(shapes().isPointOutside && !shapes().link);
        m_view->grab();
    }

    void ghostOnItsOwnPointLeavesThePointVisible()
    {
        ChartGhosts same;
        const ChartPoint& point = chart().content().points[0];
        same.point = GhostMark{point.id, {point.ai, point.performance}, QStringLiteral("2 × N")};
        const QPoint at = positions().position(0).toPoint();
        const QRgb before = m_view->grab().toImage().pixel(at);
        m_view->setGhosts(same);
        const QImage image = m_view->grab().toImage();
        QCOMPARE(image.pixel(at), before);
        QVERIFY(!shapes().link);
        QVERIFY(hasColour(image.copy(QRect(at - QPoint(14, 14), QSize(28, 28))),
                          chart().look().accent));
    }

    void figuresHaveGhostsOnlyWhenAsked()
    {
        const ChartContent content = chartContent(samples::tutorial());
        FigureOptions options;
        options.sizePixels = QSize(1280, 720);
        const QImage plain = renderFigure(content, options);
        options.overlays.ghosts = ghosts();
        QCOMPARE(renderFigure(content, options), plain);
        options.withGhosts = true;
        QVERIFY(renderFigure(content, options) != plain);

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("ghosts.svg"));
        QVERIFY(writeFigure(content, options, path));
        const QByteArray with = contentOf(path);
        QVERIFY(with.contains("What-if is shown: not data"));
        options.withGhosts = false;
        QVERIFY(writeFigure(content, options, path));
        QVERIFY(!contentOf(path).contains("What-if"));
        QVERIFY(!contentOf(path).contains("imagined"));
    }

    void figuresHaveArrowsPathsAndSlope()
    {
        const ChartContent content = chartContent(samples::tutorial());
        FigureOptions options;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("overlays.svg"));
        options.overlays.arrows = {{"linecross", "coalesced", QStringLiteral("6.73×")}};
        options.overlays.slope = true;
        options.overlays.lesson = {LessonPart::AxisX, {}};
        QVERIFY(writeFigure(content, options, path));
        const QString svg = QString::fromUtf8(contentOf(path));
        QVERIFY(svg.contains(QStringLiteral("6.73×")));
        QVERIFY(svg.contains(QStringLiteral("×10")));
        QVERIFY(svg.contains(QStringLiteral("the slope")));
        FigureOptions withoutLesson = options;
        withoutLesson.overlays.lesson = {};
        QCOMPARE(renderFigure(content, options), renderFigure(content, withoutLesson));
        FigureOptions paths;
        paths.overlays.paths = {{"linecross", "coalesced"}};
        QVERIFY(renderFigure(content, paths) != renderFigure(content, {}));
    }

    void lessonMarksItsPart_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<int>("theme");
        for (const auto& [theme, name] :
             {std::pair(ThemeId::Light, "light"), std::pair(ThemeId::Dark, "dark")}) {
            for (const auto& [part, what] :
                 {std::pair(LessonPart::AxisX, "x"), std::pair(LessonPart::AxisY, "y"),
                  std::pair(LessonPart::References, "references"),
                  std::pair(LessonPart::Points, "points")}) {
                QTest::addRow("%s %s", name, what)
                    << static_cast<int>(part) << static_cast<int>(theme);
            }
        }
    }

    void lessonMarksItsPart()
    {
        QFETCH(int, part);
        QFETCH(int, theme);
        m_view->setTheme(static_cast<ThemeId>(theme));
        const QRectF plot = positions().plot;
        const QImage before = m_view->grab().toImage();
        const auto wanted = static_cast<LessonPart>(part);
        const bool ofPoints = wanted == LessonPart::Points;
        m_view->setLessonMark({wanted, {ofPoints ? QStringLiteral("linecross") : QString()}});
        if (wanted == LessonPart::References) {
            m_view->setLessonMark({wanted, {QStringLiteral("copy")}});
        }
        QCOMPARE(positions().plot, plot);
        const QImage after = m_view->grab().toImage();
        const auto changed = [&](const QRectF& rect) {
            return before.copy(rect.toRect()) != after.copy(rect.toRect());
        };
        const QRectF below(plot.left(), plot.bottom() + 4, plot.width(), 30);
        const QRectF beside(plot.left() - 60, plot.top(), 50, plot.height());
        QCOMPARE(changed(below), wanted == LessonPart::AxisX);
        QCOMPARE(changed(beside), wanted == LessonPart::AxisY);
        const QPointF point = positions().position(1);
        QCOMPARE(changed(QRectF(point.x() - 22, point.y() - 22, 44, 44)), ofPoints);
        const QPointF onCopy = positions().ceilings[0].pixels.pointAt(0.8);
        QCOMPARE(changed(QRectF(onCopy.x() - 6, onCopy.y() - 6, 12, 12)),
                 wanted == LessonPart::References);
        m_view->setLessonMark({});
        QCOMPARE(m_view->grab().toImage(), before);
    }
};

QTEST_MAIN(TestChartGhosts)
#include "tst_chart_ghosts.moc"
