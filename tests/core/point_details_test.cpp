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
