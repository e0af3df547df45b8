// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/overhead.h"

#include "core/format.h"
#include "kernels/plan_choice.h"
#include "kernels/runner.h"
#include "tests/bench/engine_run.h"

#include <chrono>

namespace rooflab::peers {

namespace {

constexpr Seconds wantedLaunch(1e-3);
constexpr std::int64_t launches = 100;
constexpr double wantedShare = 0.8;

PlannedRun addition(std::int64_t size)
{
    PlannedRun run;
    run.kernelId = "coalesced";
    run.parameters = {{"size", size}};
    return run;
}

Result<Seconds> launchTime(bench::Backend& backend, std::int64_t size)
{
    const auto run = EngineRun::prepare(backend, addition(size));
    if (!run) {
        return fail(run.error());
    }
    auto side = Side::warmUp(run->launches(), Turn{Seconds(0)});
    return side ? side->takeTurn() : fail(side.error());
}

/// Elements of an addition that takes about the wanted time here. Tried twice, because caches make
/// a smaller one faster than its size tells.
Result<std::int64_t> sizeFor(bench::Backend& backend, Seconds wanted)
{
    std::int64_t size = chooseArraySize(bench::limitsOf(backend), Precision::Fp32).size;
    for (int attempt = 0; attempt < 2; ++attempt) {
        const auto taken = launchTime(backend, size);
        if (!taken) {
            return fail(taken.error());
        }
        size = static_cast<std::int64_t>(static_cast<double>(size) * ratio(wanted, *taken)) + 1;
    }
    return size;
}

/// The launches together and the wall time of the whole run, in seconds.
Result<Pair> timedAndWall(bench::Backend& backend, const PlannedRun& run)
{
    const auto settings = bench::settleRun(backend, run);
    if (!settings) {
        return fail(settings.error());
    }
    const auto start = std::chrono::steady_clock::now();
    const auto measurement = bench::measureRun(backend, *settings, run.timing, {});
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
    if (!measurement) {
        return fail(measurement.error());
    }
    double timed = 0.0;
    for (const Seconds sample : measurement->timing.samples) {
        timed += sample.value();
    }
    return Pair{timed, wall.count()};
}

Result<Comparison> overheadOf(bench::Backend& backend, std::int64_t pairs)
{
    const auto size = sizeFor(backend, wantedLaunch);
    if (!size) {
        return fail(size.error());
    }
    PlannedRun run = addition(*size);
    run.timing.repeat = launches;
    run.timing.warmup = 0;
    Comparison comparison;
    comparison.measure = Measure::Time;
    comparison.target.ratio = wantedShare;
    comparison.engine = "timed launches, " + engineName(run);
    comparison.peer = "wall time of the run";
    comparison.notes = {formatInteger(launches) + " launches of N = " + formatInteger(*size)
                        + ", no warm-up; the wall time has allocation, filling and the check of "
                          "the whole output in it"};
    for (std::int64_t i = 0; i < pairs; ++i) {
        const auto pair = timedAndWall(backend, run);
        if (!pair) {
            return fail(pair.error());
        }
        comparison.pairs.push_back(*pair);
    }
    return comparison;
}

} // namespace

void measureOverhead(bench::Backend& backend, std::int64_t pairs, Report& report)
{
    const std::string what = "share of timed launches in a run";
    auto comparison = overheadOf(backend, pairs);
    if (!comparison) {
        report.failures.push_back({what, comparison.error().text()});
        return;
    }
    comparison->what = what;
    report.comparisons.push_back(std::move(*comparison));
}

} // namespace rooflab::peers
