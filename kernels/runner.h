// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"
#include "core/plan.h"
#include "kernels/backend.h"

#include <cstdint>
#include <functional>

namespace rooflab::bench {

/// Decides everything about a planned run and checks that it can be done here: known kernel,
/// parameters in range, precision supported, memory enough. An Error means that the run is to be
/// skipped; nothing was allocated or launched.
[[nodiscard]] Result<RunSettings> settleRun(const Backend& backend, const PlannedRun& run);

/// What a run in progress asks and tells. Both may be empty.
struct RunHooks {
    std::function<bool()> stopRequested;
    std::function<void(double fractionDone)> launched; ///< 0..1 of all launches
};

/// Prepares, warms up, times each launch, then validates the whole output. An Error with
/// ErrorCode::Cancelled means stopped before the first timed launch; stopped later, the launches
/// done are kept and the stop rule says so. The id, host, program, command and date are the
/// caller's to fill in.
[[nodiscard]] Result<Measurement> measureRun(Backend& backend, const RunSettings& settings,
                                             std::int64_t warmup, std::int64_t repeat,
                                             const RunHooks& hooks);

} // namespace rooflab::bench
