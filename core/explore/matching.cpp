// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/matching.h"

#include "core/explore/matching_groups.h"

#include <algorithm>
#include <unordered_map>

namespace rooflab {

namespace {

using Neighbours = std::unordered_map<std::size_t, std::vector<std::size_t>>;

class GroupMatcher {
public:
    GroupMatcher(MatchGroup& group, Matching& matching) : m_group(group), m_matching(matching) { }

    void match()
    {
        matchEqual();
        matchNearest();
        matchTheOnlyOnesLeft();
        reportTheRest();
    }

private:
    void matchEqual()
    {
        const NodePlaces second = placesOf(m_group.second, m_group.separating, {});
        for (MatchNode& node : m_group.first) {
            const auto found = second.find(settingsKey(node, m_group.separating, {}));
            if (found != second.end()) {
                pairUp(node, m_group.second[found->second.front()]);
            }
        }
    }

    void matchNearest()
    {
        const std::vector<MatchEdge> edges = nearestEdges(m_group);
        for (std::size_t from = 0; from < edges.size();) {
            std::size_t to = from + 1;
            while (to < edges.size() && isSameDistance(edges[from], edges[to])) {
                ++to;
            }
            takeEdges(std::span(edges).subspan(from, to - from));
            from = to;
        }
    }

    static bool isSameDistance(const MatchEdge& a, const MatchEdge& b)
    {
        constexpr double rounding = 1e-9;
        return b.distance - a.distance <= rounding;
    }

    /// Edges of one distance: a node with two of them could go either way and is not decided.
    void takeEdges(std::span<const MatchEdge> edges)
    {
        Neighbours ofFirst;
        Neighbours ofSecond;
        for (const MatchEdge& edge : edges) {
            if (!m_group.first[edge.first].isTaken && !m_group.second[edge.second].isTaken) {
                ofFirst[edge.first].push_back(edge.second);
                ofSecond[edge.second].push_back(edge.first);
            }
        }
        for (const auto& edge : edges) {
            MatchNode& first = m_group.first[edge.first];
            MatchNode& second = m_group.second[edge.second];
            if (first.isTaken || second.isTaken) {
                continue;
            }
            if (ofFirst[edge.first].size() == 1 && ofSecond[edge.second].size() == 1) {
                pairUp(first, second);
            } else {
                reportEquallyNear(edge.first, ofFirst, ofSecond);
            }
        }
    }

    /// The nodes that hang together with one of the first side by edges of the same distance.
    void reportEquallyNear(std::size_t start, const Neighbours& ofFirst, const Neighbours& ofSecond)
    {
        AmbiguousMatch ambiguous;
        std::vector<std::size_t> waiting{start};
        while (!waiting.empty()) {
            const std::size_t place = waiting.back();
            waiting.pop_back();
            if (m_group.first[place].isTaken) {
                continue;
            }
            take(m_group.first[place], ambiguous.first);
            for (const std::size_t partner : ofFirst.at(place)) {
                if (!m_group.second[partner].isTaken) {
                    take(m_group.second[partner], ambiguous.second);
                    const auto& back = ofSecond.at(partner);
                    waiting.insert(waiting.end(), back.begin(), back.end());
                }
            }
        }
        ambiguous.reason = {"several runs are equally near; choose the pair yourself", {}};
        m_matching.ambiguous.push_back(std::move(ambiguous));
    }

    void matchTheOnlyOnesLeft()
    {
        MatchNode* first = theOnlyOneLeft(m_group.first);
        MatchNode* second = theOnlyOneLeft(m_group.second);
        if (first != nullptr && second != nullptr) {
            pairUp(*first, *second);
        }
    }

    static MatchNode* theOnlyOneLeft(std::vector<MatchNode>& nodes)
    {
        MatchNode* only = nullptr;
        for (MatchNode& node : nodes) {
            if (!node.isTaken) {
                if (only != nullptr) {
                    return nullptr;
                }
                only = &node;
            }
        }
        return only;
    }

    void pairUp(MatchNode& first, MatchNode& second)
    {
        if (first.records.size() == 1 && second.records.size() == 1) {
            m_matching.pairs.push_back(
                {first.records.front(), second.records.front(), differences(first, second)});
            first.isTaken = true;
            second.isTaken = true;
            return;
        }
        AmbiguousMatch ambiguous;
        ambiguous.reason
            = {"%1 and %2 runs have the same settings; choose the pair yourself",
               {std::to_string(first.records.size()), std::to_string(second.records.size())}};
        take(first, ambiguous.first);
        take(second, ambiguous.second);
        m_matching.ambiguous.push_back(std::move(ambiguous));
    }

    static void take(MatchNode& node, std::vector<std::size_t>& records)
    {
        records.insert(records.end(), node.records.begin(), node.records.end());
        node.isTaken = true;
    }

    static std::vector<SettingDifference> differences(const MatchNode& first,
                                                      const MatchNode& second)
    {
        std::set<std::string_view> names;
        for (const MatchNode* node : {&first, &second}) {
            for (const auto& [name, setting] : node->settings) {
                names.insert(name);
            }
        }
        std::vector<SettingDifference> differences;
        for (const std::string_view name : names) {
            const auto textOf = [&](const MatchNode& node) {
                const auto setting = node.settings.find(name);
                return setting == node.settings.end() ? std::nullopt : setting->second.text;
            };
            if (textOf(first) != textOf(second)) {
                differences.push_back({std::string(name), textOf(first), textOf(second)});
            }
        }
        return differences;
    }

    void reportTheRest()
    {
        const auto report = [](const std::vector<MatchNode>& nodes, bool otherSideIsEmpty,
                               std::vector<Unmatched>& unmatched) {
            for (const MatchNode& node : nodes) {
                for (const std::size_t index : node.records) {
                    if (!node.isTaken) {
                        unmatched.push_back(
                            {index,
                             {otherSideIsEmpty
                                  ? "the other side has no run of this kernel and variant"
                                  : "no run of this variant is left on the other side that is "
                                    "alone "
                                    "the nearest in one setting",
                              {}}});
                    }
                }
            }
        };
        report(m_group.first, m_group.second.empty(), m_matching.unmatchedFirst);
        report(m_group.second, m_group.first.empty(), m_matching.unmatchedSecond);
    }

    MatchGroup& m_group;
    Matching& m_matching;
};

} // namespace

std::vector<std::size_t> recordsOf(std::span<const Measurement> measurements, const MatchSide& side)
{
    std::vector<std::size_t> records;
    for (std::size_t i = 0; i < measurements.size(); ++i) {
        const Provenance& origin = measurements[i].provenance;
        if ((!side.file || origin.source.file == side.file)
            && (!side.device || origin.device.name == side.device)) {
            records.push_back(i);
        }
    }
    return records;
}

Matching matchRuns(std::span<const Measurement> measurements, std::span<const std::size_t> first,
                   std::span<const std::size_t> second)
{
    Matching matching;
    for (MatchGroup& group : matchGroups(measurements, first, second)) {
        GroupMatcher(group, matching).match();
    }
    std::sort(matching.pairs.begin(), matching.pairs.end(),
              [](const MatchPair& a, const MatchPair& b) { return a.first < b.first; });
    const auto byIndex = [](const Unmatched& a, const Unmatched& b) { return a.index < b.index; };
    std::sort(matching.unmatchedFirst.begin(), matching.unmatchedFirst.end(), byIndex);
    std::sort(matching.unmatchedSecond.begin(), matching.unmatchedSecond.end(), byIndex);
    return matching;
}

} // namespace rooflab
