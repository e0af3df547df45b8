// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_plan.h"

#include <algorithm>
#include <charconv>

namespace rooflab {
namespace {

constexpr std::size_t mostRuns = 2000;

std::string keyOf(const ParameterSpec& parameter)
{
    return std::string(parameter.id) + ":" + std::string(parameter.unit);
}

bool isSeparator(char letter)
{
    return letter == ',' || letter == ';' || letter == ' ' || letter == '\t';
}

Result<std::vector<std::int64_t>> readNumbers(std::string_view text, const ParameterSpec& parameter)
{
    const auto refuse = [&] {
        return fail(ErrorCode::Usage,
                    std::string(parameter.label) + ": whole numbers from "
                        + std::to_string(parameter.minimum) + " to "
                        + std::to_string(parameter.maximum) + ", separated by commas",
                    keyOf(parameter));
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
            || number < parameter.minimum || number > parameter.maximum) {
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
    const std::string key = keyOf(parameter);
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
                        keyOf(parameter));
        }
        all = std::move(longer);
    }
    return all;
}

Result<void> addRuns(Plan& plan, const MeasureChoices& choices, const KernelSpec& spec)
{
    const auto parameters = combinations(choices, spec);
    if (!parameters) {
        return fail(parameters.error());
    }
    for (const Precision precision : spec.precisions) {
        if (!choices.precisions.contains(precision)) {
            continue;
        }
        for (const Parameters& each : *parameters) {
            plan.runs.push_back(
                {std::string(spec.id), precision, each, choices.warmup, choices.repeat});
        }
        if (spec.ceiling == CeilingKind::Bandwidth) {
            break; // a copy moves bytes, whatever they mean: one precision is enough
        }
    }
    return {};
}

} // namespace

std::vector<FormField> formFields()
{
    std::vector<FormField> fields;
    for (const KernelSpec& spec : kernelCatalog()) {
        for (const ParameterSpec& parameter : spec.parameters) {
            const std::string key = keyOf(parameter);
            auto place = std::find_if(fields.begin(), fields.end(),
                                      [&key](const FormField& field) { return field.key == key; });
            if (place == fields.end()) {
                place = fields.insert(fields.end(), FormField{key, &parameter, {}});
            }
            place->kernelIds.push_back(spec.id);
        }
    }
    return fields;
}

std::vector<Precision> formPrecisions()
{
    std::vector<Precision> precisions;
    for (const auto& [precision, text] : precisionTexts) {
        const bool isUsed = std::any_of(
            kernelCatalog().begin(), kernelCatalog().end(), [&](const KernelSpec& spec) {
                return std::find(spec.precisions.begin(), spec.precisions.end(), precision)
                    != spec.precisions.end();
            });
        if (isUsed) {
            precisions.push_back(precision);
        }
    }
    return precisions;
}

MeasureChoices defaultChoices(const std::vector<std::string>& kernelIds)
{
    MeasureChoices choices;
    choices.kernelIds.insert(kernelIds.begin(), kernelIds.end());
    choices.precisions = {Precision::Fp32};
    for (const FormField& field : formFields()) {
        if (field.parameter->isChoice()) {
            choices.words[field.key].assign(field.parameter->choices.begin(),
                                            field.parameter->choices.end());
        } else {
            choices.numbers[field.key] = std::to_string(field.parameter->defaultValue);
        }
    }
    return choices;
}

MeasureChoices choicesOf(const Plan& plan)
{
    MeasureChoices choices = defaultChoices({});
    choices.precisions.clear();
    std::set<std::string> seen;
    for (const PlannedRun& run : plan.runs) {
        const KernelSpec* spec = findKernel(run.kernelId);
        if (spec == nullptr) {
            continue;
        }
        choices.kernelIds.insert(run.kernelId);
        choices.precisions.insert(run.precision);
        choices.warmup = run.warmup;
        choices.repeat = run.repeat;
        for (const auto& [name, value] : run.parameters.entries()) {
            const ParameterSpec* parameter = spec->parameter(name);
            // The first run's number stands for all: other precisions may use other sizes.
            if (parameter != nullptr && !parameter->isChoice()
                && seen.insert(keyOf(*parameter)).second) {
                choices.numbers[keyOf(*parameter)] = parameterText(value);
            }
        }
    }
    return choices;
}

Result<Plan> planFromChoices(const MeasureChoices& choices)
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
            if (const auto added = addRuns(plan, choices, spec); !added) {
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
