// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <optional>
#include <string>

namespace rooflab {

/// How a measurement may be drawn.
enum class Standing {
    Valid, ///< full validation
    Partial, ///< plottable, but not fully validated: drawn hollow
    Failed, ///< validation failed: drawn only as failed
    NotPlottable ///< no place on the axes; `reason` says why
};
inline constexpr EnumTable<Standing, 4> standingTexts{{{Standing::Valid, "valid"},
                                                       {Standing::Partial, "partly_validated"},
                                                       {Standing::Failed, "failed"},
                                                       {Standing::NotPlottable, "not_plottable"}}};
constexpr std::string_view toText(Standing standing)
{
    return enumText(standingTexts, standing);
}

/// A measurement seen through one statistic. AI = F/Q, P = F/t, bandwidth = Q/t are one
/// measurement shown three ways. What can be computed is present even when it cannot be plotted:
/// a copy has a bandwidth and no place on a log axis.
struct PlotPoint {
    std::optional<ChosenTime> time;
    std::optional<FlopPerByte> ai;
    std::optional<FlopPerSecond> performance;
    std::optional<BytesPerSecond> bandwidth;
    Standing standing = Standing::NotPlottable;
    std::string reason; ///< empty for Valid and Partial

    [[nodiscard]] bool isPlottable() const
    {
        return standing == Standing::Valid || standing == Standing::Partial;
    }
    /// Has a position on the axes (plottable, or failed with numbers).
    [[nodiscard]] bool hasPosition() const { return standing != Standing::NotPlottable; }
};

[[nodiscard]] PlotPoint plotPoint(const Measurement& measurement, Statistic statistic);

} // namespace rooflab
