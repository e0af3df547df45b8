// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events.h"
#include "core/io/importer.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <set>

using namespace rooflab;
using rooflab::testing::vectorAdd;

namespace {

std::string stream()
{
    std::string text
        = writeEvent(StartedEvent{{"bench", "1", {}}, "bench --events", 2, {"N = 5: why"}}) + "\n";
    text += writeEvent(ProgressEvent{0, 2, Seconds(1.5), "coalesced"}) + "\n";
    text += writeEvent(MeasurementEvent{vectorAdd("coalesced", 1e-3)}) + "\n";
    text += writeEvent(CeilingEvent{rooflab::testing::ceiling(CeilingKind::Bandwidth, 1e9, "copy")})
        + "\n";
    text += writeEvent(SkippedEvent{"linecross", "out of memory"}) + "\n";
    text += writeEvent(FinishedEvent{1, 1}) + "\n";
    return text;
}

std::size_t countNotes(const ImportOutcome& outcome, NoteKind kind)
{
    return static_cast<std::size_t>(
        std::count_if(outcome.notes.begin(), outcome.notes.end(),
                      [&](const ImportNote& note) { return note.kind == kind; }));
}

} // namespace

TEST(Events, ArriveWholeInAnyPieces)
{
    const std::string text = stream();
    for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, text.size()}) {
        EventLog log;
        std::size_t events = 0;
        for (std::size_t i = 0; i < text.size(); i += piece) {
            events += log.feed(std::string_view(text).substr(i, piece)).size();
        }
        EXPECT_EQ(events, 6U);
        EXPECT_TRUE(log.isFinished());
        const ImportOutcome outcome = log.finish();
        ASSERT_EQ(outcome.session.measurements.size(), 1U);
        EXPECT_EQ(outcome.session.measurements[0], vectorAdd("coalesced", 1e-3));
        EXPECT_EQ(outcome.session.ceilings.size(), 1U);
        EXPECT_EQ(outcome.session.notes, std::vector<std::string>{"N = 5: why"});
        EXPECT_EQ(countNotes(outcome, NoteKind::Refused), 1U); // the skipped run is said
    }
}

TEST(Events, ACutStreamKeepsItsWholeLines)
{
    const std::string text = stream();
    const std::size_t cut = text.find("\"ceiling\"") + 20;
    const auto outcome = importText(text.substr(0, cut));
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->format, "events");
    EXPECT_EQ(outcome->session.measurements.size(), 1U);
    EXPECT_TRUE(outcome->session.ceilings.empty());
    EXPECT_EQ(countNotes(*outcome, NoteKind::Refused), 1U);
    EXPECT_EQ(countNotes(*outcome, NoteKind::Info), 1U); // stopped before its end
}

TEST(Events, AMissingLastNewlineLosesNothing)
{
    std::string text = stream();
    text.pop_back();
    const auto outcome = importText(text);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(countNotes(*outcome, NoteKind::Info), 0U);
}

// Equal names in a long log, in pieces of any size: every record stays, each under its own id.
TEST(Events, ManyRunsOfOneNameKeepTheirOrderAndTheirOwnIds)
{
    std::string text;
    constexpr std::int64_t count = 500;
    for (std::int64_t i = 1; i <= count; ++i) {
        Measurement run = vectorAdd(i % 2 == 0 ? "coalesced" : "strided", 1e-3, i);
        run.id = "run";
        text += writeEvent(MeasurementEvent{run}) + "\n";
    }
    Ceiling copy = rooflab::testing::ceiling(CeilingKind::Bandwidth, 5e11, "copy");
    copy.id = "run-7"; // taken by a run
    text += writeEvent(CeilingEvent{copy}) + "\n";
    EventLog log;
    constexpr std::size_t piece = 997;
    for (std::size_t at = 0; at < text.size(); at += piece) {
        log.feed(std::string_view(text).substr(at, piece));
    }
    const Session session = log.finish().session;
    ASSERT_EQ(session.measurements.size(), static_cast<std::size_t>(count));
    std::set<std::string> ids{session.ceilings.at(0).id};
    for (std::size_t i = 0; i < session.measurements.size(); ++i) {
        EXPECT_EQ(session.measurements[i].parameters.integer("size"),
                  static_cast<std::int64_t>(i) + 1);
        ids.insert(session.measurements[i].id);
    }
    EXPECT_EQ(ids.size(), static_cast<std::size_t>(count) + 1);
    EXPECT_EQ(session.measurements[0].id, "run");
    EXPECT_EQ(session.measurements[1].id, "run-2");
}

TEST(Events, JunkLinesAreReportedAndTheRestIsRead)
{
    EventLog log;
    const auto events = log.feed("Segmentation fault\n{\"event\":\"nonsense\"}\n\n" + stream());
    ASSERT_EQ(events.size(), 8U);
    const auto* junk = std::get_if<ErrorEvent>(&events[0]);
    ASSERT_NE(junk, nullptr);
    EXPECT_NE(junk->message.find("Segmentation fault"), std::string::npos);
    EXPECT_TRUE(std::holds_alternative<ErrorEvent>(events[1]));
    EXPECT_EQ(log.finish().session.measurements.size(), 1U);
}

TEST(Events, APlansNotesTravelWithItsStart)
{
    const std::vector<std::string> notes{"N = 16777216: why", "two"};
    const auto event = readEvent(writeEvent(StartedEvent{{}, "bench", 3, notes}));
    ASSERT_TRUE(event);
    EXPECT_EQ(std::get<StartedEvent>(*event).notes, notes);
    const auto older = readEvent(R"({"event":"started","program":{},"command":"b","total":1})");
    ASSERT_TRUE(older);
    EXPECT_TRUE(std::get<StartedEvent>(*older).notes.empty());
}

TEST(Events, ARecordThatCannotBeIsAnError)
{
    Measurement impossible = vectorAdd("coalesced", 1e-3);
    impossible.timing.reported.min = Seconds(-1);
    EXPECT_FALSE(readEvent(writeEvent(MeasurementEvent{impossible})));
    EXPECT_FALSE(readEvent(R"({"event":"progress","done":1})"));
    EXPECT_FALSE(readEvent("[]"));
    EXPECT_FALSE(readEvent(R"({"event":"event"})"));
}
