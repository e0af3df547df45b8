// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_overlays.h"
#include "app/chart/chart_style.h"
#include "app/chart/plot_geometry.h"

#include <QLineF>
#include <QPolygonF>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace rooflab {

/// An arrow in pixels. Without a line the points nearly coincide and only the label is shown.
struct ArrowShape {
    std::size_t arrow = 0; ///< index in ChartOverlays::arrows
    std::optional<QLineF> line; ///< from marker to marker, clipped to the plot
    QPointF middle;
};

/// The visible runs of a path and where it shows its direction.
struct PathShape {
    std::size_t series = 0; ///< gives the colour
    std::vector<QPolygonF> runs;
    std::vector<QLineF> chevrons; ///< each from its base towards its tip
};

/// What is imagined, in pixels.
struct GhostShapes {
    std::optional<QPointF> point;
    QString pointText;
    std::size_t device = 0;
    bool isPointOutside = false; ///< imagined, but beyond the frame
    std::optional<QLineF> link; ///< from the point that it is imagined from
    std::optional<QLineF> bandwidth;
    QString bandwidthText;
    std::optional<QLineF> compute;
    QString computeText;
    std::optional<QPointF> knee;
    QString kneeText;
    bool isShown = false; ///< something is imagined, visible or not
};

/// One step of the decade ruler.
struct RulerLegs {
    QLineF across;
    QLineF up;
};

/// "Why slope 1", in pixels.
struct SlopeShapes {
    /// A text that belongs along a ceiling's line.
    struct AlongLine {
        std::size_t line = 0; ///< index in PlotGeometry::ceilings
        QString text;
    };
    std::vector<RulerLegs> ruler;
    std::optional<QPointF> leftEdge;
    QString leftEdgeText;
    std::optional<QLineF> gap; ///< from the lower to the higher ceiling
    QString gapText;
    std::vector<AlongLine> slopes;
    QStringList statements; ///< the most important first
};

struct OverlayShapes {
    std::vector<ArrowShape> arrows;
    std::vector<PathShape> paths;
    GhostShapes ghosts;
    SlopeShapes slope;

    /// The lines that texts and legend keep off; a thicket of them counts as none.
    [[nodiscard]] std::vector<QLineF> lines() const;
};

[[nodiscard]] std::vector<ArrowShape> arrowShapes(const std::vector<ChartArrow>& arrows,
                                                  const ChartContent& content,
                                                  const PlotGeometry& geometry,
                                                  const ChartStyle& style);
[[nodiscard]] std::vector<PathShape> pathShapes(const std::vector<ChartPath>& paths,
                                                const ChartContent& content,
                                                const PlotGeometry& geometry,
                                                const ChartStyle& style);
[[nodiscard]] GhostShapes ghostShapes(const ChartGhosts& ghosts, const ChartContent& content,
                                      const PlotGeometry& geometry, const ChartStyle& style);
[[nodiscard]] SlopeShapes slopeShapes(const ChartContent& content, const PlotGeometry& geometry,
                                      const ChartStyle& style);

[[nodiscard]] OverlayShapes overlayShapes(const ChartOverlays& overlays,
                                          const ChartContent& content, const PlotGeometry& geometry,
                                          const ChartStyle& style);

} // namespace rooflab
