// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core_text.h"
#include "app/qt_text.h"
#include "core/sentence.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rooflab {

/// A sentence of core in the current language, as plain text. Names from files stay as they are.
inline std::string spoken(const Sentence& sentence)
{
    return fromQt(coreSentence(sentence));
}

inline QString sentenceText(const Sentence& sentence)
{
    return coreSentence(sentence);
}

inline QStringList sentenceTexts(const std::vector<Sentence>& sentences)
{
    QStringList texts;
    for (const Sentence& sentence : sentences) {
        texts.append(sentenceText(sentence));
    }
    return texts;
}

} // namespace rooflab
