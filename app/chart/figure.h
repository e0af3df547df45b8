// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_overlays.h"
#include "app/chart/chart_style.h"
#include "core/chart_content.h"
#include "core/result.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <optional>
#include <string>

namespace rooflab {

struct FigureOptions {
    QSize sizePixels{1920, 1080};
    /// Gives the printed size, pixels / dpi inches; text scales with the pixels.
    double dpi = 144.0;
    ThemeId theme = ThemeId::Light;
    ChartOverlays overlays; ///< ghosts and the lesson's mark are left out unless asked
    bool withGhosts = false;
    /// Text of figureDataText(), which the file then carries; absent: none.
    std::optional<std::string> embeddedSession;
};

/// The largest width or height of a figure in pixels.
inline constexpr int maximumFigurePixels = 20000;

/// The roofline as a picture, through the same items as the window. Null if the size is refused
/// or memory runs out.
[[nodiscard]] QImage renderFigure(const ChartContent& content, const FigureOptions& options);

/// Writes PNG, SVG or PDF by the suffix of `path`; the same input gives the same bytes. An
/// existing file is replaced only when the new one is complete.
[[nodiscard]] Result<void> writeFigure(const ChartContent& content, const FigureOptions& options,
                                       const QString& path);

} // namespace rooflab
