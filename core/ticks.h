// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"

#include <string>
#include <vector>

namespace rooflab {

/// One tick of an axis; major ticks carry a label, minor ones a grid line only.
struct Tick {
    double value = 0.0;
    bool major = false;
    std::string label; ///< empty where labels would crowd; without the unit
};

enum class TickStyle {
    Plain, ///< 0.01, 1, 1000
    SiPrefix, ///< 1 G, 10 G, 1 T
    PowerOfTen ///< 10⁹, written with superscript digits
};

/// Ticks from min to max, both ends included when they are ticks. On a log axis decades are major;
/// below two decades 2 and 5 (below one decade, further digits) get labels too, so that an axis
/// never stands without one. At most `maxLabels` labels.
[[nodiscard]] std::vector<Tick> axisTicks(double minimum, double maximum, AxisScale scale,
                                          TickStyle style, int maxLabels);

} // namespace rooflab
