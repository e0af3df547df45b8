// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_layout.h"

#include "app/chart/chart_text.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

/// The widest tick label that a zoom brings.
const QString widestTick = QStringLiteral("888.88 G");

double chipHeight(const ChartStyle& style)
{
    return std::ceil(lineHeight(chipFont(style)) * 1.35);
}

/// Title at the left, badge at the right of one row, the banner below. Returns the lower edge.
double placeHeader(ChartLayout& layout, const LayoutRequest& request, const ChartStyle& style,
                   double left, double right)
{
    const double em = style.tickPixels;
    double y = em * 0.7;
    const double width = right - left;
    if (!request.widestBadge.isEmpty()) {
        const double badgeWidth = std::min(chipWidth(request.widestBadge, style), width);
        layout.badge = QRectF(right - badgeWidth, y, badgeWidth, chipHeight(style));
    }
    const QFont font = titleFont(style);
    const int maxLines = request.size.height() >= 45.0 * em ? 2 : 1;
    layout.titleLines = wrapText(request.title, font, width, maxLines);
    const double titleHeight = lineHeight(font) * static_cast<double>(layout.titleLines.size());

    layout.title = QRectF(left, y, width, titleHeight);
    y = std::max(layout.title.bottom(), layout.badge.isNull() ? 0.0 : layout.badge.bottom());
    y = std::max(y, em * 0.7);
    if (!request.banner.isEmpty()) {
        const double gap = y > em * 0.7 ? 0.35 * em : 0.0;
        layout.banner = QRectF(left, y + gap, std::min(chipWidth(request.banner, style), width),
                               chipHeight(style));
        y = layout.banner.bottom();
    }
    return y;
}

} // namespace

QFont titleFont(const ChartStyle& style)
{
    return style.font(style.titlePixels, QFont::DemiBold);
}

QFont captionFont(const ChartStyle& style)
{
    return style.font(style.captionPixels);
}

QFont chipFont(const ChartStyle& style)
{
    return style.font(style.captionPixels, QFont::Medium);
}

double chipWidth(const QString& text, const ChartStyle& style)
{
    return std::ceil(textWidth(chipFont(style), text) + 1.4 * style.tickPixels);
}

ChartLayout chartLayout(const LayoutRequest& request, const ChartStyle& style)
{
    ChartLayout layout;
    const double em = style.tickPixels;
    const double width = request.size.width();
    const double height = request.size.height();
    layout.showAxisTitles = width >= 22.0 * em && height >= 16.0 * em;
    layout.roomForLegend = width >= 44.0 * em && height >= 28.0 * em;

    const double axisTitle
        = layout.showAxisTitles ? lineHeight(style.font(style.axisTitlePixels)) + 0.4 * em : 0.0;
    const double tickHeight = lineHeight(style.font(style.tickPixels));
    const double tickGap = 0.5 * em;
    const double edge = 0.8 * em;
    const double left = std::ceil(edge + axisTitle
                                  + textWidth(style.font(style.tickPixels), widestTick) + tickGap);
    double right = std::floor(width - 1.9 * em);

    const double headerBottom = placeHeader(layout, request, style, left, right);
    const double top = std::ceil(headerBottom + 0.9 * em);

    double bottom = height - edge;
    if (height >= 30.0 * em && width >= 36.0 * em) {
        const int maxLines = height >= 40.0 * em ? 3 : 2;
        const double captionWidth = right - left;
        layout.captionLines = wrapText(request.caption, captionFont(style), captionWidth, maxLines);
        const double captionHeight
            = lineHeight(captionFont(style)) * static_cast<double>(layout.captionLines.size());
        layout.caption = QRectF(left, bottom - captionHeight, captionWidth, captionHeight);
        bottom -= layout.captionLines.isEmpty() ? 0.0 : captionHeight + 0.6 * em;
    }
    bottom = std::floor(bottom - axisTitle - tickHeight - tickGap);

    if (request.legendColumnWidth > 0.0) {
        const double columnLeft = right - request.legendColumnWidth;
        layout.legendColumn = QRectF(columnLeft, top, request.legendColumnWidth, bottom - top);
        right = std::floor(columnLeft - 1.2 * em);
    }
    layout.plot = QRectF(QPointF(left, top), QPointF(right, bottom));
    layout.usable = layout.plot.width() >= 6.0 * em && layout.plot.height() >= 4.0 * em;
    return layout;
}

} // namespace rooflab
