// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_file.h"
#include "core/io/importer.h"
#include "core/io/tutorial_json.h"
#include "core/plot_point.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

using namespace rooflab;
using rooflab::testing::dataFile;

namespace {

ImportOutcome good(const std::string& name)
{
    const auto outcome = importFile(dataFile("good/" + name));
    EXPECT_TRUE(outcome) << name << ": " << (outcome ? "" : outcome.error().text());
    return outcome ? *outcome : ImportOutcome{};
}

std::string bad(const std::string& name)
{
    const auto outcome = importFile(dataFile("bad/" + name));
    return outcome ? "accepted" : outcome.error().text();
}

const ImportNote* noteOf(const ImportOutcome& outcome, NoteKind kind)
{
    const auto note = std::find_if(outcome.notes.begin(), outcome.notes.end(),
                                   [&](const ImportNote& n) { return n.kind == kind; });
    return note == outcome.notes.end() ? nullptr : &*note;
}

} // namespace

TEST(TutorialJson, GivesTheChaptersNumbers)
{
    const ImportOutcome outcome = good("tutorial_coalesced.json");
    const Measurement& m = outcome.session.measurements.at(0);
    const PlotPoint point = plotPoint(m, Statistic::Min);
    EXPECT_NEAR(point.performance->value() / giga, 50.261, 0.0005);
    EXPECT_NEAR(point.bandwidth->value() / giga, 603.135, 0.0005);
    EXPECT_EQ(m.provenance.device.name, "AMD Radeon RX 9070 XT");
    EXPECT_EQ(m.timing.warmup, 20);
    EXPECT_EQ(m.validation.describe(), "passed, coverage not recorded, NaN and Inf not looked for");
    EXPECT_EQ(point.standing, Standing::Partial);
    // What the program does not record is not invented.
    EXPECT_FALSE(m.provenance.recordedAt);
    EXPECT_FALSE(m.timing.method);
    EXPECT_TRUE(m.provenance.software.empty());
    EXPECT_TRUE(m.work.assumed);
    EXPECT_NE(noteOf(outcome, NoteKind::Assumption), nullptr);
    EXPECT_EQ(noteOf(outcome, NoteKind::Conflict), nullptr);
}

TEST(TutorialJson, AFailedRunIsMarkedEverywhere)
{
    const Measurement m = good("tutorial_fail.json").session.measurements.at(0);
    EXPECT_EQ(plotPoint(m, Statistic::Min).standing, Standing::Failed);
}

TEST(TutorialJson, MissingMinimumUsesTheMedianByName)
{
    const Measurement m = good("tutorial_no_min.json").session.measurements.at(0);
    EXPECT_EQ(plotPoint(m, Statistic::Min).time->statistic, Statistic::Median);
}

TEST(TutorialJson, PrecisionFromNameOrKey)
{
    const Measurement m = good("tutorial_fp16.json").session.measurements.at(0);
    EXPECT_EQ(m.precision, Precision::Fp16);
    EXPECT_EQ(m.variant, "coalesced");
    const PlotPoint point = plotPoint(m, Statistic::Min);
    EXPECT_NEAR(point.ai->value(), 1.0 / 6.0, 1e-9);
    EXPECT_NEAR(point.performance->value() / giga, 98.689, 0.001);
    EXPECT_NEAR(point.bandwidth->value() / giga, 592.137, 0.001);
}

TEST(TutorialJson, UnknownKernelIsLoadedWithItsAssumption)
{
    const ImportOutcome outcome = good("tutorial_other_kernel.json");
    EXPECT_EQ(outcome.session.measurements.at(0).variant, "my_kernel");
    EXPECT_NE(noteOf(outcome, NoteKind::Assumption)->message.find("my_kernel"), std::string::npos);
}

TEST(TutorialJson, ExtraKeysStayWithTheRecord)
{
    const Measurement m = good("tutorial_extra_keys.json").session.measurements.at(0);
    const std::pair<std::string, std::string> date{"date", "2026-07-06"};
    const std::pair<std::string, std::string> notes{"notes", "lab 二"};
    EXPECT_NE(std::find(m.sourceFields.begin(), m.sourceFields.end(), date), m.sourceFields.end());
    EXPECT_NE(std::find(m.sourceFields.begin(), m.sourceFields.end(), notes), m.sourceFields.end());
}

TEST(TutorialJson, AContradictingBandwidthIsReportedAndTheTimeWins)
{
    const ImportOutcome outcome = good("tutorial_bandwidth_conflict.json");
    const ImportNote* note = noteOf(outcome, NoteKind::Conflict);
    ASSERT_NE(note, nullptr);
    EXPECT_NE(note->message.find("MiB/ms"), std::string::npos) << note->message;
    EXPECT_NEAR(plotPoint(outcome.session.measurements.at(0), Statistic::Min).bandwidth->value()
                    / giga,
                603.135, 0.0005);
}

TEST(TutorialJson, RefusesWithThePlace)
{
    EXPECT_EQ(bad("tutorial_zero_time.json"), "\"min_ms\" must be a positive time (/min_ms)");
    EXPECT_EQ(bad("tutorial_negative_time.json"), "\"min_ms\" must be a positive time (/min_ms)");
    EXPECT_EQ(bad("tutorial_n_zero.json"), "\"size\" must be at least 1 element (/size)");
    EXPECT_NE(bad("tutorial_nan_token.json").find("line 12"), std::string::npos);
    EXPECT_NE(bad("tutorial_percent.json").find("line 13"), std::string::npos);
    EXPECT_NE(bad("tutorial_truncated.json").find("ends too early (line 10"), std::string::npos);
    EXPECT_EQ(bad("tutorial_wrong_type.json"), "\"size\" must be a whole number (/size)");
    EXPECT_NE(bad("tutorial_too_large.json").find("too large"), std::string::npos);
    EXPECT_EQ(bad("tutorial_duplicate_key.json"), "the key \"min_ms\" is given twice (/min_ms)");
    EXPECT_NE(bad("nested_100.json").find("nested"), std::string::npos);
}

TEST(TutorialJson, WhatIsWrittenReadsBack)
{
    const Measurement m = rooflab::testing::vectorAdd("linecross", 2.2456e-3);
    const auto outcome = importText(writeTutorialJson(m));
    ASSERT_TRUE(outcome) << outcome.error().text();
    const Measurement& read = outcome->session.measurements.at(0);
    EXPECT_DOUBLE_EQ(read.timing.reported.min->value(), 2.2456e-3);
    EXPECT_EQ(read.variant, "linecross");
    EXPECT_EQ(read.precision, Precision::Fp32);
}

// Every row of the importer table is complete and has a real file.
TEST(Importers, EveryRowHasAGoodFile)
{
    for (const Importer& importer : importers()) {
        EXPECT_FALSE(importer.label.empty());
        EXPECT_FALSE(importer.recognisedBy.empty());
        bool found = false;
        for (const auto& entry : std::filesystem::directory_iterator(dataFile("good"))) {
            if (entry.path().filename().string().starts_with(importer.name)) {
                const auto outcome = importFile(entry.path());
                ASSERT_TRUE(outcome) << entry.path() << outcome.error().text();
                EXPECT_EQ(outcome->format, importer.name);
                found = true;
            }
        }
        EXPECT_TRUE(found) << importer.name;
    }
}

TEST(Importers, EveryBadFileIsRefusedInASentence)
{
    for (const auto& entry : std::filesystem::directory_iterator(dataFile("bad"))) {
        const auto outcome = importFile(entry.path());
        EXPECT_FALSE(outcome) << entry.path();
        if (!outcome) {
            EXPECT_GT(outcome.error().message.size(), 10U) << entry.path();
        }
    }
}
