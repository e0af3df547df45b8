// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log_mapping.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rooflab {

/// Nearest-point lookup in pixel space: a uniform grid of 16-pixel cells over the plot in
/// compressed rows. Points that are not finite or lie outside the plot are not indexed.
class PointIndex {
public:
    PointIndex() = default;
    PointIndex(std::span<const PixelPoint> points, const PixelRect& plot);

    /// Index of the nearest point within the radius; the lower index wins a tie.
    [[nodiscard]] std::optional<std::size_t> nearest(PixelPoint at, double radiusPixels) const;
    /// All points within the radius, nearest first.
    [[nodiscard]] std::vector<std::size_t> within(PixelPoint at, double radiusPixels) const;
    [[nodiscard]] std::size_t size() const { return m_order.size(); }

private:
    template <class Visit> void visitCells(PixelPoint at, double radiusPixels, Visit visit) const;

    std::vector<PixelPoint> m_points;
    PixelRect m_plot;
    std::int64_t m_columns = 0;
    std::int64_t m_rows = 0;
    std::vector<std::uint32_t> m_cellStart;
    std::vector<std::uint32_t> m_order;
};

} // namespace rooflab
