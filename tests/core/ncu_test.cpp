// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"
#include "tests/core/import_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

TEST(NcuLong, GivesMeasuredTrafficAndCountedFlops)
{
    const ImportOutcome outcome = goodFile("ncu_long.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 2U);
    const Measurement& axpy = outcome.session.measurements[0];
    EXPECT_EQ(axpy.kernel, "axpy(int, float, const float *, float *)");
    EXPECT_DOUBLE_EQ(axpy.timing.samples[0].value(), 400e-6);
    EXPECT_EQ(axpy.work.bytes->value(), 200e6);
    EXPECT_EQ(axpy.work.basis, ByteBasis::Measured);
    EXPECT_EQ(axpy.work.memoryLevel, "DRAM");
    EXPECT_EQ(axpy.work.flops->value(), 33554432.0);
    EXPECT_EQ(axpy.precision, Precision::Fp32);
    EXPECT_EQ(axpy.parameters.integer("block"), 256);
    EXPECT_EQ(axpy.parameters.integer("grid"), 65536);
    EXPECT_EQ(axpy.provenance.device.index, 0);
    EXPECT_EQ(axpy.provenance.device.arch, "compute capability 12.0");
    EXPECT_EQ(axpy.provenance.source.place, "line 5");
    const PlotPoint point = plotPoint(axpy, Statistic::Min);
    EXPECT_NEAR(point.bandwidth->value() / giga, 500.0, 1e-9);
    EXPECT_NEAR(point.performance->value() / giga, 83.88608, 1e-9);
    EXPECT_NEAR(point.ai->value(), 0.16777216, 1e-12);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "3 lines before the header"));
}

TEST(NcuLong, LaunchesAreRefusedAloneAndMissingMetricsStayAbsent)
{
    const ImportOutcome outcome = goodFile("ncu_long.csv");
    const Measurement& tile = outcome.session.measurements.at(1);
    EXPECT_DOUBLE_EQ(tile.timing.samples[0].value(), 2e-6);
    EXPECT_FALSE(tile.work.bytes);
    EXPECT_FALSE(tile.work.flops);
    EXPECT_EQ(tile.parameters.text("block"), "16x16x1");
    EXPECT_EQ(outcome.rows.read, 13U);
    EXPECT_EQ(outcome.rows.used, 8U);
    EXPECT_EQ(outcome.rows.setAside, 2U);
    EXPECT_EQ(outcome.rows.refused, 3U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "the duration is no positive time line 12"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "the unit \"cycle\" is not known"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "none of the metrics that a roofline needs"));
    EXPECT_TRUE(hasNote(outcome, NoteKind::Info, "1 rows without a metric"));
    EXPECT_EQ(badFile("ncu_long_no_rows.csv"), "the table has a header and no row below it");
}

TEST(NcuLong, AModelAddsFlopsToMeasuredBytes)
{
    const auto options = withWork("vector_add fp32 n=1000");
    const auto outcome = importText("ID,Kernel Name,Metric Name,Metric Unit,Metric Value\n"
                                    "0,add,dram__bytes.sum,byte,\"1,234,567\"\n"
                                    "0,add,gpu__time_duration.sum,ns,\"2,000\"\n",
                                    options);
    ASSERT_TRUE(outcome);
    const Measurement& add = outcome->session.measurements.at(0);
    EXPECT_EQ(add.work.bytes->value(), 1234567.0);
    EXPECT_EQ(add.work.flops->value(), 1000.0);
    EXPECT_EQ(add.work.basis, ByteBasis::Measured);
    EXPECT_NE(add.work.accounting.find("Q: dram__bytes.sum"), std::string::npos);
}

TEST(NcuLong, CommasAndDotsThatCouldMeanEitherAreRefused)
{
    const std::string header = "ID,Kernel Name,Metric Name,Metric Unit,Metric Value\n";
    for (const char* rows :
         {"0,a,dram__bytes.sum,byte,\"27.595.520\"\n", "0,a,gpu__time_duration.sum,us,\"65,77\"\n",
          "0,a,gpu__time_duration.sum,us,\"117.344\"\n"
          "1,a,dram__bytes.sum,byte,\"27.595.520\"\n",
          "0,a,gpu__time_duration.sum,ns,\"117,344\"\n"}) {
        const auto outcome = importText(header + rows);
        ASSERT_TRUE(outcome) << rows;
        EXPECT_TRUE(outcome->session.measurements.empty()) << rows;
        EXPECT_TRUE(hasNote(*outcome, NoteKind::Refused, "ambiguous")) << rows;
    }
    const auto clear = importText(header
                                  + "0,a,dram__bytes.sum,Kbyte,\"12.25\"\n"
                                    "0,a,gpu__time_duration.sum,ns,\"117,344\"\n");
    ASSERT_TRUE(clear);
    EXPECT_DOUBLE_EQ(clear->session.measurements.at(0).timing.samples[0].value(), 117344e-9);
    EXPECT_EQ(clear->session.measurements.at(0).work.bytes->value(), 12250.0);
}

TEST(NcuRaw, TakesTheUnitsFromTheLineBelowTheHeader)
{
    const ImportOutcome outcome = goodFile("ncu_raw.csv");
    ASSERT_EQ(outcome.session.measurements.size(), 1U);
    const Measurement& axpy = outcome.session.measurements[0];
    EXPECT_DOUBLE_EQ(axpy.timing.samples[0].value(), 400.5e-6);
    EXPECT_EQ(axpy.work.bytes->value(), 200.25e6);
    EXPECT_NEAR(plotPoint(axpy, Statistic::Min).bandwidth->value() / giga, 500.0, 1e-9);
    EXPECT_FALSE(axpy.work.flops);
    ASSERT_EQ(axpy.sourceFields.size(), 3U);
    EXPECT_EQ(axpy.sourceFields[2].second, "16 register/thread");
    EXPECT_EQ(outcome.rows.read, 4U);
    EXPECT_EQ(outcome.rows.setAside, 1U);
    EXPECT_EQ(outcome.rows.refused, 2U);
    EXPECT_TRUE(hasNote(outcome, NoteKind::Refused, "\"nan\" is not a finite number line 5"));
    EXPECT_NE(badFile("ncu_raw_no_units.csv").find("no metric has a unit (line 2)"),
              std::string::npos);
}

TEST(NcuLong, AStatedThroughputIsComparedOrGivesTheBytes)
{
    const std::string header = "ID,Kernel Name,Metric Name,Metric Unit,Metric Value\n";
    const auto details = importText(header
                                    + "0,a,Memory Throughput,%,80\n"
                                      "0,a,Memory Throughput,Gbyte/second,400\n"
                                      "0,a,Duration,usecond,2\n");
    ASSERT_TRUE(details);
    const Measurement& launch = details->session.measurements.at(0);
    EXPECT_NEAR(launch.work.bytes->value(), 800e3, 1e-6);
    EXPECT_NE(launch.work.accounting.find("Memory Throughput times the duration"),
              std::string::npos);
    const auto both = importText(header
                                 + "0,a,dram__bytes.sum,Mbyte,1\n"
                                   "0,a,dram__bytes.sum.per_second,Gbyte/second,250\n"
                                   "0,a,gpu__time_duration.sum,usecond,2\n");
    ASSERT_TRUE(both);
    EXPECT_TRUE(hasNote(*both, NoteKind::Conflict, "the file states 250 GB/s"));
    EXPECT_EQ(both->session.measurements.at(0).work.bytes->value(), 1e6);
}
