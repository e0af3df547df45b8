// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/trace_collector.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace rooflab {

namespace {

constexpr std::uint32_t saturated = std::numeric_limits<std::uint32_t>::max();

template <class T>
std::vector<T> permuted(const std::vector<T>& values, const std::vector<std::uint32_t>& order)
{
    std::vector<T> result;
    result.reserve(values.size());
    for (const std::uint32_t index : order) {
        result.push_back(values[index]);
    }
    return result;
}

} // namespace

void LaunchKeys::push(std::uint64_t key)
{
    if (m_isEmpty) {
        // Room on both sides of the first key.
        constexpr std::uint64_t room = std::uint64_t{1} << 31U;
        m_base = key > room ? key - room : 0;
        m_smallest = key;
        m_isEmpty = false;
    } else {
        m_inOrder = m_inOrder && key >= m_last;
        m_smallest = std::min(m_smallest, key);
    }
    m_last = key;
    const bool fits = key >= m_base && key - m_base <= saturated;
    if (m_wide.empty() && fits) {
        m_near.push_back(static_cast<std::uint32_t>(key - m_base));
        return;
    }
    if (m_wide.empty()) {
        m_wide.reserve(m_near.size() + 1);
        for (const std::uint32_t near : m_near) {
            m_wide.push_back(m_base + near);
        }
        m_near = {};
    }
    m_wide.push_back(key);
}

std::uint64_t LaunchKeys::at(std::size_t index) const
{
    return m_wide.empty() ? m_base + m_near[index] : m_wide[index];
}

void CollectedGroup::sort()
{
    if (keys.inOrder()) {
        return;
    }
    std::vector<std::uint32_t> order(group.durationsNs.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [this](std::uint32_t a, std::uint32_t b) { return keys.at(a) < keys.at(b); });
    if (!group.longDurations.empty()) {
        std::vector<std::uint32_t> newIndex(order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            newIndex[order[i]] = static_cast<std::uint32_t>(i);
        }
        for (auto& [index, duration] : group.longDurations) {
            index = newIndex[index];
        }
        std::sort(group.longDurations.begin(), group.longDurations.end());
    }
    group.durationsNs = permuted(group.durationsNs, order);
    LaunchKeys sorted;
    for (const std::uint32_t index : order) {
        sorted.push(keys.at(index));
    }
    keys = std::move(sorted);
}

CollectedGroup* TraceCollector::find(std::string_view key)
{
    if (!m_groups.empty() && key == m_lastKey) {
        return &m_groups[m_last];
    }
    const auto found = m_index.find(std::string(key));
    if (found == m_index.end()) {
        return nullptr;
    }
    m_lastKey = key;
    m_last = found->second;
    return &m_groups[m_last];
}

Result<CollectedGroup*> TraceCollector::create(std::string_view key)
{
    if (m_groups.size() >= groupLimit) {
        return fail(ErrorCode::Unsupported,
                    "the trace has more than " + std::to_string(groupLimit)
                        + " different kernels, grids and workgroups");
    }
    m_last = m_groups.size();
    m_lastKey = key;
    m_index.emplace(key, m_last);
    m_groups.emplace_back();
    return &m_groups.back();
}

void TraceCollector::add(CollectedGroup& group, std::uint64_t orderKey, std::uint64_t durationNs,
                         std::size_t line)
{
    group.firstLine = group.firstLine == 0 ? line : group.firstLine;
    group.lastLine = line;
    group.keys.push(orderKey);
    if (durationNs >= saturated) {
        group.group.longDurations.emplace_back(group.group.durationsNs.size(), durationNs);
    }
    group.group.durationsNs.push_back(
        static_cast<std::uint32_t>(std::min<std::uint64_t>(durationNs, saturated)));
}

std::vector<CollectedGroup> TraceCollector::take()
{
    for (CollectedGroup& group : m_groups) {
        group.sort();
    }
    std::stable_sort(m_groups.begin(), m_groups.end(),
                     [](const CollectedGroup& a, const CollectedGroup& b) {
                         return a.keys.smallest() < b.keys.smallest();
                     });
    return std::move(m_groups);
}

} // namespace rooflab
