// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roofline.h"

#include <gtest/gtest.h>

using namespace rooflab;

namespace {

const BytesPerSecond copyReference(2.0 * 2048 * mebibyte / 8.032e-3);
const FlopPerSecond gemmReference(2.0 * 4096 * 4096 * 4096 / 12.944e-3);

} // namespace

// ch. 7.2.1
TEST(Roofline, ChapterSevenReferences)
{
    EXPECT_NEAR(copyReference.value() / giga, 534.73, 0.005);
    EXPECT_NEAR(gemmReference.value() / tera, 10.618, 0.0005);
    EXPECT_NEAR(knee(gemmReference, copyReference).value(), 19.857, 0.0005);
}

TEST(Roofline, AttainableIsTheLowerBound)
{
    EXPECT_DOUBLE_EQ(attainable(copyReference, gemmReference, FlopPerByte(1.0 / 12)).value(),
                     copyReference.value() / 12);
    EXPECT_DOUBLE_EQ(attainable(copyReference, gemmReference, FlopPerByte(100)).value(),
                     gemmReference.value());
}

// The text on log-log axes: 1 and 4 TB/s against 200 TFLOPS.
TEST(Roofline, TwoBandwidthTable)
{
    const FlopPerSecond peak(200e12);
    const BytesPerSecond slow(1e12);
    const BytesPerSecond fast(4e12);
    EXPECT_DOUBLE_EQ(knee(peak, slow).value(), 200.0);
    EXPECT_DOUBLE_EQ(knee(peak, fast).value(), 50.0);
    const struct {
        double ai;
        double slowTera;
        double fastTera;
    } rows[] = {{1, 1, 4},       {10, 10, 40},    {50, 50, 200},
                {100, 100, 200}, {200, 200, 200}, {400, 200, 200}};
    for (const auto& row : rows) {
        EXPECT_DOUBLE_EQ(attainable(slow, peak, FlopPerByte(row.ai)).value(), row.slowTera * tera);
        EXPECT_DOUBLE_EQ(attainable(fast, peak, FlopPerByte(row.ai)).value(), row.fastTera * tera);
    }
}

TEST(Roofline, BandwidthSegmentIsClippedToTheFrame)
{
    const Frame frame{1e-2, 1e3, 1e10, 1e14};
    const auto segment = bandwidthSegment(copyReference, gemmReference, frame, AxisScale::Log);
    ASSERT_TRUE(segment);
    // It enters through the lower edge (5.3e9 at the left edge is below 1e10) and ends at the knee.
    EXPECT_DOUBLE_EQ(segment->from.performance.value(), 1e10);
    EXPECT_NEAR(segment->to.ai.value(), 19.857, 0.001);
    EXPECT_DOUBLE_EQ(segment->to.performance.value(), gemmReference.value());
    EXPECT_FALSE(bandwidthSegment(BytesPerSecond(1), std::nullopt, frame, AxisScale::Log));
}

TEST(Roofline, LinearBandwidthSegmentStartsAtTheOrigin)
{
    const auto segment = bandwidthSegment(BytesPerSecond(1e12), FlopPerSecond(200e12),
                                          {0, 400, 0, 250e12}, AxisScale::Linear);
    ASSERT_TRUE(segment);
    EXPECT_EQ(segment->from.ai.value(), 0.0);
    EXPECT_EQ(segment->from.performance.value(), 0.0);
    EXPECT_DOUBLE_EQ(segment->to.ai.value(), 200.0);
}

TEST(Roofline, ComputeSegmentRunsFromItsKneeToTheRightEdge)
{
    const Frame frame{1e-2, 1e3, 1e9, 1e14};
    const auto segment = computeSegment(gemmReference, copyReference, frame);
    ASSERT_TRUE(segment);
    EXPECT_NEAR(segment->from.ai.value(), 19.857, 0.001);
    EXPECT_EQ(segment->to.ai.value(), 1e3);
    EXPECT_FALSE(computeSegment(FlopPerSecond(1e15), copyReference, frame));
    EXPECT_EQ(computeSegment(gemmReference, std::nullopt, frame)->from.ai.value(), 1e-2);
}
