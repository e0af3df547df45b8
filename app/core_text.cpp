// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text.h"

#include "app/core_message.h"
#include "app/language.h"
#include "app/qt_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

namespace rooflab {

namespace {

constexpr int deepestNesting = 3; ///< messages in messages: "not read: line 3: no number"

/// The translation of a text that core states literally; null if there is none.
QString fixedText(const QString& text)
{
    const QString said = QCoreApplication::translate("core", text.toUtf8().constData());
    return said == text ? QString() : said;
}

QString messageText(const QString& text, int depth);

/// The parts between the separators that stand outside brackets.
QStringList partsOf(const QString& text, const QString& separator)
{
    QStringList parts;
    for (const QString& piece : text.split(separator)) {
        const bool isInside = !parts.isEmpty()
            && parts.last().count(QLatin1Char('(')) > parts.last().count(QLatin1Char(')'));
        if (isInside) {
            parts.last() += separator + piece;
        } else {
            parts.append(piece);
        }
    }
    return parts;
}

enum class Known { All, Some };

/// "passed, all 16777216 checked": each part for itself; null if too few of them are known.
QString listText(const QString& text, Known known, int depth)
{
    for (const auto& [separator, translated] :
         {std::pair{QStringLiteral("; "), QStringLiteral("；")},
          std::pair{QStringLiteral(", "), QStringLiteral("，")}}) {
        QStringList parts = partsOf(text, separator);
        if (parts.size() < 2) {
            continue;
        }
        qsizetype count = 0;
        for (QString& part : parts) {
            const QString said = messageText(part, depth + 1);
            count += said.isNull() ? 0 : 1;
            part = said.isNull() ? part : said;
        }
        if (count == parts.size() || (known == Known::Some && count > 0)) {
            return parts.join(translated);
        }
    }
    return {};
}

QString builtText(const QString& text, int depth)
{
    for (const CoreMessage& message : coreMessages(currentLanguage())) {
        std::optional<QStringList> parts = message.changingParts(text);
        if (parts && message.isSure(*parts)) {
            for (QString& part : *parts) {
                const QString said = messageText(part, depth + 1);
                part = said.isNull() ? part : said;
            }
            return message.translated(*parts);
        }
    }
    return {};
}

/// "0.3338 ms (min)": what stands in brackets at the end, and what stands before it.
QString remarkText(const QString& text, int depth)
{
    static const QRegularExpression expression(QStringLiteral("^(.+) \\(([^()]+)\\)$"));
    const QRegularExpressionMatch match = expression.match(text);
    const QString remark = match.hasMatch() ? messageText(match.captured(2), depth + 1) : QString();
    if (remark.isNull()) {
        return {};
    }
    const QString said = messageText(match.captured(1), depth + 1);
    return (said.isNull() ? match.captured(1) : said) + QStringLiteral("（%1）").arg(remark);
}

QString messageText(const QString& text, int depth)
{
    QString said = fixedText(text);
    if (!said.isNull() || depth >= deepestNesting) {
        return said;
    }
    said = listText(text, Known::All, depth);
    if (said.isNull()) {
        said = remarkText(text, depth);
    }
    if (said.isNull()) {
        said = builtText(text, depth);
    }
    return said.isNull() ? listText(text, Known::Some, depth) : said;
}

} // namespace

QString coreText(std::string_view text)
{
    const QString english = toQt(text);
    const QString language = currentLanguage();
    if (english.isEmpty() || language == QLatin1String("en")) {
        return english;
    }
    static thread_local QHash<QString, QString> known; // one message stands in many rows
    static thread_local QString knownLanguage;
    constexpr qsizetype mostKnown = 10000;
    if (knownLanguage != language || known.size() >= mostKnown) {
        known.clear();
        knownLanguage = language;
    }
    const auto found = known.constFind(english);
    if (found != known.constEnd()) {
        return *found;
    }
    const QString said = messageText(english, 0);
    return known.insert(english, said.isNull() ? english : said).value();
}

QString coreSentence(const Sentence& sentence)
{
    if (sentence.text == "%1") { // a text from the record
        return toQt(sentence.plain());
    }
    Sentence said{fromQt(QCoreApplication::translate("core", sentence.text.c_str())), {}};
    for (const std::string& argument : sentence.arguments) {
        said.arguments.push_back(fromQt(coreText(argument)));
    }
    return toQt(said.plain());
}

QString errorText(const Error& error)
{
    const QString message = coreText(error.message);
    return error.where.empty()
        ? message
        : QCoreApplication::translate("CoreText", "%1 (%2)", "an error and its place")
              .arg(message, toQt(error.where));
}

} // namespace rooflab
