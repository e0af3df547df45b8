// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/axis_range.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace rooflab;

TEST(HomeFrame, ComesFromTheCeilingsInWholeDecades)
{
    const std::vector<BytesPerSecond> bandwidths{BytesPerSecond(534.73e9)};
    const std::vector<FlopPerSecond> computes{FlopPerSecond(10.618e12)};
    const Frame frame = homeFrame(bandwidths, computes, {});
    EXPECT_DOUBLE_EQ(frame.aiMin, 1e-2);
    EXPECT_DOUBLE_EQ(frame.aiMax, 1e3);
    EXPECT_DOUBLE_EQ(frame.performanceMin, 1e9);
    EXPECT_DOUBLE_EQ(frame.performanceMax, 1e14);
    // Points do not move it: two sessions of one device look alike.
    const std::vector<FramePoint> points{{FlopPerByte(1e-4), FlopPerSecond(1e5)}};
    EXPECT_EQ(homeFrame(bandwidths, computes, points), frame);
}

TEST(HomeFrame, HoldsEveryKneeWithRoom)
{
    const std::vector<BytesPerSecond> bandwidths{BytesPerSecond(1e12), BytesPerSecond(4e12)};
    const std::vector<FlopPerSecond> computes{FlopPerSecond(200e12)};
    const Frame frame = homeFrame(bandwidths, computes, {});
    EXPECT_GE(frame.aiMax, 1000.0);
    EXPECT_DOUBLE_EQ(frame.performanceMax, 1e15);
}

TEST(HomeFrame, FallsBackToPointsAndThenToTheDefault)
{
    EXPECT_EQ(homeFrame({}, {}, {}), Frame{});
    const std::vector<FramePoint> points{{FlopPerByte(0.0833), FlopPerSecond(50e9)},
                                         {FlopPerByte(0.0), FlopPerSecond(0.0)},
                                         {FlopPerByte(NAN), FlopPerSecond(1.0)}};
    const Frame frame = homeFrame({}, {}, points);
    EXPECT_TRUE(frame.contains(FlopPerByte(0.0833), FlopPerSecond(50e9)));
    EXPECT_LE(std::log10(frame.aiMax / frame.aiMin), 3.0);
}

TEST(FrameIncluding, GrowsToReachEveryPoint)
{
    const std::vector<FramePoint> points{{FlopPerByte(76293.9), FlopPerSecond(9142.9e9)},
                                         {FlopPerByte(0.0833), FlopPerSecond(8.77e4)}};
    const Frame frame = frameIncluding(Frame{}, points);
    for (const FramePoint& point : points) {
        EXPECT_TRUE(frame.contains(point.ai, point.performance));
    }
}

TEST(Zoom, KeepsTheValueUnderTheCursor)
{
    Frame frame;
    const auto valueAt = [](const Frame& f, double fraction) {
        return std::log10(f.aiMin) + fraction * std::log10(f.aiMax / f.aiMin);
    };
    const double before = valueAt(frame, 0.3);
    for (int i = 0; i < 25; ++i) {
        frame = zoomed(frame, AxisScale::Log, 1.2, 0.3, 0.7);
    }
    EXPECT_NEAR(valueAt(frame, 0.3), before, 1e-6);
}

TEST(Zoom, StopsAtTheLimitsInBothDirections)
{
    for (const AxisScale scale : {AxisScale::Log, AxisScale::Linear}) {
        Frame frame = scale == AxisScale::Log ? Frame{} : Frame{0, 400, 0, 2e14};
        for (int i = 0; i < 1000; ++i) {
            frame = zoomed(frame, scale, 0.5, 0.9, 0.1);
        }
        EXPECT_GE(frame.aiMin, scale == AxisScale::Log ? 0.99e-6 : 0.0);
        EXPECT_LE(frame.aiMax, 1.01e7);
        EXPECT_LE(frame.performanceMax, 1.01e19);
        for (int i = 0; i < 1000; ++i) {
            frame = zoomed(frame, scale, 2.0, 0.5, 0.5);
        }
        EXPECT_LT(frame.aiMin, frame.aiMax);
        EXPECT_LT(frame.performanceMin, frame.performanceMax);
        for (int i = 0; i < 1000; ++i) {
            frame = panned(frame, scale, 0.5, -0.5);
        }
        EXPECT_TRUE(std::isfinite(frame.aiMax));
        EXPECT_LT(frame.aiMin, frame.aiMax);
    }
}

TEST(Zoom, IgnoresNonsense)
{
    const Frame frame;
    EXPECT_EQ(zoomed(frame, AxisScale::Log, 0.0, 0.5, 0.5), frame);
    EXPECT_EQ(zoomed(frame, AxisScale::Log, NAN, 0.5, 0.5), frame);
    EXPECT_EQ(panned(frame, AxisScale::Log, INFINITY, 0.0), frame);
}
