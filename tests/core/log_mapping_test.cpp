// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log_mapping.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace rooflab;

TEST(PlotMapping, DecadesAreEvenlySpaced)
{
    const PlotMapping mapping({1e-2, 1e3, 1e9, 1e14}, AxisScale::Log, {100, 50, 500, 250});
    EXPECT_DOUBLE_EQ(mapping.xToPixel(1e-2), 100.0);
    EXPECT_NEAR(mapping.xToPixel(1e-1), 200.0, 1e-9);
    EXPECT_NEAR(mapping.xToPixel(1e3), 600.0, 1e-9);
    EXPECT_DOUBLE_EQ(mapping.yToPixel(1e9), 300.0);
    EXPECT_NEAR(mapping.yToPixel(1e14), 50.0, 1e-9);
}

TEST(PlotMapping, GoesThereAndBack)
{
    for (const AxisScale scale : {AxisScale::Log, AxisScale::Linear}) {
        const PlotMapping mapping({1e-2, 1e3, 1e9, 1e14}, scale, {10, 20, 900, 700});
        for (const double ai : {0.0833, 1.0, 19.857}) {
            EXPECT_NEAR(mapping.pixelToX(mapping.xToPixel(ai)) / ai, 1.0, 1e-9);
        }
        EXPECT_NEAR(mapping.pixelToY(mapping.yToPixel(50.261e9)) / 50.261e9, 1.0, 1e-6);
    }
}

// Slope 1 on log axes whatever the bandwidth; a factor of 4 is a shift of log10 4 = 0.602 decades.
TEST(PlotMapping, BandwidthLinesAreParallelOnLogAxes)
{
    const PlotMapping mapping({1e-2, 1e3, 1e9, 1e14}, AxisScale::Log, {0, 0, 500, 500});
    const auto at = [&](double bandwidth, double ai) {
        return mapping.toPixel(FlopPerByte(ai), FlopPerSecond(bandwidth * ai));
    };
    EXPECT_NEAR(mapping.angleDegrees(at(1e12, 0.1), at(1e12, 10)), 45.0, 1e-9);
    EXPECT_NEAR(mapping.angleDegrees(at(4e12, 0.1), at(4e12, 10)), 45.0, 1e-9);
    EXPECT_NEAR((at(1e12, 1).y - at(4e12, 1).y) / 100.0, 0.602, 0.0005);
}

TEST(PlotMapping, ZeroIsNowhereOnALogAxis)
{
    const PlotMapping mapping({1e-2, 1e3, 1e9, 1e14}, AxisScale::Log, {0, 0, 500, 500});
    EXPECT_FALSE(std::isfinite(mapping.xToPixel(0.0)));
    EXPECT_FALSE(mapping.plot().contains(mapping.toPixel(FlopPerByte(0), FlopPerSecond(1e10))));
}
