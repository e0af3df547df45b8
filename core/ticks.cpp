// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ticks.h"

#include "core/format.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace rooflab {

namespace {

constexpr double edgeTolerance = 1e-9;
// Below this span a 1-2-5 ladder would leave an axis with one label or none.
constexpr double evenStepsBelowDecades = 0.8;
constexpr double extraDigitsBelowDecades = 2.0;

std::string superscript(int exponent)
{
    static constexpr std::array<std::string_view, 10> digits{"⁰", "¹", "²", "³", "⁴",
                                                             "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text = exponent < 0 ? "⁻" : "";
    for (const char digit : std::to_string(std::abs(exponent))) {
        text += digits[static_cast<std::size_t>(digit - '0')];
    }
    return text;
}

std::string siLabel(double value)
{
    static constexpr std::array<std::string_view, 7> prefixes{"", "k", "M", "G", "T", "P", "E"};
    if (value < 1.0) {
        return formatNumber(value, 6);
    }
    const int exponent = static_cast<int>(std::floor(std::log10(value) + edgeTolerance));
    const int step = std::min(exponent / 3, 6);
    return formatNumber(value / std::pow(1000.0, step), 6)
        + (step == 0 ? "" : " " + std::string(prefixes[static_cast<std::size_t>(step)]));
}

std::string tickLabel(double value, TickStyle style)
{
    if (value == 0.0) {
        return "0";
    }
    switch (style) {
    case TickStyle::SiPrefix:
        return siLabel(value);
    case TickStyle::PowerOfTen: {
        const int exponent = static_cast<int>(std::floor(std::log10(value) + edgeTolerance));
        const double digit = value / std::pow(10.0, exponent);
        const std::string power = "10" + superscript(exponent);
        return std::fabs(digit - 1.0) < edgeTolerance ? power
                                                      : formatNumber(digit, 6) + "·" + power;
    }
    case TickStyle::Plain:
        break;
    }
    if (value >= 1e6 || value < 1e-4) {
        return tickLabel(value, TickStyle::PowerOfTen);
    }
    return formatNumber(value, 6);
}

/// 1, 2 or 5 times a power of ten, at least `raw`.
double niceStep(double raw)
{
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (digit * power >= raw * (1.0 - edgeTolerance)) {
            return digit * power;
        }
    }
    return 10.0 * power;
}

std::vector<Tick> evenTicks(double minimum, double maximum, TickStyle style, int maxLabels)
{
    std::vector<Tick> ticks;
    const double step = niceStep((maximum - minimum) / std::max(1, maxLabels - 1));
    const double first = std::ceil(minimum / step - edgeTolerance);
    const double last = std::floor(maximum / step + edgeTolerance);
    for (double i = first; i <= last; i += 1.0) {
        const double value = i * step;
        ticks.push_back({value, true, tickLabel(value, style)});
    }
    return ticks;
}

std::vector<Tick> decadeTicks(double minimum, double maximum, double spanDecades, TickStyle style,
                              int maxLabels)
{
    const int first = static_cast<int>(std::floor(std::log10(minimum) + edgeTolerance));
    const int last = static_cast<int>(std::floor(std::log10(maximum) + edgeTolerance));
    const int every = std::max(1, (last - first + maxLabels) / std::max(1, maxLabels));
    const bool extraDigits = spanDecades < extraDigitsBelowDecades && maxLabels >= 6;
    std::vector<Tick> ticks;
    for (int exponent = first; exponent <= last; ++exponent) {
        for (int digit = 1; digit <= 9; ++digit) {
            const double value = digit * std::pow(10.0, exponent);
            if (value < minimum * (1.0 - edgeTolerance)
                || value > maximum * (1.0 + edgeTolerance)) {
                continue;
            }
            Tick tick{value, digit == 1, {}};
            // Labels sit on multiples of `every`, so that panning does not make them jump.
            if (digit == 1 && ((exponent % every) + every) % every == 0) {
                tick.label = tickLabel(value, style);
            } else if (extraDigits && (digit == 2 || digit == 5)) {
                tick.label = tickLabel(value, style);
            }
            ticks.push_back(std::move(tick));
        }
    }
    return ticks;
}

} // namespace

std::vector<Tick> axisTicks(double minimum, double maximum, AxisScale scale, TickStyle style,
                            int maxLabels)
{
    if (!std::isfinite(minimum) || !std::isfinite(maximum) || !(minimum < maximum)) {
        return {};
    }
    const int labels = std::max(2, maxLabels);
    if (scale == AxisScale::Linear) {
        return evenTicks(minimum, maximum, style, labels);
    }
    if (!(minimum > 0.0)) {
        return {};
    }
    const double span = std::log10(maximum / minimum);
    return span < evenStepsBelowDecades ? evenTicks(minimum, maximum, style, labels)
                                        : decadeTicks(minimum, maximum, span, style, labels);
}

} // namespace rooflab
