// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <limits>

using namespace rooflab;
using rooflab::testing::vectorAdd;

// ch. 7.3 table
TEST(PlotPoint, ChapterSevenPoints)
{
    const PlotPoint coalesced = plotPoint(vectorAdd("coalesced", 0.3338e-3), Statistic::Min);
    EXPECT_NEAR(coalesced.ai->value(), 0.083333, 1e-6);
    EXPECT_NEAR(coalesced.performance->value() / giga, 50.261, 0.0005);
    EXPECT_NEAR(coalesced.bandwidth->value() / giga, 603.14, 0.005);
    const PlotPoint linecross = plotPoint(vectorAdd("linecross", 2.2456e-3), Statistic::Min);
    EXPECT_NEAR(linecross.performance->value() / giga, 7.4711, 0.0001);
    EXPECT_NEAR(linecross.bandwidth->value() / giga, 89.654, 0.0005);
    EXPECT_NEAR(ratio(*coalesced.performance, *linecross.performance), 6.7274, 0.00005);
    EXPECT_EQ(coalesced.standing, Standing::Valid);
}

TEST(PlotPoint, CopyHasABandwidthButNoPlace)
{
    Measurement copy = vectorAdd("copy", 8.032e-3);
    copy.work = copyWork(536870912, Precision::Fp32);
    const PlotPoint point = plotPoint(copy, Statistic::Min);
    EXPECT_EQ(point.standing, Standing::NotPlottable);
    EXPECT_NEAR(point.bandwidth->value() / giga, 534.73, 0.005);
    EXPECT_NE(point.reason.find("F = 0"), std::string::npos);
}

TEST(PlotPoint, SaysWhatIsMissing)
{
    Measurement m = vectorAdd("x", 1e-3);
    m.timing = {};
    EXPECT_NE(plotPoint(m, Statistic::Min).reason.find("time"), std::string::npos);
    m = vectorAdd("x", 1e-3);
    m.work.flops.reset();
    const PlotPoint noFlops = plotPoint(m, Statistic::Min);
    EXPECT_NE(noFlops.reason.find("FLOP"), std::string::npos);
    EXPECT_TRUE(noFlops.bandwidth);
    EXPECT_FALSE(noFlops.performance);
    m = vectorAdd("x", 1e-3);
    m.work.bytes.reset();
    EXPECT_NE(plotPoint(m, Statistic::Min).reason.find("byte"), std::string::npos);
    m.work.bytes = Bytes(0);
    EXPECT_EQ(plotPoint(m, Statistic::Min).standing, Standing::NotPlottable);
}

TEST(PlotPoint, ImpossibleTimesGiveNoNumbers)
{
    for (const double time : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(),
                              std::numeric_limits<double>::infinity()}) {
        const PlotPoint point = plotPoint(vectorAdd("x", time), Statistic::Min);
        EXPECT_EQ(point.standing, Standing::NotPlottable) << time;
        EXPECT_FALSE(point.performance) << time;
        EXPECT_FALSE(point.bandwidth) << time;
    }
}

TEST(PlotPoint, ValidationDecidesTheStanding)
{
    Measurement m = vectorAdd("x", 1e-3);
    m.validation.checked = 1024; // spot check
    EXPECT_EQ(plotPoint(m, Statistic::Min).standing, Standing::Partial);
    m = vectorAdd("x", 1e-3);
    m.validation.nonFinite.reset(); // NaN was not looked for
    EXPECT_EQ(plotPoint(m, Statistic::Min).standing, Standing::Partial);
    m.validation = {};
    EXPECT_EQ(plotPoint(m, Statistic::Min).standing, Standing::Partial);
    m.validation.status = ValidationStatus::Failed;
    const PlotPoint failed = plotPoint(m, Statistic::Min);
    EXPECT_EQ(failed.standing, Standing::Failed);
    EXPECT_FALSE(failed.isPlottable());
    EXPECT_FALSE(failed.reason.empty());
}
