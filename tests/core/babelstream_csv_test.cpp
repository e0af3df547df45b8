// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

const Measurement* byVariant(const ImportOutcome& outcome, const std::string& variant)
{
    for (const Measurement& each : outcome.session.measurements) {
        if (each.variant == variant) {
            return &each;
        }
    }
    return nullptr;
}

std::string table(const std::string& rows)
{
    return "function,num_times,n_elements,sizeof,max_MB_per_sec,min_runtime,max_runtime,"
           "avg_runtime\n"
        + rows;
}

} // namespace

TEST(BabelStreamCsv, GivesEveryFunctionItsArraysAndFlops)
{
    const ImportOutcome outcome = goodFile("babelstream_csv.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 6U);
    const Measurement* triad = byVariant(outcome, "BabelStream Triad");
    ASSERT_NE(triad, nullptr);
    EXPECT_DOUBLE_EQ(triad->timing.reported.min->value(), 0.0016);
    EXPECT_DOUBLE_EQ(triad->timing.reported.mean->value(), 0.0017);
    EXPECT_DOUBLE_EQ(triad->timing.reported.max->value(), 0.0019);
    EXPECT_EQ(triad->work.flops->value(), 50e6);
    EXPECT_EQ(triad->work.bytes->value(), 600e6);
    EXPECT_TRUE(triad->work.assumed);
    EXPECT_EQ(triad->precision, Precision::Fp64);
    EXPECT_EQ(triad->parameters.integer("size"), 25000000);
    EXPECT_EQ(triad->timing.repeat, 100);
    EXPECT_EQ(triad->provenance.device.name, "Radeon Test 1");
    EXPECT_EQ(triad->provenance.backend, "hip");
    EXPECT_EQ(triad->provenance.source.place, "line 12");
    const PlotPoint point = plotPoint(*triad, Statistic::Min);
    EXPECT_NEAR(point.ai->value(), 1.0 / 12.0, 1e-12);
    EXPECT_NEAR(point.performance->value() / giga, 31.25, 1e-9);
    EXPECT_NEAR(point.bandwidth->value() / giga, 375.0, 1e-9);
    for (const auto& [variant, flops, bytes] :
         {std::tuple{"BabelStream", 0.0, 400e6}, std::tuple{"BabelStream Mul", 25e6, 400e6},
          std::tuple{"BabelStream Add", 25e6, 600e6},
          std::tuple{"BabelStream Nstream", 75e6, 800e6},
          std::tuple{"BabelStream Dot", 50e6, 400e6}}) {
        const Measurement* each = byVariant(outcome, variant);
        ASSERT_NE(each, nullptr) << variant;
        EXPECT_EQ(each->work.flops->value(), flops) << variant;
        EXPECT_EQ(each->work.bytes->value(), bytes) << variant;
    }
    EXPECT_EQ(outcome.rows.read, 6U);
    EXPECT_EQ(outcome.rows.used, 6U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "7 lines before the header"));
    EXPECT_EQ(noteOf(outcome, NoteKind::Conflict), nullptr);
}

TEST(BabelStreamCsv, TheCopyIsAReferenceToo)
{
    const ImportOutcome outcome = goodFile("babelstream_csv.csv");
    ASSERT_EQ(outcome.session.ceilings.size(), 1U);
    const Ceiling& copy = outcome.session.ceilings[0];
    EXPECT_EQ(copy.origin, CeilingOrigin::Imported);
    EXPECT_EQ(copy.kind, CeilingKind::Bandwidth);
    EXPECT_NEAR(ceilingAt(copy, Statistic::Min).valueSi / giga, 400.0, 1e-9);
    EXPECT_NEAR(ceilingAt(copy, Statistic::Mean).valueSi / giga, 380.952380952, 1e-8);
    EXPECT_TRUE(isProbeOf(outcome.session.measurements[0], copy));
}

TEST(BabelStreamCsv, TheUnitStandsInTheColumnsNameAlone)
{
    const ImportOutcome outcome = goodFile("babelstream_csv_mib.csv");
    EXPECT_EQ(noteOf(outcome, NoteKind::Conflict), nullptr);
    EXPECT_EQ(outcome.session.measurements.at(1).precision, Precision::Fp32);
    const PlotPoint triad = plotPoint(outcome.session.measurements.at(1), Statistic::Min);
    EXPECT_NEAR(triad.bandwidth->value() / giga, 187.5, 1e-9);
    EXPECT_NEAR(triad.ai->value(), 1.0 / 6.0, 1e-12);
    ASSERT_FALSE(outcome.units.empty());
    EXPECT_EQ(outcome.units.back().unit, "mibytes/s");
}

TEST(BabelStreamCsv, AWrongUnitOrStatisticIsAConflictWithItsCause)
{
    const ImportOutcome outcome = goodFile("babelstream_csv_wrong_unit.csv");
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "MiB/ms called GB/s (1/1.049)"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "it follows from the mean time"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Conflict, "line 2, max_MB_per_sec"));
    const PlotPoint copy = plotPoint(outcome.session.measurements.at(0), Statistic::Min);
    EXPECT_NEAR(copy.bandwidth->value() / giga, 400.0, 1e-9);
}

TEST(BabelStreamCsv, RefusesRowsOneByOne)
{
    const auto outcome = importText(table("Copy,100,25000000,8,400000,0,0.0012,0.00105\n"
                                          "Copy,100,25000000,8,nan,0.001,0.0012,0.00105\n"
                                          "Copy,100,25000000,8,inf,0.001,0.0012,0.00105\n"
                                          "Sort,100,25000000,8,400000,0.001,0.0012,0.00105\n"
                                          "Copy,100,25000000,0,400000,0.001,0.0012,0.00105\n"
                                          "Copy,100,18446744073709551615,8,4,0.001,0.002,0.001\n"
                                          "Copy,100,1.5,8,400000,0.001,0.0012,0.00105\n"
                                          "Copy,100,25000000,8,400000,-0.001,0.0012,0.00105\n"
                                          "Copy,100\n"
                                          "Copy,100,25000000,8,400000,,,\n"
                                          "Copy,100,25000000,8,400000,0.001,0.0012,0.00105"));
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->rows.read, 11U);
    EXPECT_EQ(outcome->rows.refused, 10U);
    EXPECT_EQ(outcome->rows.used, 1U);
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Refused, "0 is no positive time line 2"));
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Refused, "\"Sort\" is no function of BabelStream"));
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Refused, "there is no time line 11"));
    EXPECT_EQ(outcome->session.measurements.at(0).provenance.source.place, "line 12");
}

TEST(BabelStreamCsv, RefusesWholeFilesWithTheReason)
{
    EXPECT_EQ(badFile("babelstream_csv_no_rows.csv"), "the table has a header and no row below it");
    EXPECT_NE(badFile("babelstream_csv_no_time_column.csv").find("neither min_runtime"),
              std::string::npos);
}

TEST(BabelStreamCsv, MarkLineEndsAndAnUnknownUnitDoNotMatter)
{
    const auto outcome
        = importText("\xEF\xBB\xBF"
                     "function,num_times,n_elements,sizeof,max_fathoms_per_sec,min_runtime\r\n"
                     "Triad,5,1000,8,3,0.00001\r\n");
    ASSERT_TRUE(outcome);
    EXPECT_NEAR(plotPoint(outcome->session.measurements.at(0), Statistic::Min).bandwidth->value(),
                2.4e9, 1.0);
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Info, "is not known"));
}
