// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"
#include "core/plan.h"
#include "kernels/backend.h"
#include "kernels/timed_launches.h"

namespace rooflab::bench {

/// Decides everything about a planned run and checks that it can be done here: known kernel,
/// parameters in range, a timing that makes sense, precision and block supported, memory enough.
/// An Error means that the run is to be skipped; nothing was allocated or launched.
[[nodiscard]] Result<RunSettings> settleRun(const Backend& backend, const PlannedRun& run);

/// Prepares, warms up, times the launches, then validates the whole output. An Error with
/// ErrorCode::Cancelled means stopped before the first timed launch; stopped later, the launches
/// done are kept and the stop rule says so. The id, host, program, command and date are the
/// caller's to fill in.
[[nodiscard]] Result<Measurement> measureRun(Backend& backend, const RunSettings& settings,
                                             const TimingPlan& timing, const RunHooks& hooks);

} // namespace rooflab::bench
