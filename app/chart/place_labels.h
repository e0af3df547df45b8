// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/annotations.h"
#include "app/chart/label_placer.h"
#include "app/chart/overlay_shapes.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

namespace rooflab {

/// A few sentences in a box of their own. Empty if there is no room.
struct StatementBox {
    QRectF rect;
    QStringList lines; ///< an empty one stands between two sentences
};

/// All texts of the plot with their places. No two of them overlap.
struct PlacedTexts {
    std::vector<Annotation> annotations;
    QRectF whatIf; ///< the badge; empty without ghosts
    StatementBox statement;
};

struct TextRequest {
    QRectF legend; ///< empty: there is none
    QString whatIf; ///< text of the badge; empty: there is none
};

/// The badge and the statement first, then labels of knees, ceilings, overlays and (where there
/// are few) points. Each label has a free place, or is left out: hovering tells it.
[[nodiscard]] PlacedTexts placeTexts(const ChartContent& content, const PlotGeometry& geometry,
                                     const OverlayShapes& shapes, const ChartOverlays& overlays,
                                     const TextRequest& request, const ChartStyle& style);

/// A placer that knows points and ceilings of the plot.
[[nodiscard]] LabelPlacer occupiedPlot(const PlotGeometry& geometry, const ChartStyle& style);

/// The height of the gap between two sentences, in lines.
inline constexpr double statementGap = 0.5;
/// The distance between a statement's frame and its text.
[[nodiscard]] double statementPadding(const ChartStyle& style);
[[nodiscard]] QFont statementFont(const ChartStyle& style);

} // namespace rooflab
