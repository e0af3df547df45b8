// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"

#include <QColor>
#include <QPalette>

namespace rooflab {

/// Gives every window of the program the colours of a theme. Print is for figures; it looks like
/// Light on screen.
void applyAppearance(ThemeId theme);

/// Text that says what is wrong, readable on the palette's window colour.
[[nodiscard]] QColor problemColor(const QPalette& palette);

} // namespace rooflab
