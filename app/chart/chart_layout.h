// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"

#include <QRectF>
#include <QSizeF>
#include <QStringList>

namespace rooflab {

struct LayoutRequest {
    QSizeF size;
    QString title;
    QString banner;
    QString widestBadge; ///< room for it is kept, so that its coming moves nothing
    QString caption;
    double legendColumnWidth = 0.0; ///< > 0: the legend stands beside the plot
};

/// Where the parts stand, in chart pixels. They never overlap; what does not fit is left out.
struct ChartLayout {
    QRectF title;
    QRectF banner;
    QRectF badge; ///< the room kept for it; it stands at the right
    QRectF plot;
    QRectF legendColumn;
    QRectF caption;
    QStringList titleLines;
    QStringList captionLines;
    bool showAxisTitles = true;
    bool roomForLegend = true;
    bool usable = false; ///< false: too small to draw a plot
};

[[nodiscard]] ChartLayout chartLayout(const LayoutRequest& request, const ChartStyle& style);

/// The fonts of the title and of the caption, shared by layout and painting.
[[nodiscard]] QFont titleFont(const ChartStyle& style);
[[nodiscard]] QFont captionFont(const ChartStyle& style);
[[nodiscard]] QFont chipFont(const ChartStyle& style);
/// The width of a chip (banner or badge) around a text.
[[nodiscard]] double chipWidth(const QString& text, const ChartStyle& style);

} // namespace rooflab
