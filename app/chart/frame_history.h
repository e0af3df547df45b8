// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rooflab {

/// Undo and redo of what was in view.
class FrameHistory {
public:
    /// Remembers the frame that a change is about to leave.
    void record(const Frame& before);
    [[nodiscard]] std::optional<Frame> undo(const Frame& current);
    [[nodiscard]] std::optional<Frame> redo(const Frame& current);
    void clear();

private:
    static constexpr std::size_t capacity = 200;
    std::vector<Frame> m_past;
    std::vector<Frame> m_future;
};

} // namespace rooflab
