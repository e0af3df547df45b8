// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ceiling.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

using namespace rooflab;

namespace {

Measurement copyProbe()
{
    Measurement probe = rooflab::testing::vectorAdd("regular", 2e-3);
    probe.kernel = "copy";
    probe.work = copyWork(1e6, Precision::Fp32);
    probe.work.memoryLevel = "DRAM";
    probe.timing.reported = {};
    probe.timing.samples = {Seconds(2e-3), Seconds(1e-3), Seconds(4e-3)};
    return probe;
}

} // namespace

TEST(Ceiling, FollowsItsProbesStatistic)
{
    const auto ceiling = ceilingFromProbe(copyProbe(), CeilingKind::Bandwidth, Statistic::Min);
    ASSERT_TRUE(ceiling);
    EXPECT_DOUBLE_EQ(ceiling->valueSi, 8e6 / 1e-3);
    EXPECT_DOUBLE_EQ(ceilingAt(*ceiling, Statistic::Median).valueSi, 8e6 / 2e-3);
    EXPECT_EQ(ceilingAt(*ceiling, Statistic::Median).statistic, Statistic::Median);
    EXPECT_EQ(ceiling->memoryLevel, "DRAM");
    EXPECT_EQ(ceiling->origin, CeilingOrigin::Measured);
}

TEST(Ceiling, AFailedProbeIsNoReference)
{
    Measurement probe = copyProbe();
    probe.validation.status = ValidationStatus::Failed;
    EXPECT_FALSE(ceilingFromProbe(probe, CeilingKind::Bandwidth, Statistic::Min));
    // A copy has no FLOPs, so it is no compute reference either.
    EXPECT_FALSE(ceilingFromProbe(copyProbe(), CeilingKind::Compute, Statistic::Min));
}

TEST(Ceiling, RefusesImpossibleValues)
{
    Ceiling c = rooflab::testing::ceiling(CeilingKind::Bandwidth, 1e9, "x");
    EXPECT_TRUE(checkCeiling(c));
    c.lowSi = 2e9;
    EXPECT_FALSE(checkCeiling(c));
    c.lowSi.reset();
    c.highSi = 0.5e9;
    EXPECT_FALSE(checkCeiling(c));
    EXPECT_FALSE(checkCeiling(rooflab::testing::ceiling(CeilingKind::Compute, 0, "x")));
    EXPECT_FALSE(checkCeiling(rooflab::testing::ceiling(CeilingKind::Compute, -1, "x")));
    EXPECT_FALSE(checkCeiling(rooflab::testing::ceiling(CeilingKind::Compute, 1, "")));
}
