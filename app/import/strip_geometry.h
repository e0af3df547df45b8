// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis_range.h"
#include "core/io/trace_groups.h"
#include "core/log_mapping.h"

#include <cstddef>
#include <vector>

namespace rooflab {

/// Shortest and longest of some launches, in nanoseconds.
struct DurationRange {
    double low = 0.0;
    double high = 0.0;
    friend bool operator==(const DurationRange&, const DurationRange&) = default;
};

/// The launches of a group that share a column of pixels.
struct StripColumn {
    std::size_t first = 0;
    std::size_t last = 0; ///< included
    DurationRange range;
    friend bool operator==(const StripColumn&, const StripColumn&) = default;
};

/// What each of at most `columns` columns of pixels shows: a launch of its own, or the range of
/// several. Empty for no launches or no columns.
[[nodiscard]] std::vector<StripColumn> stripColumns(const TraceGroup& group, std::size_t columns);

/// The value axis for these columns in nanoseconds: from zero, or on log axes from just below the
/// shortest, to just above the longest.
[[nodiscard]] DurationRange stripAxis(const std::vector<StripColumn>& columns, AxisScale scale);

/// Where the launches of a strip stand in pixels: launch i of n takes the n-th part of the width.
class StripGeometry {
public:
    StripGeometry() = default;
    /// `axis` in nanoseconds, not empty; above zero on log axes.
    StripGeometry(const PixelRect& plot, std::size_t launches, DurationRange axis, AxisScale scale);

    [[nodiscard]] const PixelRect& plot() const { return m_plot; }
    [[nodiscard]] DurationRange axis() const { return m_axis; }
    /// Left edge of a launch, counted from 0; of as many launches as there are, the right end.
    [[nodiscard]] double boundaryX(std::size_t launch) const;
    [[nodiscard]] double centreX(std::size_t launch) const;
    /// The launch below a pixel; the nearest one outside the plot.
    [[nodiscard]] std::size_t launchAt(double x) const;
    /// How many launches stand left of the edge nearest to a pixel; at least one stays right.
    [[nodiscard]] std::size_t boundaryAt(double x) const;
    /// Values outside the axis are moved to its end.
    [[nodiscard]] double y(double nanoseconds) const;
    [[nodiscard]] double nanoseconds(double y) const;

private:
    PixelRect m_plot;
    std::size_t m_launches = 1;
    DurationRange m_axis{0.0, 1.0};
    AxisScale m_scale = AxisScale::Linear;
};

} // namespace rooflab
