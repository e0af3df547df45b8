// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/samples.h"
#include "core/statistics.h"
#include "core/timing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace rooflab;

namespace {

std::vector<Seconds> seconds(std::initializer_list<double> values)
{
    std::vector<Seconds> result;
    for (const double value : values) {
        result.emplace_back(value);
    }
    return result;
}

} // namespace

TEST(Statistics, SummarisesSamples)
{
    const auto summary = summarize(seconds({4, 1, 3, 2, 10}));
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->count, 5U);
    EXPECT_EQ(summary->min.value(), 1.0);
    EXPECT_EQ(summary->median.value(), 3.0);
    EXPECT_EQ(summary->mean.value(), 4.0);
    EXPECT_EQ(summary->max.value(), 10.0);
    EXPECT_DOUBLE_EQ(summary->stddev->value(), std::sqrt(50.0 / 4.0));
    EXPECT_DOUBLE_EQ(summary->p95.value(), 8.8); // 4 + 0.8 · (10 − 4)
}

TEST(Statistics, EvenCountTakesTheMiddleOfTwo)
{
    EXPECT_EQ(summarize(seconds({1, 2, 3, 10}))->median.value(), 2.5);
}

TEST(Statistics, OneSampleHasNoSpread)
{
    const auto summary = summarize(seconds({7}));
    EXPECT_EQ(summary->p95.value(), 7.0);
    EXPECT_FALSE(summary->stddev);
}

TEST(Statistics, RefusesNothingAndNonFinite)
{
    EXPECT_FALSE(summarize({}));
    EXPECT_FALSE(summarize(seconds({1, std::numeric_limits<double>::quiet_NaN()})));
    EXPECT_FALSE(summarize(seconds({1, std::numeric_limits<double>::infinity()})));
}

// Order-statistics ranks as tabulated for the 95 % interval of a median: n = 10 → 2nd and 9th,
// n = 20 → 6th and 15th, n = 100 → 40th and 61st; below 6 none exists.
TEST(Statistics, MedianIntervalUsesBinomialRanks)
{
    const auto interval = [](int count) {
        std::vector<Seconds> samples;
        for (int i = count; i >= 1; --i) {
            samples.emplace_back(i);
        }
        return medianInterval95(samples);
    };
    EXPECT_FALSE(interval(5));
    EXPECT_EQ(interval(6)->low.value(), 1.0);
    EXPECT_EQ(interval(10)->low.value(), 2.0);
    EXPECT_EQ(interval(10)->high.value(), 9.0);
    EXPECT_EQ(interval(20)->low.value(), 6.0);
    EXPECT_EQ(interval(20)->high.value(), 15.0);
    EXPECT_EQ(interval(100)->low.value(), 40.0);
    EXPECT_EQ(interval(100)->high.value(), 61.0);
    EXPECT_TRUE(interval(5000));
}

TEST(Statistics, RanksOfManyAreThoseOfTheSortedSeries)
{
    std::mt19937 random(7);
    for (const std::size_t count : {1U, 2U, 3U, 6U, 7U, 100U, 4096U, 100001U}) {
        std::vector<Seconds> samples;
        std::vector<double> sorted;
        for (std::size_t i = 0; i < count; ++i) {
            const double value = static_cast<double>(1U + random() % 5000U) * 1e-9; // many ties
            samples.emplace_back(value);
            sorted.push_back(value);
        }
        std::sort(sorted.begin(), sorted.end());
        const auto summary = summarize(samples);
        ASSERT_TRUE(summary);
        EXPECT_EQ(summary->min.value(), sorted.front());
        EXPECT_EQ(summary->max.value(), sorted.back());
        EXPECT_EQ(summary->median.value(), quantileOfSorted(sorted, 0.5)) << count;
        EXPECT_EQ(summary->p95.value(), quantileOfSorted(sorted, 0.95)) << count;
    }
    // n = 100,001: ranks n/2 ± 1.96·√n/2 of 1 … n, as the normal approximation gives them.
    std::vector<Seconds> samples;
    for (int i = 100001; i >= 1; --i) {
        samples.emplace_back(i);
    }
    const auto interval = medianInterval95(samples);
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->low.value(), 50001 - 309.9, 1.0);
    EXPECT_NEAR(interval->high.value(), 50001 + 309.9, 1.0);
}

TEST(Statistics, SumsDoNotDrift)
{
    const std::vector<Seconds> samples(10'000'000, Seconds(0.1));
    const auto summary = summarize(samples);
    EXPECT_EQ(summary->mean.value(), 0.1);
    EXPECT_LT(summary->stddev->value(), 1e-16);
}

TEST(Samples, CopiesShareWhatIsComputedOnce)
{
    const Samples samples = seconds({3, 1, 2});
    const Samples copy = samples;
    EXPECT_EQ(copy.data(), samples.data());
    EXPECT_EQ(&copy.summary(), &samples.summary());
    EXPECT_EQ(copy.summary()->median.value(), 2.0);
    EXPECT_EQ(copy, samples);
    EXPECT_EQ(Samples(seconds({3, 1, 2})), samples);
    EXPECT_NE(Samples(seconds({3, 1})), samples);
}

TEST(Samples, NoneHasNoSummary)
{
    EXPECT_TRUE(Samples().empty());
    EXPECT_FALSE(Samples().summary());
    EXPECT_EQ(Samples(), Samples(std::vector<Seconds>()));
}

TEST(Timing, FallsBackToWhatIsRecordedAndSaysSo)
{
    Timing timing;
    EXPECT_FALSE(timing.at(Statistic::Min));
    timing.reported.median = Seconds(0.335e-3);
    timing.reported.mean = Seconds(0.3362e-3);
    const auto chosen = timing.at(Statistic::Min);
    ASSERT_TRUE(chosen);
    EXPECT_EQ(chosen->statistic, Statistic::Median);
    EXPECT_EQ(timing.at(Statistic::Mean)->time.value(), 0.3362e-3);
}

TEST(Timing, SamplesWinOverReportedValues)
{
    Timing timing;
    timing.samples = seconds({3, 1, 2});
    timing.reported.min = Seconds(0.5);
    EXPECT_EQ(timing.at(Statistic::Min)->time.value(), 1.0);
    EXPECT_EQ(timing.at(Statistic::Median)->time.value(), 2.0);
}
