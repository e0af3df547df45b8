// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/events.h"
#include "core/plan.h"
#include "core/session.h"
#include "kernels/backend.h"

#include <cstdint>
#include <functional>

namespace rooflab::bench {

/// Receives everything that happens, in order.
using EventSink = std::function<void(const Event&)>;

struct PlanOutcome {
    std::int64_t measured = 0;
    std::int64_t failed = 0; ///< skipped, in error, or with a failed validation
    bool interrupted = false;
};

/// What all runs of one program call share.
struct PlanContext {
    Provenance origin; ///< host, program, command: copied into every measurement
    std::function<bool()> stopRequested;
    EventSink sink;
};

/// Does the runs in order and adds the plan's notes and what the runs yield to the session. A run
/// that fails is reported and the rest goes on. "finished" is reported unless the plan was
/// interrupted.
[[nodiscard]] PlanOutcome runPlan(Backend& backend, const Plan& plan, const PlanContext& context,
                                  Session& session);

} // namespace rooflab::bench
