// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart_content.h"

#include <QString>

#include <memory>

class QTranslator;

namespace rooflab {

/// Installs the translation of a language ("zh_CN") for as long as the result lives; empty if the
/// program has none. English needs none.
[[nodiscard]] std::shared_ptr<QTranslator> useLanguage(const QString& language);

/// The content with the texts that core words itself (caption, knees) in the current language.
/// Names and notes from files stay as they are.
[[nodiscard]] ChartContent inCurrentLanguage(ChartContent content);

} // namespace rooflab
