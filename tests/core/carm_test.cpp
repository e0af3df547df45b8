// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(CarmRoofline, GivesOneReferenceALevel)
{
    const ImportOutcome outcome = goodFile("carm_roofline.csv");
    ASSERT_EQ(outcome.session.ceilings.size(), 5U);
    const Ceiling& first = outcome.session.ceilings[0];
    EXPECT_EQ(first.label, "L1 avx2 dp 4 threads 2:1 loads:stores");
    EXPECT_EQ(first.memoryLevel, "L1");
    EXPECT_DOUBLE_EQ(first.valueSi, 900.5e9);
    EXPECT_EQ(first.origin, CeilingOrigin::Imported);
    EXPECT_EQ(first.provenance.device.name, "Test CPU");
    EXPECT_EQ(first.provenance.device.threads, 4);
    EXPECT_EQ(first.provenance.recordedAt, "2026-03-01 12:00:00");
    EXPECT_EQ(outcome.session.ceilings[1].memoryLevel, "L2");
    EXPECT_EQ(outcome.session.ceilings[2].memoryLevel, "DRAM");
    EXPECT_DOUBLE_EQ(outcome.session.ceilings[2].valueSi, 40.5e9);
    const Ceiling& fma = outcome.session.ceilings[4];
    EXPECT_EQ(fma.kind, CeilingKind::Compute);
    EXPECT_EQ(fma.label, "FP FMA avx2 dp 4 threads add");
    EXPECT_DOUBLE_EQ(fma.valueSi, 240.5e9);
    EXPECT_EQ(fma.precision, Precision::Fp64);
}

TEST(CarmRoofline, ZeroIsAMissingLevelAndBadRowsAreRefusedWhole)
{
    const ImportOutcome outcome = goodFile("carm_roofline.csv");
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "L3 is 0 or empty"));
    EXPECT_EQ(outcome.rows.read, 5U);
    EXPECT_EQ(outcome.rows.used, 1U);
    EXPECT_EQ(outcome.rows.refused, 4U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "line 4"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "the row has no rate line 5"));
    EXPECT_NE(badFile("carm_roofline_other_order.csv").find("should be L1"), std::string::npos);
}

TEST(CarmRoofline, WithoutTheLineAboveTheOrderIsAnAssumption)
{
    const auto outcome = importText(
        "Date,ISA,Precision,Threads,Loads,Stores,Interleaved,DRAM Bytes,FP Inst.,GB/s,I/Cycle,"
        "GB/s,I/Cycle,GB/s,I/Cycle,GB/s,I/Cycle,Gflop/s,I/Cycle,Gflop/s,I/Cycle\r\n"
        "d,avx2,sp,1,2,1,No,1,add,10,1,8,1,6,1,4,1,100,1,200,1\r\n");
    ASSERT_TRUE(outcome);
    ASSERT_EQ(outcome->session.ceilings.size(), 6U);
    EXPECT_DOUBLE_EQ(outcome->session.ceilings[3].valueSi, 4e9);
    EXPECT_FALSE(outcome->session.ceilings[3].provenance.device.name);
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Assumption, "CARM's order"));
}

TEST(CarmApplications, GivesPointsAndComparesTheBandwidth)
{
    const ImportOutcome outcome = goodFile("carm_applications.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 2U);
    const Measurement& stencil = outcome.session.measurements[0];
    const PlotPoint point = plotPoint(stencil, Statistic::Min);
    EXPECT_NEAR(point.ai->value(), 0.25, 1e-12);
    EXPECT_NEAR(point.performance->value() / giga, 10.0, 1e-12);
    EXPECT_NEAR(point.bandwidth->value() / giga, 40.0, 1e-12);
    EXPECT_DOUBLE_EQ(point.time->time.value(), 1.5);
    EXPECT_EQ(stencil.precision, Precision::Fp64);
    EXPECT_EQ(stencil.provenance.device.threads, 4);
    EXPECT_FALSE(outcome.session.measurements[1].provenance.device.threads);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "the file states 320 GB/s"));
    EXPECT_EQ(outcome.rows.refused, 2U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"AI\" is no positive number line 4"));
    EXPECT_EQ(badFile("carm_applications_no_rows.csv"),
              "the table has a header and no row below it");
}
