// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(Mixbench, GivesTheStatedRatesAndIntensity)
{
    const ImportOutcome outcome = goodFile("mixbench.txt");
    ASSERT_EQ(outcome.session.measurements.size(), 6U);
    const Measurement& first = outcome.session.measurements[0];
    const PlotPoint point = plotPoint(first, Statistic::Min);
    EXPECT_NEAR(point.ai->value(), 0.25, 1e-12);
    EXPECT_NEAR(point.performance->value() / giga, 100.0, 1e-9);
    EXPECT_NEAR(point.bandwidth->value() / giga, 400.0, 1e-9);
    EXPECT_DOUBLE_EQ(point.time->time.value(), 0.5e-3);
    EXPECT_EQ(first.precision, Precision::Fp32);
    EXPECT_EQ(first.variant, "Single Precision ops, 0 iterations");
    EXPECT_EQ(first.parameters.integer("compute_iters"), 0);
    EXPECT_EQ(first.provenance.device.name, "Radeon Test 1");
    EXPECT_EQ(first.provenance.device.clockHz, 2.4e9);
    EXPECT_EQ(first.provenance.source.place, "line 12");
    EXPECT_EQ(outcome.session.measurements[1].precision, Precision::Fp16);
}

TEST(Mixbench, AGroupThatTheDeviceLacksIsOneNotice)
{
    const ImportOutcome outcome = goodFile("mixbench.txt");
    EXPECT_TRUE(
        hasNote(outcome, NoteKind::Refused, "\"Double precision ops\" is skipped: all its 3 rows"));
    EXPECT_TRUE(
        hasNote(outcome, NoteKind::Refused, "rate: \"nan\" is not a finite number line 14"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "none for the whole group"));
    EXPECT_EQ(outcome.rows.read, 12U);
    EXPECT_EQ(outcome.rows.used, 6U);
    EXPECT_EQ(outcome.rows.refused, 6U);
    EXPECT_EQ(std::count_if(outcome.notes.begin(), outcome.notes.end(),
                            [](const ImportNote& note) { return note.kind == NoteKind::Refused; }),
              4);
}

TEST(Mixbench, IntegerOperationsAreNoFlops)
{
    const ImportOutcome outcome = goodFile("mixbench.txt");
    const Measurement& integer = outcome.session.measurements.at(2);
    EXPECT_EQ(integer.variant, "Integer operations, 0 iterations");
    const PlotPoint point = plotPoint(integer, Statistic::Min);
    EXPECT_EQ(point.standing, Standing::NotPlottable);
    EXPECT_NEAR(point.bandwidth->value() / giga, 240.0, 1e-9);
    EXPECT_FALSE(integer.precision);
}

TEST(Mixbench, ABandwidthOfHalfTheTrafficIsAConflict)
{
    EXPECT_TRUE(
        hasNote(goodFile("mixbench.txt"), NoteKind::Conflict, "one buffer instead of both"));
}

TEST(Mixbench, ASingleUnsupportedRowIsRefusedAloneAndRoundingIsNoConflict)
{
    const auto outcome = importText("Experiment ID, Double precision ops,,,,\r\n"
                                    "Compute iters, Flops/byte, ex.time,  GFLOPS, GB/sec\r\n"
                                    "  0,  0.125,  0.00,  inf,  inf\r\n"
                                    "512,256.250, 93.59, 64.16, 0.25\r\n");
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->rows.refused, 1U);
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Refused, "time 0 and infinite rates line 3"));
    EXPECT_EQ(noteOf(*outcome, NoteKind::Conflict), nullptr);
    EXPECT_NEAR(plotPoint(outcome->session.measurements.at(0), Statistic::Min).performance->value(),
                64.16e9, 1.0);
}

TEST(Mixbench, AColumnBeforeTheIterationsSaysWhatARowWasMeasuredOn)
{
    const ImportOutcome outcome = goodFile("mixbench_cpu_or_gpu.txt");
    ASSERT_EQ(outcome.session.measurements.size(), 3U);
    const Measurement& cpu = outcome.session.measurements[0];
    EXPECT_EQ(cpu.variant, "Double Precision ops, CPU, 0 iterations");
    EXPECT_EQ(cpu.precision, Precision::Fp64);
    EXPECT_EQ(cpu.parameters.integer("compute_iters"), 0);
    EXPECT_FALSE(cpu.provenance.device.name);
    EXPECT_DOUBLE_EQ(plotPoint(cpu, Statistic::Min).time->time.value(), 5e-3);
    const Measurement& gpu = outcome.session.measurements[2];
    EXPECT_EQ(gpu.variant, "Double Precision ops, GPU, 8 iterations");
    EXPECT_EQ(gpu.provenance.device.name, "Radeon Test 1");
    const PlotPoint point = plotPoint(gpu, Statistic::Min);
    EXPECT_NEAR(point.ai->value(), 2.125, 1e-12);
    EXPECT_NEAR(point.performance->value() / giga, 850.0, 1e-9);
    EXPECT_NEAR(point.bandwidth->value() / giga, 400.0, 1e-9);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "rows of the CPU"));
    EXPECT_EQ(noteOf(outcome, NoteKind::Conflict), nullptr);
}

TEST(Mixbench, RefusesOtherColumnsByName)
{
    const auto extra = importText("Compute iters, Flops/byte, ex.time,  GFLOPS, GB/sec, watts\n"
                                  "0, 0.125, 1.00, 10.00, 80.00, 5\n");
    ASSERT_FALSE(extra);
    EXPECT_NE(extra.error().message.find("\"watts\" belongs to no group"), std::string::npos);
    EXPECT_NE(badFile("mixbench_other_columns.txt").find("are no group of intensity"),
              std::string::npos);
    EXPECT_FALSE(importText("Compute iters, Flops/byte, ex.time,  GFLOPS, GB/sec\n-----\n"));
}
