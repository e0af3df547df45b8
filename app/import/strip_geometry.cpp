// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/strip_geometry.h"

#include <algorithm>
#include <cmath>

namespace rooflab {
namespace {

constexpr double linearHeadroom = 1.08;
constexpr double logHeadroom = 1.25;

DurationRange rangeOf(const TraceGroup& group, std::size_t first, std::size_t last)
{
    const DurationBounds bounds = group.bounds(first, last);
    return {static_cast<double>(bounds.low), static_cast<double>(bounds.high)};
}

} // namespace

std::vector<StripColumn> stripColumns(const TraceGroup& group, std::size_t columns)
{
    const std::size_t launches = group.count();
    const std::size_t used = std::min(columns, launches);
    std::vector<StripColumn> found;
    found.reserve(used);
    for (std::size_t column = 0; column < used; ++column) {
        const std::size_t first = column * launches / used;
        const std::size_t last = (column + 1) * launches / used - 1;
        found.push_back({first, last, rangeOf(group, first, last)});
    }
    return found;
}

DurationRange stripAxis(const std::vector<StripColumn>& columns, AxisScale scale)
{
    if (columns.empty()) {
        return {0.0, 1.0};
    }
    double low = columns.front().range.low;
    double high = columns.front().range.high;
    for (const StripColumn& column : columns) {
        low = std::min(low, column.range.low);
        high = std::max(high, column.range.high);
    }
    return scale == AxisScale::Linear ? DurationRange{0.0, high * linearHeadroom}
                                      : DurationRange{low / logHeadroom, high * logHeadroom};
}

StripGeometry::StripGeometry(const PixelRect& plot, std::size_t launches, DurationRange axis,
                             AxisScale scale)
    : m_plot(plot), m_launches(std::max<std::size_t>(launches, 1)), m_axis(axis), m_scale(scale)
{
}

double StripGeometry::boundaryX(std::size_t launch) const
{
    return m_plot.left
        + m_plot.width * static_cast<double>(std::min(launch, m_launches))
        / static_cast<double>(m_launches);
}

double StripGeometry::centreX(std::size_t launch) const
{
    return (boundaryX(launch) + boundaryX(launch + 1)) / 2.0;
}

std::size_t StripGeometry::launchAt(double x) const
{
    const double share = (x - m_plot.left) / m_plot.width;
    const double launch = std::floor(share * static_cast<double>(m_launches));
    return static_cast<std::size_t>(std::clamp(launch, 0.0, static_cast<double>(m_launches - 1)));
}

std::size_t StripGeometry::boundaryAt(double x) const
{
    const double share = (x - m_plot.left) / m_plot.width;
    const double edge = std::round(share * static_cast<double>(m_launches));
    return static_cast<std::size_t>(std::clamp(edge, 0.0, static_cast<double>(m_launches - 1)));
}

double StripGeometry::y(double nanoseconds) const
{
    const double value = std::clamp(nanoseconds, m_axis.low, m_axis.high);
    const double share = m_scale == AxisScale::Linear
        ? (value - m_axis.low) / (m_axis.high - m_axis.low)
        : std::log(value / m_axis.low) / std::log(m_axis.high / m_axis.low);
    return m_plot.bottom() - share * m_plot.height;
}

double StripGeometry::nanoseconds(double y) const
{
    const double share = std::clamp((m_plot.bottom() - y) / m_plot.height, 0.0, 1.0);
    return m_scale == AxisScale::Linear ? m_axis.low + share * (m_axis.high - m_axis.low)
                                        : m_axis.low * std::pow(m_axis.high / m_axis.low, share);
}

} // namespace rooflab
