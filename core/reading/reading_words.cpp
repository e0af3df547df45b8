// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/reading_words.h"

#include "core/detail_rows.h"
#include "core/format.h"
#include "core/point_details.h"

#include <cmath>

namespace rooflab {

std::string rateText(CeilingKind kind, double valueSi)
{
    return kind == CeilingKind::Bandwidth ? formatBandwidth(BytesPerSecond(valueSi))
                                          : formatPerformance(FlopPerSecond(valueSi));
}

std::string factorText(double factor)
{
    return formatNumber(factor);
}

std::string statisticWord(Statistic statistic)
{
    switch (statistic) {
    case Statistic::Min:
        return "minimum";
    case Statistic::Median:
        return "median";
    case Statistic::Mean:
        return "mean";
    case Statistic::P95:
        return "95th percentile";
    }
    return {};
}

std::string statisticWord(const std::optional<Statistic>& statistic)
{
    return statistic ? statisticWord(*statistic) : std::string(notRecorded);
}

std::string scopeWord(const std::optional<TimingScope>& scope)
{
    if (!scope) {
        return std::string(notRecorded);
    }
    return *scope == TimingScope::PerLaunch ? "per launch" : "batch total divided by its count";
}

std::string methodWord(const std::optional<TimingMethod>& method)
{
    return method ? methodWords(*method) : std::string(notRecorded);
}

std::string countText(double count)
{
    constexpr double largestExact = 9007199254740992.0; // 2^53
    if (std::trunc(count) >= count && std::fabs(count) <= largestExact) {
        return formatInteger(static_cast<std::int64_t>(count));
    }
    return formatExact(count);
}

std::string orNotRecorded(const std::optional<std::string>& text)
{
    return text && !text->empty() ? *text : std::string(notRecorded);
}

std::string orNotRecorded(const std::optional<std::int64_t>& count)
{
    return count ? formatInteger(*count) : std::string(notRecorded);
}

std::string runLabel(const Measurement& measurement)
{
    std::string label = shortLabel(measurement);
    if (measurement.precision) {
        label += " " + std::string(toText(*measurement.precision));
    }
    return label;
}

std::string parametersText(const Parameters& parameters)
{
    std::string text;
    for (const auto& [name, value] : parameters.entries()) {
        text += (text.empty() ? "" : ", ") + name + "=" + parameterText(value);
    }
    return text;
}

} // namespace rooflab
