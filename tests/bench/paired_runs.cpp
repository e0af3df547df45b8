// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/paired_runs.h"

#include <algorithm>
#include <cmath>

namespace rooflab::peers {

namespace {

constexpr std::int64_t fewestLaunches = 3;
constexpr std::int64_t mostLaunches = 1000;

} // namespace

Result<Side> Side::warmUp(TimeLaunches launches, const Turn& turn)
{
    Side side(std::move(launches), turn.statistic);
    // The first launches of all meet cold pages, clocks and libraries.
    side.m_times.resize(static_cast<std::size_t>(fewestLaunches));
    if (auto first = side.takeTurn(); !first) {
        return fail(first.error());
    }
    const auto each = side.takeTurn();
    if (!each) {
        return fail(each.error());
    }
    const double wanted = std::ceil(ratio(turn.length, *each));
    side.m_times.resize(static_cast<std::size_t>(std::clamp(
        wanted, static_cast<double>(fewestLaunches), static_cast<double>(mostLaunches))));
    if (auto warm = side.takeTurn(); !warm) {
        return fail(warm.error());
    }
    return side;
}

Result<Seconds> Side::takeTurn()
{
    if (auto launched = m_launches(m_times); !launched) {
        return fail(launched.error());
    }
    Timing timing;
    timing.samples = m_times;
    const auto chosen = timing.at(m_statistic);
    if (!chosen || !(chosen->time > Seconds(0))) {
        return fail(ErrorCode::Device, "a launch was timed as taking no time");
    }
    return chosen->time;
}

Result<std::vector<TimePair>> timePairs(Side& engine, Side& peer, std::int64_t count)
{
    std::vector<TimePair> pairs;
    for (std::int64_t i = 0; i < count; ++i) {
        const bool engineFirst = i % 2 == 0;
        const auto first = (engineFirst ? engine : peer).takeTurn();
        if (!first) {
            return fail(first.error());
        }
        const auto second = (engineFirst ? peer : engine).takeTurn();
        if (!second) {
            return fail(second.error());
        }
        pairs.push_back(engineFirst ? TimePair{*first, *second} : TimePair{*second, *first});
    }
    return pairs;
}

} // namespace rooflab::peers
