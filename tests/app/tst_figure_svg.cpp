// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/figure.h"
#include "app/chart/roofline_chart.h"
#include "tests/app/chart_fixture.h"

#include <QFile>
#include <QGraphicsScene>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace rooflab;
using namespace rooflab::testing;

class TestFigureSvg : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    /// SVG has no clip, so every line must end inside the plot by its own coordinates.
    void svgCeilingsStayInThePlot()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.svg"));
        ChartContent content = chartContent(samples::crowded());
        content.frame = {0.05, 50.0, 2e9, 2e13}; // lines leave the frame on every side
        QVERIFY(writeFigure(content, {}, path));
        const LaidOut laidOut(content, FigureOptions{}.sizePixels, 2.0);
        const QRectF plot = laidOut.chart->parts().plot.adjusted(-1, -1, 1, 1);
        const QString ceilingInk = chartStyle(ThemeId::Light).ceiling.name();

        const QRegularExpression pair(QStringLiteral("(-?[\\d.e+-]+),(-?[\\d.e+-]+)"));
        int lineEnds = 0;
        QString stroke;
        QPointF offset;
        QXmlStreamReader xml(contentOf(path));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) {
                continue;
            }
            const auto attributes = xml.attributes();
            if (xml.name() == QLatin1String("g")) {
                stroke = attributes.value(QLatin1String("stroke")).toString();
                const QStringList matrix = attributes.value(QLatin1String("transform"))
                                               .toString()
                                               .remove(QLatin1Char(')'))
                                               .split(QLatin1Char(','));
                offset = matrix.size() == 6 ? QPointF(matrix[4].toDouble(), matrix[5].toDouble())
                                            : QPointF();
            }
            if (stroke != ceilingInk) {
                continue;
            }
            // Solid lines are polylines, dashed ones paths.
            const QString ends = attributes.value(QLatin1String("points")).toString()
                + attributes.value(QLatin1String("d")).toString();
            auto pairs = pair.globalMatch(ends);
            while (pairs.hasNext()) {
                const auto xy = pairs.next();
                const QPointF at
                    = offset + QPointF(xy.captured(1).toDouble(), xy.captured(2).toDouble());
                const bool inLegend
                    = laidOut.chart->legendRect().adjusted(-2, -2, 2, 2).contains(at);
                QVERIFY2(plot.contains(at) || inLegend, qPrintable(ends));
                lineEnds += plot.contains(at) ? 1 : 0;
            }
        }
        QVERIFY(!xml.hasError());
        // Ten of the twelve lines cross this frame.
        QCOMPARE(lineEnds, 20);
    }

    void svgKeepsTextAsText()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.svg"));
        Session session = samples::tutorial();
        session.title = "向量加法 <b>&amp;</b>";
        QVERIFY(writeFigure(chartContent(session), {}, path));
        QString text;
        QXmlStreamReader xml(contentOf(path));
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement
                && xml.name() == QLatin1String("text")) {
                text += xml.readElementText(); // a run of characters in one script
            }
        }
        QVERIFY(!xml.hasError());
        QVERIFY(text.contains(QStringLiteral("向量加法 <b>&amp;</b>")));
        QVERIFY(text.contains(QStringLiteral("knee 19.86 FLOP/Byte")));
        QVERIFY(text.contains(QStringLiteral("534.7 GB/s")));
        QVERIFY(text.contains(QStringLiteral("Sample for learning")));
        QVERIFY(text.contains(QStringLiteral("Arithmetic intensity (FLOP/Byte)")));
    }
};

QTEST_MAIN(TestFigureSvg)
#include "tst_figure_svg.moc"
