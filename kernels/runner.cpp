// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/runner.h"

#include "core/format.h"
#include "kernels/validate.h"

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

bool stopRequested(const RunHooks& hooks)
{
    return hooks.stopRequested && hooks.stopRequested();
}

/// Launches until `count` or a stop; the times go to `samples` if it is not null.
Result<std::int64_t> launchRepeatedly(PreparedRun& run, std::int64_t count,
                                      std::vector<Seconds>* samples, const RunHooks& hooks,
                                      double firstFraction, double lastFraction)
{
    for (std::int64_t i = 0; i < count; ++i) {
        if (stopRequested(hooks)) {
            return i;
        }
        const auto time = run.launch();
        if (!time) {
            return fail(time.error());
        }
        if (samples != nullptr) {
            samples->push_back(*time);
        }
        if (hooks.launched) {
            const double share = static_cast<double>(i + 1) / static_cast<double>(count);
            hooks.launched(firstFraction + (lastFraction - firstFraction) * share);
        }
    }
    return count;
}

} // namespace

Result<RunSettings> settleRun(const Backend& backend, const PlannedRun& run)
{
    const KernelSpec* spec = findKernel(run.kernelId);
    if (spec == nullptr) {
        return fail(ErrorCode::InvalidInput, "there is no kernel '" + run.kernelId + "'");
    }
    if (run.warmup < 0) {
        return fail(ErrorCode::InvalidInput, "warmup must be at least 0", "warmup");
    }
    if (run.repeat < 1) {
        return fail(ErrorCode::InvalidInput, "repeat must be at least 1", "repeat");
    }
    auto parameters = completeParameters(*spec, run.parameters);
    if (!parameters) {
        return fail(parameters.error());
    }
    if (auto supported = backend.supports(*spec, run.precision); !supported) {
        return fail(supported.error());
    }
    RunSettings settings{spec, run.precision, std::move(*parameters)};
    if (auto enough = checkMemory(backend, settings); !enough) {
        return fail(enough.error());
    }
    return settings;
}

Result<Measurement> measureRun(Backend& backend, const RunSettings& settings, std::int64_t warmup,
                               std::int64_t repeat, const RunHooks& hooks)
{
    auto run = backend.prepare(settings);
    if (!run) {
        return fail(run.error());
    }
    const double warmupShare
        = static_cast<double>(warmup) / (static_cast<double>(warmup) + static_cast<double>(repeat));
    const auto warmed = launchRepeatedly(**run, warmup, nullptr, hooks, 0.0, warmupShare);
    if (!warmed) {
        return fail(warmed.error());
    }
    std::vector<Seconds> samples;
    const auto timed = launchRepeatedly(**run, repeat, &samples, hooks, warmupShare, 1.0);
    if (!timed) {
        return fail(timed.error());
    }
    if (*timed == 0) {
        return fail(ErrorCode::Cancelled, "stopped before the first timed launch");
    }
    auto validation = validateRun(settings, **run);
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
    measurement.timing.method = backend.timingMethod();
    measurement.timing.scope = TimingScope::PerLaunch;
    measurement.timing.cache = CacheState::Warm;
    measurement.timing.warmup = *warmed;
    measurement.timing.repeat = *timed;
    measurement.timing.samples = std::move(samples);
    measurement.timing.stopRule = *timed == repeat ? "fixed number of launches"
                                                   : "stopped by request after "
            + formatInteger(*timed) + " of " + formatInteger(repeat) + " launches";
    measurement.validation = std::move(*validation);
    measurement.provenance = backend.describe();
    if (auto sound = checkMeasurement(measurement); !sound) {
        return fail(ErrorCode::Device, sound.error().message, sound.error().where);
    }
    return measurement;
}

} // namespace rooflab::bench
