// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include <string_view>

namespace rooflab {

/// Text of a file on one line: control characters, line breaks and non-characters become blanks.
[[nodiscard]] QString plainLine(std::string_view text);

[[nodiscard]] double textWidth(const QFont& font, const QString& text);
[[nodiscard]] double lineHeight(const QFont& font);

/// Breaks at words (between any characters in Chinese) into at most `maxLines` lines of `width`
/// pixels; the last one ends in an ellipsis if there is more.
[[nodiscard]] QStringList wrapText(const QString& text, const QFont& font, double width,
                                   int maxLines);

} // namespace rooflab
