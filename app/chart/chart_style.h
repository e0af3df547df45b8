// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPen>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace rooflab {

enum class ThemeId { Light, Dark, Print };
enum class MarkerShape { Circle, Square, Triangle, Diamond, TriangleDown, Pentagon };

/// How the chart looks. All lengths and font sizes are pixels, so that screen, PNG, SVG and PDF
/// agree: point sizes would be resolved against each target's own resolution.
struct ChartStyle {
    ThemeId theme = ThemeId::Light;
    QColor background; ///< around the plot
    QColor plotBackground;
    QColor ink; ///< text
    QColor mutedInk; ///< secondary text
    QColor axis;
    QColor gridMajor;
    QColor gridMinor;
    QColor ceiling;
    QColor knee;
    QColor failure; ///< measurements whose validation failed
    QColor accent; ///< rubber band, hover ring, links
    QColor cardBackground;
    QColor cardBorder;
    QColor bannerBackground;
    QColor bannerInk;
    std::vector<QColor> palette; ///< by series; told apart under the common colour blindnesses

    QStringList families;
    double titlePixels = 17.0;
    double axisTitlePixels = 13.0;
    double tickPixels = 12.0;
    double labelPixels = 12.0;
    double captionPixels = 11.0;
    double hairline = 1.0;
    double ceilingWidth = 2.0;
    double markerRadius = 5.5;
    double markerStroke = 2.0;

    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const;
    [[nodiscard]] QColor seriesColor(std::size_t series) const;
    /// How often the palette was used up before this series: drawn as a mark inside the marker.
    [[nodiscard]] std::size_t paletteRound(std::size_t series) const;
    [[nodiscard]] MarkerShape markerShape(std::size_t device) const;
    /// Measured solid, theoretical dashed, imported dash-dotted, manual dotted.
    [[nodiscard]] QPen ceilingPen(CeilingOrigin origin) const;
    [[nodiscard]] ChartStyle scaled(double factor) const;
};

[[nodiscard]] ChartStyle chartStyle(ThemeId theme);

/// The marker of a series for legends and tables.
[[nodiscard]] QIcon seriesIcon(const ChartStyle& style, std::size_t series, std::size_t device,
                               bool hollow);

} // namespace rooflab
