// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_language.h"
#include "app/core_text.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/qt_text.h"
#include "app/record_details.h"
#include "core/catalog.h"
#include "core/chart_content.h"
#include "core/io/importer.h"
#include "core/io/session_json.h"
#include "tests/app/app_fixture.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QThread>

#include <algorithm>
#include <memory>
#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

Session sample()
{
    const QByteArray text = contentOf(sampleFile());
    return readSession({text.constData(), static_cast<std::size_t>(text.size())}).value().session;
}

bool isChinese(const QString& text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// Every text of a window, its widgets and its actions, in the order in which they were built.
QStringList textsOf(const QObject& root)
{
    QStringList texts;
    for (const QObject* object : root.findChildren<QObject*>()) {
        for (const char* name : {"text", "title", "windowTitle", "toolTip", "statusTip",
                                 "accessibleName", "placeholderText"}) {
            const QString text = object->property(name).toString();
            if (!text.isEmpty()) {
                texts.append(QStringLiteral("%1 %2 %3: %4")
                                 .arg(QString::fromLatin1(object->metaObject()->className()),
                                      object->objectName(), QString::fromLatin1(name), text));
            }
        }
        if (const auto* tabs = qobject_cast<const QTabWidget*>(object)) {
            for (int i = 0; i < tabs->count(); ++i) {
                texts.append(tabs->tabText(i));
            }
        }
    }
    return texts;
}

/// The texts in which two windows differ.
QString differences(const QStringList& shown, const QStringList& wanted)
{
    QStringList found;
    for (qsizetype i = 0; i < std::max(shown.size(), wanted.size()); ++i) {
        if (shown.value(i) != wanted.value(i)) {
            found.append(shown.value(i) + QStringLiteral(" | wanted: ") + wanted.value(i));
        }
    }
    return found.join(QLatin1Char('\n'));
}

/// Counts the changes of language that it is told.
class Listener : public QLabel {
public:
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override
    {
        changes += event->type() == QEvent::LanguageChange ? 1 : 0;
        QLabel::changeEvent(event);
    }
};

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }
    void cleanup() { installWindowLanguage(QStringLiteral("en")); }

    void knowsItsLanguages()
    {
        QCOMPARE(availableLanguages(),
                 (QStringList{QStringLiteral("en"), QStringLiteral("zh_CN")}));
        QCOMPARE(languageName(QStringLiteral("zh_CN")), QStringLiteral("简体中文"));
        QVERIFY(!LanguageScope(QStringLiteral("tlh")).isKnown());
        QCOMPARE(currentLanguage(), QStringLiteral("en"));
    }

    void englishStaysAsItIs()
    {
        QCOMPARE(coreText("the probe copy has no time"),
                 QStringLiteral("the probe copy has no time"));
        QCOMPARE(errorText({ErrorCode::InvalidInput, "N is too large", "size"}),
                 QStringLiteral("N is too large (size)"));
    }

    void saysMessagesOfCore_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        const auto row = [](const char* name, const char* english, const char* chinese) {
            QTest::newRow(name) << QString::fromUtf8(english) << QString::fromUtf8(chinese);
        };
        row("fixed", "N is too large", "N 太大");
        row("one part", "the probe copy library has no time", "参考测试 copy library 没有时间");
        row("two parts", "the row has 3 cells where the header has 5",
            "该行有 3 个单元格，而表头有 5 个");
        row("a word inside",
            "validation failed, 5 checked: the time of a wrong result is no result",
            "校验失败，已检查 5 个：错误结果的时间不是结果");
        row("a message inside", "the file could not be read: the file is empty",
            "无法读取文件：文件为空");
        row("a list", "passed, all 16777216 checked, 0 mismatches, 0 non-finite",
            "通过，全部 16777216 个已检查，0 个不一致，0 个非有限值");
        row("numbers", "112.8 % of 44.56 GFLOPS (above a reference is legal)",
            "44.56 GFLOPS 的 112.8 %（工作点可以高于参考线）");
        row("a remark", "0.3338 ms (min)", "0.3338 ms（最小值）");
        row("no numbers", "house of cards", "house of cards");
        row("a list of remarks", "copy_ (mean, batches), matmul (mean, batches)",
            "copy_（平均值，按批），matmul（平均值，按批）");
        row("a placeholder inside", "the file has no device %2; it has %1",
            "文件中没有设备 %2；它有 %1");
        row("unknown", "GPU 7, so called", "GPU 7, so called");
        row("a name", "copy", "copy");
    }

    void saysMessagesOfCore()
    {
        QFETCH(QString, english);
        QFETCH(QString, chinese);
        const LanguageScope scope(QStringLiteral("zh_CN"));
        QCOMPARE(coreText(fromQt(english)), chinese);
    }

    void keepsTextsFromTheRecord()
    {
        const LanguageScope scope(QStringLiteral("zh_CN"));
        QCOMPARE(coreSentence({"%1", {"mean"}}), QStringLiteral("mean"));
        QCOMPARE(coreSentence({"recorded %1", {"%1 2026"}}), QStringLiteral("记录于 %1 2026"));
        QCOMPARE(coreSentence({"points: %1 time", {"median"}}),
                 QStringLiteral("工作点：时间取中位数"));
    }

    void saysTheTablesOfCore()
    {
        const LanguageScope scope(QStringLiteral("zh_CN"));
        for (const KernelSpec& kernel : kernelCatalog()) {
            QVERIFY2(isChinese(coreText(kernel.description)), std::string(kernel.id).c_str());
            for (const ParameterSpec& parameter : kernel.parameters) {
                QVERIFY2(isChinese(coreText(parameter.help)), std::string(parameter.help).c_str());
            }
        }
        for (const Importer& importer : importers()) {
            QVERIFY2(importer.name == "session" || isChinese(coreText(importer.recognisedBy)),
                     std::string(importer.name).c_str());
        }
    }

    void saysTheDetailsAndReadingsOfARecord()
    {
        const Session session = sample();
        const LanguageScope scope(QStringLiteral("zh_CN"));
        // Names of the field that Chinese uses too.
        const std::set<std::string> names{"N", "block", "stride", "SHA-256", "Kernel"};
        for (const std::string& id :
             {session.measurements.front().id, session.ceilings.front().id}) {
            for (const DetailRow& row : recordDetails(session, id)) {
                const bool isFromTheFile = row.section == DetailSection::Source
                    || row.id.starts_with("software.") || row.id.starts_with("parameter.");
                QVERIFY2(isFromTheFile || names.contains(row.label)
                             || isChinese(coreText(row.label)),
                         row.label.c_str());
                QVERIFY(isChinese(coreText(toText(row.section))));
            }
        }
    }

    void drawsAFigureInItsOwnLanguage()
    {
        installWindowLanguage(QStringLiteral("zh_CN"));
        const ChartContent content = chartContent(sample());
        {
            const auto english = useLanguage(QStringLiteral("en"));
            QVERIFY(english);
            QCOMPARE(inCurrentLanguage(content).caption, content.caption);
            QVERIFY(!useLanguage(QStringLiteral("tlh")));
            QCOMPARE(currentLanguage(), QStringLiteral("en"));
        }
        const ChartContent chinese = inCurrentLanguage(content);
        QVERIFY(toQt(chinese.caption).contains(QStringLiteral("实测参考线，不是硬件峰值")));
        QVERIFY(toQt(chinese.knees.front().label).startsWith(QStringLiteral("拐点 19.86")));
    }

    void keepsTheLanguageOfAThreadToItself()
    {
        const LanguageScope scope(QStringLiteral("zh_CN"));
        QString elsewhere;
        const std::unique_ptr<QThread> thread(
            QThread::create([&elsewhere] { elsewhere = currentLanguage(); }));
        thread->start();
        QVERIFY(thread->wait(60000));
        QCOMPARE(elsewhere, QStringLiteral("en"));
    }

    void switchesTheWindows()
    {
        Listener window;
        window.show();
        QCoreApplication::processEvents();
        window.changes = 0;
        switchLanguage(QStringLiteral("zh_CN"));
        QCoreApplication::processEvents();
        QVERIFY(window.changes > 0);
        QCOMPARE(chosenLanguage(), QStringLiteral("zh_CN"));
        QCOMPARE(QCoreApplication::translate("rooflab::WindowMenus", "&Save"),
                 QStringLiteral("保存(&S)"));
        QCOMPARE(
            QDialogButtonBox(QDialogButtonBox::Cancel).button(QDialogButtonBox::Cancel)->text(),
            QStringLiteral("取消"));
        switchLanguage(QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("rooflab::WindowMenus", "&Save"),
                 QStringLiteral("&Save"));
        QCOMPARE(chosenLanguage(), QStringLiteral("en"));
        QCoreApplication::processEvents();
        window.changes = 0;
        {
            const LanguageScope scope(QStringLiteral("zh_CN"));
            QCoreApplication::processEvents();
        }
        QCOMPARE(window.changes, 0); // a figure's language is no concern of the windows
    }

    void switchesAnOpenWindow()
    {
        MainWindow window;
        window.showSample();
        window.show();
        QCoreApplication::processEvents();
        const QStringList english = textsOf(window);

        switchLanguage(QStringLiteral("zh_CN"));
        QCoreApplication::processEvents();
        {
            MainWindow built;
            built.showSample();
            built.show();
            QCoreApplication::processEvents();
            QCOMPARE(differences(textsOf(window), textsOf(built)), QString());
        }
        const QRegularExpression unit(QStringLiteral("^([GT]FLOPS|[GT]i?B/s|English$)"));
        for (const QAction* action : window.findChildren<QAction*>()) {
            QVERIFY2(action->text().isEmpty() || isChinese(action->text())
                         || action->text().contains(unit),
                     qPrintable(action->text()));
        }
        switchLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(differences(textsOf(window), english), QString());
    }

    void switchesAWindowThatBeganInChinese()
    {
        QStringList english;
        {
            MainWindow window;
            window.showSample();
            window.show();
            QCoreApplication::processEvents();
            english = textsOf(window);
        }
        switchLanguage(QStringLiteral("zh_CN"));
        MainWindow window;
        window.showSample();
        window.show();
        QCoreApplication::processEvents();
        switchLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(differences(textsOf(window), english), QString());
    }

private:
    SettingsFolder m_settings;
};

QTEST_MAIN(TranslationsTest)
#include "tst_translations.moc"
