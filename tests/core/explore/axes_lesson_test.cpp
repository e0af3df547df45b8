// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/axes_lesson.h"
#include "core/roofline.h"
#include "tests/core/explore/explore_samples.h"

#include <array>

using namespace rooflab;

namespace {

// The numbers of the text on log-log axes.
constexpr BytesPerSecond slow(1e12);
constexpr BytesPerSecond fast(4e12);
constexpr FlopPerSecond peak(200e12);

} // namespace

TEST(AxesLesson, TheRulerStepsOneDecadeEachWay)
{
    const Frame frame{1e-2, 1e3, 1e9, 1e15};
    const auto steps = decadeRuler(slow, peak, frame);
    ASSERT_EQ(steps.size(), 4U); // 0.01 … 100, the line ends at 200
    for (const RulerStep& step : steps) {
        EXPECT_NEAR(ratio(step.to.ai, step.from.ai), 10.0, 1e-12);
        EXPECT_NEAR(ratio(step.to.performance, step.from.performance), 10.0, 1e-12);
        EXPECT_NEAR(ratio(step.to.performance, slow * step.to.ai), 1.0, 1e-12);
        EXPECT_EQ(step.corner.ai, step.to.ai);
        EXPECT_EQ(step.corner.performance, step.from.performance);
        EXPECT_LE(step.to.performance, peak);
    }
    EXPECT_NEAR(steps.front().from.ai.value(), 0.01, 1e-15);
    EXPECT_NEAR(steps.back().to.ai.value(), 100.0, 1e-10);
}

TEST(AxesLesson, TheRulerStaysInTheFrame)
{
    const Frame low{1e-2, 1e3, 1e12, 1e13}; // the line enters at AI = 1
    const auto steps = decadeRuler(slow, std::nullopt, low);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_NEAR(steps[0].from.ai.value(), 1.0, 1e-12);
    EXPECT_TRUE(decadeRuler(slow, std::nullopt, {1e-2, 1e-1, 1e15, 1e16}).empty());
    EXPECT_TRUE(decadeRuler(slow, peak, {0.0, 400.0, 0.0, 250e12}).empty()); // linear axes
}

TEST(AxesLesson, TheLeftEdgeIsTheBandwidthTimesTheLeastIntensity)
{
    const LeftEdge edge = leftEdge(fast, Frame{0.01, 1e3, 1e9, 1e15});
    EXPECT_DOUBLE_EQ(edge.at.performance.value(), 4e10);
    EXPECT_TRUE(edge.isVisible);
    EXPECT_EQ(edge.statement.plain(),
              "at the left edge 4 TB/s × 0.01 FLOP/Byte = 40 GFLOPS: a height in FLOPS, not the "
              "bandwidth itself");
    // At 1 FLOP/Byte the numbers agree and the quantities do not.
    EXPECT_DOUBLE_EQ(leftEdge(fast, Frame{1, 1e3, 1e9, 1e15}).at.performance.value(), 4e12);
    EXPECT_FALSE(leftEdge(fast, Frame{0.01, 1e3, 1e12, 1e15}).isVisible);
}

TEST(AxesLesson, TheGapIsARatio)
{
    const VerticalGap gap = verticalGap(slow, fast);
    EXPECT_DOUBLE_EQ(gap.ratio, 4.0);
    EXPECT_NEAR(gap.decades, 0.602, 0.0005);
    EXPECT_EQ(gap.statement.plain(),
              "4 TB/s lies log10(4) = 0.602 decades above 1 TB/s: the gap is a ratio, not a "
              "difference");
    EXPECT_DOUBLE_EQ(verticalGap(fast, slow).ratio, 4.0);
    EXPECT_DOUBLE_EQ(verticalGap(FlopPerSecond(1e12), FlopPerSecond(1e13)).decades, 1.0);
}

TEST(AxesLesson, TheSlopeIsTheBandwidthOnlyOnLinearAxes)
{
    EXPECT_EQ(linearSlope(slow).plain(),
              "on linear axes the slope is the bandwidth: each FLOP/Byte more allows 1000 GFLOPS "
              "more, and that is 1000 GB/s");
    const std::string onLog = logSlope(fast).plain();
    EXPECT_NE(onLog.find("the slope is 1"), std::string::npos);
    EXPECT_NE(onLog.find("4 TFLOPS at 1 FLOP/Byte"), std::string::npos);
}

// The text's table: 1, 10, 50, 100, 200 FLOP/Byte; knees at 200 and 50.
TEST(AxesLesson, GivesTheTextsTableOfRoofs)
{
    const std::array bandwidths{slow, fast};
    const auto rows = roofTable(bandwidths, peak, roofTableIntensities());
    const std::vector<std::array<double, 3>> expected{
        {1, 1, 4}, {10, 10, 40}, {50, 50, 200}, {100, 100, 200}, {200, 200, 200}, {400, 200, 200}};
    ASSERT_EQ(rows.size(), expected.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_DOUBLE_EQ(rows[i].ai.value(), expected[i][0]);
        EXPECT_DOUBLE_EQ(rows[i].roofs.at(0).value() / tera, expected[i][1]);
        EXPECT_DOUBLE_EQ(rows[i].roofs.at(1).value() / tera, expected[i][2]);
    }
    EXPECT_DOUBLE_EQ(knee(peak, slow).value(), 200.0);
    EXPECT_DOUBLE_EQ(knee(peak, fast).value(), 50.0);
}
