// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/unit_choice.h"

#include "core/format.h"

namespace rooflab {
namespace {

std::string asBoth(const std::string& chosen, const std::string& automatic)
{
    return chosen == automatic ? chosen : chosen + " = " + automatic;
}

} // namespace

std::optional<FlopPerSecond> sizeOf(PerformanceUnit unit)
{
    switch (unit) {
    case PerformanceUnit::Auto:
        return std::nullopt;
    case PerformanceUnit::Gflops:
        return FlopPerSecond(giga);
    case PerformanceUnit::Tflops:
        return FlopPerSecond(tera);
    }
    return std::nullopt;
}

std::optional<BytesPerSecond> sizeOf(BandwidthUnit unit)
{
    switch (unit) {
    case BandwidthUnit::Auto:
        return std::nullopt;
    case BandwidthUnit::GBPerSecond:
        return BytesPerSecond(giga);
    case BandwidthUnit::GiBPerSecond:
        return BytesPerSecond(gibibyte);
    case BandwidthUnit::TBPerSecond:
        return BytesPerSecond(tera);
    }
    return std::nullopt;
}

std::string axisNumber(FlopPerSecond performance, PerformanceUnit unit, int digits)
{
    const auto size = sizeOf(unit);
    return size ? formatNumber(ratio(performance, *size), digits)
                : formatPerformance(performance, digits);
}

std::string axisNumber(BytesPerSecond bandwidth, BandwidthUnit unit, int digits)
{
    const auto size = sizeOf(unit);
    return size ? formatNumber(ratio(bandwidth, *size), digits)
                : formatBandwidth(bandwidth, digits);
}

std::string formatPerformance(FlopPerSecond performance, PerformanceUnit unit, int digits)
{
    const std::string number = axisNumber(performance, unit, digits);
    return unit == PerformanceUnit::Auto ? number : number + " " + std::string(toText(unit));
}

std::string formatBandwidth(BytesPerSecond bandwidth, BandwidthUnit unit, int digits)
{
    const std::string number = axisNumber(bandwidth, unit, digits);
    return unit == BandwidthUnit::Auto ? number : number + " " + std::string(toText(unit));
}

std::string withConversion(FlopPerSecond performance, const UnitChoice& units)
{
    return asBoth(formatPerformance(performance, units.performance),
                  formatPerformance(performance));
}

std::string withConversion(BytesPerSecond bandwidth, const UnitChoice& units)
{
    return asBoth(formatBandwidth(bandwidth, units.bandwidth), formatBandwidth(bandwidth));
}

std::string conversionText(PerformanceUnit unit)
{
    switch (unit) {
    case PerformanceUnit::Auto:
        return {};
    case PerformanceUnit::Gflops:
        return "1000 GFLOPS = 1 TFLOPS";
    case PerformanceUnit::Tflops:
        return "1 TFLOPS = 1000 GFLOPS";
    }
    return {};
}

std::string conversionText(BandwidthUnit unit)
{
    switch (unit) {
    case BandwidthUnit::Auto:
        return {};
    case BandwidthUnit::GBPerSecond:
        return "1000 GB/s = 1 TB/s";
    case BandwidthUnit::GiBPerSecond:
        return "1 GiB/s = 1.073741824 GB/s";
    case BandwidthUnit::TBPerSecond:
        return "1 TB/s = 1000 GB/s";
    }
    return {};
}

} // namespace rooflab
