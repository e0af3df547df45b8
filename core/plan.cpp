// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan.h"

#include "core/format.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rooflab {

namespace {

constexpr double arraysInWork = 3.0;
constexpr double cacheMultiple = 4.0; // the working set must not live in the last-level cache
constexpr double memoryShare = 0.25;

constexpr double mostElements = 0x1p40; // as the catalog

std::int64_t powerOfTwoFrom(double elements)
{
    const double whole = std::ceil(std::clamp(elements, 1.0, mostElements));
    return static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(whole)));
}

std::int64_t powerOfTwoUpTo(double elements)
{
    const double whole = std::floor(std::clamp(elements, 1.0, mostElements));
    return static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(whole)));
}

} // namespace

bool PlanLimits::canRun(std::string_view kernelId, Precision precision) const
{
    const auto found = std::find_if(kernels.begin(), kernels.end(),
                                    [&](const RunnableKernel& row) { return row.id == kernelId; });
    return found != kernels.end()
        && std::find(found->precisions.begin(), found->precisions.end(), precision)
        != found->precisions.end();
}

std::optional<std::int64_t> largestArray(const PlanLimits& limits, Precision precision)
{
    if (!limits.memory) {
        return std::nullopt;
    }
    return powerOfTwoUpTo(limits.memory->value() * memoryShare / arraysInWork
                          / elementSize(precision).value());
}

SizeChoice chooseArraySize(const PlanLimits& limits, Precision precision)
{
    const double bytesOfAll = arraysInWork * elementSize(precision).value();
    const double cacheBytes = limits.lastLevelCache.value_or(Bytes(0)).value() * cacheMultiple;
    std::int64_t wanted = powerOfTwoFrom(static_cast<double>(limits.smallestArray));
    wanted = std::max(wanted, powerOfTwoFrom(cacheBytes / bytesOfAll));
    const std::int64_t most = largestArray(limits, precision).value_or(wanted);

    SizeChoice choice;
    choice.size = std::min(wanted, most);
    const double held = static_cast<double>(choice.size) * bytesOfAll;
    choice.reason = "N = " + formatInteger(choice.size) + ": three "
        + std::string(toText(precision)) + " arrays hold " + formatBytes(Bytes(held));
    if (most < wanted) {
        choice.reason
            += ", capped at a quarter of the " + formatBytes(*limits.memory) + " of memory";
    }
    if (!limits.lastLevelCache) {
        choice.reason += most < wanted
            ? "; the last-level cache is not known"
            : "; the last-level cache is not known, so this is the default";
    } else {
        choice.reason += std::string(held < cacheBytes ? ", less than" : ", at least")
            + " 4 × the last-level cache of " + formatBytes(*limits.lastLevelCache);
    }
    return choice;
}

SizeChoice chooseMatrixSize(const PlanLimits& limits, Precision precision)
{
    const double bytesOfAll = arraysInWork * elementSize(precision).value();
    SizeChoice choice{limits.matrixSize, {}};
    const auto held = [&] {
        return static_cast<double>(choice.size) * static_cast<double>(choice.size) * bytesOfAll;
    };
    while (limits.memory && choice.size > 1 && held() > limits.memory->value() * memoryShare) {
        choice.size /= 2;
    }
    choice.reason = "n = " + formatInteger(choice.size) + ": three "
        + std::string(toText(precision)) + " matrices hold " + formatBytes(Bytes(held()))
        + (choice.size < limits.matrixSize
               ? ", capped at a quarter of the " + formatBytes(*limits.memory) + " of memory"
               : std::string(", enough to keep the device busy"));
    return choice;
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
