// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace rooflab {

/// One text of the program in its two languages.
struct TranslatedText {
    QString context; ///< "rooflab::WindowMenus", "core"
    QString english;
    QString translation;
};

/// Every text that a language translates. A compiled translation holds no English, so this reads
/// the .ts that the program carries, once. Empty for English.
[[nodiscard]] const std::vector<TranslatedText>& translatedTexts(const QString& language);

} // namespace rooflab
