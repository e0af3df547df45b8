// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog.h"
#include "kernels/time_left.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rooflab::bench::test {
namespace {

/// A machine by the times that its launches and its filling and checking take.
struct Machine {
    double bytesPerSecond = 0.0;
    double flopsPerSecond = 0.0;
    double latency = 0.0;
    double aroundBytesPerSecond = 0.0; ///< filling and checking
    double fixed = 0.0; ///< seconds of any run
};
constexpr Machine desktop{3e10, 2e11, 2e-5, 4e9, 0.03};
constexpr Machine slowBox{5e9, 1e10, 1e-4, 5e8, 0.2};
constexpr Machine bigGpu{4e12, 5e13, 4e-6, 1e11, 0.02};

struct Done {
    Measurement measurement;
    double wall = 0.0;
};

Done measureOn(const Machine& machine, const PlannedRun& run)
{
    const KernelSpec& spec = *findKernel(run.kernelId);
    const Work work = spec.work(*completeParameters(spec, run.parameters), run.precision);
    const double launch = machine.latency
        + std::max(work.bytes->value() / machine.bytesPerSecond,
                   work.flops->value() / machine.flopsPerSecond);
    const double limit = run.timing.timeLimit ? run.timing.timeLimit->value() : 1e9;
    const auto fitting = static_cast<std::int64_t>(limit / launch) + 1;
    Done done;
    done.measurement.timing.warmup = std::min(run.timing.warmup, fitting / 4 + 1);
    done.measurement.timing.repeat
        = std::min(run.timing.repeat, std::max<std::int64_t>(fitting, 3));
    done.measurement.timing.samples = {Seconds(launch)};
    done.wall = launch
            * static_cast<double>(*done.measurement.timing.warmup + *done.measurement.timing.repeat)
        + work.bytes->value() / machine.aroundBytesPerSecond + machine.fixed;
    return done;
}

struct Forecast {
    double estimate = 0.0;
    double truth = 0.0;
};

/// What was estimated at the start of each run, but for the first, beside what it then took.
std::vector<Forecast> forecastsOf(const Plan& plan, const Machine& machine)
{
    TimeLeft timeLeft(plan);
    double left = 0.0;
    for (const PlannedRun& run : plan.runs) {
        left += measureOn(machine, run).wall;
    }
    std::vector<Forecast> forecasts;
    for (std::size_t i = 0; i < plan.runs.size(); ++i) {
        if (const auto estimate = timeLeft.estimate(i, Seconds(0), 0.0)) {
            forecasts.push_back({estimate->value(), left});
        }
        const Done done = measureOn(machine, plan.runs[i]);
        timeLeft.finishRun(i, Seconds(done.wall), &done.measurement);
        left -= done.wall;
    }
    return forecasts;
}

Plan planFor(NamedPlan name)
{
    PlanLimits limits;
    limits.memory = Bytes(16 * gibibyte);
    limits.lastLevelCache = Bytes(32 * mebibyte);
    for (const KernelSpec& spec : kernelCatalog()) {
        limits.kernels.push_back({std::string(spec.id), {Precision::Fp32, Precision::Fp64}});
    }
    return makePlan(name, limits);
}

PlannedRun coalesced(std::int64_t size)
{
    PlannedRun run;
    run.kernelId = "coalesced";
    run.parameters = {{"size", size}};
    return run;
}

} // namespace

// A scan over four orders of magnitude: what tiny arrays take says nothing of what large ones do.
TEST(TimeLeft, fallsAllThroughASizeScan)
{
    for (const Machine& machine : {desktop, bigGpu}) {
        const auto forecasts = forecastsOf(planFor(NamedPlan::SizeScan), machine);
        ASSERT_GT(forecasts.size(), 20U);
        EXPECT_TRUE(std::ranges::is_sorted(forecasts, std::greater(), &Forecast::estimate));
    }
}

TEST(TimeLeft, isNearTheTruthOnceAFewRunsAreDone)
{
    for (const Machine& machine : {desktop, slowBox}) {
        for (const auto& [name, text] : namedPlanTexts) {
            const auto forecasts = forecastsOf(planFor(name), machine);
            for (std::size_t i = 4; i + 1 < forecasts.size(); ++i) {
                EXPECT_LT(forecasts[i].estimate, 2.5 * forecasts[i].truth) << text << " " << i;
                EXPECT_GT(forecasts[i].estimate, 0.4 * forecasts[i].truth) << text << " " << i;
            }
        }
    }
}

TEST(TimeLeft, KnowsNothingBeforeTheFirstLaunch)
{
    TimeLeft timeLeft(Plan{"t", {coalesced(1 << 20), coalesced(1 << 20)}, {}});
    EXPECT_FALSE(timeLeft.estimate(0, Seconds(1), 0.0).has_value());
    // A quarter of the first of two equal runs took 1 s.
    EXPECT_NEAR(timeLeft.estimate(0, Seconds(1), 0.25)->value(), 7.0, 1e-9);
}

// Filling the arrays took long and few launches are done: that says little of the other launches.
TEST(TimeLeft, IsNotMisledByTheFirstLaunchesOfARun)
{
    const PlannedRun run = coalesced(1 << 24);
    TimeLeft timeLeft(Plan{"t", {run, run}, {}});
    const Done done = measureOn(desktop, run);
    timeLeft.finishRun(0, Seconds(done.wall), &done.measurement);
    const double whole = timeLeft.estimate(1, Seconds(0), 0.0)->value();
    EXPECT_NEAR(whole, done.wall, 0.2 * done.wall);
    EXPECT_LT(timeLeft.estimate(1, Seconds(0.6), 0.01)->value(), whole);
    EXPECT_LT(timeLeft.estimate(1, Seconds(0.99 * done.wall), 1.0)->value(), 0.2 * whole);
}

TEST(TimeLeft, LeavesOutRunsThatYieldedNothing)
{
    TimeLeft timeLeft(Plan{"t", {coalesced(0), coalesced(1 << 20), coalesced(1 << 20)}, {}});
    timeLeft.finishRun(0, Seconds(0), nullptr);
    EXPECT_FALSE(timeLeft.estimate(1, Seconds(0), 0.0).has_value());
    EXPECT_NEAR(timeLeft.estimate(1, Seconds(2), 0.5)->value(), 6.0, 1e-9);
}

} // namespace rooflab::bench::test
