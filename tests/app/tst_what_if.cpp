// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "app/what_if/factor_slider.h"
#include "app/what_if/what_if_input.h"
#include "app/window_menus.h"
#include "tests/app/window_fixture.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <cmath>

using namespace rooflab;
using namespace rooflab::testing;

/// What-if on the tutorial's record: 0.3338 ms for 2^24 elements, copy 534.7 GB/s (ch. 7).
class TestWhatIf : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

    static bool show(MainWindow& window, const QString& id = QStringLiteral("coalesced"))
    {
        window.showSample();
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) {
            return false;
        }
        window.select({id});
        window.findChild<WindowMenus*>()->whatIf->trigger();
        return child<QDockWidget>(window, "whatIfDock")->isVisible();
    }

    /// Types into a field, in place of what it held.
    static void type(MainWindow& window, const char* name, const QString& text)
    {
        auto* field = child<QLineEdit>(window, name);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClicks(field, text);
    }

    static void choosePrecision(MainWindow& window, const char* text)
    {
        auto* box = child<QComboBox>(window, "whatIfPrecision");
        const int index = box->findText(QLatin1String(text));
        QVERIFY(index > 0);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }

    static const ChartGhosts& ghosts(MainWindow& window)
    {
        return child<RooflineView>(window, "chart")->overlays().ghosts;
    }

    static QString text(MainWindow& window, const char* label)
    {
        return child<QLabel>(window, label)->text();
    }

    static QStringList lines(MainWindow& window)
    {
        QStringList texts;
        for (const QLabel* label : window.findChildren<QLabel*>(QStringLiteral("whatIfLine"))) {
            texts.append(label->text());
        }
        return texts;
    }

    static bool isNear(double value, double expected)
    {
        return std::abs(value - expected) <= 1e-9 * std::abs(expected);
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void typedText_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value"); // 0: none
        QTest::addColumn<double>("factor");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("milliseconds") << "0.5 ms" << 0.5e-3 << 0.0 << true;
        QTest::newRow("no space") << "12us" << 12e-6 << 0.0 << true;
        QTest::newRow("micro sign") << QStringLiteral("12 \u00b5s") << 12e-6 << 0.0 << true;
        QTest::newRow("exponent") << "1e3 ns" << 1e-6 << 0.0 << true;
        QTest::newRow("factor") << QStringLiteral("\u00d73") << 0.0 << 3.0 << true;
        QTest::newRow("letter x") << "x 0.5" << 0.0 << 0.5 << true;
        QTest::newRow("empty") << " " << 0.0 << 0.0 << true;
        QTest::newRow("no unit") << "0.5" << 0.0 << 0.0 << false;
        QTest::newRow("decimal comma") << "0,5 ms" << 0.0 << 0.0 << false;
        QTest::newRow("foreign unit") << "5 GB/s" << 0.0 << 0.0 << false;
        QTest::newRow("factor of nothing") << "x" << 0.0 << 0.0 << false;
        QTest::newRow("not finite") << "inf s" << 0.0 << 0.0 << false;
    }
    void typedText()
    {
        QFETCH(QString, typed);
        QFETCH(double, value);
        QFETCH(double, factor);
        QFETCH(bool, isRead);
        const auto time = timeFromText(typed);
        QCOMPARE(time.has_value(), isRead);
        if (isRead) {
            QVERIFY(isNear(time->value.value_or(Seconds(0)).value(), value));
            QVERIFY(isNear(time->factor.value_or(0), factor));
        }
    }

    void sizesAreWholeNumbers()
    {
        QCOMPARE(sizeFromText(QStringLiteral("33554432"))->value, std::int64_t{33554432});
        QCOMPARE(sizeFromText(QStringLiteral("*2"))->factor, 2.0);
        QVERIFY(!sizeFromText(QStringLiteral("1.5")));
        QVERIFY(!sizeFromText(QStringLiteral("99999999999999999999")));
        QCOMPARE(bytesFromText(QStringLiteral("2 B"))->value_or(Bytes(0)), Bytes(2));
        QVERIFY(!bytesFromText(QStringLiteral("two")));
    }

    void theSliderCountsInOctaves()
    {
        FactorSlider slider;
        QSignalSpy chosen(&slider, &FactorSlider::factorChosen);
        QTest::keyClick(&slider, Qt::Key_PageUp);
        QCOMPARE(slider.factor(), 2.0);
        QTest::keyClick(&slider, Qt::Key_Home);
        QCOMPARE(slider.factor(), 1.0 / 16);
        QCOMPARE(chosen.count(), 2);
        slider.showFactor(1e9); // clamped
        QCOMPARE(slider.factor(), 16.0);
        slider.showFactor(0.0);
        QCOMPARE(slider.factor(), 1.0);
        QCOMPARE(chosen.count(), 2);
    }

    void itStartsHidden()
    {
        MainWindow window;
        window.showSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!child<QDockWidget>(window, "whatIfDock")->isVisible());
        QVERIFY(!child<QLabel>(window, "whatIfStatus")->isVisible());
        window.findChild<WindowMenus*>()->whatIf->trigger();
        QVERIFY(text(window, "whatIfHint").startsWith(QStringLiteral("Select one measurement")));
        QVERIFY(ghosts(window).isEmpty());
    }

    void doublingNAndTheTimeMovesNothing() // ch. 7.6
    {
        MainWindow window;
        QVERIFY(show(window));
        QVERIFY(ghosts(window).isEmpty()); // nothing is imagined yet
        type(window, "whatIfSize", QStringLiteral("33554432"));
        QVERIFY(ghosts(window).point.has_value());
        const double recorded = 16777216 / 0.3338e-3;
        QVERIFY(std::abs(ghosts(window).point->at.performance.value() / recorded - 2) < 1e-3);
        child<QCheckBox>(window, "whatIfFollows")->click();
        const ChartContent& content = window.store().content();
        QCOMPARE(content.points.front().id, std::string("coalesced"));
        const FramePoint at = ghosts(window).point->at;
        QVERIFY(isNear(at.ai.value(), 1.0 / 12));
        QVERIFY(isNear(at.performance.value(), content.points.front().performance.value()));
        QVERIFY(text(window, "whatIfRules").contains(QStringLiteral("stays where it is")));
        QCOMPARE(ghosts(window).point->label,
                 QStringLiteral("what if: N = 33554432, time follows N"));
        QVERIFY(!child<QLineEdit>(window, "whatIfTime")->isEnabled());
    }

    void halfPrecisionDoublesTheIntensity() // ch. 7.1: 1/6 for fp16
    {
        MainWindow window;
        QVERIFY(show(window));
        choosePrecision(window, "fp16");
        QVERIFY(isNear(ghosts(window).point->at.ai.value(), 1.0 / 6));
        QVERIFY(isNear(ghosts(window).point->at.performance.value(),
                       window.store().content().points.front().performance.value()));
        QVERIFY(lines(window).front().contains(QStringLiteral("0.08333 \u2192 0.1667 FLOP/Byte")));
        QCOMPARE(child<QLineEdit>(window, "whatIfBytes")->placeholderText(), QStringLiteral("2"));
        type(window, "whatIfBytes", QStringLiteral("4"));
        QVERIFY(isNear(ghosts(window).point->at.ai.value(), 1.0 / 12));
    }

    void slidersAreFactors()
    {
        MainWindow window;
        QVERIFY(show(window));
        QTest::keyClick(child<FactorSlider>(window, "whatIfSizeSlider"), Qt::Key_PageUp);
        QCOMPARE(child<QLineEdit>(window, "whatIfSize")->text(), QStringLiteral("33554432"));
        QTest::keyClick(child<FactorSlider>(window, "whatIfTimeSlider"), Qt::Key_PageDown);
        const double recorded = window.store().content().points.front().performance.value();
        QVERIFY(isNear(ghosts(window).point->at.performance.value(), 4 * recorded));
        QTest::keyClick(child<FactorSlider>(window, "whatIfBandwidthSlider"), Qt::Key_PageUp);
        const double copy = window.store().content().ceilings.front().valueSi;
        QVERIFY(isNear(ghosts(window).bandwidth->value(), 2 * copy));
        for (const char* name : {"whatIfSizeSlider", "whatIfTimeSlider", "whatIfBandwidthSlider"}) {
            auto* slider = child<FactorSlider>(window, name);
            QTest::keyClick(slider, slider->factor() > 1 ? Qt::Key_PageDown : Qt::Key_PageUp);
        }
        QVERIFY(ghosts(window).isEmpty()); // all in the middle again
    }

    void ceilingsAreImaginedBesideThePoint()
    {
        MainWindow window;
        QVERIFY(show(window));
        type(window, "whatIfBandwidth", QStringLiteral("1 TB/s"));
        QCOMPARE(ghosts(window).bandwidth, BytesPerSecond(1e12));
        QVERIFY(!ghosts(window).point); // it has not been touched
        type(window, "whatIfCompute", QStringLiteral("20 TFLOPS"));
        QCOMPARE(ghosts(window).compute, FlopPerSecond(20e12));
        QVERIFY(
            text(window, "whatIfRules").contains(QStringLiteral("The knee is at 20 FLOP/Byte")));
        QVERIFY(lines(window).last().contains(QStringLiteral("112.8 \u2192 60.31 %")));
    }

    void whatIsWrongIsSaidBesideItsField_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no number") << QByteArray("whatIfSize") << "many"
                                   << "Type a whole number of elements";
        QTest::newRow("negative N") << QByteArray("whatIfSize") << "-4"
                                    << "N must be at least 1";
        QTest::newRow("no time") << QByteArray("whatIfTime") << "0 ms"
                                 << "the time must be a positive, finite number";
        QTest::newRow("no unit") << QByteArray("whatIfTime") << "5"
                                 << "Type a time with its unit";
        QTest::newRow("wrong unit") << QByteArray("whatIfBandwidth") << "5 TFLOPS"
                                    << "The unit must be GB/s or TB/s";
        QTest::newRow("no compute") << QByteArray("whatIfCompute") << "x-1"
                                    << "a compute ceiling must be a positive, finite number";
        QTest::newRow("no bytes") << QByteArray("whatIfBytes") << "0"
                                  << "the bytes of an element must be a positive number";
    }
    void whatIsWrongIsSaidBesideItsField()
    {
        QFETCH(QByteArray, field);
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        MainWindow window;
        QVERIFY(show(window));
        choosePrecision(window, "fp16");
        QVERIFY(ghosts(window).point.has_value());
        type(window, field.constData(), typed);
        auto* problem = child<QLabel>(window, (field + "Problem").constData());
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().startsWith(sentence), qPrintable(problem->text()));
        QVERIFY(ghosts(window).isEmpty()); // not something else than what stands in the fields
        QVERIFY(!child<QLabel>(window, "whatIfStatus")->isVisible());
        type(window, field.constData(), QString());
        QVERIFY(!problem->isVisible());
        QVERIFY(ghosts(window).point.has_value());
    }

    void resetGoesBackToTheRecord()
    {
        MainWindow window;
        QVERIFY(show(window));
        auto* reset = child<QPushButton>(window, "whatIfReset");
        QVERIFY(!reset->isEnabled());
        type(window, "whatIfSize", QStringLiteral("1024"));
        type(window, "whatIfTime", QStringLiteral("bad"));
        choosePrecision(window, "fp64");
        QVERIFY(reset->isEnabled());
        reset->click();
        QVERIFY(ghosts(window).isEmpty());
        for (const char* name : {"whatIfSize", "whatIfTime", "whatIfBytes"}) {
            QVERIFY(child<QLineEdit>(window, name)->text().isEmpty());
        }
        QCOMPARE(child<QComboBox>(window, "whatIfPrecision")->currentIndex(), 0);
        QVERIFY(!child<QLabel>(window, "whatIfTimeProblem")->isVisible());
        QVERIFY(!reset->isEnabled());
    }

    void leavingTakesTheGhostsAway()
    {
        MainWindow window;
        QVERIFY(show(window));
        auto* action = window.findChild<WindowMenus*>()->whatIf;
        auto* dock = child<QDockWidget>(window, "whatIfDock");
        type(window, "whatIfSize", QStringLiteral("33554432"));
        QVERIFY(action->isChecked());
        QCOMPARE(text(window, "whatIfStatus"), QStringLiteral("What-if is shown: not data"));
        QVERIFY(child<QLabel>(window, "whatIfStatus")->isVisible());
        dock->close();
        QVERIFY(ghosts(window).isEmpty());
        QVERIFY(!action->isChecked());
        QVERIFY(!child<QLabel>(window, "whatIfStatus")->isVisible());
        action->trigger(); // what was imagined is still there
        QVERIFY(ghosts(window).point.has_value());
        QTest::keyClick(child<QLineEdit>(window, "whatIfSize"), Qt::Key_Escape);
        QVERIFY(!dock->isVisible());
        QVERIFY(ghosts(window).isEmpty());
    }

    void theSessionStaysAsItIs()
    {
        MainWindow window;
        QVERIFY(show(window));
        const QByteArray before = textOf(window.store().session());
        type(window, "whatIfSize", QStringLiteral("33554432"));
        choosePrecision(window, "fp16");
        type(window, "whatIfTime", QStringLiteral("1 ms"));
        type(window, "whatIfBandwidth", QStringLiteral("1 TB/s"));
        type(window, "whatIfCompute", QStringLiteral("20 TFLOPS"));
        QVERIFY(!ghosts(window).isEmpty());
        child<QDockWidget>(window, "whatIfDock")->close();
        QCOMPARE(textOf(window.store().session()), before);
        QVERIFY(!window.store().isModified());
        QVERIFY(window.store().undoStack().isClean());
    }

    void aCopyHasNoPlaceButABandwidth() // ch. 7.6
    {
        MainWindow window;
        Session session = twoRuns();
        session.measurements.front().work = copyWork(16777216, Precision::Fp32);
        window.store().replaceSession(session);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.select({QStringLiteral("coalesced")});
        window.findChild<WindowMenus*>()->whatIf->trigger();
        type(window, "whatIfTime", QStringLiteral("x0.5"));
        QVERIFY(!ghosts(window).point);
        QVERIFY(text(window, "whatIfRules").contains(QStringLiteral("no place on log axes")));
    }

    void aRecordWithoutATimeSaysSo()
    {
        MainWindow window;
        Session session = twoRuns();
        session.measurements.front().timing.reported.min.reset();
        session.measurements.back().work.bytes.reset();
        window.store().replaceSession(session);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.findChild<WindowMenus*>()->whatIf->trigger();
        window.select({QStringLiteral("coalesced")});
        QCOMPARE(text(window, "whatIfHint"),
                 QStringLiteral("No time is recorded, so nothing can be computed from it."));
        window.select({QStringLiteral("linecross")});
        QCOMPARE(text(window, "whatIfHint"),
                 QStringLiteral("The byte count is not recorded, so nothing can be computed from "
                                "it."));
        QVERIFY(!child<QLineEdit>(window, "whatIfSize")->isVisible());
    }

    void anotherStatisticMovesTheGhost()
    {
        MainWindow window;
        QVERIFY(show(window));
        type(window, "whatIfSize", QStringLiteral("x2"));
        window.store().setStatistic(Statistic::Median);
        const double recorded = window.store().content().points.front().performance.value();
        QVERIFY(isNear(ghosts(window).point->at.performance.value(), 2 * recorded));
        window.store().replaceSession(twoRuns());
        QVERIFY(ghosts(window).isEmpty()); // another session starts without
        QVERIFY(child<QLineEdit>(window, "whatIfSize")->text().isEmpty());
    }
};

QTEST_MAIN(TestWhatIf)
#include "tst_what_if.moc"
