// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/place_labels.h"

#include <QFontMetricsF>

#include <string_view>

namespace rooflab {

/// The plot while its texts are being placed, one after the other.
struct LabelBoard {
    const ChartContent& content;
    const PlotGeometry& geometry;
    const ChartStyle& style;
    QFontMetricsF metrics; ///< of the labels' font
    LabelPlacer placer;
    std::vector<Annotation> placed;

    LabelBoard(const ChartContent& chartContent, const PlotGeometry& plotGeometry,
               const ChartStyle& chartStyle, LabelPlacer occupied);

    void add(Annotation::Kind kind, std::size_t index, const QString& text, const PlacedBox& box);
    [[nodiscard]] double boxHeight() const;
    [[nodiscard]] QString elided(std::string_view text, double width) const;
};

[[nodiscard]] QRectF placeWhatIf(LabelBoard& labels, const QString& text);
[[nodiscard]] StatementBox placeStatement(LabelBoard& labels, const QStringList& statements);
void placeGhostPoint(LabelBoard& labels, const GhostShapes& ghosts);
void placeGhostCeilings(LabelBoard& labels, const GhostShapes& ghosts);
void placeGap(LabelBoard& labels, const SlopeShapes& slope);
void placeSlopeMarks(LabelBoard& labels, const SlopeShapes& slope);
void placeArrowLabels(LabelBoard& labels, const std::vector<ArrowShape>& shapes,
                      const std::vector<ChartArrow>& arrows);

} // namespace rooflab
