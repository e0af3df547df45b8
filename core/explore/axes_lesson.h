// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"
#include "core/sentence.h"

#include <span>
#include <vector>

namespace rooflab {

/// One step of the ruler on a bandwidth line: ten times to the right, ten times up. On log axes
/// both legs are equally many decades, so the slope is 1 whatever the bandwidth.
struct RulerStep {
    FramePoint from;
    FramePoint corner; ///< below `to`, at the height of `from`
    FramePoint to;
};

/// The whole decades of AI on P = BW · AI inside the frame and not above `until`.
[[nodiscard]] std::vector<RulerStep>
decadeRuler(BytesPerSecond bandwidth, std::optional<FlopPerSecond> until, const Frame& frame);

/// Where a bandwidth line meets the left edge of the axes: P_left = BW · AI_min. The height says
/// FLOP/s, it is not the bandwidth read off the axis.
struct LeftEdge {
    FramePoint at;
    bool isVisible = false; ///< the height lies inside the frame
    Sentence statement;
};
/// For log axes, where `frame.aiMin` is positive.
[[nodiscard]] LeftEdge leftEdge(BytesPerSecond bandwidth, const Frame& frame);

/// The distance between two ceilings of one kind on a log axis: a ratio, not a difference.
struct VerticalGap {
    double ratio = 1.0; ///< higher / lower
    double decades = 0.0; ///< log10(ratio)
    Sentence statement;
};
[[nodiscard]] VerticalGap verticalGap(BytesPerSecond a, BytesPerSecond b);
[[nodiscard]] VerticalGap verticalGap(FlopPerSecond a, FlopPerSecond b);

/// On linear axes dP/dAI = BW: "each FLOP/Byte more allows 1000 GFLOPS more".
[[nodiscard]] Sentence linearSlope(BytesPerSecond bandwidth);
/// On log axes: slope 1, and the bandwidth is the height at 1 FLOP/Byte.
[[nodiscard]] Sentence logSlope(BytesPerSecond bandwidth);

/// min(BW · AI, P_compute) of several bandwidths at one arithmetic intensity.
struct RoofTableRow {
    FlopPerByte ai;
    std::vector<FlopPerSecond> roofs; ///< one a bandwidth, in the order given
};
/// 1, 10, 50, 100, 200 and 400 FLOP/Byte.
[[nodiscard]] std::span<const FlopPerByte> roofTableIntensities();
[[nodiscard]] std::vector<RoofTableRow> roofTable(std::span<const BytesPerSecond> bandwidths,
                                                  FlopPerSecond compute,
                                                  std::span<const FlopPerByte> intensities);

} // namespace rooflab
