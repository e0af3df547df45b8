// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace rooflab {

namespace {

struct Prefix {
    double scale;
    std::string_view symbol;
};

constexpr std::array<Prefix, 7> siPrefixes{
    {{1e18, "E"}, {1e15, "P"}, {tera, "T"}, {giga, "G"}, {mega, "M"}, {kilo, "k"}, {1.0, ""}}};

template <std::size_t count>
std::string scaled(double value, const std::array<Prefix, count>& prefixes, std::string_view unit,
                   int digits)
{
    if (!std::isfinite(value)) {
        return formatNumber(value, digits) + " " + std::string(unit);
    }
    const double magnitude = std::fabs(value);
    const Prefix* chosen = &prefixes.back();
    for (const Prefix& prefix : prefixes) {
        // 999.96 G with four digits prints as 1000 G: go up one prefix instead.
        if (magnitude * (1.0 + 0.5 * std::pow(10.0, -digits)) >= prefix.scale) {
            chosen = &prefix;
            break;
        }
    }
    return formatNumber(value / chosen->scale, digits) + " " + std::string(chosen->symbol)
        + std::string(unit);
}

/// Without zeros that carry nothing after the decimal point: "12.50" -> "12.5".
std::string trimmed(std::string text)
{
    const std::size_t exponent = std::min(text.find('e'), text.size());
    const std::string tail = text.substr(exponent);
    text.resize(exponent);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') {
            text.pop_back();
        }
    }
    return text + tail;
}

} // namespace

std::string formatNumber(double value, int digits)
{
    if (std::isnan(value)) {
        return "nan";
    }
    if (std::isinf(value)) {
        return value > 0 ? "inf" : "-inf";
    }
    if (value == 0.0) {
        return "0";
    }
    const int exponent = static_cast<int>(std::floor(std::log10(std::fabs(value))));
    std::array<char, 64> buffer{};
    char* end = nullptr;
    if (exponent >= -5 && exponent < 7) {
        const int decimals = std::max(0, digits - 1 - exponent);
        end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                            std::chars_format::fixed, decimals)
                  .ptr;
    } else {
        end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                            std::chars_format::scientific, digits - 1)
                  .ptr;
    }
    return trimmed(std::string(buffer.data(), end));
}

std::string formatExact(double value)
{
    std::array<char, 64> buffer{};
    char* end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

std::string formatInteger(std::int64_t value)
{
    return std::to_string(value);
}

std::string formatTime(Seconds time, int digits)
{
    // 0.3338 ms, as the chapters print it: milliseconds from 0.1 ms on.
    static constexpr std::array<Prefix, 4> prefixes{
        {{1.0, ""}, {1e-4, "m"}, {1e-7, "µ"}, {0.0, "n"}}};
    const double magnitude = std::fabs(time.value());
    for (const Prefix& prefix : prefixes) {
        if (magnitude >= prefix.scale) {
            const double divisor = prefix.symbol == "m" ? milli
                : prefix.symbol == "µ"                  ? micro
                : prefix.symbol == "n"                  ? nano
                                                        : 1.0;
            return formatNumber(time.value() / divisor, digits) + " " + std::string(prefix.symbol)
                + "s";
        }
    }
    return formatNumber(time.value(), digits) + " s";
}

std::string formatPerformance(FlopPerSecond performance, int digits)
{
    return scaled(performance.value(), siPrefixes, "FLOPS", digits);
}

std::string formatBandwidth(BytesPerSecond bandwidth, int digits)
{
    return scaled(bandwidth.value(), siPrefixes, "B/s", digits);
}

std::string formatIntensity(FlopPerByte ai, int digits)
{
    return formatNumber(ai.value(), digits) + " FLOP/Byte";
}

std::string formatWork(Flop flops, int digits)
{
    return scaled(flops.value(), siPrefixes, "FLOP", digits);
}

std::string formatBytes(Bytes bytes, int digits)
{
    static constexpr std::array<Prefix, 5> prefixes{{{gibibyte * 1024.0, "Ti"},
                                                     {gibibyte, "Gi"},
                                                     {mebibyte, "Mi"},
                                                     {kibibyte, "Ki"},
                                                     {1.0, ""}}};
    return scaled(bytes.value(), prefixes, "B", digits);
}

std::string formatPercent(double fraction, int digits)
{
    return formatNumber(fraction * 100.0, digits) + " %";
}

std::string formatFrequency(double hertz, int digits)
{
    return scaled(hertz, siPrefixes, "Hz", digits);
}

} // namespace rooflab
