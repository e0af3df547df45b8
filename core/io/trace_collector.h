// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/counter_totals.h"
#include "core/io/trace_groups.h"
#include "core/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rooflab {

/// Keys by which the launches of a group are put in order: small while they lie close together.
class LaunchKeys {
public:
    void push(std::uint64_t key);
    [[nodiscard]] std::uint64_t at(std::size_t index) const;
    [[nodiscard]] bool inOrder() const { return m_inOrder; }
    [[nodiscard]] std::uint64_t smallest() const { return m_smallest; }

private:
    std::uint64_t m_base = 0;
    std::uint64_t m_last = 0;
    std::uint64_t m_smallest = 0;
    bool m_inOrder = true;
    bool m_isEmpty = true;
    std::vector<std::uint32_t> m_near; ///< key - base
    std::vector<std::uint64_t> m_wide; ///< used instead once a key does not fit
};

/// One group while a trace is read.
struct CollectedGroup {
    TraceGroup group;
    LaunchKeys keys;
    std::size_t firstLine = 0;
    std::size_t lastLine = 0;
    std::vector<std::string> fixedCells; ///< of the first launch: resources, grid …
    std::vector<bool> varies; ///< per fixed cell: another launch says something else
    CounterTotals counters; ///< empty for a plain trace

    /// Puts the launches in the order of their keys.
    void sort();
};

/// Sorts the launches of a trace into groups, compactly: 8 bytes a launch.
class TraceCollector {
public:
    /// A file with more groups than this is refused.
    static constexpr std::size_t groupLimit = 10000;

    /// The group of a key ("kernel, grid, workgroup, device"); nullptr if it is new.
    [[nodiscard]] CollectedGroup* find(std::string_view key);
    /// What find() or create() gave last; nullptr if there is no group yet.
    [[nodiscard]] CollectedGroup* last() { return m_groups.empty() ? nullptr : &m_groups[m_last]; }
    /// Fails at the limit.
    [[nodiscard]] Result<CollectedGroup*> create(std::string_view key);
    static void add(CollectedGroup& group, std::uint64_t orderKey, std::uint64_t durationNs,
                    std::size_t line);

    /// All groups, each in order, by their first launch.
    [[nodiscard]] std::vector<CollectedGroup> take();

private:
    std::unordered_map<std::string, std::size_t> m_index;
    std::vector<CollectedGroup> m_groups;
    std::string m_lastKey;
    std::size_t m_last = 0;
};

} // namespace rooflab
