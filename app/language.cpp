// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include "app/retranslate.h"

#include <QApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QSettings>
#include <QTranslator>
#include <QWidget>

#include <array>
#include <atomic>
#include <vector>

namespace rooflab {

namespace {

struct Language {
    QString code;
    QString name;
    std::unique_ptr<QTranslator> translator; ///< none: the texts of the sources

    [[nodiscard]] bool isSpoken() const { return !translator || !translator->isEmpty(); }
};

std::array<Language, 2> loadedLanguages()
{
    auto chinese = std::make_unique<QTranslator>();
    if (!chinese->load(QStringLiteral(":/i18n/rooflab_zh_CN.qm"))) {
        chinese = std::make_unique<QTranslator>();
    }
    return {Language{QStringLiteral("en"), QStringLiteral("English"), nullptr},
            Language{QStringLiteral("zh_CN"), QStringLiteral("简体中文"), std::move(chinese)}};
}

const std::array<Language, 2>& languages()
{
    static const std::array<Language, 2> loaded = loadedLanguages();
    return loaded;
}

const Language* findLanguage(const QString& code)
{
    for (const Language& language : languages()) {
        if (language.code == code && language.isSpoken()) {
            return &language;
        }
    }
    return nullptr;
}

std::atomic<const Language*> windowLanguage = nullptr;
thread_local std::vector<const Language*> scopes;

const Language& spokenLanguage()
{
    if (!scopes.empty()) {
        return *scopes.back();
    }
    const Language* language = windowLanguage;
    return language != nullptr ? *language : languages().front();
}

/// Stays installed and asks the language of the moment, so that drawing a figure in another
/// language changes nothing in the windows.
class SpokenTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text,
                                    const char* disambiguation, int n) const override
    {
        const QTranslator* translator = spokenLanguage().translator.get();
        return translator != nullptr ? translator->translate(context, text, disambiguation, n)
                                     : QString();
    }
};

void installSpokenTranslator()
{
    static QPointer<SpokenTranslator> installed;
    if (installed == nullptr && QCoreApplication::instance() != nullptr) {
        installed = new SpokenTranslator(QCoreApplication::instance());
        QCoreApplication::installTranslator(installed);
    }
}

/// The texts of Qt's own dialogs and buttons; a system without them shows them in English.
void installQtTranslator(const QString& language)
{
    static QPointer<QTranslator> installed;
    delete installed;
    auto* translator = new QTranslator(QCoreApplication::instance());
    const bool isLoaded
        = translator->load(QLocale(language), QStringLiteral("qtbase"), QStringLiteral("_"),
                           QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (!isLoaded) {
        delete translator;
        return;
    }
    installed = translator;
    QCoreApplication::installTranslator(translator);
}

QSettings settings()
{
    return QSettings(QStringLiteral("rooflab"), QStringLiteral("rooflab"));
}

QString settingsKey()
{
    return QStringLiteral("window/language");
}

} // namespace

QStringList availableLanguages()
{
    QStringList codes;
    for (const Language& language : languages()) {
        if (language.isSpoken()) {
            codes.append(language.code);
        }
    }
    return codes;
}

QString languageName(const QString& language)
{
    const Language* found = findLanguage(language);
    return found != nullptr ? found->name : language;
}

QString chosenLanguage()
{
    const QString stored = settings().value(settingsKey()).toString();
    if (findLanguage(stored) != nullptr) {
        return stored;
    }
    for (const QString& tag : QLocale::system().uiLanguages()) {
        const QLocale locale(tag);
        for (const QString& code : availableLanguages()) {
            const QLocale known(code);
            if (locale.language() == known.language() && locale.script() == known.script()) {
                return code;
            }
        }
    }
    return languages().front().code;
}

void installWindowLanguage(const QString& language)
{
    const Language* known = findLanguage(language);
    windowLanguage = known != nullptr ? known : &languages().front();
    installSpokenTranslator();
    installQtTranslator(currentLanguage());
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
}

void switchLanguage(const QString& language)
{
    const QString from = currentLanguage();
    installWindowLanguage(language);
    QSettings stored = settings();
    stored.setValue(settingsKey(), currentLanguage());
    if (currentLanguage() == from) {
        return;
    }
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->parent() == nullptr) { // menus and dialogs go with their window
            retranslate(*window, from, currentLanguage());
        }
    }
    Q_EMIT languageNotifier().changed();
}

LanguageNotifier& languageNotifier()
{
    static LanguageNotifier notifier;
    return notifier;
}

QString currentLanguage()
{
    return spokenLanguage().code;
}

LanguageScope::LanguageScope(const QString& language)
{
    if (const Language* known = findLanguage(language)) {
        installSpokenTranslator();
        scopes.push_back(known);
        m_isKnown = true;
    }
}

LanguageScope::~LanguageScope()
{
    if (m_isKnown) {
        scopes.pop_back();
    }
}

} // namespace rooflab
