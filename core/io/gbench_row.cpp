// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gbench_row.h"

#include "core/io/json_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

/// Keys with a meaning of their own; every other number is a counter of the author's.
constexpr std::array<std::string_view, 21> ownKeys{"name",
                                                   "family_index",
                                                   "per_family_instance_index",
                                                   "run_name",
                                                   "run_type",
                                                   "repetitions",
                                                   "repetition_index",
                                                   "iterations",
                                                   "real_time",
                                                   "cpu_time",
                                                   "time_unit",
                                                   "aggregate_name",
                                                   "aggregate_unit",
                                                   "error_occurred",
                                                   "error_message",
                                                   "skipped",
                                                   "skip_message",
                                                   "bytes_per_second",
                                                   "cpu_coefficient",
                                                   "real_coefficient",
                                                   "big_o"};

/// Files of old versions have no run_type: their aggregates show in the name.
bool hasAggregateName(std::string_view name)
{
    static constexpr std::array<std::string_view, 8> endings{"_mean", "_median", "_stddev", "_cv",
                                                             "_min",  "_max",    "_BigO",   "_RMS"};
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

bool isAggregate(const Json& entry, const std::string& name)
{
    const std::string type = textIn(memberOf(&entry, "run_type"));
    if (type.empty()) {
        return hasAggregateName(name) || memberOf(&entry, "aggregate_name") != nullptr
            || memberOf(&entry, "big_o") != nullptr || memberOf(&entry, "rms") != nullptr;
    }
    return type != "iteration";
}

Result<double> timeUnit(const std::string& unit)
{
    static constexpr std::array<std::pair<std::string_view, double>, 4> units{
        {{"ns", giga}, {"us", mega}, {"ms", kilo}, {"s", 1.0}}};
    for (const auto& [spelling, perSecond] : units) {
        if (unit == spelling) {
            return perSecond;
        }
    }
    return fail(ErrorCode::InvalidInput,
                unit.empty() ? "\"time_unit\" is missing, so the time has no unit"
                             : "the time unit \"" + unit + "\" is not known");
}

Result<std::optional<double>> numberAt(const Json& entry, std::string_view key)
{
    const Result<std::optional<double>> number = numberIn(memberOf(&entry, key));
    return number
        ? number
        : fail(ErrorCode::InvalidInput, "\"" + std::string(key) + "\": " + number.error().message);
}

Result<std::optional<Seconds>> timeAt(const Json& entry, std::string_view key, double perSecond)
{
    const Result<std::optional<double>> number = numberAt(entry, key);
    if (!number) {
        return fail(number.error());
    }
    if (*number && !(**number > 0.0)) {
        return fail(ErrorCode::InvalidInput, "\"" + std::string(key) + "\" is no positive time");
    }
    return *number ? std::optional(Seconds(**number / perSecond)) : std::nullopt;
}

Result<void> takeTimes(GbenchRow& row, const Json& entry)
{
    const Result<double> perSecond = timeUnit(textIn(memberOf(&entry, "time_unit")));
    if (!perSecond) {
        return fail(perSecond.error());
    }
    const auto real = timeAt(entry, "real_time", *perSecond);
    if (!real || !*real) {
        return fail(real ? Error{ErrorCode::InvalidInput, "\"real_time\" is missing", {}}
                         : real.error());
    }
    row.realTime = **real;
    // Work on a device may take no CPU time worth printing.
    const auto cpu = numberAt(entry, "cpu_time");
    if (!cpu) {
        return fail(cpu.error());
    }
    if (*cpu && **cpu > 0.0) {
        row.cpuTime = Seconds(**cpu / *perSecond);
    }
    const auto rate = numberAt(entry, "bytes_per_second");
    const auto iterations = numberAt(entry, "iterations");
    if (!rate || !iterations) {
        return fail(rate ? iterations.error() : rate.error());
    }
    if (*rate && !(**rate > 0.0)) {
        return fail(ErrorCode::InvalidInput, "\"bytes_per_second\" is no positive rate");
    }
    row.bytesPerSecond = *rate;
    row.iterations = *iterations;
    return {};
}

Result<void> takeCounters(GbenchRow& row, const Json& entry)
{
    for (const auto& item : entry.items()) {
        if (std::find(ownKeys.begin(), ownKeys.end(), item.key()) != ownKeys.end()) {
            continue;
        }
        const Result<std::optional<double>> number
            = item.value().is_number() || item.value().is_string()
            ? numberIn(&item.value())
            : Result<std::optional<double>>(std::nullopt);
        if (number && *number) {
            row.counters.emplace_back(item.key(), **number);
        } else {
            row.texts.emplace_back(item.key(), textIn(&item.value()));
        }
    }
    return {};
}

bool isTrue(const Json* value)
{
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

bool isWhole(double value)
{
    const double whole = std::round(value);
    constexpr double relative = 1e-13; // 17 digits on both factors
    constexpr double absolute = 1e-9;
    return whole >= 1.0 && std::fabs(value - whole) <= relative * value + absolute;
}

bool usesRealTime(const std::string& name)
{
    return name.find("/real_time") != std::string::npos
        || name.find("/manual_time") != std::string::npos;
}

} // namespace

Result<GbenchRow> readGbenchRow(const Json& entry, const std::string& pointer)
{
    if (!entry.is_object()) {
        return fail(ErrorCode::InvalidInput, "an object is expected here", pointer);
    }
    GbenchRow row;
    row.name = textIn(memberOf(&entry, "name"));
    row.runName = textIn(memberOf(&entry, "run_name"));
    if (row.runName.empty()) {
        row.runName = row.name;
    }
    if (row.name.empty() && row.runName.empty()) {
        return fail(ErrorCode::InvalidInput, "\"name\" is missing", pointer);
    }
    if (isTrue(memberOf(&entry, "error_occurred"))
        || memberOf(&entry, "error_message") != nullptr) {
        row.error = textIn(memberOf(&entry, "error_message"));
        return row;
    }
    if (isTrue(memberOf(&entry, "skipped"))) {
        row.skipped = textIn(memberOf(&entry, "skip_message"));
        return row;
    }
    row.isAggregate = isAggregate(entry, row.name);
    if (row.isAggregate) {
        return row;
    }
    for (auto* take : {takeTimes, takeCounters}) {
        if (auto taken = take(row, entry); !taken) {
            return fail(ErrorCode::InvalidInput, taken.error().message, pointer);
        }
    }
    return row;
}

Seconds rateClock(const GbenchRow& row, double rate)
{
    if (!row.cpuTime || usesRealTime(row.name)) {
        return row.realTime;
    }
    const bool ofCpu = isWhole(rate * row.cpuTime->value());
    const bool ofReal = isWhole(rate * row.realTime.value());
    return ofReal && !ofCpu ? row.realTime : *row.cpuTime;
}

double countFromRate(double rate, Seconds time)
{
    const double count = rate * time.value();
    return isWhole(count) ? std::round(count) : count;
}

} // namespace rooflab
