// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/point_places.h"

namespace rooflab {

PointPlaces::PointPlaces(const ChartContent& content, const PlotGeometry& geometry)
    : m_content(content), m_geometry(geometry)
{
    m_points.reserve(content.points.size());
    for (std::size_t i = 0; i < content.points.size(); ++i) {
        m_points.emplace(content.points[i].id, i);
    }
}

std::optional<PointPlace> PointPlaces::find(std::string_view id) const
{
    const auto found = m_points.find(id);
    if (found == m_points.end()) {
        return std::nullopt;
    }
    const ChartPoint& point = m_content.points[found->second];
    if (!hasPlace(point, m_content.axes)) {
        return std::nullopt;
    }
    const PixelPoint pixel = m_geometry.mapping.toPixel(point.ai, point.performance);
    return PointPlace{found->second, QPointF(pixel.x, pixel.y),
                      m_geometry.isVisible(found->second)};
}

} // namespace rooflab
