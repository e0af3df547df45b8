// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"
#include "core/units.h"

#include <span>
#include <vector>

namespace rooflab {

/// P = min(BW · AI, P_compute) (ch. 7.2).
[[nodiscard]] FlopPerSecond attainable(BytesPerSecond bandwidth, FlopPerSecond compute,
                                       FlopPerByte ai);

/// The ridge point P_compute / BW, where both bounds meet. From raw values, never rounded ones.
[[nodiscard]] FlopPerByte knee(FlopPerSecond compute, BytesPerSecond bandwidth);

/// One stretch of a line in data coordinates, clipped to a frame.
struct LineSegment {
    FramePoint from;
    FramePoint to;
};

/// The visible part of P = BW · AI, from the frame's left or lower edge up to `until` (the highest
/// compute roof) or the frame's edge. Empty if nothing is visible.
[[nodiscard]] std::optional<LineSegment> bandwidthSegment(BytesPerSecond bandwidth,
                                                          std::optional<FlopPerSecond> until,
                                                          const Frame& frame, AxisScale scale);

/// The visible part of P = P_compute, from `from` (its knee with the highest bandwidth) to the
/// right edge. Empty if nothing is visible.
[[nodiscard]] std::optional<LineSegment>
computeSegment(FlopPerSecond compute, std::optional<BytesPerSecond> from, const Frame& frame);

} // namespace rooflab
