// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <cstdint>
#include <map>
#include <string>
#include <unordered_set>

namespace rooflab {

struct ImportOutcome;

/// Hardware counters of the launches of one group.
class CounterTotals {
public:
    /// True for the first counter of a launch.
    bool add(std::uint64_t launch, const std::string& name, double value);

    /// Keeps each counter's mean a launch with the record. A counter that is 0 in every launch is
    /// said to be not available and never used. Fetched and written kibibytes together, where both
    /// are there, are the measured traffic Q of the DRAM.
    void applyTo(Measurement& measurement, const std::string& kernel, ImportOutcome& outcome) const;

private:
    struct Total {
        double sum = 0.0;
        std::uint64_t count = 0;
        bool allZero = true;
    };
    [[nodiscard]] const Total* find(std::initializer_list<const char*> names) const;

    std::map<std::string, Total> m_totals;
    std::unordered_set<std::uint64_t> m_launches;
};

} // namespace rooflab
