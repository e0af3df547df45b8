// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"
#include "core/result.h"

#include <string>
#include <string_view>

namespace rooflab {

/// {"format":"rooflab-plan","version":"1.0","title":…,"runs":[{"kernel":"coalesced",
/// "precision":"fp32","parameters":{"size":16777216},"warmup":20,"repeat":100}]}
/// A run may also have "timing_scope" (per_launch or batch), "cache" (warm or flushed),
/// "stable_within" and "time_limit_s", and the plan "notes".
[[nodiscard]] std::string writePlan(const Plan& plan);
/// Refuses unknown kernels, parameters and keys with the JSON pointer of the place. Values out of
/// a parameter's range are left to the run itself, which reports them and goes on.
[[nodiscard]] Result<Plan> readPlan(std::string_view text);

} // namespace rooflab
