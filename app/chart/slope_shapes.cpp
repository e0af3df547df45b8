// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/chart_language.h"
#include "app/chart/markers.h"
#include "app/chart/overlay_shapes.h"
#include "app/qt_text.h"
#include "core/explore/axes_lesson.h"
#include "core/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

QPointF pixelOf(const PlotGeometry& geometry, const FramePoint& at)
{
    const PixelPoint pixel = geometry.mapping.toPixel(at.ai, at.performance);
    return {pixel.x, pixel.y};
}

/// Core states without a capital, to go on after a colon.
QString stated(const Sentence& sentence)
{
    QString text = chartSentence(sentence);
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

/// The visible lines of one kind, the highest first.
std::vector<CeilingLine> linesOf(const ChartContent& content, const PlotGeometry& geometry,
                                 CeilingKind kind)
{
    std::vector<CeilingLine> lines;
    for (const CeilingLine& line : geometry.ceilings) {
        if (content.ceilings[line.ceiling].kind == kind) {
            lines.push_back(line);
        }
    }
    std::ranges::stable_sort(lines, std::greater(), [&content](const CeilingLine& line) {
        return content.ceilings[line.ceiling].valueSi;
    });
    return lines;
}

void addRuler(SlopeShapes& shapes, const ChartCeiling& ceiling, const PlotGeometry& geometry)
{
    std::optional<FlopPerSecond> until;
    if (ceiling.meetsSi) {
        until = FlopPerSecond(*ceiling.meetsSi);
    }
    for (const RulerStep& step :
         decadeRuler(BytesPerSecond(ceiling.valueSi), until, geometry.mapping.frame())) {
        const QPointF corner = pixelOf(geometry, step.corner);
        shapes.ruler.push_back({QLineF(pixelOf(geometry, step.from), corner),
                                QLineF(corner, pixelOf(geometry, step.to))});
    }
}

void addLeftEdge(SlopeShapes& shapes, const ChartCeiling& ceiling, const ChartContent& content,
                 const PlotGeometry& geometry)
{
    const LeftEdge edge = leftEdge(BytesPerSecond(ceiling.valueSi), geometry.mapping.frame());
    if (edge.isVisible) {
        shapes.leftEdge = pixelOf(geometry, edge.at);
        shapes.leftEdgeText
            = QCoreApplication::translate("ChartText", "BW × AI_min = %1")
                  .arg(toQt(formatPerformance(edge.at.performance, content.units.performance)));
        shapes.statements << stated(edge.statement);
    }
}

double heightAt(const QLineF& line, double x)
{
    return line.y1() + line.dy() * (x - line.x1()) / line.dx();
}

/// True if a vertical line there would run through the ruler or a point.
bool isBusy(double x, const SlopeShapes& shapes, const PlotGeometry& geometry, double reach)
{
    const bool onRuler = std::ranges::any_of(shapes.ruler, [&](const RulerLegs& legs) {
        return x > legs.across.x1() - reach && x < legs.across.x2() + reach;
    });
    return onRuler || std::ranges::any_of(geometry.byIntensity, [&](std::size_t point) {
               return std::abs(geometry.position(point).x() - x) < reach;
           });
}

/// Left of the middle, because labels of flat ceilings stand at their right end.
std::optional<QLineF> gapLine(const CeilingLine& higher, const CeilingLine& lower,
                              const SlopeShapes& shapes, const PlotGeometry& geometry, double reach)
{
    const double left = std::max(higher.pixels.x1(), lower.pixels.x1());
    const double right = std::min(higher.pixels.x2(), lower.pixels.x2());
    if (right - left < 2.0 * reach) {
        return std::nullopt;
    }
    constexpr std::array fractions{0.3, 0.4, 0.2, 0.5, 0.6, 0.7, 0.1, 0.8, 0.9, 0.95, 0.05};
    const auto place = [&](double fraction) { return left + fraction * (right - left); };
    const auto free = std::ranges::find_if(fractions, [&](double fraction) {
        return !isBusy(place(fraction), shapes, geometry, reach);
    });
    const double x = place(free == fractions.end() ? fractions.front() : *free);
    return QLineF(x, heightAt(lower.pixels, x), x, heightAt(higher.pixels, x));
}

/// Between the two highest visible ceilings of one kind that do not touch. False if there are
/// none.
bool addGap(SlopeShapes& shapes, CeilingKind kind, const ChartContent& content,
            const PlotGeometry& geometry, const ChartStyle& style)
{
    const std::vector<CeilingLine> lines = linesOf(content, geometry, kind);
    const auto valueOf
        = [&content](const CeilingLine& line) { return content.ceilings[line.ceiling].valueSi; };
    // Lines that touch are no example: the next one that stands clearly apart.
    const auto lower = std::ranges::find_if(lines, [&](const CeilingLine& line) {
        return geometry.mapping.yToPixel(valueOf(line))
            - geometry.mapping.yToPixel(valueOf(lines.front()))
            > 1.2 * style.labelPixels;
    });
    if (lower == lines.end()) {
        return false;
    }
    const double high = valueOf(lines.front());
    const double low = valueOf(*lower);
    const VerticalGap gap = kind == CeilingKind::Bandwidth
        ? verticalGap(BytesPerSecond(high), BytesPerSecond(low))
        : verticalGap(FlopPerSecond(high), FlopPerSecond(low));
    shapes.gap = gapLine(lines.front(), *lower, shapes, geometry, style.labelPixels);
    shapes.gapText = QCoreApplication::translate("ChartText", "%1× (%2 decades)")
                         .arg(toQt(formatNumber(gap.ratio)), toQt(formatNumber(gap.decades, 3)));
    shapes.statements << stated(gap.statement);
    return shapes.gap.has_value();
}

void addLinearSlopes(SlopeShapes& shapes, const ChartContent& content, const PlotGeometry& geometry)
{
    for (std::size_t i = 0; i < geometry.ceilings.size(); ++i) {
        const ChartCeiling& ceiling = content.ceilings[geometry.ceilings[i].ceiling];
        if (ceiling.kind == CeilingKind::Bandwidth) {
            const std::string slope
                = formatBandwidth(BytesPerSecond(ceiling.valueSi), content.units.bandwidth);
            shapes.slopes.push_back(
                {i, QCoreApplication::translate("ChartText", "slope %1").arg(toQt(slope))});
        }
    }
}

} // namespace

SlopeShapes slopeShapes(const ChartContent& content, const PlotGeometry& geometry,
                        const ChartStyle& style)
{
    SlopeShapes shapes;
    const auto bandwidths = linesOf(content, geometry, CeilingKind::Bandwidth);
    if (bandwidths.empty()) {
        const bool isOutside = std::ranges::any_of(content.ceilings, [](const auto& ceiling) {
            return ceiling.kind == CeilingKind::Bandwidth;
        });
        shapes.statements << (isOutside ? QCoreApplication::translate(
                                  "ChartText", "No bandwidth line crosses this part of the plane.")
                                        : QCoreApplication::translate(
                                            "ChartText",
                                            "The slope is that of a bandwidth line, and the "
                                            "chart shows no bandwidth reference."));
        return shapes;
    }
    const ChartCeiling& highest = content.ceilings[bandwidths.front().ceiling];
    if (content.axes == AxisScale::Linear) {
        shapes.statements << stated(linearSlope(BytesPerSecond(highest.valueSi)));
        addLinearSlopes(shapes, content, geometry);
        return shapes;
    }
    shapes.statements << stated(logSlope(BytesPerSecond(highest.valueSi)));
    addRuler(shapes, highest, geometry);
    addLeftEdge(shapes, highest, content, geometry);
    if (!addGap(shapes, CeilingKind::Bandwidth, content, geometry, style)) {
        addGap(shapes, CeilingKind::Compute, content, geometry, style);
    }
    return shapes;
}

} // namespace rooflab
