// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/record_sheet.h"
#include "tests/core/reading/reading_samples.h"

#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

RecordSheet sheetOf(const Session& session, const std::string& notes = {})
{
    return recordSheet(session, {}, Statistic::Min, notes);
}

std::string textOf(const RecordSheet& sheet, std::string_view id)
{
    const SheetField* field = sheet.field(id);
    return field != nullptr ? plainText(field->lines, "; ") : "no such field";
}

} // namespace

// The sheet of ch. 7.5.
TEST(RecordSheet, IsFilledFromTheTutorialsRecord)
{
    const RecordSheet sheet = sheetOf(tutorial());
    EXPECT_TRUE(sheet.isSample);
    EXPECT_EQ(textOf(sheet, "environment"),
              "AMD Radeon RX 9070 XT; architecture: gfx1201; ROCm 7.13; hipcc; Ubuntu 24.04 "
              "(native); recorded 2026-07-06");
    EXPECT_NE(textOf(sheet, "input")
                  .find("linecross stride=32 fp32: size=16777216, block=256, "
                        "stride=32"),
              std::string::npos);
    EXPECT_EQ(textOf(sheet, "timing"),
              "HIP event, per launch; warm-up: 20, timed launches: 100; statistic: minimum");
    EXPECT_NE(textOf(sheet, "result")
                  .find("coalesced fp32: 0.3338 ms, that is 50.26 GFLOPS and "
                        "603.1 GB/s at AI 0.08333 FLOP/Byte (one measurement)"),
              std::string::npos);
    EXPECT_NE(textOf(sheet, "result").find("2.246 ms, that is 7.471 GFLOPS and 89.65 GB/s"),
              std::string::npos);
    EXPECT_NE(textOf(sheet, "comparison").find("PyTorch copy_: 534.7 GB/s (measured, mean)"),
              std::string::npos);
    EXPECT_NE(textOf(sheet, "evidence").find("1024 of 16777216 checked"), std::string::npos);
    EXPECT_NE(textOf(sheet, "not_separated").find("Each of the three may contribute"),
              std::string::npos);
    EXPECT_NE(textOf(sheet, "next_step").find("interleaved"), std::string::npos);
    EXPECT_NE(textOf(sheet, "command").find("--kernel linecross"), std::string::npos);
}

TEST(RecordSheet, LeavesBlankWhatIsNotRecorded)
{
    const RecordSheet sheet = sheetOf(tutorial());
    for (const char* id : {"source_version", "log", "other_processes"}) {
        ASSERT_NE(sheet.field(id), nullptr);
        EXPECT_TRUE(sheet.field(id)->lines.empty()) << id;
    }
    const std::string markdown = recordSheetMarkdown(sheet);
    EXPECT_NE(markdown.find("| Other processes on the device | not recorded |"), std::string::npos);
    const RecordSheet empty = sheetOf(Session{});
    EXPECT_EQ(empty.fields.size(), sheet.fields.size());
    for (const SheetField& field : empty.fields) {
        EXPECT_TRUE(field.lines.empty()) << field.id;
        EXPECT_FALSE(field.label.empty()) << field.id;
    }
}

TEST(RecordSheet, HoldsTheFieldsThatTheChapterAsksToAdd)
{
    Session session = tutorial();
    Provenance& origin = session.measurements[0].provenance;
    origin.program = {"bench", "1.2", "abc123"};
    origin.source.file = "run.json";
    origin.source.place = "/0";
    origin.before.otherProcesses = 1;
    const RecordSheet sheet = sheetOf(session);
    EXPECT_EQ(textOf(sheet, "source_version"), "bench, version: 1.2, revision: abc123");
    EXPECT_EQ(textOf(sheet, "log"), "run.json (/0)");
    EXPECT_EQ(textOf(sheet, "other_processes"), "before: 1, after: not recorded");
}

TEST(RecordSheet, TakesTheChosenRunsOnly)
{
    const Session session = tutorial();
    const std::vector<std::string> ids{"linecross", "unknown"};
    const RecordSheet sheet = recordSheet(session, ids, Statistic::Min, {});
    EXPECT_EQ(textOf(sheet, "result").find("coalesced"), std::string::npos);
    EXPECT_NE(textOf(sheet, "result").find("linecross"), std::string::npos);
    Session hidden = session;
    hidden.view.hiddenIds = {"linecross"};
    EXPECT_EQ(textOf(sheetOf(hidden), "result").find("linecross"), std::string::npos);
}

TEST(RecordSheet, CountsTheRunsThatItDoesNotList)
{
    Session session;
    std::vector<std::string> ids;
    for (int i = 0; i < 53; ++i) {
        session.measurements.push_back(vectorAdd("v" + std::to_string(i), 1e-3));
        ids.push_back(session.measurements.back().id);
    }
    EXPECT_EQ(sheetOf(session).unlistedRuns, 3U);
    EXPECT_EQ(recordSheet(session, ids, Statistic::Min, {}).unlistedRuns, 3U);
    EXPECT_NE(recordSheetMarkdown(sheetOf(session)).find("not listed here: 3"), std::string::npos);
    EXPECT_EQ(sheetOf(tutorial()).unlistedRuns, 0U);
}

TEST(RecordSheet, SaysWhatEvidenceIsMissing)
{
    EXPECT_NE(textOf(sheetOf(tutorial()), "missing_evidence").find("hardware counters"),
              std::string::npos);
}

TEST(RecordSheet, SaysTheIntervalWhereThereAreSamples)
{
    Measurement run = vectorAdd("coalesced", 1.0);
    run.timing.samples = slowStart();
    const std::string result = textOf(sheetOf(sessionOf(run)), "result");
    EXPECT_NE(result.find("95 % interval of the median of coalesced fp32: "), std::string::npos);
}

TEST(RecordSheet, KeepsTheUsersNotesAndEscapesTheRecordsText)
{
    Session session = sessionOf(vectorAdd("co|al", 1e-3));
    session.title = "A <b>title</b>";
    const std::string markdown = recordSheetMarkdown(sheetOf(session, "- my *own* note"));
    EXPECT_EQ(markdown.find("## A \\<b\\>title\\</b\\>\n\n"), 0U);
    EXPECT_NE(markdown.find("co\\|al fp32: 1 ms"), std::string::npos);
    EXPECT_NE(markdown.find("\n### Notes\n\n- my *own* note\n"), std::string::npos);
    EXPECT_EQ(markdown.find("shipped for learning"), std::string::npos);
    EXPECT_NE(recordSheetMarkdown(sheetOf(tutorial())).find("shipped for learning"),
              std::string::npos);
}
