// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/paired_runs.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace rooflab;
using namespace rooflab::peers;

namespace {

/// Launches that all take the same, and write down whose turn it was.
TimeLaunches steady(double seconds, char name, std::string& turns)
{
    return [=, &turns](std::span<Seconds> times) -> Result<void> {
        std::ranges::fill(times, Seconds(seconds));
        turns += name;
        return {};
    };
}

Side warm(TimeLaunches launches, const Turn& turn = {})
{
    auto side = Side::warmUp(std::move(launches), turn);
    EXPECT_TRUE(side) << side.error().text();
    return *side;
}

} // namespace

TEST(Side, ATurnHasAsManyLaunchesAsItsTimeAllows)
{
    std::string turns;
    EXPECT_EQ(warm(steady(0.01, 'e', turns)).launchesPerTurn(), 50);
    EXPECT_EQ(warm(steady(0.2, 'e', turns)).launchesPerTurn(), 3);
    EXPECT_EQ(warm(steady(1e-6, 'e', turns)).launchesPerTurn(), 1000);
}

TEST(Side, AStatisticStandsForATurn)
{
    const auto launches = [](std::span<Seconds> times) -> Result<void> {
        std::ranges::fill(times, Seconds(0.2));
        times.front() = Seconds(7.0);
        times.back() = Seconds(0.1);
        return {};
    };
    Side byMedian = warm(launches, Turn{Seconds(0.25), Statistic::Median});
    EXPECT_EQ(byMedian.takeTurn(), Seconds(0.2));
    Side byFastest = warm(launches, Turn{Seconds(0.25), Statistic::Min});
    EXPECT_EQ(byFastest.takeTurn(), Seconds(0.1));
}

TEST(Pairs, TheFirstSideChanges)
{
    std::string turns;
    Side engine = warm(steady(0.1, 'e', turns));
    Side peer = warm(steady(0.2, 'p', turns));
    turns.clear();
    const auto pairs = timePairs(engine, peer, 5);
    ASSERT_TRUE(pairs) << pairs.error().text();
    EXPECT_EQ(turns, "eppeeppeep");
    ASSERT_EQ(pairs->size(), 5);
    for (const TimePair& pair : *pairs) {
        EXPECT_EQ(pair.engine, Seconds(0.1));
        EXPECT_EQ(pair.peer, Seconds(0.2));
    }
}

TEST(Pairs, AFailedLaunchEndsThem)
{
    std::string turns;
    Side engine = warm(steady(0.1, 'e', turns));
    int calls = 0;
    Side peer = warm([&calls](std::span<Seconds> times) -> Result<void> {
        std::ranges::fill(times, Seconds(0.1));
        constexpr int callsToWarmUp = 3;
        if (++calls == callsToWarmUp + 2) {
            return fail(ErrorCode::Device, "the peer fell over");
        }
        return {};
    });
    const auto pairs = timePairs(engine, peer, 3);
    ASSERT_FALSE(pairs);
    EXPECT_EQ(pairs.error().message, "the peer fell over");
}

TEST(Pairs, ALaunchThatTookNoTimeIsRefused)
{
    for (const double seconds : {0.0, -1.0}) {
        std::string turns;
        EXPECT_FALSE(Side::warmUp(steady(seconds, 'e', turns), Turn{})) << seconds;
    }
}
