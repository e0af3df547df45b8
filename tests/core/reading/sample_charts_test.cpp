// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/sample_charts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

using namespace rooflab;

namespace {

std::vector<Seconds> seconds(const std::vector<double>& values)
{
    std::vector<Seconds> result;
    for (const double value : values) {
        result.emplace_back(value);
    }
    return result;
}

std::size_t total(const Histogram& histogram)
{
    return std::accumulate(histogram.counts.begin(), histogram.counts.end(), std::size_t{0});
}

} // namespace

// 0 … 63: IQR 31.5, width 2 · 31.5 / 4 = 15.75, range 63: four bins.
TEST(Histogram, HasTheWidthOfFreedmanAndDiaconis)
{
    std::vector<double> values(64);
    std::iota(values.begin(), values.end(), 0.0);
    const auto result = histogram(seconds(values));
    ASSERT_TRUE(result);
    EXPECT_EQ(result->counts, (std::vector<std::size_t>{16, 16, 16, 16}));
    EXPECT_EQ(result->first.value(), 0.0);
    EXPECT_EQ(result->width.value(), 15.75);
}

TEST(Histogram, OfEqualSamplesIsOneBin)
{
    const auto result = histogram(seconds({2.0, 2.0, 2.0}));
    EXPECT_EQ(result->counts, (std::vector<std::size_t>{3}));
    EXPECT_EQ(result->first.value(), 2.0);
    EXPECT_EQ(result->width.value(), 0.0);
    EXPECT_EQ(histogram(seconds({2.0}))->counts.size(), 1U);
}

// Eight samples, quartiles equal: ⌈log2 8⌉ + 1 bins.
TEST(Histogram, WithoutASpreadOfTheQuartilesUsesSturges)
{
    const auto result = histogram(seconds({1, 1, 1, 1, 1, 1, 1, 5}));
    EXPECT_EQ(result->counts, (std::vector<std::size_t>{7, 0, 0, 1}));
}

TEST(Histogram, AnOutlierMakesTheBinsWiderAndIsCounted)
{
    std::vector<double> values(1000);
    std::iota(values.begin(), values.end(), 0.0);
    values.push_back(1e9);
    const auto result = histogram(seconds(values));
    EXPECT_EQ(result->counts.size(), largestBinCount);
    EXPECT_EQ(total(*result), 1001U);
    EXPECT_EQ(result->counts.back(), 1U);
}

TEST(Histogram, NeedsFiniteSamples)
{
    EXPECT_FALSE(histogram({}));
    EXPECT_FALSE(histogram(seconds({1.0, std::numeric_limits<double>::quiet_NaN()})));
}

TEST(RunOrder, KeepsEachLaunchWhereThereIsRoom)
{
    const auto pieces = runOrder(seconds({3, 1, 2}), 10);
    ASSERT_EQ(pieces.size(), 3U);
    EXPECT_EQ(pieces[0].low.value(), 3.0);
    EXPECT_EQ(pieces[1].first, 1U);
    EXPECT_EQ(pieces[2].high.value(), 2.0);
}

TEST(RunOrder, LosesNoOutlier)
{
    std::vector<double> values(1001, 1.0);
    values[777] = 9.0;
    values[1000] = 0.5;
    const auto pieces = runOrder(seconds(values), 100);
    EXPECT_LE(pieces.size(), 100U);
    std::size_t launches = 0;
    double highest = 0.0;
    double lowest = 10.0;
    for (const RunPiece& piece : pieces) {
        EXPECT_EQ(piece.first, launches);
        launches += piece.count;
        highest = std::max(highest, piece.high.value());
        lowest = std::min(lowest, piece.low.value());
    }
    EXPECT_EQ(launches, 1001U);
    EXPECT_EQ(highest, 9.0);
    EXPECT_EQ(lowest, 0.5);
    EXPECT_TRUE(runOrder({}, 100).empty());
    EXPECT_EQ(runOrder(seconds({1, 2}), 0).size(), 1U);
}
