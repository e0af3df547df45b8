// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(LikwidBench, ARunIsOneIterationOfItsBatch)
{
    const ImportOutcome outcome = goodFile("likwid_bench.txt");
    ASSERT_EQ(outcome.session.measurements.size(), 1U);
    const Measurement& triad = outcome.session.measurements[0];
    EXPECT_EQ(triad.kernel, "triad_avx");
    EXPECT_EQ(triad.work.flops->value(), 2e6);
    EXPECT_EQ(triad.work.bytes->value(), 32e6);
    EXPECT_DOUBLE_EQ(triad.timing.reported.mean->value(), 1e-3);
    EXPECT_EQ(triad.timing.scope, TimingScope::Batch);
    EXPECT_EQ(triad.timing.repeat, 1000);
    EXPECT_EQ(triad.provenance.device.threads, 4);
    EXPECT_EQ(triad.provenance.device.clockHz, 3e9);
    EXPECT_FALSE(triad.precision);
    const PlotPoint point = plotPoint(triad, Statistic::Min);
    EXPECT_NEAR(point.ai->value(), 1.0 / 16.0, 1e-12);
    EXPECT_NEAR(point.performance->value() / giga, 2.0, 1e-12);
    EXPECT_NEAR(point.bandwidth->value() / giga, 32.0, 1e-12);
    EXPECT_EQ(point.time->statistic, Statistic::Mean);
    EXPECT_EQ(noteOf(outcome, NoteKind::Conflict), nullptr);
}

TEST(LikwidBench, PeakflopsIsAReferenceAndNeverAPoint)
{
    const ImportOutcome outcome = goodFile("likwid_bench.txt");
    ASSERT_EQ(outcome.session.ceilings.size(), 1U);
    const Ceiling& peak = outcome.session.ceilings[0];
    EXPECT_EQ(peak.kind, CeilingKind::Compute);
    EXPECT_EQ(peak.origin, CeilingOrigin::Imported);
    EXPECT_NEAR(ceilingAt(peak, Statistic::Min).valueSi / giga, 128.0, 1e-9);
    EXPECT_EQ(peak.precision, Precision::Fp32);
}

TEST(LikwidBench, RefusesRunsOneByOne)
{
    const ImportOutcome outcome = goodFile("likwid_bench.txt");
    EXPECT_EQ(outcome.rows.read, 4U);
    EXPECT_EQ(outcome.rows.used, 2U);
    EXPECT_EQ(outcome.rows.refused, 2U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "there is no positive \"Time\" line 34"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"Data volume (Byte)\": \"nan\""));
}

TEST(LikwidBench, ACutRunKeepsWhatItHasAndAWrongRateIsAConflict)
{
    const auto cut = importText("LIKWID MICRO BENCHMARK\r\nTest: load\r\nTime:\t1.0 sec\r\n"
                                "Number of Flops:\t0\r\nData volume (Byte):\t2000000000\r\n"
                                "MByte/s:\t1907.35");
    ASSERT_TRUE(cut);
    EXPECT_NEAR(plotPoint(cut->session.measurements.at(0), Statistic::Min).bandwidth->value(), 2e9,
                1e-3);
    EXPECT_TRUE(hasNote(*cut, NoteKind::Conflict, "1/1.049"));
    const auto empty = importText("LIKWID MICRO BENCHMARK\n");
    ASSERT_TRUE(empty);
    EXPECT_TRUE(hasNote(*empty, NoteKind::Refused, "\"Test\" is missing line 1"));
}
