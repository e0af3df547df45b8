// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/column_mapping.h"
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

std::string guessed(std::vector<std::string> names)
{
    return columnMappingText(guessColumns(names));
}

PlotPoint pointOf(const ImportOutcome& outcome, std::size_t index, Statistic statistic)
{
    return plotPoint(outcome.session.measurements.at(index), statistic);
}

} // namespace

TEST(ColumnGuess, ReadsNamesWithUnits)
{
    EXPECT_EQ(guessed({"label", "flops", "bytes", "time_ms", "dtype"}),
              "label = name; flops = flops FLOP; bytes = bytes B; time_ms = time ms; "
              "dtype = precision");
    EXPECT_EQ(guessed({"min_us", "AverageNs", "GPU Time (sec)", "p95_ms", "max_ms", "stddev_ms"}),
              "min_us = time min us; AverageNs = time mean ns; GPU Time (sec) = time s; "
              "p95_ms = time p95 ms; max_ms = time_max ms; stddev_ms = time_stddev ms");
    EXPECT_EQ(guessed({"achieved_gbps", "GFLOP/s", "AI", "MiB/s"}),
              "achieved_gbps = byte_rate GB/s; GFLOP/s = flop_rate GFLOP/s; AI = intensity");
    // No unit, no guess; a range of a statistic is not the statistic.
    EXPECT_EQ(guessed({"time", "runtime", "bandwidth", "median_ms_run_min", "peak_flops"}), "");
    EXPECT_EQ(guessed({"m", "n", "k", "problem_size"}),
              "m = parameter; n = parameter; k = parameter; problem_size = size");
}

TEST(ColumnMapping, TextReadsBack)
{
    const char* text
        = "name = name; t = time median us; GB, read = byte_rate GiB/s; x = flops GFLOP";
    const auto mapping = parseColumnMapping(text);
    ASSERT_TRUE(mapping) << mapping.error().text();
    EXPECT_EQ(columnMappingText(*mapping), text);
    EXPECT_DOUBLE_EQ(mapping->columns.at(2).factor, gibibyte);
    EXPECT_EQ(mapping->columns.at(1).statistic, Statistic::Median);
    for (const char* bad : {"t", "t = time", "t = time min", "t = duration ms", "t = time GB"}) {
        const auto refused = parseColumnMapping(bad);
        ASSERT_FALSE(refused) << bad;
        EXPECT_EQ(refused.error().code, ErrorCode::Usage);
    }
}

TEST(GenericTable, PointsComeFromTimeAndWork)
{
    const ImportOutcome outcome = goodFile("table_points.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 5U);
    EXPECT_NEAR(pointOf(outcome, 0, Statistic::Min).bandwidth->value() / giga, 503.316, 0.0005);
    EXPECT_EQ(outcome.session.measurements[4].precision, Precision::Fp16);
    // F = 0, Q = 0 and integer operations have no place on the axes and stay listed.
    for (const std::size_t index : {1U, 2U, 3U}) {
        EXPECT_EQ(pointOf(outcome, index, Statistic::Min).standing, Standing::NotPlottable);
    }
    EXPECT_EQ(outcome.rows.refused, 4U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "no positive time line 6"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "not a finite number line 7"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "percentage, not a plain number line 8"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "3 cells where the header has 5 line 9"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "which statistic"));
    EXPECT_NE(outcome.session.measurements[0].provenance.notes.at(0).find("time_ms = time ms"),
              std::string::npos);
}

TEST(GenericTable, DecimalCommasInSemicolonFiles)
{
    const ImportOutcome outcome = goodFile("table_semicolons.csv");
    EXPECT_DOUBLE_EQ(pointOf(outcome, 0, Statistic::Mean).time->time.value(), 0.4e-3);
    EXPECT_DOUBLE_EQ(pointOf(outcome, 1, Statistic::Mean).time->time.value(), 1234.5e-3);
    EXPECT_EQ(outcome.session.measurements[0].sourceFields.at(0).second, "two; parts");
}

TEST(GenericTable, RatesGiveTheWorkAndThatIsSaid)
{
    const ImportOutcome outcome = goodFile("table_rates.tsv");
    const PlotPoint wide = pointOf(outcome, 0, Statistic::Min);
    EXPECT_NEAR(wide.performance->value(), 20e12, 1.0);
    EXPECT_NEAR(wide.ai->value(), 250.0, 1e-9);
    EXPECT_TRUE(outcome.session.measurements[0].work.assumed);
    EXPECT_FALSE(pointOf(outcome, 1, Statistic::Min).performance);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Assumption, "F = stated rate × time"));
}

TEST(GenericTable, StoredRatesAreAudited)
{
    const ImportOutcome outcome = goodFile("table_statistics.csv");
    EXPECT_NEAR(pointOf(outcome, 0, Statistic::Mean).performance->value(), 100e9, 1.0);
    EXPECT_NEAR(pointOf(outcome, 0, Statistic::Median).performance->value(), 125e9, 1.0);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "it follows from the mean time"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "MiB/ms called GB/s"));
    EXPECT_EQ(outcome.session.measurements[0].sourceFields.at(0).second, "100 GFLOPS");
}

TEST(GenericTable, TheMappingCanBeCorrected)
{
    ImportOptions options = withWork("vector_add fp32");
    const auto mapping = parseColumnMapping("NAME = name; n = size; time_us = time mean ms");
    ASSERT_TRUE(mapping);
    options.columns = *mapping;
    const ImportOutcome outcome = goodFile("table_no_work.csv", options);
    const Measurement& m = outcome.session.measurements.at(0);
    EXPECT_DOUBLE_EQ(m.timing.reported.mean->value(), 20e-3);
    EXPECT_DOUBLE_EQ(m.work.bytes->value(), 12e6);
    EXPECT_EQ(m.sourceFields.at(0).first, "gibs"); // kept, not audited: it has no role now
    options.columns = *parseColumnMapping("nothing = time ms");
    EXPECT_FALSE(importFile(dataFile("good/table_no_work.csv"), options));
}

TEST(GenericTable, RefusedAsAWhole)
{
    EXPECT_NE(badFile("table_twice_the_same_column.csv").find("\"time_ms\""), std::string::npos);
    EXPECT_NE(badFile("table_header_only.csv").find("no row"), std::string::npos);
    EXPECT_NE(badFile("words.txt").find("no known format"), std::string::npos);
    EXPECT_NE(badFile("two_formats.csv").find("more than one format fits"), std::string::npos);
    EXPECT_NE(badFile("utf32.csv").find("UTF-32"), std::string::npos);
    EXPECT_NE(badFile("utf16_without_mark.csv").find("UTF-16"), std::string::npos);
}

TEST(GenericTable, ShowsItsHeaderWithTheFirstCells)
{
    const ImportOutcome outcome = goodFile("table_points.csv");
    ASSERT_EQ(outcome.header.size(), 5U);
    EXPECT_EQ(outcome.header[0], (HeaderColumn{"label", "add"}));
    EXPECT_EQ(outcome.header[3], (HeaderColumn{"time_ms", "0.2"}));
}

TEST(PeaksTable, GivesTwoCeilingsARow)
{
    const ImportOutcome outcome = goodFile("peaks_table.csv");
    ASSERT_EQ(outcome.session.ceilings.size(), 3U);
    EXPECT_EQ(outcome.session.ceilings[0].origin, CeilingOrigin::Theoretical);
    EXPECT_DOUBLE_EQ(outcome.session.ceilings[1].valueSi, 600e9);
    EXPECT_EQ(outcome.session.ceilings[2].origin, CeilingOrigin::Imported);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "positive, finite number line 3"));
}
