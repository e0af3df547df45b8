// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explore/comparison.h"

#include <QPalette>
#include <QString>

#include <span>

namespace rooflab {

/// A comparison for people: for the screen, as plain text and as Markdown.
struct CompareText {
    QString html;
    QString plain;
    QString markdown;
};

/// `runs` are those of the comparison, base first.
[[nodiscard]] CompareText compareText(const Comparison& comparison,
                                      std::span<const Measurement* const> runs,
                                      const QPalette& colors);

/// "6.727 ×, 95 %: 6.70 to 6.75", "not distinguishable…".
[[nodiscard]] QString ratioText(const QuantityRatio& ratio);

} // namespace rooflab
