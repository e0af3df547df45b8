// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plot_point.h"
#include "core/sentence.h"

#include <span>

namespace rooflab {

/// What a sweep shows over its parameter.
enum class SweepQuantity { Bandwidth, Time, Performance };
inline constexpr EnumTable<SweepQuantity, 3> sweepQuantityTexts{
    {{SweepQuantity::Bandwidth, "bandwidth"},
     {SweepQuantity::Time, "time"},
     {SweepQuantity::Performance, "performance"}}};
constexpr std::string_view toText(SweepQuantity quantity)
{
    return enumText(sweepQuantityTexts, quantity);
}

/// One record of a sweep. The quantities are in B/s, s or FLOP/s; absent: it has none.
struct SweepPoint {
    std::size_t measurement = 0; ///< index in the span given
    double parameter = 0.0; ///< the value of the parameter
    std::optional<double> value; ///< at the chosen statistic
    std::optional<double> atMin; ///< from the shortest time: the band's one edge
    std::optional<double> atMedian; ///< from the median time: its other edge
    Standing standing = Standing::NotPlottable;
};

/// Records of one kernel, variant, device, precision and timing that differ in one parameter.
struct SweepSeries {
    std::string parameter; ///< "stride", "size", "k"…
    std::string kernel;
    std::string variant;
    std::optional<std::string> device;
    std::optional<Precision> precision;
    std::vector<std::string> files; ///< one, or those that hold one record each
    std::string fixed; ///< the other parameters: "size=134217728, block=256"
    std::vector<SweepPoint> points; ///< by parameter, then by record; duplicates stay
    std::size_t distinctValues = 0;
    std::optional<std::size_t> twin; ///< the series of the controlled twin
    std::vector<Sentence> remarks; ///< duplicates, what else changes along the series
};

/// A variant and the one that differs from it in the access pattern alone: same grid, same loop
/// count, same elements of a wavefront (README, "Reading the stride scan").
struct ControlledTwin {
    std::string_view kernel;
    std::string_view variant;
    std::string_view twin;
};
[[nodiscard]] std::span<const ControlledTwin> controlledTwins();

/// All sweeps, in order of their first record; a record can be in several (stride and size). Those
/// of different files stay separate, but files of one folder with a single record each make one
/// series. About linear in the number of records times their parameters.
[[nodiscard]] std::vector<SweepSeries> findSweeps(std::span<const Measurement> measurements);

/// Fills in the values of the series' points.
void readSweeps(std::vector<SweepSeries>& sweeps, std::span<const Measurement> measurements,
                SweepQuantity quantity, Statistic statistic);

} // namespace rooflab
