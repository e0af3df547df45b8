// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"
#include "core/sentence.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rooflab {

/// Which records are one side of a match: those of a file, of a device, or of both. Absent: any.
struct MatchSide {
    std::optional<std::string> file;
    std::optional<std::string> device;
};

/// Indices of the records of a side, in order.
[[nodiscard]] std::vector<std::size_t> recordsOf(std::span<const Measurement> measurements,
                                                 const MatchSide& side);

/// A setting in which the two runs of a pair differ, or that only one of them records.
struct SettingDifference {
    std::string name; ///< "precision" or the parameter's name
    std::optional<std::string> first; ///< absent: not recorded
    std::optional<std::string> second;
};

struct MatchPair {
    std::size_t first = 0;
    std::size_t second = 0;
    std::vector<SettingDifference> differences; ///< empty: the very same settings

    [[nodiscard]] bool isExact() const { return differences.empty(); }
};

struct Unmatched {
    std::size_t index = 0;
    Sentence reason;
};

/// Records that could be partners of each other in more than one way; none was chosen.
struct AmbiguousMatch {
    std::vector<std::size_t> first;
    std::vector<std::size_t> second;
    Sentence reason;
};

/// Every record of both sides is in exactly one of the pairs, the unmatched or the ambiguous.
struct Matching {
    std::vector<MatchPair> pairs; ///< in the order of the first side
    std::vector<Unmatched> unmatchedFirst;
    std::vector<Unmatched> unmatchedSecond;
    std::vector<AmbiguousMatch> ambiguous;
};

/// Pairs the runs of the same kernel, variant, precision and parameters. What is left is paired
/// with the nearest run of the same kernel and variant that differs in one setting (smallest ratio
/// of the numbers), or with the only one left. Parameters that one side never records do not
/// separate runs; they are named in the pair. O(n log n) in the number of records.
[[nodiscard]] Matching matchRuns(std::span<const Measurement> measurements,
                                 std::span<const std::size_t> first,
                                 std::span<const std::size_t> second);

} // namespace rooflab
