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

/// Gives a size that suits the device to each run that names none, and notes why.
void chooseSizes(Plan& plan, const PlanLimits& limits)
{
    for (PlannedRun& run : plan.runs) {
        const KernelSpec* spec = findKernel(run.kernelId);
        if (spec == nullptr || run.parameters.find("size") != nullptr) {
            continue;
        }
        const SizeChoice choice = spec->ceiling == CeilingKind::Compute
            ? chooseMatrixSize(limits, run.precision)
            : chooseArraySize(limits, run.precision);
        run.parameters.set("size", choice.size);
        if (std::ranges::find(plan.notes, choice.reason) == plan.notes.end()) {
            plan.notes.push_back(choice.reason);
        }
    }
}

Result<Plan> planOf(const BenchArgs& args, const Backend& backend)
{
    if (!args.plan) {
        Plan plan = args.kernels;
        chooseSizes(plan, limitsOf(backend));
        return plan;
    }
    if (const auto name = enumValue(namedPlanTexts, std::string_view(*args.plan))) {
        return makePlan(*name, limitsOf(backend));
    }
    return readNamed(*args.plan);
}

} // namespace

PlanLimits limitsOf(const Backend& backend)
{
    const SizeHints hints = backend.sizeHints();
    PlanLimits limits;
    limits.memory = backend.availableMemory();
    limits.lastLevelCache = backend.lastLevelCache();
    limits.smallestArray = hints.smallestArray;
    limits.matrixSize = hints.matrixSize;
    for (const auto& spec : kernelCatalog()) {
        RunnableKernel row{std::string(spec.id), {}};
        std::ranges::copy_if(
            spec.precisions, std::back_inserter(row.precisions),
            [&](Precision precision) { return backend.supports(spec, precision).has_value(); });
        if (!row.precisions.empty()) {
            limits.kernels.push_back(std::move(row));
        }
    }
    return limits;
}

Result<Plan> choosePlan(const BenchArgs& args, const Backend& backend)
{
    Result<Plan> plan = planOf(args, backend);
    if (!plan) {
        return plan;
    }
    if (plan->runs.empty()) {
        std::string why;
        for (const std::string& note : plan->notes) {
            why += (why.empty() ? ": " : "; ") + note;
        }
        return fail(ErrorCode::Unsupported, "the plan has no runs" + why, args.plan.value_or(""));
    }
    for (auto& run : plan->runs) {
        args.timing.applyTo(run.timing);
    }
    return plan;
}

} // namespace rooflab::bench
