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
    run.warmup = 1;
    run.repeat = 3;
    return run;
}

class PlanRunner : public testing::Test {
protected:
    PlanOutcome run(std::vector<PlannedRun> runs)
    {
        PlanContext context;
        context.origin.command = "fake --plan";
        context.stopRequested = [this] { return m_stop; };
        context.sink = [this](const Event& event) { m_events.push_back(event); };
        return runPlan(m_backend, {"test", std::move(runs)}, context, m_session);
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
