// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/frame_history.h"

namespace rooflab {

void FrameHistory::record(const Frame& before)
{
    m_future.clear();
    if (!m_past.empty() && m_past.back() == before) {
        return;
    }
    if (m_past.size() == capacity) {
        m_past.erase(m_past.begin());
    }
    m_past.push_back(before);
}

std::optional<Frame> FrameHistory::undo(const Frame& current)
{
    if (m_past.empty()) {
        return std::nullopt;
    }
    const Frame frame = m_past.back();
    m_past.pop_back();
    m_future.push_back(current);
    return frame;
}

std::optional<Frame> FrameHistory::redo(const Frame& current)
{
    if (m_future.empty()) {
        return std::nullopt;
    }
    const Frame frame = m_future.back();
    m_future.pop_back();
    m_past.push_back(current);
    return frame;
}

void FrameHistory::clear()
{
    m_past.clear();
    m_future.clear();
}

} // namespace rooflab
