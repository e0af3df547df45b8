// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace rooflab {

/// A message that core puts together, known by its fixed parts: "the probe %1 has no time".
class CoreMessage {
public:
    CoreMessage(const QString& english, QString translation);

    /// Whether a text has placeholders.
    [[nodiscard]] static bool hasChangingParts(const QString& text);

    /// What stands at %1, %2 … if the text is this message.
    [[nodiscard]] std::optional<QStringList> changingParts(const QString& text) const;
    /// Whether it cannot well be another text: it has many fixed letters, or numbers between them.
    [[nodiscard]] bool isSure(const QStringList& parts) const;
    /// The translation with the parts in place. A part is never searched for placeholders.
    [[nodiscard]] QString translated(const QStringList& parts) const;
    /// Letters of the fixed parts: the more, the surer a match.
    [[nodiscard]] int fixedLetters() const { return m_fixedLetters; }

private:
    QString m_start; ///< before the first placeholder
    QString m_translation;
    QRegularExpression m_pattern;
    std::vector<int> m_numbers; ///< of the placeholders, in the order of the English text
    int m_fixedLetters = 0;
};

/// The messages that a language translates, the surest first. Empty for English.
[[nodiscard]] const std::vector<CoreMessage>& coreMessages(const QString& language);

} // namespace rooflab
