// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"

namespace rooflab {

/// Gives every window of the program the colours of a theme. Print is for figures; it looks like
/// Light on screen.
void applyAppearance(ThemeId theme);

} // namespace rooflab
