// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/timing.h"
#include "core/units.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rooflab::peers {

/// Launches once for each element, waits, and stores what each launch took.
using TimeLaunches = std::function<Result<void>(std::span<Seconds> times)>;

/// What one side does in a pair: at least three launches, which take about so long, and the
/// statistic that stands for them.
struct Turn {
    Seconds length = Seconds(0.5);
    Statistic statistic = Statistic::Median;
};

struct PairingPlan {
    std::int64_t pairs = 7;
    Turn turn;
};

/// The engine's turn and the peer's.
struct TimePair {
    Seconds engine;
    Seconds peer;
};

/// One side of a comparison, warmed up.
class Side {
public:
    /// Finds out how many launches make a turn, and does one that is not counted.
    [[nodiscard]] static Result<Side> warmUp(TimeLaunches launches, const Turn& turn);

    /// The time of one launch, by the turn's statistic.
    [[nodiscard]] Result<Seconds> takeTurn();
    [[nodiscard]] std::int64_t launchesPerTurn() const { return std::ssize(m_times); }

private:
    Side(TimeLaunches launches, Statistic statistic)
        : m_launches(std::move(launches)), m_statistic(statistic)
    {
    }

    TimeLaunches m_launches;
    Statistic m_statistic;
    std::vector<Seconds> m_times;
};

/// Both sides in turns. Every second pair begins with the peer, so that neither side always runs
/// on a device that the other has left warmer.
[[nodiscard]] Result<std::vector<TimePair>> timePairs(Side& engine, Side& peer, std::int64_t count);

} // namespace rooflab::peers
