// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/plot_geometry.h"

#include <string_view>
#include <unordered_map>

namespace rooflab {

/// Where a point of the content stands, also beyond the frame.
struct PointPlace {
    std::size_t point = 0; ///< index in ChartContent::points
    QPointF pixel;
    bool isVisible = false;
};

/// Finds the places of points by the id of their measurement. Both arguments must outlive it.
class PointPlaces {
public:
    PointPlaces(const ChartContent& content, const PlotGeometry& geometry);

    /// Empty if the point is not in the content or has no place on the axes.
    [[nodiscard]] std::optional<PointPlace> find(std::string_view id) const;

private:
    const ChartContent& m_content;
    const PlotGeometry& m_geometry;
    std::unordered_map<std::string_view, std::size_t> m_points;
};

} // namespace rooflab
