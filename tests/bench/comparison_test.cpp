// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/comparison.h"

#include <gtest/gtest.h>

#include <limits>

using namespace rooflab;
using namespace rooflab::peers;

namespace {

PairSummary summaryOf(double engine, double ratio)
{
    PairSummary summary;
    summary.engine = engine;
    summary.ratio = ratio;
    return summary;
}

} // namespace

TEST(PairSummary, HasMediansAndTheRangeOfTheRatios)
{
    const std::vector<Pair> pairs{{4.0, 2.0}, {1.0, 2.0}, {9.0, 3.0}};
    const auto summary = summarizePairs(pairs);
    ASSERT_TRUE(summary) << summary.error().text();
    EXPECT_EQ(summary->engine, 4.0);
    EXPECT_EQ(summary->peer, 2.0);
    EXPECT_EQ(summary->ratio, 2.0);
    EXPECT_EQ(summary->lowestRatio, 0.5);
    EXPECT_EQ(summary->highestRatio, 3.0);
}

TEST(PairSummary, TakesTheMedianOfTheRatiosNotTheRatioOfTheMedians)
{
    const std::vector<Pair> drifting{{10.0, 10.0}, {20.0, 10.0}, {30.0, 60.0}};
    const auto summary = summarizePairs(drifting);
    ASSERT_TRUE(summary) << summary.error().text();
    EXPECT_EQ(summary->engine, 20.0);
    EXPECT_EQ(summary->peer, 10.0);
    EXPECT_EQ(summary->ratio, 1.0);
}

TEST(PairSummary, AnEvenNumberOfPairsMeetsInTheMiddle)
{
    const std::vector<Pair> pairs{{1.0, 1.0}, {2.0, 1.0}, {4.0, 1.0}, {8.0, 1.0}};
    EXPECT_EQ(summarizePairs(pairs)->ratio, 3.0);
}

TEST(PairSummary, RefusesWhatIsNotAMeasurement)
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    EXPECT_FALSE(summarizePairs({}));
    for (const double bad : {0.0, -1.0, nan, infinity}) {
        EXPECT_FALSE(summarizePairs(std::vector<Pair>{{1.0, 1.0}, {bad, 1.0}})) << bad;
        EXPECT_FALSE(summarizePairs(std::vector<Pair>{{1.0, bad}, {1.0, 1.0}})) << bad;
    }
}

TEST(Target, IsMetAtItsOwnValue)
{
    Target target;
    target.ratio = 0.98;
    EXPECT_EQ(judge(target, summaryOf(1.0, 0.98)), Verdict::Met);
    EXPECT_EQ(judge(target, summaryOf(1.0, 0.9799)), Verdict::Missed);

    target.bound = Target::Bound::AtMost;
    target.ratio = 1.0;
    EXPECT_EQ(judge(target, summaryOf(1.0, 1.0)), Verdict::Met);
    EXPECT_EQ(judge(target, summaryOf(1.0, 0.5)), Verdict::Met);
    EXPECT_EQ(judge(target, summaryOf(1.0, 1.01)), Verdict::Missed);
}

TEST(Target, NoiseExcusesALittleAndIsSaid)
{
    Target target;
    target.ratio = 1.0;
    target.withNoise = 0.98;
    EXPECT_EQ(judge(target, summaryOf(1.0, 1.0)), Verdict::Met);
    EXPECT_EQ(judge(target, summaryOf(1.0, 0.985)), Verdict::MetWithinNoise);
    EXPECT_EQ(judge(target, summaryOf(1.0, 0.979)), Verdict::Missed);
    EXPECT_EQ(targetText(target, Measure::Bandwidth), "at least 1 (0.98 with noise)");
    EXPECT_EQ(verdictText(Verdict::MetWithinNoise), "met within noise");
}

TEST(Target, AnAbsoluteValueIsEnough)
{
    Target target;
    target.ratio = 0.99;
    target.orEngine = 4.28e12;
    EXPECT_EQ(judge(target, summaryOf(4.28e12, 0.97)), Verdict::Met);
    EXPECT_EQ(judge(target, summaryOf(4.27e12, 0.97)), Verdict::Missed);
    EXPECT_EQ(judge(target, summaryOf(1.0e12, 0.99)), Verdict::Met);
    EXPECT_EQ(targetText(target, Measure::Bandwidth), "at least 0.99, or 4.28 TB/s");
}

TEST(Target, SaysWhichWayItGoes)
{
    Target target;
    target.bound = Target::Bound::AtMost;
    EXPECT_EQ(targetText(target, Measure::Time), "at most 1");
    EXPECT_EQ(valueText(20.0, Measure::Time), "20 s");
    EXPECT_EQ(valueText(62e12, Measure::Performance), "62 TFLOPS");
}
