// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/units.h"

#include <optional>
#include <span>

namespace rooflab {

enum class AxisScale { Log, Linear };
inline constexpr EnumTable<AxisScale, 2> axisScaleTexts{
    {{AxisScale::Log, "log"}, {AxisScale::Linear, "linear"}}};
constexpr std::string_view toText(AxisScale scale)
{
    return enumText(axisScaleTexts, scale);
}

/// The visible part of the roofline plane: x in FLOP/Byte, y in FLOP/s.
struct Frame {
    double aiMin = 1e-2;
    double aiMax = 1e3;
    double performanceMin = 1e9;
    double performanceMax = 1e14;
    friend bool operator==(const Frame&, const Frame&) = default;

    [[nodiscard]] bool contains(FlopPerByte ai, FlopPerSecond performance) const;
};

/// Bounds that no frame leaves, so that repeated zooming can neither freeze nor overflow.
inline constexpr Frame frameLimits{1e-6, 1e7, 1e3, 1e19};
/// The smallest visible span in decades on either axis.
inline constexpr double minimumSpanDecades = 0.02;

struct FramePoint {
    FlopPerByte ai;
    FlopPerSecond performance;
    friend bool operator==(const FramePoint&, const FramePoint&) = default;
};

/// The home frame: from the bandwidth and compute values alone, snapped to whole decades, so that
/// two sessions of one device look alike. Without ceilings it comes from the points; without
/// either it is Frame's default.
[[nodiscard]] Frame homeFrame(std::span<const BytesPerSecond> bandwidths,
                              std::span<const FlopPerSecond> computes,
                              std::span<const FramePoint> points);

/// The smallest decade-snapped frame that holds `frame` and every point.
[[nodiscard]] Frame frameIncluding(Frame frame, std::span<const FramePoint> points);

/// On linear axes the origin must be visible: x from 0 to just right of the largest knee.
[[nodiscard]] Frame linearFrame(const Frame& home, std::optional<FlopPerByte> largestKnee,
                                std::optional<FlopPerSecond> highestCompute);

/// Zooms by `factor` (> 1 = closer) keeping the given fraction (0..1) of each axis in place, and
/// clamps to frameLimits and minimumSpanDecades.
[[nodiscard]] Frame zoomed(const Frame& frame, AxisScale scale, double factor, double fractionX,
                           double fractionY);
/// Moves by fractions of the visible span; clamped to frameLimits without changing the span.
[[nodiscard]] Frame panned(const Frame& frame, AxisScale scale, double fractionX, double fractionY);

} // namespace rooflab
