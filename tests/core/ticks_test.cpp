// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ticks.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace rooflab;

namespace {

std::vector<std::string> labels(const std::vector<Tick>& ticks)
{
    std::vector<std::string> result;
    for (const Tick& tick : ticks) {
        if (!tick.label.empty()) {
            result.push_back(tick.label);
        }
    }
    return result;
}

} // namespace

TEST(Ticks, EveryDecadeEdgeHasItsTick)
{
    // Minima that a quotient of logarithms misses by a rounding.
    for (const double minimum : {1e-1, 1e-2, 1e-3, 1e-4, 1e-6, 1.0}) {
        const auto ticks = axisTicks(minimum, minimum * 1e5, AxisScale::Log, TickStyle::Plain, 10);
        EXPECT_NEAR(ticks.front().value / minimum, 1.0, 1e-9);
        EXPECT_NEAR(ticks.back().value / (minimum * 1e5), 1.0, 1e-9);
        EXPECT_EQ(std::count_if(ticks.begin(), ticks.end(), [](const Tick& t) { return t.major; }),
                  6);
    }
}

TEST(Ticks, LabelsAreReadable)
{
    EXPECT_EQ(labels(axisTicks(1e-2, 1e3, AxisScale::Log, TickStyle::Plain, 10)),
              (std::vector<std::string>{"0.01", "0.1", "1", "10", "100", "1000"}));
    EXPECT_EQ(labels(axisTicks(1e9, 1e14, AxisScale::Log, TickStyle::SiPrefix, 10)),
              (std::vector<std::string>{"1 G", "10 G", "100 G", "1 T", "10 T", "100 T"}));
    EXPECT_EQ(labels(axisTicks(1e9, 1e11, AxisScale::Log, TickStyle::PowerOfTen, 3)),
              (std::vector<std::string>{"10⁹", "10¹⁰", "10¹¹"}));
}

TEST(Ticks, AnAxisNeverStandsWithoutLabels)
{
    for (const auto& [low, high] : {std::pair{0.02, 0.09}, std::pair{2.0, 8.0}, std::pair{3.0, 3.2},
                                    std::pair{0.0833, 0.0835}}) {
        EXPECT_GE(labels(axisTicks(low, high, AxisScale::Log, TickStyle::Plain, 6)).size(), 2U)
            << low;
    }
}

TEST(Ticks, ManyDecadesStayUnderTheLimit)
{
    const auto ticks = axisTicks(1e-6, 1e7, AxisScale::Log, TickStyle::PowerOfTen, 5);
    EXPECT_LE(labels(ticks).size(), 5U);
    EXPECT_GE(labels(ticks).size(), 3U);
}

TEST(Ticks, LinearAxisStartsAtZero)
{
    EXPECT_EQ(labels(axisTicks(0, 400, AxisScale::Linear, TickStyle::Plain, 5)),
              (std::vector<std::string>{"0", "100", "200", "300", "400"}));
}

TEST(Ticks, NonsenseGivesNothing)
{
    EXPECT_TRUE(axisTicks(0, 10, AxisScale::Log, TickStyle::Plain, 5).empty());
    EXPECT_TRUE(axisTicks(10, 10, AxisScale::Log, TickStyle::Plain, 5).empty());
    EXPECT_TRUE(axisTicks(10, 1, AxisScale::Linear, TickStyle::Plain, 5).empty());
}
