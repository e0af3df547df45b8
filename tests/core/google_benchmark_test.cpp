// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(GoogleBenchmark, RepetitionsAreSamplesAndRatesGoByTheirClock)
{
    const ImportOutcome outcome = goodFile("google_benchmark.json");
    ASSERT_EQ(outcome.session.measurements.size(), 3U);
    const Measurement& triad = outcome.session.measurements[0];
    EXPECT_EQ(triad.kernel, "BM_triad");
    EXPECT_EQ(triad.variant, "BM_triad/1000");
    EXPECT_EQ(triad.parameters.integer("arg1"), 1000);
    ASSERT_EQ(triad.timing.samples.size(), 3U);
    EXPECT_DOUBLE_EQ(triad.timing.samples[1].value(), 2.4e-6);
    // 1.2e10 B/s over 2 us of CPU time.
    EXPECT_EQ(triad.work.bytes->value(), 24000.0);
    EXPECT_EQ(triad.work.flops->value(), 2000.0);
    const PlotPoint median = plotPoint(triad, Statistic::Median);
    EXPECT_NEAR(median.ai->value(), 1.0 / 12.0, 1e-12);
    EXPECT_NEAR(median.performance->value() / giga, 0.8, 1e-12);
    EXPECT_NEAR(median.bandwidth->value() / giga, 9.6, 1e-12);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "divides by the CPU time"));
    EXPECT_EQ(triad.provenance.recordedAt, "2026-03-01T12:00:00+00:00");
    EXPECT_EQ(triad.provenance.host.name, "bench-host");
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "built for debugging"));
}

TEST(GoogleBenchmark, ManualTimeIsTheClockOfItsRate)
{
    const ImportOutcome outcome = goodFile("google_benchmark.json");
    const Measurement& copy = outcome.session.measurements.at(1);
    EXPECT_EQ(copy.variant, "BM_copy/64/manual_time");
    EXPECT_EQ(copy.work.bytes->value(), 20e6);
    EXPECT_NEAR(plotPoint(copy, Statistic::Min).bandwidth->value() / giga, 5.0, 1e-12);
    const Measurement& timeOnly = outcome.session.measurements.at(2);
    EXPECT_FALSE(timeOnly.work.bytes);
    EXPECT_EQ(outcome.questions.size(), 2U);
}

TEST(GoogleBenchmark, AggregatesNeverBecomePointsAndBadRowsAreRefusedAlone)
{
    const ImportOutcome outcome = goodFile("google_benchmark.json");
    EXPECT_EQ(outcome.rows.read, 15U);
    EXPECT_EQ(outcome.rows.used, 5U);
    EXPECT_EQ(outcome.rows.setAside, 4U);
    EXPECT_EQ(outcome.rows.refused, 6U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "4 aggregate rows"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "writes NaN or infinity 1 times"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused,
                        "\"real_time\": \"NaN\" is not a finite number /benchmarks/8"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"real_time\" is no positive time"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"time_unit\" is missing"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "reports an error: \"out of memory\""));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "an object is expected here /benchmarks/14"));
}

TEST(GoogleBenchmark, EveryTimeUnitIsConvertedExactly)
{
    for (const auto& [unit, seconds] : {std::pair{"ns", 3e-9}, std::pair{"us", 3e-6},
                                        std::pair{"ms", 3e-3}, std::pair{"s", 3.0}}) {
        const auto outcome = importText(
            std::string("{\"context\": {\"num_cpus\": 1}, \"benchmarks\": [{\"name\": \"a\", "
                        "\"real_time\": 3, \"time_unit\": \"")
            + unit + "\"}]}");
        ASSERT_TRUE(outcome);
        EXPECT_DOUBLE_EQ(outcome->session.measurements.at(0).timing.samples[0].value(), seconds);
    }
}

TEST(GoogleBenchmark, TheWorkModelSuppliesWhatTheCountersDoNot)
{
    const ImportOutcome outcome
        = goodFile("google_benchmark.json", withWork("flops = 2*arg1; bytes = 24*arg1"));
    // The file's own counts stand; the copy's bytes give way with a conflict.
    EXPECT_EQ(outcome.session.measurements.at(0).work.flops->value(), 2000.0);
    EXPECT_EQ(outcome.session.measurements.at(1).work.flops->value(), 128.0);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "the work model"));
}

TEST(GoogleBenchmark, BrokenFilesAreRefusedWithThePlace)
{
    EXPECT_NE(badFile("google_benchmark_cut.json").find("(line "), std::string::npos);
    EXPECT_EQ(badFile("google_benchmark_no_runs.json"),
              "the list \"benchmarks\" is empty (/benchmarks)");
    EXPECT_FALSE(importText("{\"context\": {\"num_cpus\": 1}, \"benchmarks\": [NaNa]}"));
}
