// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"
#include "core/result.h"
#include "kernels/args.h"
#include "kernels/backend.h"

namespace rooflab::bench {

/// What a plan needs to know of this device.
[[nodiscard]] PlanLimits limitsOf(const Backend& backend);

/// The plan that the arguments ask for: a named one made for the device, one read from a file or
/// the standard input, or the kernels named, with sizes that suit the device where none was given.
/// The timing of the command line overrides the plan's.
[[nodiscard]] Result<Plan> choosePlan(const BenchArgs& args, const Backend& backend);

} // namespace rooflab::bench
