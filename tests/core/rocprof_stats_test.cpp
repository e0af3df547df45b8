// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(RocprofStats, GivesTheStatisticsAndAsksForTheWork)
{
    const ImportOutcome outcome = goodFile("rocprof_kernel_stats.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 1U);
    const Measurement& m = outcome.session.measurements[0];
    EXPECT_EQ(m.kernel, "add_pairs(float const*, float const*, float*, unsigned long)");
    EXPECT_DOUBLE_EQ(m.timing.reported.min->value(), 340000e-9);
    EXPECT_DOUBLE_EQ(m.timing.reported.mean->value(), 350000e-9);
    EXPECT_EQ(m.timing.repeat, 20);
    EXPECT_EQ(m.provenance.source.place, "line 2");
    EXPECT_FALSE(m.work.flops);
    EXPECT_FALSE(m.precision);
    ASSERT_EQ(outcome.questions.size(), 1U);
    EXPECT_EQ(outcome.questions[0].kind, QuestionKind::WorkModel);
    EXPECT_EQ(outcome.rows.read, 3U);
    EXPECT_EQ(outcome.rows.used, 1U);
    EXPECT_EQ(outcome.rows.setAside, 1U);
    EXPECT_EQ(outcome.rows.refused, 1U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"AverageNs\": 0.000000 is no positive time"));
}

TEST(RocprofStats, TheWorkModelGivenIsUsedAndSaid)
{
    const ImportOutcome outcome
        = goodFile("rocprof_kernel_stats.csv", withWork("vector_add fp32 n=16777216"));
    const Measurement& m = outcome.session.measurements.at(0);
    const PlotPoint point = plotPoint(m, Statistic::Min);
    EXPECT_NEAR(point.bandwidth->value() / giga, 592.137, 0.0005);
    EXPECT_NEAR(point.performance->value() / giga, 49.345, 0.0005);
    EXPECT_TRUE(m.work.assumed);
    EXPECT_NE(m.work.accounting.find("n = 16777216 (given), fp32"), std::string::npos)
        << m.work.accounting;
    EXPECT_EQ(m.kernel, "vector_add");
    EXPECT_EQ(m.parameters.integer("size"), 16777216);
    EXPECT_TRUE(outcome.questions.empty());
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "work model"));
}

TEST(RocprofStats, RefusesWithTheReason)
{
    EXPECT_EQ(badFile("rocprof_kernel_stats_no_rows.csv"),
              "the table has a header and no row below it");
    EXPECT_EQ(badFile("rocprof_kernel_stats_twice_the_same_column.csv"),
              "the column \"minns\" stands in the header twice (line 1)");
}
