// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_plan.h"

#include <algorithm>
#include <charconv>

namespace rooflab {
namespace {

constexpr std::size_t mostRuns = 2000;

bool isSeparator(char letter)
{
    return letter == ',' || letter == ';' || letter == ' ' || letter == '\t';
}

bool isAllowed(std::int64_t number, const ParameterSpec& parameter)
{
    const auto& values = parameter.values;
    return number >= parameter.minimum && number <= parameter.maximum
        && (values.empty() || std::find(values.begin(), values.end(), number) != values.end());
}

/// "whole numbers from 1 to 1024" or "only 1, 4, 8".
std::string allowedText(const ParameterSpec& parameter)
{
    std::string text;
    for (const std::int64_t value : parameter.values) {
        text += (text.empty() ? "only " : ", ") + std::to_string(value);
    }
    return text.empty() ? "whole numbers from " + std::to_string(parameter.minimum) + " to "
            + std::to_string(parameter.maximum)
                        : text;
}

Result<std::vector<std::int64_t>> readNumbers(std::string_view text, const ParameterSpec& parameter)
{
    const auto refuse = [&] {
        return fail(ErrorCode::Usage,
                    std::string(parameter.label) + ": " + allowedText(parameter)
                        + ", separated by commas",
                    formKey(parameter));
    };
    std::vector<std::int64_t> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (isSeparator(*at)) {
            ++at;
            continue;
        }
        std::int64_t number = 0;
        const auto [rest, error] = std::from_chars(at, end, number);
        if (error != std::errc() || (rest != end && !isSeparator(*rest))
            || !isAllowed(number, parameter)) {
            return refuse();
        }
        if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) {
            numbers.push_back(number);
        }
        at = rest;
    }
    if (numbers.empty()) {
        return refuse();
    }
    return numbers;
}

/// The values of one parameter: each makes a run.
Result<std::vector<ParameterValue>> valuesOf(const MeasureChoices& choices,
                                             const ParameterSpec& parameter)
{
    std::vector<ParameterValue> values;
    const std::string key = formKey(parameter);
    if (parameter.isChoice()) {
        const auto found = choices.words.find(key);
        if (found != choices.words.end()) {
            values.assign(found->second.begin(), found->second.end());
        }
        if (values.empty()) {
            return fail(ErrorCode::Usage, std::string(parameter.label) + ": choose at least one",
                        key);
        }
        return values;
    }
    const auto found = choices.numbers.find(key);
    const auto numbers = readNumbers(
        found == choices.numbers.end() ? std::string_view() : found->second, parameter);
    if (!numbers) {
        return fail(numbers.error());
    }
    values.assign(numbers->begin(), numbers->end());
    return values;
}

/// Every combination of the parameters' values.
Result<std::vector<Parameters>> combinations(const MeasureChoices& choices, const KernelSpec& spec)
{
    std::vector<Parameters> all{Parameters()};
    for (const ParameterSpec& parameter : spec.parameters) {
        const auto values = valuesOf(choices, parameter);
        if (!values) {
            return fail(values.error());
        }
        std::vector<Parameters> longer;
        for (const Parameters& shorter : all) {
            for (const ParameterValue& value : *values) {
                longer.push_back(shorter);
                longer.back().set(parameter.id, value);
            }
        }
        if (longer.size() > mostRuns) {
            return fail(ErrorCode::Usage,
                        "These are more than " + std::to_string(mostRuns) + " runs",
                        formKey(parameter));
        }
        all = std::move(longer);
    }
    return all;
}

Result<void> addRuns(Plan& plan, const MeasureChoices& choices, const KernelSpec& spec,
                     const PlanLimits* limits)
{
    const auto parameters = combinations(choices, spec);
    if (!parameters) {
        return fail(parameters.error());
    }
    for (const Precision precision : spec.precisions) {
        if (!choices.precisions.contains(precision)
            || (limits != nullptr && !limits->canRun(spec.id, precision))) {
            continue;
        }
        for (const Parameters& each : *parameters) {
            plan.runs.push_back({std::string(spec.id), precision, each, choices.timing});
        }
        if (spec.ceiling == CeilingKind::Bandwidth) {
            break; // a copy moves bytes, whatever they mean: one precision is enough
        }
    }
    return {};
}

} // namespace

Result<Plan> planFromChoices(const MeasureChoices& choices, const PlanLimits* limits)
{
    if (choices.kernelIds.empty()) {
        return fail(ErrorCode::Usage, "Choose at least one probe or variant", "kernels");
    }
    if (choices.precisions.empty()) {
        return fail(ErrorCode::Usage, "Choose at least one precision", "precisions");
    }
    Plan plan;
    plan.title = "Measure";
    for (const bool probes : {true, false}) {
        for (const KernelSpec& spec : kernelCatalog()) {
            if (spec.isProbe() != probes || !choices.kernelIds.contains(spec.id)) {
                continue;
            }
            if (const auto added = addRuns(plan, choices, spec, limits); !added) {
                return fail(added.error());
            }
        }
    }
    if (plan.runs.empty()) {
        return fail(ErrorCode::Usage, "None of the chosen kernels has a chosen precision",
                    "precisions");
    }
    if (plan.runs.size() > mostRuns) {
        return fail(ErrorCode::Usage, "These are more than " + std::to_string(mostRuns) + " runs",
                    "kernels");
    }
    return plan;
}

Bytes largestWorkingSet(const Plan& plan)
{
    Bytes largest;
    for (const PlannedRun& run : plan.runs) {
        const KernelSpec* spec = findKernel(run.kernelId);
        if (spec == nullptr) {
            continue;
        }
        if (const auto parameters = completeParameters(*spec, run.parameters)) {
            const Work work = spec->work(*parameters, run.precision);
            largest = std::max(largest, work.workingSet.value_or(Bytes(0)));
        }
    }
    return largest;
}

} // namespace rooflab
