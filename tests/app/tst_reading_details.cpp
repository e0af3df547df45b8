// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/details_page.h"
#include "app/panels/details_panel.h"
#include "app/qt_text.h"
#include "app/reading/run_order_strip.h"
#include "app/reading/sample_histogram.h"
#include "app/session_store.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

/// Counts how often it is brought up to date.
class CountingPage final : public DetailsPage {
public:
    int shown = 0;
    void showRecords(const QStringList&) override { ++shown; }
    [[nodiscard]] bool isFor(const QStringList& ids) const override { return ids.size() > 1; }
};

} // namespace

class TestReadingDetails : public QObject {
    Q_OBJECT

private:
    SessionStore m_store;

    static QTabWidget* tabs(DetailsPanel& panel)
    {
        return panel.findChild<QTabWidget*>(QStringLiteral("detailsTabs"));
    }

    static void bringToFront(DetailsPanel& panel, const char* title)
    {
        for (int i = 0; i < tabs(panel)->count(); ++i) {
            if (tabs(panel)->tabText(i) == QLatin1String(title)) {
                tabs(panel)->setCurrentIndex(i);
            }
        }
    }

    static QString textOf(DetailsPanel& panel, const char* browser)
    {
        return panel.findChild<QTextBrowser*>(QLatin1String(browser))->toPlainText();
    }

    static Session sampled()
    {
        Session session;
        Measurement run = vectorAdd("coalesced", 3e-4);
        run.timing.reported = {};
        std::vector<Seconds> samples(20, Seconds{3e-4});
        samples[7] = Seconds{9e-4};
        samples[12] = Seconds{3.5e-4};
        run.timing.samples = Samples(samples);
        session.measurements = {run};
        return session;
    }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        m_store.replaceSession(sampleSession());
    }

    void theCalculationHasTheTutorialsNumbers() // ch. 7.1 to 7.3
    {
        DetailsPanel panel(m_store);
        panel.showRecords({QStringLiteral("coalesced")});
        const QString text = textOf(panel, "calculationText");
        for (const char* expected :
             {"50.26 GFLOPS", "603.1 GB/s", "0.08333 FLOP/Byte", "19.86 FLOP/Byte", "112.8 %",
              "16777216 FLOP / 0.3338 ms", "one measurement"}) {
            QVERIFY2(text.contains(QLatin1String(expected)), expected);
        }
        QVERIFY(text.contains(QStringLiteral("the point uses the min, PyTorch copy_ the mean")));
        panel.copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("50.26 GFLOPS")));
    }

    void theCalculationIsCopiedAsMarkdown()
    {
        DetailsPanel panel(m_store);
        auto* button = panel.findChild<QPushButton*>(QStringLiteral("copyCalculationMarkdown"));
        QVERIFY(!button->isEnabled());
        panel.showRecords({QStringLiteral("coalesced")});
        QVERIFY(button->isEnabled());
        button->click();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("### coalesced fp32")));
        QVERIFY(text.contains(QStringLiteral("| 16777216 FLOP / 0.3338 ms | 50.26 GFLOPS |")));
    }

    void aRunWithoutTimeSaysWhatIsNotRecorded()
    {
        Session session;
        Measurement run = vectorAdd("coalesced", 3e-4);
        run.timing = {};
        session.measurements = {run};
        m_store.replaceSession(session);
        DetailsPanel panel(m_store);
        panel.showRecords({QStringLiteral("coalesced")});
        QVERIFY(textOf(panel, "calculationText").contains(QStringLiteral("not recorded")));
        QVERIFY(!textOf(panel, "calculationText").contains(QStringLiteral("GFLOPS")));
    }

    void theReadingsDifferBetweenTheTwoPoints()
    {
        DetailsPanel panel(m_store);
        bringToFront(panel, "Reading");
        panel.showRecords({QStringLiteral("linecross")});
        QString text = textOf(panel, "readingText");
        QVERIFY(text.contains(QStringLiteral("Stride 32 changes three things at once")));
        QVERIFY(text.contains(QStringLiteral("Hypothesis: Each of the three may contribute")));
        QVERIFY(!text.contains(QStringLiteral("Above a reference")));
        panel.showRecords({QStringLiteral("coalesced")});
        text = textOf(panel, "readingText");
        QVERIFY(!text.contains(QStringLiteral("Stride 32")));
        QVERIFY(text.indexOf(QStringLiteral("Settle this first"))
                < text.indexOf(QStringLiteral("What may lie behind the time")));
        QVERIFY(text.indexOf(QStringLiteral("What may lie behind the time"))
                < text.indexOf(QStringLiteral("Where the point stands")));
    }

    void thePointAboveTheCopyIsInspected() // ch. 7.4
    {
        DetailsPanel panel(m_store);
        bringToFront(panel, "Reading");
        panel.showRecords({QStringLiteral("coalesced")});
        const QString text = textOf(panel, "readingText");
        for (const char* expected :
             {"1.128 \u00d7 PyTorch copy_", "It is not proof of a cache hit.",
              "12 checks: 4 apply, 4 cannot be told from the record, 4 are ruled out.",
              "\u25b2 applies", "\u2713 ruled out", "? cannot tell from the record",
              "Working set of the point: 192 MiB; of the reference: 4 GiB."}) {
            QVERIFY2(text.contains(QString::fromUtf8(expected)), expected);
        }
        QVERIFY(panel.asText().contains(QStringLiteral("Statistic: \u25b2 applies")));
    }

    void samplesAreCounted()
    {
        m_store.replaceSession(sampled());
        DetailsPanel panel(m_store);
        panel.resize(270, 600);
        bringToFront(panel, "Samples");
        panel.showRecords({QStringLiteral("coalesced")});
        auto* bars = panel.findChild<SampleHistogram*>();
        const auto expected = histogram(m_store.session().measurements[0].timing.samples.values());
        QCOMPARE(bars->elementCount(), expected->counts.size());
        QVERIFY(bars->elementText(0).endsWith(
            QStringLiteral(": %1 of 20 samples").arg(expected->counts.front())));
        QVERIFY(bars->elementText(bars->elementCount() - 1)
                    .endsWith(QStringLiteral(": 1 of 20 samples")));
        auto* strip = panel.findChild<RunOrderStrip*>();
        QCOMPARE(strip->elementCount(), std::size_t{20});
        QCOMPARE(strip->elementText(7), QStringLiteral("sample 8 of 20: 0.9 ms"));
        QVERIFY(strip->elementRect(7).top() < strip->elementRect(6).top());
        QVERIFY(panel.asText().contains(QStringLiteral("20 samples: min 0.3 ms")));
    }

    void samplesAreReadWithKeyboardAndMouse()
    {
        m_store.replaceSession(sampled());
        DetailsPanel panel(m_store);
        panel.resize(270, 600);
        bringToFront(panel, "Samples");
        panel.showRecords({QStringLiteral("coalesced")});
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* strip = panel.findChild<RunOrderStrip*>();
        auto* read = panel.findChild<QLabel*>(QStringLiteral("sampleRead"));
        QTest::keyClick(strip, Qt::Key_Home);
        QTest::keyClick(strip, Qt::Key_Right);
        QCOMPARE(read->text(), QStringLiteral("sample 2 of 20: 0.3 ms"));
        QTest::mouseMove(strip, strip->elementRect(7).center().toPoint());
        QTRY_COMPARE(read->text(), QStringLiteral("sample 8 of 20: 0.9 ms"));
        // The outlier's mark is drawn where it says it is.
        QTest::keyClick(strip, Qt::Key_Home);
        const QImage image = strip->grab().toImage();
        const QPointF at = strip->elementRect(7).center() * image.devicePixelRatio();
        QCOMPARE(image.pixelColor(at.toPoint()), strip->palette().color(QPalette::Link));
    }

    void aSummaryAloneHasNoSamples()
    {
        DetailsPanel panel(m_store);
        bringToFront(panel, "Samples");
        panel.showRecords({QStringLiteral("coalesced")});
        QVERIFY(panel.asText().startsWith(QStringLiteral("No samples are recorded for coalesced")));
    }

    void namesAreNeverMarkup()
    {
        Session session = sampleSession();
        session.measurements[0].variant = "<img src=x><b>v</b>";
        session.ceilings[0].label = "<u>copy</u> & more";
        session.measurements[0].provenance.device.name = "<i>card</i>";
        m_store.replaceSession(session);
        DetailsPanel panel(m_store);
        for (const char* title : {"Calculation", "Reading", "Samples", "Record"}) {
            bringToFront(panel, title);
            panel.showRecords({QStringLiteral("coalesced")});
            QVERIFY2(panel.asText().contains(QStringLiteral("<img src=x><b>v</b>")), title);
        }
        for (const char* browser : {"calculationText", "readingText", "detailsText"}) {
            const QString seen = textOf(panel, browser).remove(QChar(0x200b));
            QVERIFY2(seen.contains(QStringLiteral("<img src=x><b>v</b>")), browser);
        }
        QCOMPARE(panel.findChild<QLabel*>(QStringLiteral("noSamples"))->textFormat(),
                 Qt::PlainText);
    }

    void tabsFollowTheSelection()
    {
        DetailsPanel panel(m_store);
        bringToFront(panel, "Reading");
        auto* page = new CountingPage;
        panel.addPage(page, QStringLiteral("Compare"));
        panel.showRecords({QStringLiteral("coalesced")});
        QCOMPARE(tabs(panel)->tabText(tabs(panel)->currentIndex()), QStringLiteral("Reading"));
        QVERIFY(!tabs(panel)->isTabVisible(4));
        panel.showRecords({QStringLiteral("coalesced"), QStringLiteral("linecross")});
        QVERIFY(tabs(panel)->isTabVisible(4));
        QVERIFY(!tabs(panel)->isTabVisible(0));
        QCOMPARE(page->shown, 0); // not looked at yet
        bringToFront(panel, "Compare");
        QCOMPARE(page->shown, 1);
        m_store.setStatistic(Statistic::Median);
        QCOMPARE(page->shown, 2);
        bringToFront(panel, "Record");
        QVERIFY(panel.asText().startsWith(QStringLiteral("2 selected")));
        bringToFront(panel, "Compare");
        QCOMPARE(page->shown, 2); // nothing has changed since
    }

    void theStatisticChangesThePageInFront()
    {
        DetailsPanel panel(m_store);
        panel.showRecords({QStringLiteral("coalesced")});
        m_store.setStatistic(Statistic::Median);
        QVERIFY(textOf(panel, "calculationText").contains(QStringLiteral("the median")));
        m_store.removeMeasurements({QStringLiteral("coalesced")});
        QVERIFY(textOf(panel, "calculationText").startsWith(QStringLiteral("Select a point")));
    }
};

QTEST_MAIN(TestReadingDetails)
#include "tst_reading_details.moc"
