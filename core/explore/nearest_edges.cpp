// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/matching_groups.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace rooflab {

namespace {

/// Words have no distance: they come after every ratio of numbers.
constexpr double distanceOfWords = 1e6;

std::optional<double> logarithmOf(const MatchNode& node, const std::string& name)
{
    const auto setting = node.settings.find(name);
    return setting == node.settings.end() ? std::nullopt : setting->second.logarithm;
}

std::vector<std::pair<double, std::size_t>> sortedBy(const std::string& name,
                                                     const std::vector<MatchNode>& nodes,
                                                     const std::vector<std::size_t>& places)
{
    std::vector<std::pair<double, std::size_t>> sorted;
    for (const std::size_t place : places) {
        if (const auto value = logarithmOf(nodes[place], name)) {
            sorted.emplace_back(*value, place);
        }
    }
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

/// Neighbours on the scale of the setting; runs without a number there pair up only if each side
/// has one.
void addEdges(std::vector<MatchEdge>& edges, const MatchGroup& group, const std::string& name,
              const std::vector<std::size_t>& left, const std::vector<std::size_t>& right)
{
    if (left.size() == 1 && right.size() == 1) {
        const auto a = logarithmOf(group.first[left.front()], name);
        const auto b = logarithmOf(group.second[right.front()], name);
        edges.push_back(
            {left.front(), right.front(), a && b ? std::fabs(*a - *b) : distanceOfWords});
        return;
    }
    const auto sorted = sortedBy(name, group.second, right);
    for (const auto& [value, node] : sortedBy(name, group.first, left)) {
        const auto above
            = std::lower_bound(sorted.begin(), sorted.end(), std::pair(value, std::size_t{0}));
        if (above != sorted.end()) {
            edges.push_back({node, above->second, above->first - value});
        }
        if (above != sorted.begin()) {
            edges.push_back({node, std::prev(above)->second, value - std::prev(above)->first});
        }
    }
}

} // namespace

NodePlaces placesOf(const std::vector<MatchNode>& nodes, const std::set<std::string>& names,
                    std::string_view leftOut)
{
    NodePlaces places;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (!nodes[i].isTaken) {
            places[settingsKey(nodes[i], names, leftOut)].push_back(i);
        }
    }
    return places;
}

std::vector<MatchEdge> nearestEdges(const MatchGroup& group)
{
    std::vector<MatchEdge> edges;
    for (const std::string& name : group.separating) {
        const NodePlaces second = placesOf(group.second, group.separating, name);
        for (const auto& [key, left] : placesOf(group.first, group.separating, name)) {
            if (const auto found = second.find(key); found != second.end()) {
                addEdges(edges, group, name, left, found->second);
            }
        }
    }
    std::sort(edges.begin(), edges.end(), [](const MatchEdge& a, const MatchEdge& b) {
        return std::tie(a.distance, a.first, a.second) < std::tie(b.distance, b.first, b.second);
    });
    return edges;
}

} // namespace rooflab
