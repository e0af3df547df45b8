// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cmath>

using namespace rooflab;

TEST(Format, WritesTheFieldsNotation)
{
    EXPECT_EQ(formatTime(Seconds(0.3338e-3)), "0.3338 ms");
    EXPECT_EQ(formatTime(Seconds(2.2456e-3)), "2.246 ms");
    EXPECT_EQ(formatTime(Seconds(325.321e-6), 6), "0.325321 ms");
    EXPECT_EQ(formatTime(Seconds(12.5e-6)), "12.5 µs");
    EXPECT_EQ(formatTime(Seconds(5e-9)), "5 ns");
    EXPECT_EQ(formatTime(Seconds(6.9)), "6.9 s");
    EXPECT_EQ(formatPerformance(FlopPerSecond(50.261e9)), "50.26 GFLOPS");
    EXPECT_EQ(formatPerformance(FlopPerSecond(10.618e12), 3), "10.6 TFLOPS");
    EXPECT_EQ(formatBandwidth(BytesPerSecond(603.14e9), 3), "603 GB/s");
    EXPECT_EQ(formatIntensity(FlopPerByte(1.0 / 12)), "0.08333 FLOP/Byte");
    EXPECT_EQ(formatBytes(Bytes(201326592)), "192 MiB");
    EXPECT_EQ(formatWork(Flop(16777216)), "16.78 MFLOP");
    EXPECT_EQ(formatPercent(1.128), "112.8 %");
    EXPECT_EQ(formatFrequency(4.192e9), "4.192 GHz");
}

TEST(Format, RoundsUpIntoTheNextPrefix)
{
    EXPECT_EQ(formatBandwidth(BytesPerSecond(999.96e9)), "1 TB/s");
    EXPECT_EQ(formatBandwidth(BytesPerSecond(999.4e9)), "999.4 GB/s");
}

TEST(Format, ExtremeNumbersStayReadable)
{
    EXPECT_EQ(formatNumber(0.0), "0");
    EXPECT_EQ(formatNumber(76293.9), "76294");
    EXPECT_EQ(formatNumber(1e-9), "1e-09");
    EXPECT_EQ(formatNumber(std::nan("")), "nan");
    EXPECT_EQ(formatNumber(-INFINITY), "-inf");
    EXPECT_EQ(formatNumber(1200.0), "1200");
    EXPECT_EQ(formatExact(0.1), "0.1");
}

TEST(Format, IgnoresTheLocale)
{
    const char* old = std::setlocale(LC_ALL, nullptr);
    const std::string saved = old == nullptr ? "C" : old;
    ASSERT_NE(std::setlocale(LC_ALL, "de_DE.UTF-8"), nullptr);
    EXPECT_EQ(formatTime(Seconds(0.3338e-3)), "0.3338 ms");
    EXPECT_EQ(formatExact(1.5), "1.5");
    std::setlocale(LC_ALL, saved.c_str());
}
