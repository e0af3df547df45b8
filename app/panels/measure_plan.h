// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"
#include "core/result.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// One setting of the Measure form: a parameter that one or more kernels of the catalog share.
struct FormField {
    std::string key; ///< "size:elements", "size:rows", "stride:elements", "stores:"
    const ParameterSpec* parameter = nullptr;
    std::vector<std::string_view> kernelIds; ///< who uses it
};

/// The key of the field that a parameter is set with: two parameters may share a name and differ.
[[nodiscard]] std::string formKey(const ParameterSpec& parameter);
/// The distinct parameters of the whole catalog, in its order.
[[nodiscard]] std::vector<FormField> formFields();
/// The precisions that any kernel of the catalog has.
[[nodiscard]] std::vector<Precision> formPrecisions();

/// What is filled in. Numbers are lists: each value makes a run of its own.
struct MeasureChoices {
    std::set<std::string, std::less<>> kernelIds;
    std::set<Precision> precisions;
    std::map<std::string, std::string, std::less<>> numbers; ///< by field key: "1, 32, 256"
    std::map<std::string, std::vector<std::string>, std::less<>> words; ///< by field key
    TimingPlan timing; ///< of every run
};

/// The catalog's defaults for the kernels that a backend has.
[[nodiscard]] MeasureChoices defaultChoices(const std::vector<std::string>& kernelIds);
/// What a plan amounts to, to show it in the form.
[[nodiscard]] MeasureChoices choicesOf(const Plan& plan);

/// The runs in catalog order, probes first; with `limits` only those that the backend can do. An
/// Error's `where` is the field's key, or "kernels" or "precisions".
[[nodiscard]] Result<Plan> planFromChoices(const MeasureChoices& choices,
                                           const PlanLimits* limits = nullptr);
/// The largest working set of a plan's runs.
[[nodiscard]] Bytes largestWorkingSet(const Plan& plan);

} // namespace rooflab
