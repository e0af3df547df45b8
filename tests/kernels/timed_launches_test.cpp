// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/timed_launches.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace rooflab::bench::test {
namespace {

/// Longer than a group may take, so that each launch makes a group of its own.
constexpr double slowLaunch = 0.06;

class LaunchLoopTest : public testing::Test {
protected:
    LaunchLoopTest()
    {
        m_timing.warmup = 0;
        m_timing.repeat = 3;
    }
    Result<TimedLaunches> launch(const RunHooks& hooks = {})
    {
        m_calls.clear();
        ScriptedRun run(settingsFor("coalesced", Precision::Fp32, {{"size", std::int64_t(4)}}),
                        m_script, m_calls);
        return timeLaunches(run, m_timing, hooks);
    }
    std::int64_t launches() const
    {
        return std::accumulate(
            m_calls.begin(), m_calls.end(), std::int64_t(0),
            [](std::int64_t sum, const LaunchCall& call) { return sum + call.count; });
    }

    LaunchScript m_script{{1e-3}, SIZE_MAX, true, {}};
    std::vector<LaunchCall> m_calls;
    TimingPlan m_timing;
};

TEST_F(LaunchLoopTest, sendsOneLaunchFirstAndThenGroupsOfFiftyMilliseconds)
{
    m_script.seconds = {0.01};
    m_timing.warmup = 3;
    m_timing.repeat = 20;
    const auto done = launch();
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->samples.size(), 20U);
    std::vector<std::int64_t> counts;
    for (const LaunchCall& call : m_calls) {
        EXPECT_EQ(call.cache, CacheState::Warm);
        counts.push_back(call.count);
    }
    EXPECT_EQ(counts, (std::vector<std::int64_t>{1, 2, 5, 5, 5, 5}));
}

TEST_F(LaunchLoopTest, neverSendsMoreThanThirtyTwoAtOnce)
{
    m_script.seconds = {1e-9};
    m_timing.repeat = 100;
    ASSERT_TRUE(launch().has_value());
    EXPECT_EQ(m_calls.front().count, 1);
    EXPECT_EQ(std::ranges::max(m_calls, {}, &LaunchCall::count).count, 32);
    EXPECT_EQ(launches(), 100);
}

TEST_F(LaunchLoopTest, flushesTheCachesOnlyWhenAsked)
{
    m_timing.warmup = 1;
    m_timing.cache = CacheState::Flushed;
    ASSERT_TRUE(launch().has_value());
    EXPECT_TRUE(std::ranges::all_of(
        m_calls, [](const LaunchCall& call) { return call.cache == CacheState::Flushed; }));
}

TEST_F(LaunchLoopTest, dividesTheLaunchesIntoTenBatches)
{
    m_timing.scope = TimingScope::Batch;
    m_timing.warmup = 5;
    m_timing.repeat = 1000;
    m_script.seconds = {2e-6};
    const auto done = launch();
    ASSERT_TRUE(done.has_value());
    EXPECT_TRUE(std::ranges::all_of(m_calls, &LaunchCall::isBatch));
    EXPECT_EQ(done->warmup, 5);
    EXPECT_EQ(done->timed, 1000);
    EXPECT_EQ(done->batchSize, 100);
    ASSERT_EQ(done->samples.size(), 10U);
    EXPECT_NEAR(done->samples[9].value(), 2e-6, 1e-15); // the mean of its launches
    EXPECT_EQ(done->stopRule, "fixed number of launches, in batches of 100");
}

TEST_F(LaunchLoopTest, makesAllBatchesEqualAndCountsWhatWasLaunched)
{
    m_timing.scope = TimingScope::Batch;
    for (const auto& [repeat, size, samples] :
         {std::tuple{7, 1, 7U}, {10, 1, 10U}, {23, 3, 8U}, {25, 3, 9U}, {1, 1, 1U}}) {
        m_timing.repeat = repeat;
        const auto done = launch();
        ASSERT_TRUE(done.has_value());
        EXPECT_EQ(done->batchSize, size) << repeat;
        EXPECT_EQ(done->samples.size(), samples) << repeat;
        EXPECT_EQ(done->timed, size * static_cast<std::int64_t>(samples)) << repeat;
        EXPECT_EQ(launches(), done->timed) << repeat;
    }
}

TEST_F(LaunchLoopTest, shortensBatchesToKeepTheTimeLimit)
{
    m_timing.scope = TimingScope::Batch;
    m_timing.warmup = 2;
    m_timing.repeat = 10000;
    m_timing.timeLimit = Seconds(10);
    m_script.seconds = {0.02};
    const auto done = launch();
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->batchSize, 50); // a tenth of 10 s
    EXPECT_EQ(done->samples.size(), 10U);
    EXPECT_EQ(done->stopRule,
              "time limit of 10 s: 500 of at most 10000 launches, in batches of 50");
}

TEST_F(LaunchLoopTest, stopsAtTheTimeLimitButNotBeforeThreeLaunches)
{
    m_timing.repeat = 1000;
    m_timing.timeLimit = Seconds(1);
    m_script.seconds = {0.125};
    const auto done = launch();
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->samples.size(), 8U);
    EXPECT_EQ(done->stopRule, "time limit of 1 s: 8 of at most 1000 launches");
    m_script.seconds = {70.0};
    m_timing.warmup = 20; // cut short too
    const auto slow = launch();
    ASSERT_TRUE(slow.has_value());
    EXPECT_EQ(slow->samples.size(), 3U);
    EXPECT_EQ(slow->warmup, 1);
    m_timing.timeLimit = Seconds(1e6);
    m_timing.repeat = 5;
    EXPECT_EQ(launch()->stopRule, "fixed number of launches");
}

TEST_F(LaunchLoopTest, endsWhenTheMedianIsKnownWellEnough)
{
    m_timing.repeat = 1000;
    m_timing.stableWithin = 0.01;
    m_script.seconds = {slowLaunch};
    const auto done = launch();
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->samples.size(), 10U); // the first judgement
    EXPECT_EQ(done->stopRule,
              "stable: half-width of the 95 % interval of the median 0 % of the median, after 10 "
              "of at most 1000 launches");
}

TEST_F(LaunchLoopTest, goesOnWhileTheMedianIsNotKnownWellEnough)
{
    m_timing.repeat = 400;
    m_timing.stableWithin = 0.02;
    // Evenly spread over ±10 %: the interval of the median narrows with the root of the count.
    m_script.seconds.clear();
    for (int i = 0; i < 400; ++i) {
        m_script.seconds.push_back(slowLaunch * (0.9 + 0.2 * ((i * 37) % 101) / 100.0));
    }
    const auto done = launch();
    ASSERT_TRUE(done.has_value());
    EXPECT_GT(done->samples.size(), 50U);
    EXPECT_LT(done->samples.size(), 200U);
    EXPECT_LE(*medianUncertainty(done->samples), 0.02);
    EXPECT_EQ(done->stopRule.find("stable: half-width of the 95 % interval of the median "), 0U)
        << done->stopRule;
    m_timing.repeat = 20;
    const auto cut = launch();
    EXPECT_EQ(cut->samples.size(), 20U);
    EXPECT_EQ(cut->stopRule.find("not stable: "), 0U) << cut->stopRule;
    EXPECT_NE(cut->stopRule.find(" where 2 % was asked for, after 20 of at most 20 launches"),
              std::string::npos)
        << cut->stopRule;
    m_timing.repeat = 9;
    EXPECT_EQ(launch()->stopRule,
              "not judged for stability, which takes 10 samples: after 9 of at most 9 launches");
}

// x(2) and x(9) of ten samples hold the median with 97.9 %.
TEST_F(LaunchLoopTest, judgesTheMedianByItsOrderStatistics)
{
    std::vector<Seconds> samples;
    for (const int value : {10, 9, 8, 7, 6, 5, 4, 3, 2, 1}) {
        samples.emplace_back(value);
    }
    EXPECT_DOUBLE_EQ(*medianUncertainty(samples), (9.0 - 2.0) / 2.0 / 5.5);
    samples.pop_back();
    EXPECT_FALSE(medianUncertainty(samples).has_value());
}

TEST_F(LaunchLoopTest, keepsTheLaunchesDoneBeforeAStop)
{
    m_timing.warmup = 2;
    m_script.seconds = {slowLaunch};
    int launched = 0;
    m_script.onLaunch = [&](std::size_t) { ++launched; };
    const auto done = launch({[&] { return launched == 4; }, {}});
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->samples.size(), 2U);
    EXPECT_EQ(done->timed, 2);
    EXPECT_EQ(done->stopRule, "stopped by request after 2 of 3 launches");
    m_timing.scope = TimingScope::Batch;
    m_timing.repeat = 30;
    launched = 0;
    const auto batch = launch({[&] { return launched >= 2 + 9; }, {}});
    ASSERT_TRUE(batch.has_value());
    EXPECT_EQ(batch->samples.size(), 3U);
    EXPECT_EQ(batch->stopRule, "stopped by request after 9 of 30 launches, in batches of 3");
}

TEST_F(LaunchLoopTest, tellsHowFarItIsUpToTheEnd)
{
    m_timing.warmup = 2;
    m_script.seconds = {slowLaunch};
    std::vector<double> fractions;
    const RunHooks hooks{{}, [&](double fraction) { fractions.push_back(fraction); }};
    ASSERT_TRUE(launch(hooks).has_value());
    ASSERT_EQ(fractions.size(), 5U);
    EXPECT_TRUE(std::ranges::is_sorted(fractions));
    EXPECT_DOUBLE_EQ(fractions[1], 0.4);
    EXPECT_DOUBLE_EQ(fractions.back(), 1.0);
    fractions.clear();
    m_timing.repeat = 100000;
    m_timing.timeLimit = Seconds(0.6);
    ASSERT_TRUE(launch(hooks).has_value());
    EXPECT_TRUE(std::ranges::is_sorted(fractions));
    EXPECT_NEAR(fractions[fractions.size() / 2], 0.5, 0.2); // of the limit, not of the launches
    EXPECT_DOUBLE_EQ(fractions.back(), 1.0);
}

} // namespace
} // namespace rooflab::bench::test
