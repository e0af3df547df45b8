// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart_content.h"
#include "core/sentence.h"

#include <QString>

#include <memory>

class QTranslator;

namespace rooflab {

/// Speaks a language ("en", "zh_CN") in this thread for as long as the result lives; empty if the
/// program does not speak it.
[[nodiscard]] std::shared_ptr<QTranslator> useLanguage(const QString& language);

/// A sentence of core in the current language (coreSentence).
[[nodiscard]] QString chartSentence(const Sentence& sentence);

/// The content with the texts that core words itself (caption, knees) in the current language.
/// Names and notes from files stay as they are.
[[nodiscard]] ChartContent inCurrentLanguage(ChartContent content);

} // namespace rooflab
