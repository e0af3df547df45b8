// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"
#include "core/plan.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rooflab::bench {

/// Estimates how long a plan still takes. It starts from what runs of this size take on a common
/// machine and learns from each run that is done: how fast its kernel is here, and how much the
/// filling and checking of arrays costs beside the launches.
class TimeLeft {
public:
    explicit TimeLeft(const Plan& plan);

    /// The run ended after `wall`; `measurement` is null if it yielded none.
    void finishRun(std::size_t index, Seconds wall, const Measurement* measurement);
    /// What is left of the plan while the run `index` has been going on for `wall` and `fraction`
    /// (0..1) of its launches is done. Absent before anything is known. A little more than was left
    /// the last time is not told: the estimate then only falls with the clock.
    [[nodiscard]] std::optional<Seconds> estimate(std::size_t index, Seconds wall, double fraction);

private:
    /// One run in the terms that its time depends on; seconds are those of a common machine.
    struct Cost {
        std::string limit; ///< "compute" or "memory": what most of its work is
        std::string kernel; ///< the same of this kernel alone
        TimingPlan timing;
        double launchWork = 0.0; ///< of one launch, without its latency
        double workAround = 0.0; ///< filling and checking
        bool isLeft = false;
    };

    void learnLaunch(const Cost& cost, double seconds);
    void learnAround(const Cost& cost, double seconds);
    [[nodiscard]] double secondsOf(const Cost& cost) const;
    [[nodiscard]] double restOf(const Cost& cost, double wall, double fraction) const;
    [[nodiscard]] double launchSeconds(const Cost& cost) const;
    [[nodiscard]] double slownessOf(const Cost& cost) const;
    [[nodiscard]] double slownessAround() const;
    [[nodiscard]] Seconds steadied(double seconds, double elapsed);

    std::vector<Cost> m_costs;
    std::map<std::string, double, std::less<>> m_slowness; ///< here / common, by kernel and limit
    double m_latency;
    double m_fixed;
    double m_aroundHere = 0.0;
    double m_aroundCommon = 0.0;
    double m_elapsed = 0.0; ///< of the runs that are done
    double m_told = 0.0; ///< the last estimate, at m_toldAt
    double m_toldAt = 0.0;
    bool m_hasLearned = false;
};

} // namespace rooflab::bench
