// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/line_clip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rooflab {

// Liang and Barsky, "A new concept and method for line clipping" (1984).
std::optional<QLineF> clippedTo(const QLineF& line, const QRectF& rect)
{
    const double dx = line.dx();
    const double dy = line.dy();
    if (!std::isfinite(dx) || !std::isfinite(dy)) {
        return std::nullopt;
    }
    const std::array<std::pair<double, double>, 4> edges{{{-dx, line.x1() - rect.left()},
                                                          {dx, rect.right() - line.x1()},
                                                          {-dy, line.y1() - rect.top()},
                                                          {dy, rect.bottom() - line.y1()}}};
    double enter = 0.0;
    double leave = 1.0;
    for (const auto& [step, room] : edges) {
        if (std::abs(step) < 1e-12) {
            if (room < 0.0) {
                return std::nullopt;
            }
        } else if (step < 0.0) {
            enter = std::max(enter, room / step);
        } else {
            leave = std::min(leave, room / step);
        }
    }
    if (enter > leave) {
        return std::nullopt;
    }
    return QLineF(enter > 0.0 ? line.pointAt(enter) : line.p1(),
                  leave < 1.0 ? line.pointAt(leave) : line.p2());
}

} // namespace rooflab
