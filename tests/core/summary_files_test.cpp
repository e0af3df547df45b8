// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(SummaryJson, GivesTheRecordsAndAuditsTheirRates)
{
    const ImportOutcome outcome = goodFile("summary_json.json");
    ASSERT_EQ(outcome.session.measurements.size(), 3U);
    const Measurement& first = outcome.session.measurements[0];
    EXPECT_EQ(first.kernel, "vector_add");
    EXPECT_EQ(first.variant, "hip-a");
    EXPECT_EQ(first.precision, Precision::Fp32);
    EXPECT_EQ(first.parameters.integer("size"), 8388608);
    EXPECT_EQ(first.parameters.integer("block"), 128);
    EXPECT_DOUBLE_EQ(first.timing.reported.median->value(), 0.2048e-3);
    EXPECT_NEAR(plotPoint(first, Statistic::Median).bandwidth->value() / giga, 491.52, 1e-9);
    EXPECT_EQ(first.provenance.source.place, "/records/0");
    EXPECT_FALSE(first.provenance.device.name);
    // Half precision: Q = 6N. Its stated rate is MiB/ms.
    EXPECT_EQ(plotPoint(outcome.session.measurements[1], Statistic::Min).standing,
              Standing::Failed);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "MiB/ms called GB/s"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"median_ms\" must be a positive time"));
    // An unknown operator: F and Q follow from the rates, and that is said.
    const Measurement& last = outcome.session.measurements[2];
    EXPECT_DOUBLE_EQ(last.work.bytes->value(), 4e6);
    EXPECT_DOUBLE_EQ(last.work.flops->value(), 1e6);
    EXPECT_TRUE(last.work.assumed);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "they follow from"));
}

TEST(SummaryJson, TheManifestBesideItGivesTheEnvironment)
{
    const Measurement m = goodFile("pairs/summary.json").session.measurements.at(0);
    EXPECT_EQ(m.provenance.device.name, "AMD Radeon Test 50");
    EXPECT_EQ(m.provenance.device.arch, "gfx1150");
    EXPECT_EQ(m.provenance.recordedAt, "2026-07-20T10:00:00+08:00");
    EXPECT_EQ(m.timing.warmup, 7);
    EXPECT_EQ(m.timing.repeat, 40);
    ASSERT_EQ(m.provenance.software.size(), 2U);
    EXPECT_EQ(m.provenance.software[1].version, "2.9");
}

TEST(SummaryCsv, ReadsCrlfAndRefusesWhatItCannotTell)
{
    const ImportOutcome outcome = goodFile("summary_csv.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 1U);
    const Measurement& m = outcome.session.measurements[0];
    EXPECT_EQ(m.variant, "hip-a-g64");
    EXPECT_EQ(m.timing.method, TimingMethod::HipEvent);
    EXPECT_DOUBLE_EQ(m.work.bytes->value(), 491.52e9 * 0.2048e-3);
    EXPECT_FALSE(m.work.flops); // the file names no operator
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"MAYBE\" line 3"));
    const ImportOutcome chosen = goodFile("summary_csv.csv", withWork("vector_add"));
    EXPECT_DOUBLE_EQ(chosen.session.measurements.at(0).work.flops->value(), 8388608.0);
}

TEST(ResultLog, ReadsTheLinesOfTheProgram)
{
    const ImportOutcome outcome = goodFile("result_log.log");
    ASSERT_EQ(outcome.session.measurements.size(), 1U);
    const Measurement& m = outcome.session.measurements[0];
    EXPECT_EQ(m.provenance.device.name, "AMD Radeon Test 50");
    EXPECT_EQ(m.provenance.device.wavefront, 32);
    EXPECT_EQ(m.timing.warmup, 10);
    EXPECT_DOUBLE_EQ(m.timing.reported.min->value(), 0.2e-3);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "MiB/ms called GB/s"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "not a finite number line 4"));
}

TEST(Tutorial, AListKeepsItsGoodRecords)
{
    const ImportOutcome outcome = goodFile("tutorial_list.json");
    EXPECT_EQ(outcome.session.measurements.size(), 2U);
    EXPECT_NE(outcome.session.measurements[0].id, outcome.session.measurements[1].id);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "/1/min_ms"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "counts the traffic twice"));
}
