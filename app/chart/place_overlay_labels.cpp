// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/label_board.h"
#include "app/chart/markers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rooflab {

namespace {

/// Up to this many arrows a label may stand on another line rather than be left out.
constexpr std::size_t maximumCrowdedArrows = 12;

constexpr std::size_t boxesOfRing = 8;

/// Boxes beside a point, near ones first: for labels that rather stand apart than not at all.
std::vector<PlacedBox> ringsAround(QPointF at, double width, double height, double nearest)
{
    std::vector<PlacedBox> boxes;
    for (const double gap : {nearest, nearest + height, nearest + 2.2 * height}) {
        const double x = gap + width / 2.0;
        const double y = gap + height / 2.0;
        for (const QPointF& offset :
             {QPointF(0, -y), QPointF(0, y), QPointF(x, 0), QPointF(-x, 0), QPointF(x, -y),
              QPointF(x, y), QPointF(-x, -y), QPointF(-x, y)}) {
            boxes.push_back({at + offset, width, height, 0.0});
        }
    }
    return boxes;
}

/// Both sides of the middle of a line, then farther along it.
std::vector<PlacedBox> besideLine(const QLineF& line, double width, double height, double gap)
{
    constexpr std::array fractions{0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75};
    const double length = line.length();
    const QPointF along = (line.p2() - line.p1()) / length;
    const QPointF normal
        = along.y() > 0.0 ? QPointF(along.y(), -along.x()) : QPointF(-along.y(), along.x());
    // So far that the upright box just keeps off the line, whatever its direction.
    const double distance
        = gap + (std::abs(normal.x()) * width + std::abs(normal.y()) * height) / 2.0;
    std::vector<PlacedBox> boxes;
    for (const double fraction : fractions) {
        for (const double side : {1.0, -1.0}) {
            boxes.push_back(
                {line.pointAt(fraction) + normal * (side * distance), width, height, 0.0});
        }
    }
    return boxes;
}

/// On `track`, which is the line `own` or its extension.
void placeAlong(LabelBoard& labels, const Annotation& label, const QLineF& track, const QLineF& own,
                double preferred)
{
    const double em = labels.style.labelPixels;
    const QString text
        = labels.metrics.elidedText(label.text, Qt::ElideMiddle, track.length() * 0.95);
    if (text.size() < std::min<qsizetype>(label.text.size(), 4)) {
        return;
    }
    for (const double gap : {0.3, 0.9}) {
        const auto box = labels.placer.alongLine(track, own, labels.metrics.horizontalAdvance(text),
                                                 labels.boxHeight(), gap * em, preferred);
        if (box) {
            labels.add(label.kind, label.index, text, *box);
            return;
        }
    }
}

void placeBeside(LabelBoard& labels, Annotation::Kind kind, std::size_t index, const QString& text,
                 const std::vector<PlacedBox>& boxes)
{
    auto box = labels.placer.firstFree(boxes);
    if (!box) {
        box = labels.placer.leastCrossing(boxes);
    }
    if (box) {
        labels.add(kind, index, text, *box);
    }
}

void placeRulerTexts(LabelBoard& labels, const std::vector<RulerLegs>& ruler)
{
    const QString text = QStringLiteral("×10");
    const double width = labels.metrics.horizontalAdvance(text);
    const double height = labels.boxHeight();
    const double gap = 0.3 * labels.style.labelPixels;
    std::size_t index = 0;
    for (const RulerLegs& legs : ruler) {
        const QPointF below(0.0, gap + height / 2.0);
        const QPointF right(gap + width / 2.0, 0.0);
        const std::vector<PlacedBox> across{{legs.across.center() + below, width, height, 0.0},
                                            {legs.across.center() - below, width, height, 0.0}};
        const std::vector<PlacedBox> up{{legs.up.center() + right, width, height, 0.0},
                                        {legs.up.center() - right, width, height, 0.0}};
        const bool isWide = legs.across.length() > width + 2.0 * gap;
        const bool isHigh = legs.up.length() > height + 2.0 * gap;
        for (const auto& [fits, boxes] : {std::pair(isWide, across), std::pair(isHigh, up)}) {
            const auto box = fits ? labels.placer.firstFree(boxes) : std::nullopt;
            if (box) {
                labels.add(Annotation::Kind::Ruler, index, text, *box);
            }
            ++index;
        }
    }
}

void placeLeftEdge(LabelBoard& labels, const SlopeShapes& slope)
{
    const double em = labels.style.labelPixels;
    const double width = labels.metrics.horizontalAdvance(slope.leftEdgeText);
    const double height = labels.boxHeight();
    std::vector<PlacedBox> boxes;
    for (double away = 0.6 * em + height / 2.0; away < 9.0 * em; away += 0.6 * em) {
        const QPointF right(0.8 * em + width / 2.0, 0.0);
        boxes.push_back({*slope.leftEdge + right + QPointF(0.0, away), width, height, 0.0});
        boxes.push_back({*slope.leftEdge + right - QPointF(0.0, away), width, height, 0.0});
    }
    placeBeside(labels, Annotation::Kind::LeftEdge, 0, slope.leftEdgeText, boxes);
}

} // namespace

void placeGhostPoint(LabelBoard& labels, const GhostShapes& ghosts)
{
    if (!ghosts.point) {
        return;
    }
    const double em = labels.style.labelPixels;
    const double radius = ghostRadius(labels.style);
    labels.placer.addPoint(*ghosts.point, radius);
    const QString text = labels.metrics.elidedText(ghosts.pointText, Qt::ElideMiddle, 24.0 * em);
    if (!text.isEmpty()) {
        placeBeside(labels, Annotation::Kind::Ghost, 0, text,
                    ringsAround(*ghosts.point, labels.metrics.horizontalAdvance(text),
                                labels.boxHeight(), radius + 0.3 * em));
    }
}

void placeGhostCeilings(LabelBoard& labels, const GhostShapes& ghosts)
{
    const double em = labels.style.labelPixels;
    if (ghosts.bandwidth) {
        placeAlong(labels, {Annotation::Kind::Ghost, 1, ghosts.bandwidthText, {}},
                   *ghosts.bandwidth, *ghosts.bandwidth, 0.35);
    }
    if (ghosts.compute) {
        // A short line may carry a longer label: there is air before its knee.
        QLineF track = *ghosts.compute;
        const double start = track.x2() - std::max(track.length(), 20.0 * em);
        track.setP1(QPointF(std::max(start, labels.geometry.plot.left()), track.y1()));
        placeAlong(labels, {Annotation::Kind::Ghost, 2, ghosts.computeText, {}}, track,
                   *ghosts.compute, 0.9);
    }
    if (ghosts.knee) {
        placeBeside(labels, Annotation::Kind::Ghost, 3, ghosts.kneeText,
                    ringsAround(*ghosts.knee, labels.metrics.horizontalAdvance(ghosts.kneeText),
                                labels.boxHeight(), ghostRadius(labels.style) + 0.2 * em));
    }
}

void placeGap(LabelBoard& labels, const SlopeShapes& slope)
{
    if (slope.gap) {
        placeBeside(labels, Annotation::Kind::Gap, 0, slope.gapText,
                    besideLine(*slope.gap, labels.metrics.horizontalAdvance(slope.gapText),
                               labels.boxHeight(), 0.5 * labels.style.labelPixels));
    }
}

void placeSlopeMarks(LabelBoard& labels, const SlopeShapes& slope)
{
    if (slope.leftEdge) {
        placeLeftEdge(labels, slope);
    }
    placeRulerTexts(labels, slope.ruler);
    for (const SlopeShapes::AlongLine& each : slope.slopes) {
        const QLineF& line = labels.geometry.ceilings[each.line].pixels;
        placeAlong(labels, {Annotation::Kind::Slope, each.line, each.text, {}}, line, line, 0.3);
    }
}

void placeArrowLabels(LabelBoard& labels, const std::vector<ArrowShape>& shapes,
                      const std::vector<ChartArrow>& arrows)
{
    const double em = labels.style.labelPixels;
    const double height = labels.boxHeight();
    for (const ArrowShape& shape : shapes) {
        const QString text
            = labels.metrics.elidedText(arrows[shape.arrow].label, Qt::ElideRight, 16.0 * em);
        if (text.isEmpty()) {
            continue;
        }
        const double width = labels.metrics.horizontalAdvance(text);
        const double nearest = markerExtent(labels.style) + 0.2 * em;
        auto boxes = shape.line ? besideLine(*shape.line, width, height, 0.25 * em)
                                : ringsAround(shape.middle, width, height, nearest);
        if (!shape.line && shapes.size() > maximumCrowdedArrows) {
            boxes.resize(boxesOfRing); // farther away nobody could tell whose label it is
        }
        auto box = labels.placer.firstFree(boxes);
        if (!box && shapes.size() <= maximumCrowdedArrows) {
            box = labels.placer.leastCrossing(boxes);
        }
        if (box) {
            labels.add(Annotation::Kind::Arrow, shape.arrow, text, *box);
        }
    }
}

} // namespace rooflab
