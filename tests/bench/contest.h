// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/engine_run.h"
#include "tests/bench/report.h"

#include <functional>

namespace rooflab::peers {

/// The fastest of the engine's candidates against a peer.
struct Contest {
    std::string what;
    Measure measure = Measure::Bandwidth; ///< Bandwidth or Performance
    Target target;
    std::vector<PlannedRun> candidates;
    std::string peer;
    std::vector<std::string> notes;
};

/// A peer with its memory, ready to be launched. One launch does the same work as the engine's.
using MakePeer = std::function<Result<TimeLaunches>()>;
/// FLOP/s that the device could do at this moment.
using PossibleRate = std::function<Result<double>()>;

/// Measures, checks the engine's output, and adds the comparison or the failure to the report.
void compareWithPeer(bench::Backend& backend, const Contest& contest, const MakePeer& makePeer,
                     const PairingPlan& plan, Report& report);

/// The same against a rate that follows from figures; it is asked right before and right after each
/// of the engine's turns, and the mean counts.
void compareWithRate(bench::Backend& backend, const Contest& contest, const PossibleRate& possible,
                     const PairingPlan& plan, Report& report);

} // namespace rooflab::peers
