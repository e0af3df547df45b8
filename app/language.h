// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QTranslator;

namespace rooflab {

/// The languages that the program speaks: "en", then the translations that it was built with.
[[nodiscard]] QStringList availableLanguages();
/// A language as its own speakers call it: "English", "简体中文".
[[nodiscard]] QString languageName(const QString& language);

/// What the settings choose ("window/language"), else the first of the system's languages that the
/// program speaks, else "en".
[[nodiscard]] QString chosenLanguage();

/// The window's language, with Qt's own texts where the system has their translation. An unknown
/// language is English. Every window gets QEvent::LanguageChange. Main thread only.
void installWindowLanguage(const QString& language);
/// The same while windows are open: their texts change (retranslate), languageNotifier() tells who
/// shows texts of a model, and the settings remember the choice.
void switchLanguage(const QString& language);

/// Tells that switchLanguage() changed what the windows say.
class LanguageNotifier : public QObject {
    Q_OBJECT

Q_SIGNALS:
    void changed();
};
[[nodiscard]] LanguageNotifier& languageNotifier();

/// What is spoken now in this thread: a LanguageScope's language, else the window's.
[[nodiscard]] QString currentLanguage();

/// Speaks a language in this thread for as long as it lives, without telling the windows. Scopes
/// end in the reverse order of their beginning.
class LanguageScope {
public:
    /// Changes nothing if the program does not speak the language.
    explicit LanguageScope(const QString& language);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

    [[nodiscard]] bool isKnown() const { return m_isKnown; }

private:
    bool m_isKnown = false;
};

} // namespace rooflab
