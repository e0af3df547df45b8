// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/kernel_selection.h"

#include "kernels/flag_values.h"

#include <algorithm>

namespace rooflab::bench {

namespace {

std::string flagOf(std::string_view parameterId)
{
    return "--" + std::string(parameterId);
}

Result<ParameterValue> valueFromText(const ParameterSpec& parameter, std::string_view text)
{
    const std::string flag = flagOf(parameter.id);
    if (!parameter.isChoice()) {
        const auto number = integerFlag(flag, text, parameter.minimum, parameter.maximum);
        if (!number) {
            return fail(number.error());
        }
        const auto& values = parameter.values;
        if (!values.empty() && std::ranges::find(values, *number) == values.end()) {
            return fail(ErrorCode::Usage,
                        flag + " cannot be " + std::string(text) + ": " + rangeText(parameter));
        }
        return ParameterValue(*number);
    }
    if (std::ranges::find(parameter.choices, text) == parameter.choices.end()) {
        return fail(ErrorCode::Usage,
                    flag + " does not know '" + std::string(text) + "': " + rangeText(parameter));
    }
    return ParameterValue(std::string(text));
}

/// Checks a value that none of the chosen kernels takes against the first row that does.
Result<void> checkUnused(std::string_view id, std::string_view text)
{
    for (const auto& spec : kernelCatalog()) {
        if (const auto* parameter = spec.parameter(id); parameter != nullptr) {
            const auto value = valueFromText(*parameter, text);
            return value ? Result<void>() : fail(value.error());
        }
    }
    return fail(ErrorCode::Usage, "no kernel has a parameter " + std::string(id));
}

} // namespace

std::string rangeText(const ParameterSpec& parameter)
{
    std::string text;
    if (parameter.isChoice()) {
        for (const auto choice : parameter.choices) {
            text += (text.empty() ? "" : "|") + std::string(choice);
        }
        return text + ", default " + std::string(parameter.choices.front());
    }
    for (const std::int64_t value : parameter.values) {
        text += (text.empty() ? "" : "|") + std::to_string(value);
    }
    if (text.empty()) {
        text = std::to_string(parameter.minimum) + ".." + std::to_string(parameter.maximum);
    }
    text += parameter.unit.empty() ? "" : " " + std::string(parameter.unit);
    const bool isChosen = parameter.id == "size";
    return text + (isChosen ? ", default chosen for the device, else " : ", default ")
        + std::to_string(parameter.defaultValue);
}

std::vector<CatalogOption> catalogOptions()
{
    std::vector<CatalogOption> options;
    for (const auto& spec : kernelCatalog()) {
        for (const auto& parameter : spec.parameters) {
            const auto known = std::ranges::find(options, parameter.id, &CatalogOption::id);
            const std::string range = std::string(spec.kernel) + " " + rangeText(parameter);
            if (known == options.end()) {
                options.push_back(
                    {std::string(parameter.id), std::string(parameter.help) + " [" + range + "]"});
            } else if (known->help.find(range) == std::string::npos) {
                known->help += " [" + range + "]";
            }
        }
    }
    return options;
}

Result<std::vector<const KernelSpec*>> selectKernels(std::string_view word)
{
    if (const auto* spec = findKernel(word); spec != nullptr) {
        return std::vector<const KernelSpec*>{spec};
    }
    std::vector<const KernelSpec*> family;
    for (const auto& spec : kernelCatalog()) {
        if (spec.kernel == word) {
            family.push_back(&spec);
        }
    }
    if (family.empty()) {
        return fail(ErrorCode::Usage,
                    "--kernel does not know '" + std::string(word) + "'; --list shows the kernels");
    }
    return family;
}

Result<std::vector<PlannedRun>> planKernels(const std::vector<const KernelSpec*>& kernels,
                                            Precision precision, const TypedParameters& typed)
{
    for (const auto& [id, text] : typed) {
        const bool used = std::ranges::any_of(
            kernels, [&](const KernelSpec* spec) { return spec->parameter(id) != nullptr; });
        if (!used) {
            if (auto sound = checkUnused(id, text); !sound) {
                return fail(sound.error());
            }
        }
    }
    std::vector<PlannedRun> runs;
    for (const auto* spec : kernels) {
        PlannedRun run;
        run.kernelId = spec->id;
        run.precision = precision;
        for (const auto& parameter : spec->parameters) {
            const auto given = typed.find(parameter.id);
            if (given == typed.end()) {
                continue;
            }
            auto value = valueFromText(parameter, given->second);
            if (!value) {
                return fail(value.error());
            }
            run.parameters.set(parameter.id, std::move(*value));
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

} // namespace rooflab::bench
