// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/paired_runs.h"

#include <chrono>

namespace rooflab::peers {

/// Each call of `launch`, which returns when its work is done, timed with the steady clock.
template <class Launch> TimeLaunches steadyLaunches(Launch launch)
{
    return [launch = std::move(launch)](std::span<Seconds> times) -> Result<void> {
        using Clock = std::chrono::steady_clock;
        for (Seconds& time : times) {
            const auto start = Clock::now();
            launch();
            time = Seconds(std::chrono::duration<double>(Clock::now() - start).count());
        }
        return {};
    };
}

} // namespace rooflab::peers
