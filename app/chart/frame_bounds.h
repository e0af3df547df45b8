// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"

namespace rooflab {

/// True if the frame has finite bounds in ascending order.
[[nodiscard]] bool isFrame(const Frame& frame);

/// The frame unchanged if the axes can show it, else clamped to frameLimits.
[[nodiscard]] Frame showable(Frame frame, AxisScale scale);

} // namespace rooflab
