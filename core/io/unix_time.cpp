// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/unix_time.h"

#include <chrono>
#include <cstdint>

namespace rooflab {

namespace {

std::string twoDigits(unsigned value)
{
    return (value < 10 ? "0" : "") + std::to_string(value);
}

} // namespace

std::optional<std::string> isoTime(std::optional<double> secondsSince1970)
{
    constexpr double year9999 = 253402300799.0;
    if (!secondsSince1970 || !(*secondsSince1970 > 0.0) || *secondsSince1970 > year9999) {
        return std::nullopt;
    }
    using namespace std::chrono;
    const sys_seconds point{std::chrono::seconds(static_cast<std::int64_t>(*secondsSince1970))};
    const sys_days day = floor<days>(point);
    const year_month_day date(day);
    const hh_mm_ss time(point - day);
    return std::to_string(static_cast<int>(date.year())) + "-"
        + twoDigits(static_cast<unsigned>(date.month())) + "-"
        + twoDigits(static_cast<unsigned>(date.day())) + "T"
        + twoDigits(static_cast<unsigned>(time.hours().count())) + ":"
        + twoDigits(static_cast<unsigned>(time.minutes().count())) + ":"
        + twoDigits(static_cast<unsigned>(time.seconds().count())) + "Z";
}

} // namespace rooflab
