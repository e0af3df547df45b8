// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rooflab::peers {

/// What the two values of a pair are; the ratio is always the engine's divided by the peer's.
enum class Measure {
    Bandwidth, ///< bytes per second
    Performance, ///< FLOP per second
    Time ///< seconds
};

/// The engine and its peer, measured right after each other.
struct Pair {
    double engine = 0.0;
    double peer = 0.0;
    friend bool operator==(const Pair&, const Pair&) = default;
};

/// What the median ratio is to reach.
struct Target {
    enum class Bound { AtLeast, AtMost };
    Bound bound = Bound::AtLeast;
    double ratio = 1.0;
    std::optional<double> withNoise; ///< a ratio that still counts, as what noise does
    std::optional<double> orEngine; ///< an engine's value that is enough whatever the peer does
};

/// The engine against one peer in the same run of the program.
struct Comparison {
    std::string what; ///< "vector add fp32, N = 67108864"
    std::string engine; ///< what the engine ran
    std::string peer; ///< what it ran against
    Measure measure = Measure::Bandwidth;
    Target target;
    std::vector<Pair> pairs; ///< in the order in which they were measured
    std::vector<std::string> notes;
};

struct PairSummary {
    double engine = 0.0; ///< median over the pairs, as all of these
    double peer = 0.0;
    double ratio = 0.0;
    double lowestRatio = 0.0;
    double highestRatio = 0.0;
};

/// ErrorCode::InvalidInput without pairs or where a value is not a positive number.
[[nodiscard]] Result<PairSummary> summarizePairs(std::span<const Pair> pairs);

enum class Verdict { Met, MetWithinNoise, Missed };
[[nodiscard]] Verdict judge(const Target& target, const PairSummary& summary);

/// "met", "met within noise" or "missed".
[[nodiscard]] std::string verdictText(Verdict verdict);
/// "at least 0.99, or 4.28 TB/s".
[[nodiscard]] std::string targetText(const Target& target, Measure measure);
/// With the unit, as people write it.
[[nodiscard]] std::string valueText(double value, Measure measure);

} // namespace rooflab::peers
