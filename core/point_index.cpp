// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/point_index.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rooflab {

namespace {

constexpr double cellPixels = 16.0;
constexpr std::uint32_t outside = std::numeric_limits<std::uint32_t>::max();

double squaredDistance(PixelPoint a, PixelPoint b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

} // namespace

PointIndex::PointIndex(std::span<const PixelPoint> points, const PixelRect& plot)
    : m_points(points.begin(), points.end()), m_plot(plot),
      m_columns(static_cast<std::int64_t>(plot.width / cellPixels) + 1),
      m_rows(static_cast<std::int64_t>(plot.height / cellPixels) + 1)
{
    const auto cellOf = [&](PixelPoint point) {
        if (!plot.contains(point)) {
            return outside;
        }
        const auto column = static_cast<std::int64_t>((point.x - plot.left) / cellPixels);
        const auto row = static_cast<std::int64_t>((point.y - plot.top) / cellPixels);
        return static_cast<std::uint32_t>(row * m_columns + column);
    };
    m_cellStart.assign(static_cast<std::size_t>(m_columns * m_rows) + 1, 0);
    std::vector<std::uint32_t> cells(m_points.size());
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        cells[i] = cellOf(m_points[i]);
        if (cells[i] != outside) {
            ++m_cellStart[cells[i] + 1];
        }
    }
    for (std::size_t cell = 1; cell < m_cellStart.size(); ++cell) {
        m_cellStart[cell] += m_cellStart[cell - 1];
    }
    m_order.resize(m_cellStart.back());
    std::vector<std::uint32_t> next(m_cellStart.begin(), m_cellStart.end() - 1);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (cells[i] != outside) {
            m_order[next[cells[i]]++] = static_cast<std::uint32_t>(i);
        }
    }
}

template <class Visit>
void PointIndex::visitCells(PixelPoint at, double radiusPixels, Visit visit) const
{
    if (m_order.empty() || !std::isfinite(at.x) || !std::isfinite(at.y) || !(radiusPixels >= 0.0)) {
        return;
    }
    const auto clampCell = [](double pixels, std::int64_t cells) {
        const double cell = std::floor(pixels / cellPixels);
        return static_cast<std::int64_t>(std::clamp(cell, 0.0, static_cast<double>(cells - 1)));
    };
    const std::int64_t firstColumn = clampCell(at.x - radiusPixels - m_plot.left, m_columns);
    const std::int64_t lastColumn = clampCell(at.x + radiusPixels - m_plot.left, m_columns);
    const std::int64_t firstRow = clampCell(at.y - radiusPixels - m_plot.top, m_rows);
    const std::int64_t lastRow = clampCell(at.y + radiusPixels - m_plot.top, m_rows);
    for (std::int64_t row = firstRow; row <= lastRow; ++row) {
        const auto begin = static_cast<std::size_t>(row * m_columns + firstColumn);
        const auto end = static_cast<std::size_t>(row * m_columns + lastColumn) + 1;
        for (std::uint32_t i = m_cellStart[begin]; i < m_cellStart[end]; ++i) {
            const std::size_t point = m_order[i];
            const double squared = squaredDistance(m_points[point], at);
            if (squared <= radiusPixels * radiusPixels) {
                visit(point, squared);
            }
        }
    }
}

std::optional<std::size_t> PointIndex::nearest(PixelPoint at, double radiusPixels) const
{
    std::optional<std::size_t> best;
    double bestSquared = std::numeric_limits<double>::infinity();
    visitCells(at, radiusPixels, [&](std::size_t point, double squared) {
        if (squared < bestSquared || (squared == bestSquared && point < *best)) {
            best = point;
            bestSquared = squared;
        }
    });
    return best;
}

std::vector<std::size_t> PointIndex::within(PixelPoint at, double radiusPixels) const
{
    std::vector<std::pair<double, std::size_t>> found;
    visitCells(at, radiusPixels,
               [&](std::size_t point, double squared) { found.emplace_back(squared, point); });
    std::sort(found.begin(), found.end());
    std::vector<std::size_t> points;
    points.reserve(found.size());
    for (const auto& [squared, point] : found) {
        points.push_back(point);
    }
    return points;
}

} // namespace rooflab
