// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/runner.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rooflab::bench::test {
namespace {

constexpr std::int64_t warmup = 2;
constexpr std::int64_t repeat = 3;

PlannedRun plannedRun(Parameters parameters)
{
    PlannedRun run;
    run.kernelId = "coalesced";
    run.parameters = std::move(parameters);
    return run;
}

class Runner : public testing::Test {
protected:
    FakeBackend m_backend;
    RunSettings m_settings
        = settingsFor("coalesced", Precision::Fp32, {{"size", std::int64_t(100)}});
};

TEST_F(Runner, keepsTheTimedSamplesInOrderWithoutTheWarmup)
{
    m_backend.script.seconds = {9.0, 8.0, 3e-3, 1e-3, 2e-3};
    const auto measured = measureRun(m_backend, m_settings, warmup, repeat, {});
    ASSERT_TRUE(measured.has_value()) << measured.error().text();
    const std::vector<Seconds> expected{Seconds(3e-3), Seconds(1e-3), Seconds(2e-3)};
    EXPECT_EQ(measured->timing.samples, expected);
    EXPECT_EQ(measured->timing.warmup, warmup);
    EXPECT_EQ(measured->timing.repeat, repeat);
    EXPECT_EQ(measured->timing.scope, TimingScope::PerLaunch);
    EXPECT_EQ(measured->timing.cache, CacheState::Warm);
    EXPECT_EQ(measured->timing.stopRule, "fixed number of launches");
    EXPECT_EQ(measured->validation.status, ValidationStatus::Passed);
    EXPECT_EQ(measured->work.flops, Flop(100));
    EXPECT_EQ(measured->work.bytes, Bytes(1200)); // S1: Q = 12 N
    EXPECT_EQ(measured->provenance.device.name, "Fake device");
}

TEST_F(Runner, reportsALaunchThatFailsWithItsOwnText)
{
    m_backend.script.failingLaunch = 3;
    const auto measured = measureRun(m_backend, m_settings, warmup, repeat, {});
    ASSERT_FALSE(measured.has_value());
    EXPECT_EQ(measured.error().code, ErrorCode::Device);
    EXPECT_EQ(measured.error().message, "the fake device fell over");
}

TEST_F(Runner, findsThatNoLaunchWroteTheOutput)
{
    m_backend.script.writesOutput = false;
    const auto measured = measureRun(m_backend, m_settings, warmup, repeat, {});
    ASSERT_TRUE(measured.has_value());
    EXPECT_EQ(measured->validation.status, ValidationStatus::Failed);
    EXPECT_EQ(measured->validation.nonFinite, 100);
}

TEST_F(Runner, refusesATimeThatNoLaunchCanHave)
{
    m_backend.script.seconds = {0.0};
    const auto measured = measureRun(m_backend, m_settings, warmup, repeat, {});
    ASSERT_FALSE(measured.has_value());
    EXPECT_EQ(measured.error().code, ErrorCode::Device);
}

TEST_F(Runner, keepsTheLaunchesDoneBeforeAStop)
{
    int launches = 0;
    m_backend.script.onLaunch = [&](std::size_t) { ++launches; };
    const RunHooks hooks{[&] { return launches == 4; }, {}};
    const auto measured = measureRun(m_backend, m_settings, warmup, repeat, hooks);
    ASSERT_TRUE(measured.has_value());
    EXPECT_EQ(measured->timing.samples.size(), 2U);
    EXPECT_EQ(measured->timing.repeat, 2);
    EXPECT_EQ(measured->timing.stopRule, "stopped by request after 2 of 3 launches");
}

TEST_F(Runner, hasNothingToKeepWhenStoppedInTheWarmup)
{
    const auto measured
        = measureRun(m_backend, m_settings, warmup, repeat, {[] { return true; }, {}});
    ASSERT_FALSE(measured.has_value());
    EXPECT_EQ(measured.error().code, ErrorCode::Cancelled);
}

TEST_F(Runner, tellsHowFarItIsUpToTheEnd)
{
    std::vector<double> fractions;
    const RunHooks hooks{{}, [&](double fraction) { fractions.push_back(fraction); }};
    ASSERT_TRUE(measureRun(m_backend, m_settings, warmup, repeat, hooks).has_value());
    ASSERT_EQ(fractions.size(), 5U);
    EXPECT_TRUE(std::ranges::is_sorted(fractions));
    EXPECT_DOUBLE_EQ(fractions[1], 0.4);
    EXPECT_DOUBLE_EQ(fractions.back(), 1.0);
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

TEST_F(Runner, refusesWhatNoRunCanHave)
{
    const auto refused = [&](const PlannedRun& run) { return !settleRun(m_backend, run); };
    EXPECT_TRUE(refused(plannedRun({{"size", std::int64_t(0)}})));
    EXPECT_TRUE(refused(plannedRun({{"size", std::int64_t(-1)}})));
    EXPECT_TRUE(refused(plannedRun({{"block", std::int64_t(0)}})));
    EXPECT_TRUE(refused(plannedRun({{"nonsense", std::int64_t(1)}})));
    PlannedRun run = plannedRun({});
    EXPECT_FALSE(refused(run));
    run.repeat = 0;
    EXPECT_TRUE(refused(run));
    run = plannedRun({});
    run.warmup = -1;
    EXPECT_TRUE(refused(run));
    run = plannedRun({});
    run.precision = Precision::Fp64;
    EXPECT_TRUE(refused(run));
    run = plannedRun({});
    run.kernelId = "unheard-of";
    EXPECT_TRUE(refused(run));
    run.kernelId = "linecross";
    run.parameters.set("stride", std::int64_t(0));
    EXPECT_TRUE(refused(run));
}

} // namespace
} // namespace rooflab::bench::test
