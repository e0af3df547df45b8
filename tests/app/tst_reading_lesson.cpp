// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/roofline_view.h"
#include "app/panels/message_bar.h"
#include "app/reading/lesson_panel.h"
#include "tests/app/window_fixture.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QRadioButton>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

class TestReadingLesson : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

    static QString text(MainWindow& window, const char* label)
    {
        return child<QLabel>(window, label)->text();
    }
    static void press(MainWindow& window, const char* button)
    {
        child<QPushButton>(window, button)->click();
    }
    static void goToQuestion(MainWindow& window, int number)
    {
        const QString place = QStringLiteral("Question %1 of").arg(number);
        for (int i = 0; i < 40 && !text(window, "lessonPlace").startsWith(place); ++i) {
            press(window, "lessonNext");
        }
    }
    static void startLesson(MainWindow& window)
    {
        auto* welcome = child<MessageBar>(window, "welcome");
        for (QPushButton* button : welcome->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Take the lesson")) {
                button->click();
            }
        }
    }
    static void show(MainWindow& window)
    {
        window.showSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        startLesson(window);
    }

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void theStepsPointAtTheChart()
    {
        MainWindow window;
        show(window);
        QVERIFY(child<LessonPanel>(window, "lesson")->isVisible());
        QCOMPARE(text(window, "lessonPlace"), QStringLiteral("Step 1 of 5"));
        QVERIFY(text(window, "lessonText").contains(QStringLiteral("0.08333 FLOP/Byte")));
        QVERIFY(!child<QPushButton>(window, "lessonBack")->isEnabled());
        press(window, "lessonNext");
        QVERIFY(text(window, "lessonText").contains(QStringLiteral("50.26 GFLOPS")));
        press(window, "lessonNext");
        QVERIFY(window.selectedIds().size() > 2); // the pair and its references
        press(window, "lessonNext");
        QCOMPARE(window.selectedIds(),
                 QStringList({QStringLiteral("coalesced"), QStringLiteral("linecross")}));
        press(window, "lessonBack");
        QCOMPARE(text(window, "lessonPlace"), QStringLiteral("Step 3 of 5"));
    }

    void itEndsAndGivesTheSelectionBack()
    {
        MainWindow window;
        window.showSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.select({QStringLiteral("linecross")});
        startLesson(window);
        auto* next = child<QPushButton>(window, "lessonNext");
        int pages = 1;
        while (next->text() != QStringLiteral("&Finish") && pages < 40) {
            next->click();
            ++pages;
        }
        const Session& session = window.store().session();
        QCOMPARE(static_cast<std::size_t>(pages),
                 lessonSteps(session, session.view.statistic).size()
                     + lessonQuestions(session, session.view.statistic).size());
        next->click();
        QVERIFY(!child<LessonPanel>(window, "lesson")->isVisible());
        QCOMPARE(window.selectedIds(), QStringList{QStringLiteral("linecross")});
    }

    void escapeLeaves()
    {
        MainWindow window;
        show(window);
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(child<QPushButton>(window, "lessonNext"), Qt::Key_Escape);
        QTRY_VERIFY(!child<QDockWidget>(window, "lessonDock")->isVisible());
    }

    void aPredictionIsRevealed() // ch. 7.6: N doubles and the time doubles too
    {
        MainWindow window;
        show(window);
        goToQuestion(window, 1);
        auto* reveal = child<QPushButton>(window, "lessonReveal");
        QVERIFY(!reveal->isEnabled()); // predict first
        auto* wrong = child<QRadioButton>(window, "lessonChoice2");
        QCOMPARE(wrong->accessibleName(), QStringLiteral("It moves straight up."));
        wrong->click();
        QVERIFY(reveal->isEnabled());
        reveal->click();
        const QString verdict = text(window, "lessonVerdict");
        QVERIFY(verdict.contains(QStringLiteral("The answer is: It stays where it is.")));
        QVERIFY(verdict.contains(QStringLiteral("50.26 GFLOPS before")));
        QVERIFY(wrong->accessibleName().contains(QStringLiteral("your answer")));
        press(window, "lessonNext");
        QVERIFY(!child<QLabel>(window, "lessonVerdict")->isVisible());
        child<QRadioButton>(window, "lessonChoice2")->click();
        reveal->click();
        QVERIFY(text(window, "lessonVerdict").contains(QStringLiteral("Your prediction holds.")));
        press(window, "lessonBack");
        QVERIFY(text(window, "lessonVerdict").contains(QStringLiteral("The answer is")));
    }

    void anEmptySessionSaysWhyNot()
    {
        MainWindow window;
        show(window);
        window.store().replaceSession(Session());
        QVERIFY(
            text(window, "lessonText").startsWith(QStringLiteral("This step cannot be shown.")));
        goToQuestion(window, 1);
        QVERIFY(text(window, "lessonText").startsWith(QStringLiteral("This question cannot be")));
        QVERIFY(!child<QPushButton>(window, "lessonReveal")->isVisible());
    }

    void itFollowsTheSession()
    {
        MainWindow window;
        show(window);
        press(window, "lessonNext");
        const QString before = text(window, "lessonText");
        window.store().setStatistic(Statistic::Median);
        QVERIFY(text(window, "lessonText") != before);
        QCOMPARE(text(window, "lessonPlace"), QStringLiteral("Step 2 of 5"));
    }
};

QTEST_MAIN(TestReadingLesson)
#include "tst_reading_lesson.moc"
