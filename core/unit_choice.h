// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/units.h"

#include <optional>
#include <string>

namespace rooflab {

/// In which unit rates are shown. Display only: nothing that is stored or computed changes.
enum class PerformanceUnit { Auto, Gflops, Tflops };
inline constexpr EnumTable<PerformanceUnit, 3> performanceUnitTexts{
    {{PerformanceUnit::Auto, "auto"},
     {PerformanceUnit::Gflops, "GFLOPS"},
     {PerformanceUnit::Tflops, "TFLOPS"}}};
constexpr std::string_view toText(PerformanceUnit unit)
{
    return enumText(performanceUnitTexts, unit);
}

/// GB = 1e9 B, GiB = 2^30 B, TB = 1e12 B.
enum class BandwidthUnit { Auto, GBPerSecond, GiBPerSecond, TBPerSecond };
inline constexpr EnumTable<BandwidthUnit, 4> bandwidthUnitTexts{
    {{BandwidthUnit::Auto, "auto"},
     {BandwidthUnit::GBPerSecond, "GB/s"},
     {BandwidthUnit::GiBPerSecond, "GiB/s"},
     {BandwidthUnit::TBPerSecond, "TB/s"}}};
constexpr std::string_view toText(BandwidthUnit unit)
{
    return enumText(bandwidthUnitTexts, unit);
}

struct UnitChoice {
    PerformanceUnit performance = PerformanceUnit::Auto;
    BandwidthUnit bandwidth = BandwidthUnit::Auto;
    friend bool operator==(const UnitChoice&, const UnitChoice&) = default;
};

/// One of the unit in FLOP/s or B/s; absent for Auto, whose prefix follows each value.
[[nodiscard]] std::optional<FlopPerSecond> sizeOf(PerformanceUnit unit);
[[nodiscard]] std::optional<BytesPerSecond> sizeOf(BandwidthUnit unit);

/// "50.26 GFLOPS", "0.05026 TFLOPS"; with Auto as in core/format.
[[nodiscard]] std::string formatPerformance(FlopPerSecond performance, PerformanceUnit unit,
                                            int digits = 4);
/// "603.1 GB/s", "561.7 GiB/s".
[[nodiscard]] std::string formatBandwidth(BytesPerSecond bandwidth, BandwidthUnit unit,
                                          int digits = 4);
/// In the chosen unit, and how that converts: "561.7 GiB/s = 603.1 GB/s"; once where both are the
/// same.
[[nodiscard]] std::string withConversion(FlopPerSecond performance, const UnitChoice& units);
[[nodiscard]] std::string withConversion(BytesPerSecond bandwidth, const UnitChoice& units);
/// The number alone, for an axis whose title has the unit; with Auto the text has its unit.
[[nodiscard]] std::string axisNumber(FlopPerSecond performance, PerformanceUnit unit,
                                     int digits = 4);
[[nodiscard]] std::string axisNumber(BytesPerSecond bandwidth, BandwidthUnit unit, int digits = 4);

/// The exact conversion to the unit one step away: "1 GiB/s = 1.073741824 GB/s"; empty for Auto.
[[nodiscard]] std::string conversionText(PerformanceUnit unit);
[[nodiscard]] std::string conversionText(BandwidthUnit unit);

} // namespace rooflab
