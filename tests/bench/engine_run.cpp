// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/engine_run.h"

#include "kernels/runner.h"

#include <limits>
#include <optional>

namespace rooflab::peers {

namespace {

Result<Seconds> turnOf(bench::Backend& backend, const PlannedRun& candidate, const Turn& turn)
{
    const auto run = EngineRun::prepare(backend, candidate);
    if (!run) {
        return fail(run.error());
    }
    auto side = Side::warmUp(run->launches(), turn);
    return side ? side->takeTurn() : fail(side.error());
}

} // namespace

Result<EngineRun> EngineRun::prepare(bench::Backend& backend, const PlannedRun& run)
{
    const auto settings = bench::settleRun(backend, run);
    if (!settings) {
        return fail(settings.error());
    }
    auto prepared = backend.prepare(*settings);
    if (!prepared) {
        return fail(prepared.error());
    }
    EngineRun engine;
    engine.m_run = std::move(*prepared);
    engine.m_work = settings->spec->work(settings->parameters, settings->precision);
    return engine;
}

TimeLaunches EngineRun::launches() const
{
    return [run = m_run](std::span<Seconds> times) { return run->launch(times, CacheState::Warm); };
}

Result<void> EngineRun::validate() const
{
    const auto validation = m_run->validate();
    if (!validation) {
        return fail(validation.error());
    }
    if (!validation->isFull()) {
        return fail(ErrorCode::Device,
                    "the engine's output is not right: " + validation->describe());
    }
    return {};
}

std::string engineName(const PlannedRun& run)
{
    std::string name = run.kernelId;
    for (const auto& [parameter, value] : run.parameters.entries()) {
        if (parameter != "size") {
            name += ", " + parameter + "=" + parameterText(value);
        }
    }
    return name;
}

Result<PlannedRun> fastestOf(bench::Backend& backend, const std::vector<PlannedRun>& candidates,
                             const Turn& turn)
{
    if (candidates.size() == 1) {
        return candidates.front();
    }
    constexpr int rounds = 3;
    const PlannedRun* fastest = nullptr;
    Seconds shortest(std::numeric_limits<double>::infinity());
    std::optional<Error> unsupported;
    for (int round = 0; round < rounds; ++round) {
        for (const PlannedRun& candidate : candidates) {
            const auto time = turnOf(backend, candidate, turn);
            if (!time && time.error().code != ErrorCode::Unsupported) {
                return fail(time.error());
            }
            if (!time) {
                unsupported = time.error();
            } else if (*time < shortest) {
                shortest = *time;
                fastest = &candidate;
            }
        }
    }
    return fastest != nullptr ? Result<PlannedRun>(*fastest)
        : unsupported         ? fail(*unsupported)
                              : fail(ErrorCode::InvalidInput, "there is nothing to compare");
}

} // namespace rooflab::peers
