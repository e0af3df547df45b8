// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_report.h"
#include "core/io/json_reader.h"
#include "tests/core/import_samples.h"

#include <nlohmann/json.hpp>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

std::vector<FileImport> imports()
{
    std::vector<FileImport> files;
    files.push_back(describeImport("a.csv", importFile(dataFile("good/rocprof_kernel_trace.csv"))));
    files.push_back(
        describeImport("b.csv", importFile(dataFile("bad/rocprof_trace_header_only.csv"))));
    files.push_back(describeImport("c.csv", importFile(dataFile("good/table_points.csv"))));
    files.back().alreadyThere = 2;
    return files;
}

} // namespace

TEST(ImportReport, TextNamesWhatWasReadAssumedAndRefused)
{
    const std::string text = importReportText(imports());
    for (const char* part :
         {"a.csv\n  format      rocprof_kernel_trace: its header has Kind", "14 read, 9 used",
          "5 set aside", "AMD Radeon Test 50 (gfx1150)", "3 left out as warm-up (proposed 3)",
          "needed      the file states neither FLOPs nor bytes",
          "b.csv\n  refused     the table has a header and no row below it",
          "is no positive time [c.csv:6]", "already read: 2", "time_ms: ms, × 0.001"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
}

TEST(ImportReport, JsonSaysTheSame)
{
    const auto parsed = parseJson(importReportJson(imports()));
    ASSERT_TRUE(parsed) << parsed.error().text();
    ASSERT_EQ(parsed->size(), 3U);
    const Json& trace = (*parsed)[0];
    EXPECT_EQ(trace["format"], "rocprof_kernel_trace");
    EXPECT_EQ(trace["rows"]["used"], 9);
    EXPECT_EQ(trace["traces"][1]["proposed_warmup"], 3);
    EXPECT_EQ(trace["needed"][0]["kind"], "work_model");
    EXPECT_EQ(trace["sha256"].get<std::string>().size(), 64U);
    EXPECT_EQ((*parsed)[1]["read"], false);
    EXPECT_EQ((*parsed)[2]["rows"]["refused"], 4);
    EXPECT_EQ((*parsed)[2]["already_read"], 2);
}

TEST(ImportReport, RefusalsBeyondTheLimitAreCounted)
{
    std::string text = "label,time_ms\n";
    for (std::uint64_t i = 0; i < refusalLimit + 5; ++i) {
        text += "x,-1\n";
    }
    const auto outcome = importText(text);
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->rows.refused, refusalLimit + 5);
    EXPECT_TRUE(hasNote(*outcome, NoteKind::Refused, "5 more rows"));
}

TEST(ImportOptions, AFormatCanBeForced)
{
    ImportOptions options;
    options.format = "table";
    const ImportOutcome outcome = goodFile("summary_csv.csv", options);
    EXPECT_EQ(outcome.format, "table");
    options.format = "no such";
    const auto refused = importText("a,b\n1,2\n", options);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Usage);
    options.format = "session";
    EXPECT_FALSE(importText("a,b\n1,2\n", options));
}

TEST(ImportInput, ReadsOnlyTheNamedSiblings)
{
    std::vector<std::string> asked;
    MemorySource source("x");
    const ImportOptions options;
    ImportInput input(source, "run_roofline.csv", options, {}, [&](std::string_view name) {
        asked.emplace_back(name);
        return std::optional<std::string>("text");
    });
    EXPECT_TRUE(input.sibling("manifest.json"));
    EXPECT_TRUE(input.sibling("run_sysinfo.csv"));
    EXPECT_FALSE(input.sibling("../manifest.json"));
    EXPECT_FALSE(input.sibling("passwd"));
    EXPECT_FALSE(input.sibling("notmanifest.json"));
    EXPECT_EQ(asked, (std::vector<std::string>{"manifest.json", "run_sysinfo.csv"}));
    EXPECT_EQ(input.nameWithEnding("roofline.csv", "sysinfo.csv"), "run_sysinfo.csv");
}

// A name that looks like markup or a formula is text.
TEST(ImportText, NamesStayText)
{
    const auto outcome = importText("label,time_ms\n<b>=cmd|' /C calc'!A0</b>,1\n");
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->session.measurements.at(0).kernel, "<b>=cmd|' /C calc'!A0</b>");
}
