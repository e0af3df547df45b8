// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_style.h"

#include "app/chart/markers.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

#include <array>
#include <cmath>

namespace rooflab {

namespace {

constexpr std::array markerShapes{MarkerShape::Circle,       MarkerShape::Square,
                                  MarkerShape::Triangle,     MarkerShape::Diamond,
                                  MarkerShape::TriangleDown, MarkerShape::Pentagon};

ChartStyle lightStyle()
{
    ChartStyle style;
    style.background = QColor(0xff, 0xff, 0xff);
    style.plotBackground = QColor(0xff, 0xff, 0xff);
    style.ink = QColor(0x1b, 0x1f, 0x24);
    style.mutedInk = QColor(0x4f, 0x58, 0x62);
    style.axis = QColor(0x3b, 0x43, 0x4b);
    style.gridMajor = QColor(0xd3, 0xd9, 0xdf);
    style.gridMinor = QColor(0xee, 0xf1, 0xf4);
    style.ceiling = QColor(0x2d, 0x33, 0x3b);
    style.knee = QColor(0x6b, 0x74, 0x7e);
    style.failure = QColor(0xb4, 0x1c, 0x1c);
    style.accent = QColor(0x1f, 0x5f, 0xbf);
    style.cardBackground = QColor(0xff, 0xff, 0xff);
    style.cardBorder = QColor(0xb4, 0xbd, 0xc6);
    style.bannerBackground = QColor(0xff, 0xf3, 0xd1);
    style.bannerInk = QColor(0x66, 0x47, 0x00);
    style.palette = {QColor(0x00, 0x72, 0xb2), QColor(0xd5, 0x5e, 0x00), QColor(0x00, 0x9e, 0x73),
                     QColor(0xb2, 0x4d, 0x8c), QColor(0xd9, 0x92, 0x00), QColor(0x3f, 0xa4, 0xdf),
                     QColor(0x7a, 0x6c, 0x10), QColor(0x7b, 0x83, 0x8c)};
    return style;
}

ChartStyle darkStyle()
{
    ChartStyle style;
    style.theme = ThemeId::Dark;
    style.background = QColor(0x15, 0x19, 0x1e);
    style.plotBackground = QColor(0x1a, 0x1f, 0x25);
    style.ink = QColor(0xe9, 0xec, 0xef);
    style.mutedInk = QColor(0xa9, 0xb3, 0xbd);
    style.axis = QColor(0x8d, 0x98, 0xa4);
    style.gridMajor = QColor(0x37, 0x3f, 0x49);
    style.gridMinor = QColor(0x26, 0x2d, 0x35);
    style.ceiling = QColor(0xd8, 0xde, 0xe4);
    style.knee = QColor(0x8f, 0x9a, 0xa6);
    style.failure = QColor(0xff, 0x6b, 0x63);
    style.accent = QColor(0x7c, 0xb5, 0xff);
    style.cardBackground = QColor(0x22, 0x29, 0x31);
    style.cardBorder = QColor(0x55, 0x60, 0x6c);
    style.bannerBackground = QColor(0x46, 0x37, 0x10);
    style.bannerInk = QColor(0xff, 0xe3, 0x9c);
    style.palette = {QColor(0x56, 0xb4, 0xe9), QColor(0xf2, 0x8e, 0x4b), QColor(0x2c, 0xc2, 0x95),
                     QColor(0xe0, 0x8d, 0xc0), QColor(0xf0, 0xc0, 0x3e), QColor(0x8f, 0x9d, 0xff),
                     QColor(0xc9, 0xd6, 0x5b), QColor(0xb5, 0xbd, 0xc6)};
    return style;
}

ChartStyle printStyle()
{
    ChartStyle style = lightStyle();
    style.theme = ThemeId::Print;
    style.ink = QColor(0x00, 0x00, 0x00);
    style.mutedInk = QColor(0x30, 0x30, 0x30);
    style.axis = QColor(0x00, 0x00, 0x00);
    style.gridMajor = QColor(0xc4, 0xc4, 0xc4);
    style.gridMinor = QColor(0xe6, 0xe6, 0xe6);
    style.ceiling = QColor(0x00, 0x00, 0x00);
    style.knee = QColor(0x50, 0x50, 0x50);
    style.bannerBackground = QColor(0xf0, 0xf0, 0xf0);
    style.bannerInk = QColor(0x00, 0x00, 0x00);
    return style;
}

} // namespace

QFont ChartStyle::font(double pixels, QFont::Weight weight) const
{
    QFont result;
    result.setFamilies(families);
    result.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    result.setWeight(weight);
    return result;
}

QColor ChartStyle::seriesColor(std::size_t series) const
{
    return palette[series % palette.size()];
}

std::size_t ChartStyle::paletteRound(std::size_t series) const
{
    return series / palette.size();
}

MarkerShape ChartStyle::markerShape(std::size_t device) const
{
    return markerShapes[device % markerShapes.size()];
}

QPen ChartStyle::ceilingPen(CeilingOrigin origin) const
{
    QPen pen(ceiling, ceilingWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    switch (origin) {
    case CeilingOrigin::Measured:
        break;
    case CeilingOrigin::Theoretical:
        pen.setDashPattern({6.0, 3.0});
        break;
    case CeilingOrigin::Imported:
        pen.setDashPattern({6.0, 2.5, 1.0, 2.5});
        break;
    case CeilingOrigin::Manual:
        pen.setDashPattern({1.2, 1.8});
        break;
    }
    return pen;
}

ChartStyle ChartStyle::scaled(double factor) const
{
    ChartStyle result = *this;
    for (double* length : {&result.titlePixels, &result.axisTitlePixels, &result.tickPixels,
                           &result.labelPixels, &result.captionPixels, &result.hairline,
                           &result.ceilingWidth, &result.markerRadius, &result.markerStroke}) {
        *length *= factor;
    }
    return result;
}

ChartStyle chartStyle(ThemeId theme)
{
    ChartStyle style;
    switch (theme) {
    case ThemeId::Light:
        style = lightStyle();
        break;
    case ThemeId::Dark:
        style = darkStyle();
        break;
    case ThemeId::Print:
        style = printStyle();
        break;
    }
    // Without the second family the fallback picks Japanese glyph forms for Chinese text.
    style.families = {QGuiApplication::font().family(), QStringLiteral("Noto Sans CJK SC")};
    return style;
}

QIcon seriesIcon(const ChartStyle& style, std::size_t series, std::size_t device, bool hollow)
{
    constexpr int sidePixels = 16;
    QIcon icon;
    for (const int ratio : {1, 2}) {
        QPixmap pixmap(sidePixels * ratio, sidePixels * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        const Standing standing = hollow ? Standing::Partial : Standing::Valid;
        paintMarker(painter, style, {series, device, standing},
                    QPointF(sidePixels / 2.0, sidePixels / 2.0));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace rooflab
