// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/unit_choice.h"

#include <gtest/gtest.h>

using namespace rooflab;

TEST(UnitChoice, PerformanceInEachUnit)
{
    const FlopPerSecond p(50.2613e9);
    EXPECT_EQ(formatPerformance(p, PerformanceUnit::Auto), "50.26 GFLOPS");
    EXPECT_EQ(formatPerformance(p, PerformanceUnit::Gflops), "50.26 GFLOPS");
    EXPECT_EQ(formatPerformance(p, PerformanceUnit::Tflops), "0.05026 TFLOPS");
    EXPECT_EQ(formatPerformance(FlopPerSecond(10.618e12), PerformanceUnit::Gflops), "10618 GFLOPS");
    EXPECT_EQ(formatPerformance(FlopPerSecond(10.618e12), PerformanceUnit::Auto), "10.62 TFLOPS");
}

TEST(UnitChoice, BandwidthInEachUnit)
{
    const BytesPerSecond bw(603.135e9);
    EXPECT_EQ(formatBandwidth(bw, BandwidthUnit::Auto), "603.1 GB/s");
    EXPECT_EQ(formatBandwidth(bw, BandwidthUnit::GBPerSecond), "603.1 GB/s");
    EXPECT_EQ(formatBandwidth(bw, BandwidthUnit::GiBPerSecond), "561.7 GiB/s");
    EXPECT_EQ(formatBandwidth(bw, BandwidthUnit::TBPerSecond), "0.6031 TB/s");
    EXPECT_EQ(formatBandwidth(BytesPerSecond(gibibyte), BandwidthUnit::GiBPerSecond), "1 GiB/s");
}

TEST(UnitChoice, TheConversionStandsBesideAChosenUnit)
{
    const UnitChoice none;
    EXPECT_EQ(withConversion(BytesPerSecond(603.135e9), none), "603.1 GB/s");
    EXPECT_EQ(withConversion(FlopPerSecond(50.2613e9), none), "50.26 GFLOPS");
    const UnitChoice fixed{PerformanceUnit::Gflops, BandwidthUnit::GiBPerSecond};
    EXPECT_EQ(withConversion(BytesPerSecond(603.135e9), fixed), "561.7 GiB/s = 603.1 GB/s");
    EXPECT_EQ(withConversion(FlopPerSecond(10.618e12), fixed), "10618 GFLOPS = 10.62 TFLOPS");
    EXPECT_EQ(withConversion(FlopPerSecond(50.2613e9), fixed), "50.26 GFLOPS");
}

TEST(UnitChoice, AnAxisHasTheUnitInItsTitle)
{
    EXPECT_EQ(axisNumber(FlopPerSecond(1e9), PerformanceUnit::Tflops), "0.001");
    EXPECT_EQ(axisNumber(FlopPerSecond(1e9), PerformanceUnit::Auto), "1 GFLOPS");
    EXPECT_EQ(axisNumber(BytesPerSecond(5e11), BandwidthUnit::GBPerSecond), "500");
    EXPECT_EQ(axisNumber(BytesPerSecond(5e11), BandwidthUnit::Auto), "500 GB/s");
}

TEST(UnitChoice, SaysTheExactConversion)
{
    EXPECT_EQ(conversionText(BandwidthUnit::GiBPerSecond), "1 GiB/s = 1.073741824 GB/s");
    EXPECT_DOUBLE_EQ(
        ratio(*sizeOf(BandwidthUnit::GiBPerSecond), *sizeOf(BandwidthUnit::GBPerSecond)),
        1.073741824);
    EXPECT_EQ(conversionText(BandwidthUnit::TBPerSecond), "1 TB/s = 1000 GB/s");
    EXPECT_EQ(conversionText(PerformanceUnit::Tflops), "1 TFLOPS = 1000 GFLOPS");
}

TEST(UnitChoice, EveryUnitButAutoHasASizeAndAConversion)
{
    for (const auto& [unit, text] : performanceUnitTexts) {
        EXPECT_EQ(sizeOf(unit).has_value(), unit != PerformanceUnit::Auto) << text;
        EXPECT_EQ(conversionText(unit).empty(), unit == PerformanceUnit::Auto) << text;
        EXPECT_FALSE(text.empty());
    }
    for (const auto& [unit, text] : bandwidthUnitTexts) {
        EXPECT_EQ(sizeOf(unit).has_value(), unit != BandwidthUnit::Auto) << text;
        EXPECT_EQ(conversionText(unit).empty(), unit == BandwidthUnit::Auto) << text;
        EXPECT_FALSE(text.empty());
    }
}
