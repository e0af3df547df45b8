// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan_runner.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

namespace rooflab::bench::test {
namespace {

PlannedRun smallRun(std::string kernelId, std::int64_t size = 10)
{
    PlannedRun run;
    run.kernelId = std::move(kernelId);
    run.parameters = {{"size", size}};
    run.timing.warmup = 1;
    run.timing.repeat = 3;
    return run;
}

/// A device that is lost at its first error, as a GPU is after some: every later call fails.
class LostBackend : public FakeBackend {
public:
    Result<std::unique_ptr<PreparedRun>> prepare(const RunSettings& settings) override
    {
        if (script.failingLaunch != SIZE_MAX && prepared > 0) {
            return fail(ErrorCode::Device, "malloc: the device is lost");
        }
        return FakeBackend::prepare(settings);
    }
};

class PlanRunner : public testing::Test {
protected:
    PlanOutcome run(std::vector<PlannedRun> runs) { return run(m_backend, std::move(runs)); }
    PlanOutcome run(FakeBackend& backend, std::vector<PlannedRun> runs)
    {
        PlanContext context;
        context.origin.command = "fake --plan";
        context.stopRequested = [this] { return m_stop; };
        context.sink = [this](const Event& event) { m_events.push_back(event); };
        return runPlan(backend, {"test", std::move(runs), {"N = 10: chosen by hand"}}, context,
                       m_session);
    }
    template <class T> std::vector<T> eventsOf() const
    {
        std::vector<T> found;
        for (const auto& event : m_events) {
            if (const auto* wanted = std::get_if<T>(&event)) {
                found.push_back(*wanted);
            }
        }
        return found;
    }

    FakeBackend m_backend;
    Session m_session;
    std::vector<Event> m_events;
    bool m_stop = false;
};

TEST_F(PlanRunner, goesOnAfterARunThatCannotBeDone)
{
    const auto outcome = run({smallRun("coalesced"), smallRun("coalesced", 0),
                              smallRun("gemm_blas"), smallRun("strided")});
    EXPECT_EQ(outcome.measured, 2);
    EXPECT_EQ(outcome.failed, 2);
    EXPECT_FALSE(outcome.interrupted);
    ASSERT_EQ(eventsOf<SkippedEvent>().size(), 2U);
    EXPECT_NE(eventsOf<SkippedEvent>()[0].reason.find("size"), std::string::npos);
    EXPECT_EQ(eventsOf<SkippedEvent>()[1].reason, "not on the fake device");
    EXPECT_EQ(m_session.measurements.size(), 2U);
    ASSERT_EQ(eventsOf<FinishedEvent>().size(), 1U);
    EXPECT_EQ(eventsOf<FinishedEvent>()[0].measured, 2);
    EXPECT_EQ(eventsOf<FinishedEvent>()[0].failed, 2);
}

TEST_F(PlanRunner, goesOnAfterALaunchThatFails)
{
    int prepared = 0;
    m_backend.script.onLaunch = [&](std::size_t index) {
        prepared += index == 0;
        m_backend.script.failingLaunch = prepared == 1 ? 2 : SIZE_MAX;
    };
    const auto outcome = run({smallRun("coalesced"), smallRun("strided")});
    EXPECT_EQ(outcome.measured, 1);
    EXPECT_EQ(outcome.failed, 1);
    ASSERT_EQ(eventsOf<ErrorEvent>().size(), 1U);
    EXPECT_EQ(eventsOf<ErrorEvent>()[0].run, "coalesced fp32 size=10");
    ASSERT_EQ(m_session.measurements.size(), 1U);
    EXPECT_EQ(m_session.measurements[0].variant, "strided");
}

TEST_F(PlanRunner, reportsEachRunOfADeviceThatIsLost)
{
    LostBackend backend;
    backend.script.failingLaunch = 2;
    const auto outcome
        = run(backend, {smallRun("coalesced"), smallRun("strided"), smallRun("interleaved")});
    EXPECT_EQ(outcome.measured, 0);
    EXPECT_EQ(outcome.failed, 3);
    ASSERT_EQ(eventsOf<ErrorEvent>().size(), 3U);
    EXPECT_EQ(eventsOf<ErrorEvent>()[0].message, "the fake device fell over");
    EXPECT_EQ(eventsOf<ErrorEvent>()[2].message, "malloc: the device is lost");
    EXPECT_EQ(eventsOf<FinishedEvent>().size(), 1U);
}

TEST_F(PlanRunner, tellsThePlansNotesAndKeepsThem)
{
    static_cast<void>(run({smallRun("coalesced")}));
    const std::vector<std::string> notes{"N = 10: chosen by hand"};
    ASSERT_EQ(eventsOf<StartedEvent>().size(), 1U);
    EXPECT_EQ(eventsOf<StartedEvent>()[0].notes, notes);
    EXPECT_EQ(m_session.notes, notes);
}

TEST_F(PlanRunner, namesTheRunsOfASweepByWhatVaries)
{
    std::vector<PlannedRun> runs;
    for (const std::int64_t stride : {1, 32}) {
        runs.push_back(smallRun("linecross"));
        runs.back().parameters.set("stride", stride);
    }
    for (const char* stores : {"regular", "streaming"}) {
        runs.push_back(smallRun("vectorized"));
        runs.back().parameters.set("stores", std::string(stores));
    }
    for (const std::int64_t size : {8, 16}) {
        runs.push_back(smallRun("coalesced", size));
    }
    runs.push_back(smallRun("strided"));
    runs.push_back(smallRun("strided"));
    static_cast<void>(run(runs));
    std::vector<std::string> ids;
    for (const Measurement& measurement : m_session.measurements) {
        ids.push_back(measurement.id);
    }
    EXPECT_EQ(ids,
              (std::vector<std::string>{"linecross-fp32-stride1", "linecross-fp32-stride32",
                                        "vectorized-fp32-regular", "vectorized-fp32-streaming",
                                        "coalesced-fp32-size8", "coalesced-fp32-size16",
                                        "strided-fp32", "strided-fp32-2"}));
}

TEST_F(PlanRunner, timesEachRunAsItsPlanSays)
{
    PlannedRun batch = smallRun("coalesced");
    batch.timing.scope = TimingScope::Batch;
    batch.timing.repeat = 50;
    PlannedRun flushed = smallRun("strided");
    flushed.timing.cache = CacheState::Flushed;
    PlannedRun both = batch;
    both.timing.cache = CacheState::Flushed;
    const auto outcome = run({batch, flushed, both});
    ASSERT_EQ(outcome.measured, 2);
    EXPECT_EQ(m_session.measurements[0].timing.scope, TimingScope::Batch);
    EXPECT_EQ(m_session.measurements[0].timing.batchSize, 5);
    EXPECT_EQ(m_session.measurements[1].timing.cache, CacheState::Flushed);
    ASSERT_EQ(eventsOf<SkippedEvent>().size(), 1U);
    EXPECT_NE(eventsOf<SkippedEvent>()[0].reason.find("flushed"), std::string::npos);
}

TEST_F(PlanRunner, countsAWrongOutputAsMeasuredAndFailed)
{
    m_backend.script.writesOutput = false;
    const auto outcome = run({smallRun("coalesced")});
    EXPECT_EQ(outcome.measured, 1);
    EXPECT_EQ(outcome.failed, 1);
    ASSERT_EQ(eventsOf<ErrorEvent>().size(), 1U);
    EXPECT_NE(eventsOf<ErrorEvent>()[0].message.find("wrong"), std::string::npos);
    EXPECT_EQ(m_session.measurements[0].validation.status, ValidationStatus::Failed);
}

TEST_F(PlanRunner, givesEveryMeasurementItsOwnIdAndOrigin)
{
    static_cast<void>(run({smallRun("coalesced"), smallRun("coalesced")}));
    ASSERT_EQ(m_session.measurements.size(), 2U);
    EXPECT_NE(m_session.measurements[0].id, m_session.measurements[1].id);
    EXPECT_EQ(m_session.measurements[0].provenance.command, "fake --plan");
    ASSERT_TRUE(m_session.measurements[0].provenance.recordedAt.has_value());
    EXPECT_EQ(m_session.measurements[0].provenance.recordedAt->size(),
              std::string("2026-03-05T21:04:09+08:00").size());
    EXPECT_EQ(eventsOf<MeasurementEvent>()[1].measurement, m_session.measurements[1]);
}

TEST_F(PlanRunner, saysHowFarItIsBeforeEveryRunAndAtTheEnd)
{
    static_cast<void>(run({smallRun("coalesced"), smallRun("strided")}));
    const auto progress = eventsOf<ProgressEvent>();
    ASSERT_EQ(progress.size(), 3U);
    EXPECT_EQ(progress[0].done, 0);
    EXPECT_EQ(progress[0].total, 2);
    EXPECT_FALSE(progress[0].eta.has_value()); // nothing is known yet
    EXPECT_EQ(progress[1].done, 1);
    EXPECT_EQ(progress[1].run, "strided fp32 size=10");
    EXPECT_TRUE(progress[1].eta.has_value());
    EXPECT_EQ(progress[2].done, 2);
    EXPECT_EQ(progress[2].eta, Seconds(0));
}

TEST_F(PlanRunner, leavesOutFinishedWhenStopped)
{
    m_backend.script.seconds = {0.06}; // each launch is a group of its own
    m_backend.script.onLaunch = [this](std::size_t index) { m_stop = index == 2; };
    const auto outcome = run({smallRun("coalesced"), smallRun("strided")});
    EXPECT_TRUE(outcome.interrupted);
    EXPECT_EQ(outcome.measured, 1);
    ASSERT_EQ(m_session.measurements.size(), 1U);
    EXPECT_EQ(m_session.measurements[0].timing.samples.size(), 2U);
    EXPECT_TRUE(eventsOf<FinishedEvent>().empty());
}

} // namespace
} // namespace rooflab::bench::test
