// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan_choice.h"

#include "core/io/file_access.h"
#include "core/io/plan_json.h"

#include <algorithm>
#include <iostream>
#include <iterator>

namespace rooflab::bench {

namespace {

/// Large enough for any plan; a stream without end is cut off here.
constexpr std::size_t largestPlanText = 16 * 1024 * 1024;

Result<std::string> readStandardInput()
{
    std::string text;
    std::istreambuf_iterator<char> next(std::cin);
    for (; next != std::istreambuf_iterator<char>(); ++next) {
        if (text.size() >= largestPlanText) {
            return fail(ErrorCode::InvalidInput, "the plan is longer than 16 MiB");
        }
        text.push_back(*next);
    }
    return text;
}

PlanLimits limitsOf(const Backend& backend)
{
    PlanLimits limits;
    limits.memory = backend.availableMemory();
    limits.lastLevelCache = backend.lastLevelCache();
    for (const auto& spec : kernelCatalog()) {
        const bool usable = std::ranges::any_of(spec.precisions, [&](Precision precision) {
            return backend.supports(spec, precision).has_value();
        });
        if (usable) {
            limits.kernelIds.emplace_back(spec.id);
        }
    }
    return limits;
}

Result<Plan> readNamed(const std::string& name)
{
    const bool fromInput = name == "-";
    const auto text = fromInput ? readStandardInput() : readFile(name);
    auto plan = text ? readPlan(*text) : Result<Plan>(fail(text.error()));
    if (!plan) {
        // A plan that cannot be read is a bad file, whatever rule of the catalog it breaks.
        return fail(ErrorCode::InvalidInput,
                    (fromInput ? std::string("standard input") : name) + ": "
                        + plan.error().text());
    }
    return plan;
}

} // namespace

Result<Plan> choosePlan(const BenchArgs& args, const Backend& backend)
{
    if (!args.plan) {
        return args.kernels;
    }
    Result<Plan> plan = *args.plan == "roofline" ? rooflinePlan(limitsOf(backend), false)
        : *args.plan == "quick"                  ? rooflinePlan(limitsOf(backend), true)
                                                 : readNamed(*args.plan);
    if (!plan) {
        return plan;
    }
    if (plan->runs.empty()) {
        return fail(ErrorCode::InvalidInput, "the plan has no runs", *args.plan);
    }
    for (auto& run : plan->runs) {
        run.warmup = args.warmup.value_or(run.warmup);
        run.repeat = args.repeat.value_or(run.repeat);
    }
    return plan;
}

} // namespace rooflab::bench
