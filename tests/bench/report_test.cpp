// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_reader.h"
#include "tests/bench/report.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace rooflab;
using namespace rooflab::peers;

namespace {

Comparison copyComparison()
{
    Comparison comparison;
    comparison.what = "copy fp32, N = 16777216";
    comparison.engine = "copy_streaming";
    comparison.peer = "STREAM-style Copy loop";
    comparison.measure = Measure::Bandwidth;
    comparison.pairs = {{40e9, 32e9}, {42e9, 32e9}, {44e9, 32e9}};
    comparison.notes = {"a note"};
    return comparison;
}

Report sampleReport()
{
    Report report;
    report.backend = "cpu";
    report.origin.backend = "cpu";
    report.origin.device.name = "Test processor";
    report.origin.device.threads = 2;
    report.origin.recordedAt = "2026-03-05T21:04:09+08:00";
    report.pairsAsked = 3;
    report.sizes = {"N = 16777216: enough"};
    report.comparisons = {copyComparison()};
    return report;
}

} // namespace

TEST(ReportText, HasMachineDateSizesAndOneLineForEachComparison)
{
    const std::string text = reportText(sampleReport());
    for (const char* part :
         {"machine: Test processor, 2 threads", "date: 2026-03-05T21:04:09+08:00",
          "size: N = 16777216: enough", "method: 3 pairs", "the median counts",
          "copy fp32, N = 16777216", "42 GB/s", "copy_streaming", "32 GB/s",
          "STREAM-style Copy loop", "1.312", "1.250 to 1.375", "at least 1", "met",
          "copy fp32, N = 16777216: copy_streaming, against STREAM-style Copy loop\n  a note\n"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
    EXPECT_EQ(text.find("not measured"), std::string::npos) << text;
    EXPECT_NE(text.find("host: not recorded"), std::string::npos) << text;
}

TEST(ReportText, SaysWhatIsMissingAndWhy)
{
    Report report = sampleReport();
    report.failures = {{"GEMM fp32", "OpenBLAS was not found"}};
    report.leftOut = {{"FMA fp32", "the lanes are not known"}};
    const std::string text = reportText(report);
    EXPECT_NE(text.find("not measured: GEMM fp32: OpenBLAS was not found\n"), std::string::npos);
    EXPECT_NE(text.find("left out: FMA fp32: the lanes are not known\n"), std::string::npos);
    EXPECT_FALSE(isComplete(report));
    report.failures.clear();
    EXPECT_TRUE(isComplete(report));
}

TEST(ReportText, AComparisonWithoutValuesIsNotMeasured)
{
    Report report = sampleReport();
    report.comparisons.front().pairs = {{0.0, 1.0}};
    EXPECT_FALSE(isComplete(report));
    const std::string text = reportText(report);
    EXPECT_NE(text.find("not measured: copy fp32, N = 16777216: "), std::string::npos) << text;
    EXPECT_EQ(text.find("target"), std::string::npos) << "a table without rows:\n" << text;
}

TEST(ReportJson, HasEveryPairInBaseUnits)
{
    Report report = sampleReport();
    report.failures = {{"GEMM fp32", "OpenBLAS was not found"}};
    const auto json = parseJson(reportJson(report));
    ASSERT_TRUE(json) << json.error().text();
    EXPECT_EQ(json->at("format"), "rooflab-peers");
    EXPECT_EQ(json->at("provenance").at("device").at("name"), "Test processor");
    EXPECT_EQ(json->at("turn_statistic"), "median");
    const Json& comparison = json->at("comparisons").at(0);
    EXPECT_EQ(comparison.at("pairs").size(), 3);
    EXPECT_EQ(comparison.at("pairs").at(2).at("engine_b_per_s"), 44e9);
    EXPECT_EQ(comparison.at("median").at("peer_b_per_s"), 32e9);
    EXPECT_EQ(comparison.at("median").at("ratio"), 42.0 / 32.0);
    EXPECT_EQ(comparison.at("target").at("at_least"), 1.0);
    EXPECT_EQ(comparison.at("result"), "met");
    EXPECT_EQ(json->at("not_measured").at(0).at("reason"), "OpenBLAS was not found");
    EXPECT_TRUE(json->at("left_out").empty());
}

TEST(ReportJson, NamesTheUnitOfEachMeasure)
{
    Report report = sampleReport();
    report.comparisons.front().measure = Measure::Time;
    report.comparisons.front().target.bound = Target::Bound::AtMost;
    const auto json = parseJson(reportJson(report));
    ASSERT_TRUE(json) << json.error().text();
    EXPECT_TRUE(json->at("comparisons").at(0).at("median").contains("engine_s"));
    EXPECT_TRUE(json->at("comparisons").at(0).at("target").contains("at_most"));
    EXPECT_EQ(json->at("comparisons").at(0).at("result"), "missed");
}
