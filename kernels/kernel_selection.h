// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog.h"
#include "core/plan.h"
#include "core/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab::bench {

/// One setting that at least one row of the catalog has; its flag is "--" and the id.
struct CatalogOption {
    std::string id;
    std::string help; ///< with the range and default of each kernel that differs
};

/// "1..1024 threads, default 256" or "regular|streaming, default regular".
[[nodiscard]] std::string rangeText(const ParameterSpec& parameter);

/// Every parameter in the catalog once, in the order of first use.
[[nodiscard]] std::vector<CatalogOption> catalogOptions();

/// The rows that --kernel names: one by id, or all variants of a family in catalog order.
[[nodiscard]] Result<std::vector<const KernelSpec*>> selectKernels(std::string_view word);

/// Flag values by parameter id, as typed.
using TypedParameters = std::map<std::string, std::string, std::less<>>;

/// One run for each kernel, each with the values that apply to it. Values that apply to none of
/// them are checked all the same.
[[nodiscard]] Result<std::vector<PlannedRun>>
planKernels(const std::vector<const KernelSpec*>& kernels, Precision precision,
            const TypedParameters& typed);

} // namespace rooflab::bench
