// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"
#include "core/result.h"
#include "kernels/backend.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rooflab::bench {

/// What a run in progress asks and tells. Both may be empty.
struct RunHooks {
    std::function<bool()> stopRequested;
    std::function<void(double fractionDone)> launched; ///< 0..1 of all launches
};

/// What the launches of one run came to.
struct TimedLaunches {
    std::int64_t warmup = 0; ///< untimed launches that were done
    std::int64_t timed = 0; ///< launches of all samples together
    std::int64_t batchSize = 1; ///< launches of one sample
    std::vector<Seconds> samples; ///< empty if a stop was requested before the first
    std::string stopRule; ///< why it ended, and what was reached
};

/// Warms up and times a prepared run as the plan says. Launches go to the device in groups that
/// take about 50 ms, so that it never idles between them and a stop request is soon heard.
[[nodiscard]] Result<TimedLaunches> timeLaunches(PreparedRun& run, const TimingPlan& plan,
                                                 const RunHooks& hooks);

/// How far the median of the samples is known: the half-width of its 95 % interval, divided by it.
/// Empty below 10 samples.
[[nodiscard]] std::optional<double> medianUncertainty(std::span<const Seconds> samples);

} // namespace rooflab::bench
