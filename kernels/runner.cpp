// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/runner.h"

#include "core/format.h"

namespace rooflab::bench {

namespace {

Result<void> checkMemory(const Backend& backend, const RunSettings& settings)
{
    const auto available = backend.availableMemory();
    const Bytes needed = backend.footprint(settings);
    if (!available || needed <= *available) {
        return {};
    }
    const auto both = [](Bytes bytes) {
        return formatBytes(bytes) + " (" + std::to_string(static_cast<std::int64_t>(bytes.value()))
            + " bytes)";
    };
    return fail(ErrorCode::Unsupported,
                "needs " + both(needed) + " of memory and " + both(*available) + " are available",
                "size");
}

Result<void> checkTiming(const TimingPlan& timing)
{
    if (timing.warmup < 0) {
        return fail(ErrorCode::InvalidInput, "warmup must be at least 0", "warmup");
    }
    if (timing.repeat < 1) {
        return fail(ErrorCode::InvalidInput, "repeat must be at least 1", "repeat");
    }
    if (timing.stableWithin && !(*timing.stableWithin > 0.0 && *timing.stableWithin < 1.0)) {
        return fail(ErrorCode::InvalidInput, "stable_within must lie between 0 and 1",
                    "stable_within");
    }
    if (timing.timeLimit && !(*timing.timeLimit > Seconds(0))) {
        return fail(ErrorCode::InvalidInput, "time_limit_s must be more than 0", "time_limit_s");
    }
    if (timing.scope == TimingScope::Batch && timing.cache == CacheState::Flushed) {
        return fail(ErrorCode::InvalidInput,
                    "a batch cannot have flushed caches: its launches follow each other without a "
                    "pause to flush them in",
                    "timing_scope");
    }
    return {};
}

Timing timingOf(const Backend& backend, const TimingPlan& plan, TimedLaunches launches)
{
    Timing timing;
    timing.method = backend.timingMethod();
    timing.scope = plan.scope;
    timing.cache = plan.cache;
    timing.warmup = launches.warmup;
    timing.repeat = launches.timed;
    if (plan.scope == TimingScope::Batch) {
        timing.batchSize = launches.batchSize;
    }
    timing.samples = std::move(launches.samples);
    timing.stopRule = std::move(launches.stopRule);
    return timing;
}

/// Who else uses a device takes time from what is measured.
void noteOtherProcesses(Provenance& provenance)
{
    const std::int64_t before = provenance.before.otherProcesses.value_or(0);
    const std::int64_t after = provenance.after.otherProcesses.value_or(0);
    if (before > 0 || after > 0) {
        provenance.notes.push_back("other processes used the device: " + formatInteger(before)
                                   + " before the launches, " + formatInteger(after)
                                   + " after them");
    }
}

} // namespace

Result<RunSettings> settleRun(const Backend& backend, const PlannedRun& run)
{
    const KernelSpec* spec = findKernel(run.kernelId);
    if (spec == nullptr) {
        return fail(ErrorCode::InvalidInput, "there is no kernel '" + run.kernelId + "'");
    }
    if (auto sensible = checkTiming(run.timing); !sensible) {
        return fail(sensible.error());
    }
    auto parameters = completeParameters(*spec, run.parameters);
    if (!parameters) {
        return fail(parameters.error());
    }
    if (auto supported = backend.supports(*spec, run.precision); !supported) {
        return fail(supported.error());
    }
    RunSettings settings{spec, run.precision, std::move(*parameters)};
    if (auto accepted = backend.accepts(settings); !accepted) {
        return fail(accepted.error());
    }
    if (auto enough = checkMemory(backend, settings); !enough) {
        return fail(enough.error());
    }
    return settings;
}

Result<Measurement> measureRun(Backend& backend, const RunSettings& settings,
                               const TimingPlan& timing, const RunHooks& hooks)
{
    auto run = backend.prepare(settings);
    if (!run) {
        return fail(run.error());
    }
    if (hooks.launched) {
        hooks.launched(0.0); // filling large arrays takes a while: a sign of life
    }
    const DeviceState before = backend.state();
    auto launches = timeLaunches(**run, timing, hooks);
    if (!launches) {
        return fail(launches.error());
    }
    const DeviceState after = backend.state();
    if (launches->samples.empty()) {
        return fail(ErrorCode::Cancelled, "stopped before the first timed launch");
    }
    auto validation = (*run)->validate();
    if (!validation) {
        return fail(validation.error());
    }

    Measurement measurement;
    measurement.id = settings.spec->id;
    measurement.kernel = settings.spec->kernel;
    measurement.variant = settings.spec->variant;
    measurement.precision = settings.precision;
    measurement.parameters = settings.parameters;
    measurement.work = settings.spec->work(settings.parameters, settings.precision);
    measurement.timing = timingOf(backend, timing, std::move(*launches));
    measurement.validation = std::move(*validation);
    measurement.provenance = backend.describe();
    measurement.provenance.before = before;
    measurement.provenance.after = after;
    noteOtherProcesses(measurement.provenance);
    if (auto sound = checkMeasurement(measurement); !sound) {
        return fail(ErrorCode::Device, sound.error().message, sound.error().where);
    }
    return measurement;
}

} // namespace rooflab::bench
