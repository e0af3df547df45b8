// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_message.h"

#include "app/translated_texts.h"

#include <algorithm>
#include <map>

namespace rooflab {

namespace {

/// Fewer fit what they do not belong to, unless only numbers stand between them: "%1 of %2".
constexpr int leastFixedLetters = 7;

const QRegularExpression& placeholder()
{
    static const QRegularExpression expression(QStringLiteral("%([1-9])"));
    return expression;
}

std::vector<CoreMessage> readMessages(const QString& language)
{
    std::vector<CoreMessage> messages;
    for (const TranslatedText& text : translatedTexts(language)) {
        if (text.context == QLatin1String("core") && CoreMessage::hasChangingParts(text.english)) {
            messages.emplace_back(text.english, text.translation);
        }
    }
    std::erase_if(messages, [](const CoreMessage& message) { return message.fixedLetters() == 0; });
    std::stable_sort(messages.begin(), messages.end(),
                     [](const CoreMessage& left, const CoreMessage& right) {
                         return left.fixedLetters() > right.fixedLetters();
                     });
    return messages;
}

} // namespace

CoreMessage::CoreMessage(const QString& english, QString translation)
    : m_start(english.section(QLatin1Char('%'), 0, 0)), m_translation(std::move(translation))
{
    QString pattern;
    qsizetype end = 0;
    for (auto found = placeholder().globalMatch(english); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        pattern += QRegularExpression::escape(english.mid(end, match.capturedStart() - end));
        end = match.capturedEnd();
        const int number = match.captured(1).toInt();
        const auto seen = std::find(m_numbers.begin(), m_numbers.end(), number);
        pattern += seen == m_numbers.end()
            ? QStringLiteral("(.+?)")
            : QStringLiteral("\\%1").arg(seen - m_numbers.begin() + 1);
        if (seen == m_numbers.end()) {
            m_numbers.push_back(number);
        }
    }
    pattern += QRegularExpression::escape(english.mid(end));
    m_pattern.setPattern(QRegularExpression::anchoredPattern(pattern));
    m_pattern.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
    m_fixedLetters = static_cast<int>(
        std::count_if(english.begin(), english.end(), [](QChar c) { return c.isLetter(); }));
}

bool CoreMessage::hasChangingParts(const QString& text)
{
    return text.contains(placeholder());
}

std::optional<QStringList> CoreMessage::changingParts(const QString& text) const
{
    if (!text.startsWith(m_start)) {
        return std::nullopt;
    }
    const QRegularExpressionMatch match = m_pattern.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    QStringList parts;
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const int number = m_numbers[i];
        while (parts.size() < number) {
            parts.append(QString());
        }
        parts[number - 1] = match.captured(static_cast<int>(i) + 1);
    }
    return parts;
}

bool CoreMessage::isSure(const QStringList& parts) const
{
    return m_fixedLetters >= leastFixedLetters
        || std::all_of(parts.begin(), parts.end(), [](const QString& part) {
               return !part.isEmpty() && part.front().isDigit();
           });
}

QString CoreMessage::translated(const QStringList& parts) const
{
    QString text;
    qsizetype end = 0;
    for (auto found = placeholder().globalMatch(m_translation); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text += m_translation.mid(end, match.capturedStart() - end);
        text += parts.value(match.captured(1).toInt() - 1);
        end = match.capturedEnd();
    }
    return text + m_translation.mid(end);
}

const std::vector<CoreMessage>& coreMessages(const QString& language)
{
    static thread_local std::map<QString, std::vector<CoreMessage>> read;
    auto found = read.find(language);
    if (found == read.end()) {
        found = read.emplace(language, readMessages(language)).first;
    }
    return found->second;
}

} // namespace rooflab
