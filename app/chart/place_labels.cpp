// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/place_labels.h"

#include "app/chart/chart_text.h"
#include "app/chart/label_board.h"
#include "app/chart/markers.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace rooflab {

namespace {

/// Above this many visible points their names would be a thicket.
constexpr std::size_t maximumPointLabels = 14;

/// The highest knee farthest to the left is the corner of the roof; it is labelled first.
std::vector<KneeMark> byImportance(const PlotGeometry& geometry)
{
    std::vector<KneeMark> knees = geometry.knees;
    std::stable_sort(knees.begin(), knees.end(), [](const KneeMark& a, const KneeMark& b) {
        return std::pair(a.pixel.y(), a.pixel.x()) < std::pair(b.pixel.y(), b.pixel.x());
    });
    return knees;
}

/// A knee gets its dashed line together with its label, or neither.
void placeKnees(LabelBoard& labels)
{
    const double em = labels.style.labelPixels;
    const double height = labels.boxHeight();
    for (const KneeMark& knee : byImportance(labels.geometry)) {
        const QLineF line = kneeLine(knee, labels.geometry.plot);
        if (labels.placer.crossesBox(line)) {
            continue;
        }
        const QString text = labels.elided(labels.content.knees[knee.knee].label, 22.0 * em);
        const double width = labels.metrics.horizontalAdvance(text);
        const double sideways = 0.5 * em + width / 2.0;
        std::vector<PlacedBox> boxes;
        for (double y = labels.geometry.plot.bottom() - 0.6 * em - height / 2.0;
             y > knee.pixel.y() + height; y -= height * 1.3) {
            boxes.push_back({QPointF(knee.pixel.x() + sideways, y), width, height, 0.0});
            boxes.push_back({QPointF(knee.pixel.x() - sideways, y), width, height, 0.0});
        }
        if (const auto box = labels.placer.firstFree(boxes)) {
            labels.add(Annotation::Kind::Knee, knee.knee, text, *box);
            labels.placer.addLine(line);
        }
    }
}

/// Ever shorter forms of a ceiling's label. The value stands behind two blanks and stays whole.
QStringList ceilingTexts(const LabelBoard& labels, const std::string& label, double room)
{
    const std::size_t split = label.rfind("  ");
    if (split == std::string::npos) {
        return {labels.elided(label, room)};
    }
    const QString name = plainLine(std::string_view(label).substr(0, split));
    const QString value = plainLine(std::string_view(label).substr(split));
    const double valueWidth = labels.metrics.horizontalAdvance(QLatin1Char(' ') + value);
    QStringList texts;
    for (const double width : {room, room * 0.6}) {
        const double nameWidth = width - valueWidth;
        if (nameWidth > 3.0 * labels.style.labelPixels) {
            texts << labels.metrics.elidedText(name, Qt::ElideMiddle, nameWidth) + QLatin1Char(' ')
                    + value;
        }
    }
    texts << value;
    texts.removeDuplicates();
    return texts;
}

void placeCeiling(LabelBoard& labels, const CeilingLine& line)
{
    const double em = labels.style.labelPixels;
    const ChartCeiling& ceiling = labels.content.ceilings[line.ceiling];
    const bool flat = ceiling.kind == CeilingKind::Compute;
    QLineF track = line.pixels;
    if (flat) {
        // A short compute line may carry a longer label: there is air before its knee.
        const double start = track.x2() - std::max(track.length(), 16.0 * em);
        track.setP1(QPointF(std::max(start, labels.geometry.plot.left()), track.y1()));
    }
    const double room = std::min(track.length() * 0.9, 28.0 * em);
    for (const QString& text : ceilingTexts(labels, ceiling.label, room)) {
        const auto box
            = labels.placer.alongLine(track, line.pixels, labels.metrics.horizontalAdvance(text),
                                      labels.boxHeight(), 0.3 * em, flat ? 1.0 : 0.5);
        if (box) {
            labels.add(Annotation::Kind::Ceiling, line.ceiling, text, *box);
            return;
        }
    }
}

/// Compute lines first: their place at the right end is the narrower one. Of each kind the highest
/// first, because it takes the place above: lines that lie close keep their labels in their order.
void placeCeilings(LabelBoard& labels)
{
    std::vector<CeilingLine> lines = labels.geometry.ceilings;
    const auto& ceilings = labels.content.ceilings;
    std::ranges::stable_sort(lines, std::greater(), [&](const CeilingLine& line) {
        const ChartCeiling& ceiling = ceilings[line.ceiling];
        return std::pair(ceiling.kind == CeilingKind::Compute, ceiling.valueSi);
    });
    for (const CeilingLine& line : lines) {
        placeCeiling(labels, line);
    }
}

void placePointNames(LabelBoard& labels)
{
    const PlotGeometry& geometry = labels.geometry;
    if (geometry.byIntensity.size() > maximumPointLabels) {
        return;
    }
    const double em = labels.style.labelPixels;
    for (const std::size_t point : geometry.byIntensity) {
        std::vector<QPointF> rivals;
        for (const std::size_t other : geometry.byIntensity) {
            if (other != point) {
                rivals.push_back(geometry.position(other));
            }
        }
        const QString text = labels.elided(labels.content.points[point].label, 20.0 * em);
        const auto box = labels.placer.aroundPoint(
            geometry.position(point), labels.metrics.horizontalAdvance(text), labels.boxHeight(),
            markerExtent(labels.style) + 0.5 * em, rivals);
        if (box) {
            labels.add(Annotation::Kind::Point, point, text, *box);
        }
    }
}

} // namespace

LabelPlacer occupiedPlot(const PlotGeometry& geometry, const ChartStyle& style)
{
    LabelPlacer placer(geometry.plot, style.markerRadius);
    const double radius = style.markerRadius + style.markerStroke;
    for (const std::size_t point : geometry.byIntensity) {
        placer.addPoint(geometry.position(point), radius);
    }
    for (const CeilingLine& line : geometry.ceilings) {
        placer.addLine(line.pixels);
    }
    return placer;
}

PlacedTexts placeTexts(const ChartContent& content, const PlotGeometry& geometry,
                       const OverlayShapes& shapes, const ChartOverlays& overlays,
                       const TextRequest& request, const ChartStyle& style)
{
    LabelBoard labels(content, geometry, style, occupiedPlot(geometry, style));
    for (const QLineF& line : shapes.lines()) {
        labels.placer.addLine(line);
    }
    if (!request.legend.isEmpty()) {
        labels.placer.addBox(
            {request.legend.center(), request.legend.width(), request.legend.height(), 0.0});
    }
    PlacedTexts texts;
    texts.whatIf = placeWhatIf(labels, request.whatIf);
    texts.statement = placeStatement(labels, shapes.slope.statements);
    placeGhostPoint(labels, shapes.ghosts);
    placeKnees(labels);
    placeGap(labels, shapes.slope);
    placeCeilings(labels);
    placeGhostCeilings(labels, shapes.ghosts);
    placeSlopeMarks(labels, shapes.slope);
    placeArrowLabels(labels, shapes.arrows, overlays.arrows);
    placePointNames(labels);
    texts.annotations = std::move(labels.placed);
    return texts;
}

} // namespace rooflab
