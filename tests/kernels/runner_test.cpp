// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/runner.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <limits>

namespace rooflab::bench::test {
namespace {

PlannedRun plannedRun(Parameters parameters)
{
    PlannedRun run;
    run.kernelId = "coalesced";
    run.parameters = std::move(parameters);
    return run;
}

class Runner : public testing::Test {
protected:
    Runner()
    {
        m_timing.warmup = 2;
        m_timing.repeat = 3;
    }

    FakeBackend m_backend;
    RunSettings m_settings
        = settingsFor("coalesced", Precision::Fp32, {{"size", std::int64_t(100)}});
    TimingPlan m_timing;
};

TEST_F(Runner, keepsTheTimedSamplesInOrderWithoutTheWarmup)
{
    m_backend.script.seconds = {9.0, 8.0, 3e-3, 1e-3, 2e-3};
    const auto measured = measureRun(m_backend, m_settings, m_timing, {});
    ASSERT_TRUE(measured.has_value()) << measured.error().text();
    const std::vector<Seconds> expected{Seconds(3e-3), Seconds(1e-3), Seconds(2e-3)};
    EXPECT_EQ(measured->timing.samples, expected);
    EXPECT_EQ(measured->timing.warmup, 2);
    EXPECT_EQ(measured->timing.repeat, 3);
    EXPECT_EQ(measured->timing.scope, TimingScope::PerLaunch);
    EXPECT_EQ(measured->timing.cache, CacheState::Warm);
    EXPECT_FALSE(measured->timing.batchSize.has_value());
    EXPECT_EQ(measured->timing.stopRule, "fixed number of launches");
    EXPECT_EQ(measured->validation.status, ValidationStatus::Passed);
    EXPECT_EQ(measured->work.flops, Flop(100));
    EXPECT_EQ(measured->work.bytes, Bytes(1200)); // S1: Q = 12 N
    EXPECT_EQ(measured->provenance.device.name, "Fake device");
}

TEST_F(Runner, reportsALaunchThatFailsWithItsOwnText)
{
    m_backend.script.failingLaunch = 3;
    const auto measured = measureRun(m_backend, m_settings, m_timing, {});
    ASSERT_FALSE(measured.has_value());
    EXPECT_EQ(measured.error().code, ErrorCode::Device);
    EXPECT_EQ(measured.error().message, "the fake device fell over");
}

TEST_F(Runner, findsThatNoLaunchWroteTheOutput)
{
    m_backend.script.writesOutput = false;
    const auto measured = measureRun(m_backend, m_settings, m_timing, {});
    ASSERT_TRUE(measured.has_value());
    EXPECT_EQ(measured->validation.status, ValidationStatus::Failed);
    EXPECT_EQ(measured->validation.nonFinite, 100);
}

TEST_F(Runner, refusesATimeThatNoLaunchCanHave)
{
    for (const double seconds : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
        m_backend.script.seconds = {seconds};
        m_timing.stableWithin = 0.1;
        m_timing.repeat = 30;
        const auto measured = measureRun(m_backend, m_settings, m_timing, {});
        ASSERT_FALSE(measured.has_value());
        EXPECT_EQ(measured.error().code, ErrorCode::Device);
    }
}

TEST_F(Runner, hasNothingToKeepWhenStoppedInTheWarmup)
{
    const auto measured = measureRun(m_backend, m_settings, m_timing, {[] { return true; }, {}});
    ASSERT_FALSE(measured.has_value());
    EXPECT_EQ(measured.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(m_backend.calls.empty());
}

TEST_F(Runner, recordsHowTheDeviceWasBeforeAndAfter)
{
    const DeviceState idle{0.2e9, 2.6e9, 31.0, 75.0, 0};
    const DeviceState busy{1.98e9, 2.6e9, 63.0, 650.0, 0};
    m_backend.states = {idle, busy};
    auto measured = measureRun(m_backend, m_settings, m_timing, {});
    ASSERT_TRUE(measured.has_value());
    EXPECT_EQ(measured->provenance.before, idle);
    EXPECT_EQ(measured->provenance.after, busy);
    EXPECT_TRUE(measured->provenance.notes.empty());
}

TEST_F(Runner, notesOtherProcessesOnTheDevice)
{
    DeviceState shared;
    shared.otherProcesses = 2;
    m_backend.states = {DeviceState(), shared};
    const auto measured = measureRun(m_backend, m_settings, m_timing, {});
    ASSERT_TRUE(measured.has_value());
    ASSERT_EQ(measured->provenance.notes.size(), 1U);
    EXPECT_EQ(measured->provenance.notes[0],
              "other processes used the device: 0 before the launches, 2 after them");
}

TEST_F(Runner, refusesMoreMemoryThanThereIsAndNamesBoth)
{
    m_backend.memory = Bytes(1199);
    const auto settled = settleRun(m_backend, plannedRun({{"size", std::int64_t(100)}}));
    ASSERT_FALSE(settled.has_value());
    EXPECT_NE(settled.error().message.find("1200 bytes"), std::string::npos)
        << settled.error().message;
    EXPECT_NE(settled.error().message.find("1199 bytes"), std::string::npos);
    m_backend.memory = Bytes(1200);
    EXPECT_TRUE(settleRun(m_backend, plannedRun({{"size", std::int64_t(100)}})).has_value());
    EXPECT_EQ(m_backend.prepared, 0);
}

TEST_F(Runner, asksTheDeviceWhetherItAcceptsTheParameters)
{
    m_backend.largestBlock = 512;
    const auto settled = settleRun(m_backend, plannedRun({{"block", std::int64_t(1024)}}));
    ASSERT_FALSE(settled.has_value());
    EXPECT_EQ(settled.error().code, ErrorCode::Unsupported);
    EXPECT_EQ(settled.error().text(), "the block is too large for the fake device (block)");
    EXPECT_TRUE(settleRun(m_backend, plannedRun({{"block", std::int64_t(512)}})).has_value());
}

TEST_F(Runner, refusesWhatNoRunCanHave)
{
    const auto refused = [&](const PlannedRun& run) { return !settleRun(m_backend, run); };
    EXPECT_TRUE(refused(plannedRun({{"size", std::int64_t(0)}})));
    EXPECT_TRUE(refused(plannedRun({{"size", std::int64_t(-1)}})));
    EXPECT_TRUE(refused(plannedRun({{"block", std::int64_t(0)}})));
    EXPECT_TRUE(refused(plannedRun({{"nonsense", std::int64_t(1)}})));
    EXPECT_FALSE(refused(plannedRun({})));
    PlannedRun run = plannedRun({});
    run.precision = Precision::Fp64;
    EXPECT_TRUE(refused(run));
    run = plannedRun({});
    run.kernelId = "unheard-of";
    EXPECT_TRUE(refused(run));
    run.kernelId = "linecross";
    run.parameters.set("stride", std::int64_t(0));
    EXPECT_TRUE(refused(run));
}

TEST_F(Runner, refusesATimingThatCannotBeWithItsPlace)
{
    const auto where = [&](auto change) {
        PlannedRun run = plannedRun({});
        change(run.timing);
        const auto settled = settleRun(m_backend, run);
        return settled ? "accepted" : settled.error().where;
    };
    EXPECT_EQ(where([](TimingPlan&) {}), "accepted");
    EXPECT_EQ(where([](TimingPlan& timing) { timing.repeat = 0; }), "repeat");
    EXPECT_EQ(where([](TimingPlan& timing) { timing.warmup = -1; }), "warmup");
    EXPECT_EQ(where([](TimingPlan& timing) { timing.stableWithin = 0.0; }), "stable_within");
    EXPECT_EQ(where([](TimingPlan& timing) { timing.stableWithin = 1.0; }), "stable_within");
    EXPECT_EQ(where([](TimingPlan& timing) { timing.timeLimit = Seconds(0); }), "time_limit_s");
    EXPECT_EQ(where([](TimingPlan& timing) { timing.cache = CacheState::Flushed; }), "accepted");
    EXPECT_EQ(where([](TimingPlan& timing) {
                  timing.cache = CacheState::Flushed;
                  timing.scope = TimingScope::Batch;
              }),
              "timing_scope");
}

} // namespace
} // namespace rooflab::bench::test
