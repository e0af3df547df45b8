// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_language.h"

#include "app/core_text.h"
#include "app/language.h"
#include "app/qt_text.h"
#include "core/format.h"

#include <QCoreApplication>
#include <QTranslator>

namespace rooflab {

namespace {

/// Ends the scope when the last copy of the pointer goes.
struct Spoken : QTranslator {
    explicit Spoken(const QString& language) : scope(language) { }
    LanguageScope scope;
};

} // namespace

std::shared_ptr<QTranslator> useLanguage(const QString& language)
{
    auto spoken = std::make_shared<Spoken>(language);
    return spoken->scope.isKnown() ? spoken : nullptr;
}

QString chartSentence(const Sentence& sentence)
{
    return coreSentence(sentence);
}

ChartContent inCurrentLanguage(ChartContent content)
{
    if (!content.captionParts.empty()) {
        content.caption.clear();
    }
    for (const Sentence& part : content.captionParts) {
        content.caption += (content.caption.empty() ? "" : " · ") + fromQt(coreSentence(part));
    }
    for (std::string& remark : content.remarks) {
        remark = fromQt(coreText(remark));
    }
    for (ChartKnee& knee : content.knees) {
        knee.label = fromQt(QCoreApplication::translate("ChartText", "knee %1")
                                .arg(toQt(formatIntensity(knee.ai))));
    }
    return content;
}

} // namespace rooflab
