// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/point_details.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace rooflab;

namespace {

std::vector<DetailRow> detailsOf(const Measurement& m)
{
    const PlotPoint point = plotPoint(m, Statistic::Min);
    return pointDetails(m, point, referenceFor(m, point, {}, Statistic::Min));
}

std::string textOf(const std::vector<DetailRow>& rows, const std::string& id)
{
    const auto row
        = std::find_if(rows.begin(), rows.end(), [&](const DetailRow& r) { return r.id == id; });
    return row == rows.end() ? "no such row" : row->text;
}

} // namespace

TEST(PointDetails, ShowTheResultAndItsStatistic)
{
    const auto rows = detailsOf(rooflab::testing::vectorAdd("coalesced", 0.3338e-3));
    EXPECT_EQ(textOf(rows, "arithmetic_intensity"), "0.08333 FLOP/Byte");
    EXPECT_EQ(textOf(rows, "performance"), "50.26 GFLOPS");
    EXPECT_EQ(textOf(rows, "bandwidth"), "603.1 GB/s");
    EXPECT_EQ(textOf(rows, "time"), "0.3338 ms (min)");
    EXPECT_EQ(textOf(rows, "parameter.size"), "16777216");
    EXPECT_EQ(textOf(rows, "bytes"), "192 MiB, algorithmic");
}

TEST(PointDetails, ChosenUnitsShowTheirConversion)
{
    const Measurement m = rooflab::testing::vectorAdd("coalesced", 0.3338e-3);
    const PlotPoint point = plotPoint(m, Statistic::Min);
    const UnitChoice units{PerformanceUnit::Tflops, BandwidthUnit::GiBPerSecond};
    const auto rows = pointDetails(m, point, referenceFor(m, point, {}, Statistic::Min), units);
    EXPECT_EQ(textOf(rows, "performance"), "0.05026 TFLOPS = 50.26 GFLOPS");
    EXPECT_EQ(textOf(rows, "bandwidth"), "561.7 GiB/s = 603.1 GB/s");
    const Ceiling copy = rooflab::testing::ceiling(CeilingKind::Bandwidth, 534.73e9, "copy");
    EXPECT_EQ(textOf(ceilingDetails(copy, Statistic::Min, units), "value"),
              "498 GiB/s = 534.7 GB/s");
}

TEST(PointDetails, WhatIsAbsentIsNotRecorded)
{
    Measurement bare;
    bare.kernel = "x";
    const auto rows = detailsOf(bare);
    for (const char* id : {"device", "recorded_at", "command", "timing_method", "precision", "os",
                           "accounting", "working_set", "source_file", "time", "performance"}) {
        EXPECT_EQ(textOf(rows, id), notRecorded) << id;
    }
    EXPECT_EQ(textOf(rows, "validation"), notRecorded);
    EXPECT_EQ(textOf(rows, "warmup_repeat"), "not recorded / not recorded");
}

TEST(PointDetails, StaticResourcesHaveASectionOfTheirOwn)
{
    Measurement m = rooflab::testing::vectorAdd("coalesced", 1e-3);
    const auto isResource
        = [](const DetailRow& row) { return row.section == DetailSection::Resources; };
    auto rows = detailsOf(m);
    EXPECT_TRUE(std::none_of(rows.begin(), rows.end(), isResource));
    m.sourceFields = {{"VGPR_Count (static)", "12"},
                      {"Group_Segment_Size (static)", "512, others differ"},
                      {"Some_New_Size (static)", "3"},
                      {"device in the trace", "Agent 1"}};
    rows = detailsOf(m);
    EXPECT_EQ(std::count_if(rows.begin(), rows.end(), isResource), 3);
    EXPECT_EQ(textOf(rows, "resource.VGPR_Count"), "12 (VGPR_Count)");
    EXPECT_EQ(textOf(rows, "resource.Group_Segment_Size"),
              "512, others differ (Group_Segment_Size)");
    EXPECT_EQ(textOf(rows, "resource.Some_New_Size"), "3 (Some_New_Size)");
    EXPECT_EQ(textOf(rows, "field.device in the trace"), "Agent 1");
    EXPECT_EQ(textOf(rows, "field.VGPR_Count (static)"), "no such row");
    const auto row = std::find_if(rows.begin(), rows.end(), isResource);
    EXPECT_EQ(row->label, "Vector registers (VGPR)");
    EXPECT_FALSE(row->onHover);
    EXPECT_EQ(toText(row->section), "Static resources (from the compiler; not utilisation)");
}

// DESIGN of the hover card: device, N, precision, block/stride, warm-up/repeat, statistic, timing
// method, validation coverage, date, file beside the three results.
TEST(PointDetails, HoverNamesTheProvenance)
{
    Measurement m = rooflab::testing::vectorAdd("linecross", 1e-3);
    m.parameters.set("block", std::int64_t{256});
    m.parameters.set("stride", std::int64_t{32});
    std::set<std::string> onHover;
    for (const DetailRow& row : detailsOf(m)) {
        if (row.onHover) {
            onHover.insert(row.id);
        }
    }
    for (const char* id :
         {"arithmetic_intensity", "performance", "bandwidth", "time", "fraction_of_reference",
          "device", "parameter.size", "parameter.block", "parameter.stride", "precision",
          "warmup_repeat", "timing_method", "validation", "recorded_at", "source_file"}) {
        EXPECT_TRUE(onHover.contains(id)) << id;
    }
}

TEST(PointDetails, TheWorkingSetStandsBesideTheCaches)
{
    Measurement m = rooflab::testing::vectorAdd("coalesced", 1e-3, std::int64_t{1} << 27);
    EXPECT_EQ(textOf(detailsOf(m), "working_set"), "1.5 GiB");
    m.provenance.device.caches
        = {{"L1", Bytes(256 * kibibyte), 128}, {"L2", Bytes(60 * mebibyte), std::nullopt}};
    EXPECT_EQ(textOf(detailsOf(m), "working_set"),
              "1.5 GiB, 48 × the L1 of 32 MiB, 25.6 × the L2 of 60 MiB");
}

TEST(PointDetails, SayHowTheDeviceWasBeforeAndAfter)
{
    Measurement m = rooflab::testing::vectorAdd("coalesced", 1e-3);
    EXPECT_EQ(textOf(detailsOf(m), "state"), notRecorded);
    m.provenance.before = {1.98e9, std::nullopt, 41.0, 75.0, 0};
    m.provenance.after = {1.755e9, std::nullopt, 63.0, std::nullopt, 2};
    const auto rows = detailsOf(m);
    EXPECT_EQ(textOf(rows, "state_clock"), "1.98 GHz → 1.755 GHz");
    EXPECT_EQ(textOf(rows, "state_memory_clock"), notRecorded);
    EXPECT_EQ(textOf(rows, "state_temperature"), "41 °C → 63 °C");
    EXPECT_EQ(textOf(rows, "state_power"), "75 W → not recorded");
    EXPECT_EQ(textOf(rows, "other_processes"), "0 → 2");
    EXPECT_EQ(textOf(rows, "state"), "no such row");
}

TEST(PointDetails, ABatchSaysItsSize)
{
    Measurement m = rooflab::testing::vectorAdd("coalesced", 1e-3);
    EXPECT_EQ(textOf(detailsOf(m), "batch_launches"), "no such row");
    m.timing.scope = TimingScope::Batch;
    EXPECT_EQ(textOf(detailsOf(m), "batch_launches"), notRecorded);
    m.timing.batchSize = 1000;
    EXPECT_EQ(textOf(detailsOf(m), "batch_launches"), "1000");
}

TEST(PointDetails, IdsAreUnique)
{
    std::set<std::string> ids;
    for (const DetailRow& row : detailsOf(rooflab::testing::vectorAdd("linecross", 1e-3))) {
        EXPECT_TRUE(ids.insert(row.id).second) << row.id;
    }
}

TEST(CeilingDetails, SayHowItWasMeasured)
{
    Measurement probe = rooflab::testing::vectorAdd("regular", 1e-3);
    probe.kernel = "copy";
    probe.work = copyWork(1e6, Precision::Fp32);
    const auto ceiling = ceilingFromProbe(probe, CeilingKind::Bandwidth, Statistic::Min);
    ASSERT_TRUE(ceiling);
    const auto rows = ceilingDetails(*ceiling, Statistic::Min);
    EXPECT_EQ(textOf(rows, "value"), "8 GB/s");
    EXPECT_EQ(textOf(rows, "origin"), "measured");
    EXPECT_EQ(textOf(rows, "device"), "test device");
    EXPECT_NE(textOf(rows, "validation").find("passed"), std::string::npos);
}
