// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/points_table.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace rooflab;
using rooflab::testing::vectorAdd;

namespace {

Session session()
{
    Session s;
    Measurement m = vectorAdd("coalesced", 0.3338e-3);
    m.provenance.source.file = "a, \"b\".json";
    addMeasurement(s, m);
    Measurement copy = vectorAdd("regular", 1e-3);
    copy.kernel = "copy";
    copy.work = copyWork(1000, Precision::Fp32);
    addMeasurement(s, copy);
    Ceiling c = rooflab::testing::ceiling(CeilingKind::Bandwidth, 1e12, "BW1");
    c.provenance.device.name = "test device";
    addCeiling(s, c);
    addCeiling(s, rooflab::testing::ceiling(CeilingKind::Compute, 200e12, "P"));
    return s;
}

} // namespace

// The command line's contract: an array, one object a measurement, at least these keys.
TEST(PointsTable, JsonHasTheContractsKeys)
{
    const auto list = nlohmann::json::parse(pointsJson(session(), Statistic::Min));
    ASSERT_EQ(list.size(), 2U);
    for (const char* key :
         {"source", "device", "kernel", "variant", "parameters", "precision", "statistic", "time_s",
          "flops", "bytes", "ai_flop_per_byte", "flops_per_s", "bytes_per_s",
          "reference_flops_per_s", "fraction_of_reference", "plottable", "reason", "validation"}) {
        EXPECT_TRUE(list[0].contains(key)) << key;
        EXPECT_TRUE(list[1].contains(key)) << key;
    }
    EXPECT_NEAR(list[0]["flops_per_s"].get<double>(), 50.2613e9, 1e5);
    EXPECT_NEAR(list[0]["fraction_of_reference"].get<double>(), 0.603135, 1e-5);
    EXPECT_EQ(list[0]["parameters"]["size"], 16777216);
    EXPECT_TRUE(list[0]["reason"].is_null());
    EXPECT_EQ(list[1]["plottable"], false);
    EXPECT_TRUE(list[1]["fraction_of_reference"].is_null());
    EXPECT_NE(list[1]["reason"].get<std::string>().find("F = 0"), std::string::npos);
}

TEST(PointsTable, CsvQuotesAndKeepsItsColumns)
{
    const std::string csv = pointsCsv(session(), Statistic::Min);
    EXPECT_NE(csv.find("\"a, \"\"b\"\".json\""), std::string::npos);
    EXPECT_EQ(csv.substr(0, csv.find(',')), "id");
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 3);
}

TEST(PointsTable, MarkdownHasOneLineAMeasurement)
{
    const std::string text = pointsMarkdown(session(), Statistic::Min);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 4);
    EXPECT_NE(text.find("50.26 GFLOPS"), std::string::npos);
}

TEST(PointsTable, AnEmptySessionIsAnEmptyArray)
{
    EXPECT_EQ(pointsJson({}, Statistic::Min), "[]\n");
    EXPECT_FALSE(pointsCsv({}, Statistic::Min).empty());
}

TEST(CeilingsTable, NamesUnitsAndKnees)
{
    const auto document = nlohmann::json::parse(ceilingsJson(session(), Statistic::Min));
    ASSERT_EQ(document["ceilings"].size(), 2U);
    for (const char* key :
         {"label", "kind", "value", "unit", "precision", "level", "origin", "low", "high"}) {
        EXPECT_TRUE(document["ceilings"][0].contains(key)) << key;
    }
    EXPECT_EQ(document["ceilings"][0]["unit"], "B/s");
    ASSERT_EQ(document["knees"].size(), 1U);
    EXPECT_EQ(document["knees"][0]["ai_flop_per_byte"], 200);
}
