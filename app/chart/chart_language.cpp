// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_language.h"

#include "app/qt_text.h"
#include "core/format.h"

#include <QCoreApplication>
#include <QTranslator>

namespace rooflab {

namespace {

// What core says in a caption, listed so that the translation tool finds it. core has no Qt.
[[maybe_unused]] constexpr const char* captionTexts[] = {
    QT_TRANSLATE_NOOP("ChartText", "points: %1 time"),
    QT_TRANSLATE_NOOP("ChartText", "recorded %1"),
    QT_TRANSLATE_NOOP("ChartText", "measured references, not hardware peaks"),
    QT_TRANSLATE_NOOP("ChartText", "references, not limits that every kernel must obey"),
    QT_TRANSLATE_NOOP("ChartText", "Q = algorithmic bytes"),
    QT_TRANSLATE_NOOP("ChartText", "Q partly from counters"),
    QT_TRANSLATE_NOOP("ChartText",
                      "low arithmetic intensity suggests a bandwidth limit, it does not prove one"),
    QT_TRANSLATE_NOOP("ChartText", "min"),
    QT_TRANSLATE_NOOP("ChartText", "median"),
    QT_TRANSLATE_NOOP("ChartText", "mean"),
    QT_TRANSLATE_NOOP("ChartText", "p95"),
};

std::string translated(const std::string& text)
{
    return fromQt(QCoreApplication::translate("ChartText", text.c_str()));
}

} // namespace

std::shared_ptr<QTranslator> useLanguage(const QString& language)
{
    const auto remove = [](QTranslator* translator) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    };
    std::shared_ptr<QTranslator> translator(new QTranslator, remove);
    if (!translator->load(QStringLiteral(":/i18n/rooflab_") + language + QStringLiteral(".qm"))) {
        return nullptr;
    }
    QCoreApplication::installTranslator(translator.get());
    return translator;
}

ChartContent inCurrentLanguage(ChartContent content)
{
    if (!content.captionParts.empty()) {
        content.caption.clear();
    }
    for (const Sentence& part : content.captionParts) {
        Sentence said = part;
        // A bare "%1" is text from the record; the other arguments are words or dates.
        if (part.text != "%1") {
            said.text = translated(part.text);
            for (std::string& argument : said.arguments) {
                argument = argument.empty() ? argument : translated(argument);
            }
        }
        content.caption += (content.caption.empty() ? "" : " · ") + said.plain();
    }
    for (ChartKnee& knee : content.knees) {
        knee.label = fromQt(QCoreApplication::translate("ChartText", "knee %1")
                                .arg(toQt(formatIntensity(knee.ai))));
    }
    return content;
}

} // namespace rooflab
