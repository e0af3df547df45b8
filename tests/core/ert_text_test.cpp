// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(ErtSummary, GivesReferencesAndSetsTheWeightAside)
{
    const ImportOutcome outcome = goodFile("ert_summary.txt");
    EXPECT_EQ(outcome.format, "ert_summary");
    const std::vector<Ceiling>& ceilings = outcome.session.ceilings;
    ASSERT_EQ(ceilings.size(), 4U);
    EXPECT_EQ(ceilings[0].kind, CeilingKind::Compute);
    EXPECT_DOUBLE_EQ(ceilings[0].valueSi, 40.5e9);
    EXPECT_FALSE(ceilings[0].precision);
    EXPECT_EQ(ceilings[1].memoryLevel, "L1");
    EXPECT_DOUBLE_EQ(ceilings[1].valueSi, 320.25e9);
    EXPECT_EQ(ceilings[3].memoryLevel, "DRAM");
    EXPECT_DOUBLE_EQ(ceilings[0].valueSi / ceilings[3].valueSi, 2.0);
    EXPECT_EQ(ceilings[3].provenance.source.place, "line 7");
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "\"Weight\" is neither"));
    EXPECT_EQ(outcome.rows.read, 5U);
    EXPECT_EQ(outcome.rows.setAside, 1U);
}

TEST(ErtSummary, RecordsHostAndDate)
{
    const Provenance provenance = goodFile("ert_summary.txt").session.ceilings.at(0).provenance;
    EXPECT_EQ(provenance.host.name, "bench-node");
    EXPECT_EQ(provenance.host.os, "Linux");
    EXPECT_EQ(provenance.host.kernel, "6.1.0-test");
    EXPECT_EQ(provenance.recordedAt, "2020-09-13T12:26:40Z"); // the first of the two
    EXPECT_FALSE(provenance.device.name);
    ASSERT_EQ(provenance.software.size(), 1U);
    EXPECT_EQ(provenance.software[0].version, "1.1.0");
    const std::vector<std::string> notes{"MPI_PROCS 1", "OPENMP_THREADS 2", "FLOPS 2"};
    EXPECT_EQ(provenance.notes, notes);
}

TEST(ErtRuns, ATryGivesTimeFlopsAndBytesOfOneTrial)
{
    const ImportOutcome outcome = goodFile("ert_runs.txt");
    EXPECT_EQ(outcome.format, "ert_runs");
    ASSERT_EQ(outcome.session.measurements.size(), 3U);
    const Measurement& last = outcome.session.measurements[2];
    const PlotPoint point = plotPoint(last, Statistic::Median);
    EXPECT_DOUBLE_EQ(last.work.bytes->value(), 16384.0);
    EXPECT_DOUBLE_EQ(point.ai->value(), 0.125);
    EXPECT_NEAR(point.bandwidth->value() / giga, 83.88608, 1e-9);
    EXPECT_NEAR(point.performance->value() / giga, 10.48576, 1e-9);
    EXPECT_EQ(last.timing.batchSize, 1024);
    EXPECT_EQ(last.parameters.integer("working_set_bytes"), 8192);
    EXPECT_EQ(last.provenance.host.name, "bench-node");
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "is no positive number line 3"));
    EXPECT_EQ(outcome.rows.refused, 1U);
}

TEST(ErtRuns, ASummaryOfTriesGivesMinMedianAndMax)
{
    const ImportOutcome outcome = goodFile("ert_runs_max.txt");
    ASSERT_EQ(outcome.session.measurements.size(), 2U);
    const Measurement& first = outcome.session.measurements[0];
    EXPECT_DOUBLE_EQ(first.timing.reported.min->value(), 0.4e-6);
    EXPECT_DOUBLE_EQ(first.timing.reported.median->value(), 0.5e-6);
    EXPECT_DOUBLE_EQ(first.timing.reported.max->value(), 0.8e-6);
    EXPECT_NEAR(first.work.bytes->value(), 8192.0, 1e-9);
    EXPECT_NEAR(first.work.flops->value(), 1024.0, 1e-9);
    EXPECT_NEAR(plotPoint(first, Statistic::Median).bandwidth->value(), 16.384e9, 1e-3);
}

TEST(ErtRuns, OtherNumbersWithoutAHeaderAreNotTaken)
{
    for (const char* text :
         {"1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5\n", "4096 1 0.5 8192 512\n1 2 3\n",
          "10 10 3 2 1 1 2 3 1 2 3\n", "40.5 GFLOPs\n\nnothing else\n", "40.5 GFLOPs\n"}) {
        EXPECT_FALSE(importText(text)) << text;
    }
}
