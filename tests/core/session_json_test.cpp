// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_access.h"
#include "core/io/session_json.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <clocale>

using namespace rooflab;
using rooflab::testing::vectorAdd;

namespace {

Session everyField()
{
    Session session;
    session.title = "标题 \"quoted\" \n second line";
    session.isSample = true;
    session.createdBy = {"rooflab", "0.1.0", "abc"};
    session.notes = {"a note"};
    Measurement m = vectorAdd("linecross", 1.0 / 3.0);
    m.parameters.set("stride", std::int64_t{32});
    m.parameters.set("fraction", 0.1);
    m.parameters.set("stores", std::string("regular"));
    m.work.memoryLevel = "DRAM";
    m.work.assumed = true;
    m.timing.method = TimingMethod::SteadyClock;
    m.timing.scope = TimingScope::Batch;
    m.timing.batchSize = 250;
    m.timing.cache = CacheState::Warm;
    m.timing.warmup = 20;
    m.timing.repeat = 3;
    m.timing.samples = {Seconds(0.1), Seconds(1e-7), Seconds(2.5)};
    m.timing.reported = {};
    m.timing.stopRule = "fixed";
    m.validation.relativeError = 1e-9;
    m.validation.errorBound = 1e-6;
    Provenance& p = m.provenance;
    p.device = {
        "dev", "arch", "vendor", 1,     Bytes(1e9), {{"L2", Bytes(4096), 2}, {"L3", Bytes(5), {}}},
        8,     16,     32,       2.5e9, 1e9};
    p.backend = "cpu";
    p.software = {{"BLAS", "0.3", "2 threads"}, {"X", {}, {}}};
    p.host = {"h", "os", "k", "cpu", Bytes(7)};
    p.recordedAt = "2026-07-06T10:00:00+08:00";
    p.command = "cmd";
    p.program = {"prog", "1", "rev"};
    p.before = {1.98e9, 2.6e9, 31.5, 75.25, 0};
    p.after = {1.755e9, {}, 63.0, 652.0, 2};
    p.source = {"file.json", "tutorial", "00ff", "line 3"};
    p.notes = {"n1", "n2"};
    m.sourceFields = {{"b", "1"}, {"a", "two"}};
    addMeasurement(session, m);
    Ceiling c = rooflab::testing::ceiling(CeilingKind::Compute, 1e12 / 3.0, "gemm");
    c.lowSi = 3e11;
    c.highSi = 4e11;
    c.precision = Precision::Bf16;
    c.visible = false;
    c.statistic = Statistic::P95;
    c.provenance.notes = {"x"};
    addCeiling(session, c);
    Measurement probe = vectorAdd("regular", 1e-3);
    probe.kernel = "copy";
    probe.work = copyWork(1e6, Precision::Fp32);
    addCeiling(session, *ceilingFromProbe(probe, CeilingKind::Bandwidth, Statistic::Min));
    session.view.statistic = Statistic::Mean;
    session.view.frame = Frame{0.1, 10, 1e6, 1e9};
    session.view.hiddenIds = {"linecross"};
    session.view.whiskers = IntervalKind::Median95;
    session.view.units = {PerformanceUnit::Tflops, BandwidthUnit::GiBPerSecond};
    session.recordNotes = "what I saw\nand what I did next";
    return session;
}

std::string document(const std::string& body)
{
    return R"({"format":"rooflab","version":"1.0")" + (body.empty() ? "" : "," + body) + "}";
}

std::string problem(const std::string& text)
{
    const auto read = readSession(text);
    return read ? "accepted" : read.error().text();
}

} // namespace

TEST(SessionJson, WhiskersCanBeSwitchedOff)
{
    Session session;
    EXPECT_EQ(readSession(writeSession(session))->session.view.whiskers, IntervalKind::MinMax);
    session.view.whiskers.reset();
    EXPECT_EQ(readSession(writeSession(session))->session, session);
}

TEST(SessionJson, RoundTripIsExact)
{
    const Session session = everyField();
    const std::string text = writeSession(session);
    const auto read = readSession(text);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_TRUE(read->notes.empty());
    EXPECT_EQ(read->session, session);
    EXPECT_EQ(writeSession(read->session), text);
}

TEST(SessionJson, UnknownKeysSurviveEverywhere)
{
    const std::string text = document(
        R"("title":"t","future":{"a":[1]},
        "measurements":[{"id":"m","kernel":"vector_add","mood":"good",
          "timing":{"min_s":0.1,"jitter":{"x":1}},
          "provenance":{"state_after":{"clock_hz":1e9,"fan_rpm":900},"device":{"name":"d","fans":3},"software":[{"name":"s","licence":"x"}]}}],
        "ceilings":[{"id":"c","label":"c","kind":"bandwidth","value_b_per_s":5,"colour":"red"}],
        "view":{"statistic":"min","zoom":2})");
    const auto once = readSession(text);
    ASSERT_TRUE(once) << once.error().text();
    const std::string written = writeSession(once->session);
    for (const char* kept : {"\"future\"", "\"mood\"", "\"jitter\"", "\"fans\"", "\"fan_rpm\"",
                             "\"licence\"", "\"colour\"", "\"zoom\""}) {
        EXPECT_NE(written.find(kept), std::string::npos) << kept;
    }
    const auto twice = readSession(written);
    ASSERT_TRUE(twice);
    EXPECT_EQ(writeSession(twice->session), written);
}

TEST(SessionJson, VersionsAreHonoured)
{
    EXPECT_EQ(problem(R"({"format":"rooflab","version":"1.7","measurements":[]})"), "accepted");
    const std::string newer = problem(R"({"format":"rooflab","version":"2.0"})");
    EXPECT_NE(newer.find("newer rooflab is needed (/version)"), std::string::npos) << newer;
    EXPECT_NE(problem(R"({"format":"rooflab","version":"x"})").find("no version"),
              std::string::npos);
    EXPECT_NE(problem(R"({"format":"rooflab"})").find("missing (/version)"), std::string::npos);
    EXPECT_NE(problem(R"({"format":"other","version":"1.0"})").find("/format"), std::string::npos);
    EXPECT_NE(problem("[]").find("object"), std::string::npos);
    EXPECT_NE(problem(document(R"("measurements":{})")).find("/measurements"), std::string::npos);
}

TEST(SessionJson, ABadRecordIsRefusedAndTheOthersStay)
{
    const auto read = readSession(document(
        R"("measurements":[{"id":"good","kernel":"k","timing":{"min_s":0.1}},
          {"id":"zero","kernel":"k","timing":{"min_s":0}},
          {"id":"text","kernel":"k","timing":{"min_s":"0.1"}},
          {"id":"noKernel"}, 5,
          {"id":"good","kernel":"k","timing":{"min_s":0.2}}])"));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->session.measurements.size(), 2U);
    EXPECT_EQ(read->session.measurements[1].id, "good-2");
    std::vector<std::string> refused;
    for (const ImportNote& note : read->notes) {
        if (note.kind == NoteKind::Refused) {
            refused.push_back(note.where);
        }
    }
    EXPECT_EQ(
        refused,
        (std::vector<std::string>{"/measurements/1/timing/min_s", "/measurements/2/timing/min_s",
                                  "/measurements/3/kernel", "/measurements/4"}));
}

TEST(SessionJson, ImpossibleCountsAreRefused)
{
    const auto wherePutting = [](const std::string& body) {
        const auto read
            = readSession(document(R"("measurements":[{"id":"m","kernel":"k",)" + body + "}]"));
        return read && read->notes.size() == 1 ? read->notes[0].where : "accepted";
    };
    EXPECT_EQ(wherePutting(R"("timing":{"batch_launches":-1})"),
              "/measurements/0/timing/batch_launches");
    EXPECT_EQ(wherePutting(R"("timing":{"batch_launches":1.5})"),
              "/measurements/0/timing/batch_launches");
    EXPECT_EQ(wherePutting(R"("provenance":{"state_before":{"other_processes":-2}})"),
              "/measurements/0/provenance/state_before/other_processes");
    EXPECT_EQ(wherePutting(R"("provenance":{"state_after":{"power_w":"much"}})"),
              "/measurements/0/provenance/state_after/power_w");
}

TEST(SessionJson, AStoredValueThatItsProbeContradictsIsReported)
{
    Session session = everyField();
    session.ceilings[1].valueSi *= 2;
    const auto read = readSession(writeSession(session));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->notes.size(), 1U);
    EXPECT_EQ(read->notes[0].kind, NoteKind::Conflict);
}

TEST(SessionJson, AFrameOutsideTheLimitsIsRefused)
{
    EXPECT_NE(problem(document(R"("view":{"frame":{"ai_min":0,"ai_max":1,"flop_per_s_min":1e6,
        "flop_per_s_max":1e9}})"))
                  .find("/view/frame"),
              std::string::npos);
}

TEST(SessionJson, NumbersIgnoreTheLocale)
{
    const std::string before = writeSession(everyField());
    ASSERT_NE(std::setlocale(LC_ALL, "de_DE.UTF-8"), nullptr);
    EXPECT_EQ(writeSession(everyField()), before);
    EXPECT_TRUE(readSession(before));
    std::setlocale(LC_ALL, "C");
}
