// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translated_texts.h"

#include <QFile>
#include <QXmlStreamReader>

#include <map>

namespace rooflab {

namespace {

void readMessage(QXmlStreamReader& xml, const QString& context, std::vector<TranslatedText>& texts)
{
    TranslatedText text{context, {}, {}};
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            text.english = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            text.translation = xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    texts.push_back(std::move(text));
}

void readContext(QXmlStreamReader& xml, std::vector<TranslatedText>& texts)
{
    QString context;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            readMessage(xml, context, texts);
        } else {
            xml.skipCurrentElement();
        }
    }
}

std::vector<TranslatedText> readTexts(const QString& language)
{
    std::vector<TranslatedText> texts;
    QFile file(QStringLiteral(":/i18n/rooflab_%1.ts").arg(language));
    if (file.open(QIODevice::ReadOnly)) {
        QXmlStreamReader xml(&file);
        xml.readNextStartElement(); // <TS>
        while (xml.readNextStartElement()) {
            readContext(xml, texts);
        }
    }
    return texts;
}

} // namespace

const std::vector<TranslatedText>& translatedTexts(const QString& language)
{
    static thread_local std::map<QString, std::vector<TranslatedText>> read;
    auto found = read.find(language);
    if (found == read.end()) {
        found = read.emplace(language, readTexts(language)).first;
    }
    return found->second;
}

} // namespace rooflab
