// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_plan.h"

#include <algorithm>

namespace rooflab {
namespace {

/// The distinct values of one field in a plan, as texts in order.
struct ValuesSeen {
    Precision precision = Precision::Fp32;
    std::vector<std::string> texts;
};
using FieldValues = std::map<std::string, ValuesSeen, std::less<>>;

/// The precision that came first stands for all: the others may use other sizes.
void addValue(ValuesSeen& seen, const PlannedRun& run, std::string text)
{
    if (seen.texts.empty()) {
        seen.precision = run.precision;
    }
    if (run.precision == seen.precision
        && std::find(seen.texts.begin(), seen.texts.end(), text) == seen.texts.end()) {
        seen.texts.push_back(std::move(text));
    }
}

} // namespace

std::string formKey(const ParameterSpec& parameter)
{
    return std::string(parameter.id) + ":" + std::string(parameter.unit);
}

std::vector<FormField> formFields()
{
    std::vector<FormField> fields;
    for (const KernelSpec& spec : kernelCatalog()) {
        for (const ParameterSpec& parameter : spec.parameters) {
            const std::string key = formKey(parameter);
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
    FieldValues seen;
    for (const PlannedRun& run : plan.runs) {
        const KernelSpec* spec = findKernel(run.kernelId);
        if (spec == nullptr) {
            continue;
        }
        choices.kernelIds.insert(run.kernelId);
        choices.precisions.insert(run.precision);
        choices.timing = run.timing;
        for (const auto& [name, value] : run.parameters.entries()) {
            if (const ParameterSpec* parameter = spec->parameter(name)) {
                addValue(seen[formKey(*parameter)], run, parameterText(value));
            }
        }
    }
    for (auto& [key, values] : seen) {
        if (choices.words.contains(key)) {
            choices.words[key] = values.texts;
        } else {
            std::string& list = choices.numbers[key];
            list.clear();
            for (const std::string& text : values.texts) {
                list += (list.empty() ? "" : ", ") + text;
            }
        }
    }
    return choices;
}

} // namespace rooflab
