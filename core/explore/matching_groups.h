// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rooflab {

/// A setting of a run that separates it from others: its value as text, and as a number if it is
/// one that has a logarithm.
struct MatchSetting {
    std::optional<std::string> text; ///< absent: not recorded
    std::optional<double> logarithm;
};

/// All records of one side with the same settings.
struct MatchNode {
    std::vector<std::size_t> records;
    std::map<std::string, MatchSetting, std::less<>> settings;
    bool isTaken = false;
};

/// The runs of one kernel and variant on both sides.
struct MatchGroup {
    std::vector<MatchNode> first;
    std::vector<MatchNode> second;
    std::set<std::string> separating; ///< settings that both sides record
};

/// One group a kernel and variant, in order of first appearance.
[[nodiscard]] std::vector<MatchGroup> matchGroups(std::span<const Measurement> measurements,
                                                  std::span<const std::size_t> first,
                                                  std::span<const std::size_t> second);

/// The settings of a node as one text, without the one that is left out.
[[nodiscard]] std::string settingsKey(const MatchNode& node, const std::set<std::string>& names,
                                      std::string_view leftOut);

/// The nodes that are not taken, by the settingsKey() without `leftOut`.
using NodePlaces = std::unordered_map<std::string, std::vector<std::size_t>>;
[[nodiscard]] NodePlaces placesOf(const std::vector<MatchNode>& nodes,
                                  const std::set<std::string>& names, std::string_view leftOut);

/// A possible pair of nodes that differ in one setting.
struct MatchEdge {
    std::size_t first = 0; ///< in MatchGroup::first
    std::size_t second = 0;
    double distance = 0.0; ///< |ln(a / b)| of the setting, dimensionless
};

/// For each node that is not taken the neighbours on the other side, by distance.
[[nodiscard]] std::vector<MatchEdge> nearestEdges(const MatchGroup& group);

} // namespace rooflab
