// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rooflab {

namespace {

constexpr double arraysInWork = 3.0;
constexpr double cacheMultiple = 4.0; // the working set must not live in the last-level cache
constexpr double memoryShare = 0.25;
constexpr std::int64_t smallestSize = std::int64_t{1} << 24;

/// Elements of each array: a power of two whose three arrays hold 4× the last-level cache.
std::int64_t arraySizeFor(const PlanLimits& limits, Precision precision)
{
    const double element = elementSize(precision).value();
    std::int64_t size = smallestSize;
    if (limits.lastLevelCache) {
        const double wanted
            = limits.lastLevelCache->value() * cacheMultiple / arraysInWork / element;
        size = std::max(size,
                        static_cast<std::int64_t>(
                            std::bit_ceil(static_cast<std::uint64_t>(std::ceil(wanted)))));
    }
    if (limits.memory) {
        const double most = limits.memory->value() * memoryShare / arraysInWork / element;
        while (size > 1 && static_cast<double>(size) > most) {
            size /= 2;
        }
    }
    return size;
}

PlannedRun makeRun(const KernelSpec& spec, Precision precision, std::int64_t size, bool quick)
{
    PlannedRun run;
    run.kernelId = spec.id;
    run.precision = precision;
    run.warmup = quick ? 2 : 5;
    run.repeat = quick ? 10 : 30;
    if (spec.ceiling != CeilingKind::Compute) {
        run.parameters.set("size", size);
    }
    return run;
}

void addRuns(Plan& plan, const KernelSpec& spec, Precision precision, std::int64_t size, bool quick)
{
    PlannedRun run = makeRun(spec, precision, size, quick);
    const ParameterSpec* stores = spec.parameter("stores");
    if (stores == nullptr) {
        plan.runs.push_back(std::move(run));
        return;
    }
    for (const std::string_view kind : stores->choices) {
        run.parameters.set("stores", std::string(kind));
        plan.runs.push_back(run);
    }
}

} // namespace

Plan rooflinePlan(const PlanLimits& limits, bool quick)
{
    Plan plan;
    plan.title = quick ? "Roofline, quick" : "Roofline";
    const auto implemented = [&](const KernelSpec& spec) {
        return std::find(limits.kernelIds.begin(), limits.kernelIds.end(), spec.id)
            != limits.kernelIds.end();
    };
    for (const bool probes : {true, false}) {
        for (const Precision precision : {Precision::Fp32, Precision::Fp64}) {
            if (quick && precision != Precision::Fp32) {
                continue;
            }
            for (const KernelSpec& spec : kernelCatalog()) {
                // One precision of the copy is enough: it moves bytes, whatever they mean.
                const bool repeatedCopy
                    = spec.ceiling == CeilingKind::Bandwidth && precision != Precision::Fp32;
                if (spec.isProbe() == probes && implemented(spec) && !repeatedCopy) {
                    addRuns(plan, spec, precision, arraySizeFor(limits, precision), quick);
                }
            }
        }
    }
    return plan;
}

std::string describeRun(const PlannedRun& run)
{
    std::string text = run.kernelId + " " + std::string(toText(run.precision));
    for (const auto& [name, value] : run.parameters.entries()) {
        text += " " + name + "=" + parameterText(value);
    }
    return text;
}

} // namespace rooflab
