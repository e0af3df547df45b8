// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(Counters, GiveTheMeasuredTraffic)
{
    const ImportOutcome outcome
        = goodFile("rocprof_counters.csv", withWork("vector_add fp32 n=8388608"));
    ASSERT_EQ(outcome.session.measurements.size(), 1U);
    const Measurement& m = outcome.session.measurements[0];
    EXPECT_EQ(m.timing.samples.size(), 4U); // two counters a launch are one launch
    EXPECT_EQ(m.work.basis, ByteBasis::Measured);
    EXPECT_DOUBLE_EQ(m.work.bytes->value(), (65536.5 + 32768.0) * 1024.0);
    EXPECT_DOUBLE_EQ(m.work.flops->value(), 8388608.0);
    EXPECT_EQ(m.work.memoryLevel, "DRAM");
    EXPECT_EQ(outcome.rows.read, 8U);
    EXPECT_EQ(outcome.rows.used, 8U);
}

TEST(Counters, AllZeroIsNotAvailableAndNeverDivided)
{
    const ImportOutcome outcome = goodFile("rocprof_counters_zero.csv");
    const Measurement& m = outcome.session.measurements.at(0);
    EXPECT_FALSE(m.work.bytes);
    EXPECT_FALSE(plotPoint(m, Statistic::Min).ai);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "FETCH_SIZE"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "not available (all 0)"));
}

// Found by fuzzing: a kernel whose every row is refused has no launches.
TEST(Counters, AKernelWithoutOneGoodRowGivesNoRecord)
{
    const ImportOutcome outcome = goodFile("rocprof_counters_no_value.csv");
    EXPECT_TRUE(outcome.session.measurements.empty());
    EXPECT_TRUE(outcome.traces.empty());
    EXPECT_EQ(outcome.rows.refused, 2U);
}
