// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(BabelStreamText, TakesTheMinimumFromTheRateWhereTheTimesAreCoarse)
{
    const ImportOutcome outcome = goodFile("babelstream_text.txt");
    ASSERT_EQ(outcome.session.measurements.size(), 2U);
    const Measurement& copy = outcome.session.measurements[0];
    EXPECT_NEAR(plotPoint(copy, Statistic::Min).bandwidth->value() / giga, 399.6, 1e-9);
    EXPECT_NEAR(copy.timing.reported.min->value(), 0.001001001, 1e-9);
    EXPECT_DOUBLE_EQ(copy.timing.reported.mean->value(), 0.00105);
    EXPECT_EQ(copy.precision, Precision::Fp64);
    EXPECT_EQ(copy.timing.repeat, 10);
    EXPECT_EQ(copy.provenance.device.name, "Radeon Test 1");
    EXPECT_EQ(copy.provenance.software.back().version, "5.0");
    EXPECT_EQ(copy.provenance.source.place, "line 11");
    EXPECT_EQ(outcome.session.ceilings.size(), 1U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "printed with few digits"));
}

TEST(BabelStreamText, ARateThatDisagreesIsAConflictAndTheTimeStays)
{
    const ImportOutcome outcome = goodFile("babelstream_text.txt");
    const Measurement& triad = outcome.session.measurements.at(1);
    EXPECT_DOUBLE_EQ(triad.timing.reported.min->value(), 0.0016);
    EXPECT_NEAR(plotPoint(triad, Statistic::Min).bandwidth->value() / giga, 375.0, 1e-9);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "the file states 500 GB/s"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"inf\" is not a finite number"));
    EXPECT_EQ(outcome.rows.read, 3U);
    EXPECT_EQ(outcome.rows.refused, 1U);
}

TEST(BabelStreamText, TheArraySizeStandsInForTheNumberOfElements)
{
    const auto outcome = importText("BabelStream\r\nVersion: 3.4\r\nPrecision: float\r\n"
                                    "Array size: 100.0 MB (=0.1 GB)\r\n"
                                    "Function    MiBytes/sec  Min (sec)   Max         Average\r\n"
                                    "Add         190734.863   0.00150     0.00160     0.00155\r\n");
    ASSERT_TRUE(outcome);
    const Measurement& add = outcome->session.measurements.at(0);
    EXPECT_EQ(add.kernel, "vector_add");
    EXPECT_EQ(add.parameters.integer("size"), 25000000);
    EXPECT_NEAR(plotPoint(add, Statistic::Min).bandwidth->value() / giga, 200.0, 1e-5);
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Assumption, "25000000 follows from the array size"));
}

TEST(BabelStreamText, WithoutPrecisionOrRowsThereIsNothing)
{
    EXPECT_NE(badFile("babelstream_text_no_precision.txt").find("traffic is not known"),
              std::string::npos);
    const auto cut = importText("Number of elements: 10\nPrecision: float\n"
                                "Function    MBytes/sec  Min (sec)   Max         Average\n");
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().message, "the table has a header and no row below it");
}
