// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "tests/app/chart_fixture.h"

#include <QSet>
#include <QTest>

#include <memory>

using namespace rooflab;
using namespace rooflab::testing;

class TestChartStyle : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RooflineView> m_view;

    const PlotGeometry& positions() const { return m_view->roofline().positions(); }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_view = shownView();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    void themesChangeColoursAndNothingElse()
    {
        m_view->setContent(chartContent(samples::crowded()));
        m_view->zoomIn();
        const Frame frame = m_view->frame();
        const QRectF plot = positions().plot;
        QSet<QRgb> corners;
        for (const ThemeId theme : {ThemeId::Dark, ThemeId::Print, ThemeId::Light}) {
            m_view->setTheme(theme);
            QCOMPARE(m_view->frame(), frame);
            QCOMPARE(positions().plot, plot);
            corners.insert(m_view->grab().toImage().pixel(2, 2));
            const ChartStyle style = chartStyle(theme);
            QCOMPARE(corners.contains(style.background.rgb()), true);
            for (std::size_t i = 0; i < style.palette.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY(style.palette[i] != style.palette[j]);
                }
            }
        }
        QCOMPARE(corners.size(), 2); // print shares its white with light
    }

    void iconsTellSeriesDeviceAndStandingApart()
    {
        const ChartStyle style = chartStyle(ThemeId::Light);
        const auto image = [&style](std::size_t series, std::size_t device, bool hollow) {
            return seriesIcon(style, series, device, hollow).pixmap(16, 16).toImage();
        };
        const QImage plain = image(0, 0, false);
        QCOMPARE(plain.pixelColor(plain.rect().center()), style.seriesColor(0));
        QVERIFY(plain != image(1, 0, false));
        QVERIFY(plain != image(0, 1, false));
        QVERIFY(plain != image(0, 0, true));
        QVERIFY(plain != image(style.palette.size(), 0, false)); // the same colour again
    }
};

QTEST_MAIN(TestChartStyle)
#include "tst_chart_style.moc"
