// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"

#include "app/chart/chart_text.h"
#include "app/chart/markers.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace rooflab {

namespace {

/// Above this many visible points their names would be a thicket.
constexpr std::size_t maximumPointLabels = 14;

struct Labels {
    const ChartContent& content;
    const PlotGeometry& geometry;
    const ChartStyle& style;
    QFont font;
    QFontMetricsF metrics;
    LabelPlacer placer;
    std::vector<Annotation> placed;

    void add(Annotation::Kind kind, std::size_t index, const QString& text, const PlacedBox& box)
    {
        placer.addBox(box);
        placed.push_back({kind, index, text, box});
    }
};

double boxHeight(const ChartStyle& style)
{
    return std::ceil(1.2 * style.labelPixels);
}

QString elided(const Labels& labels, std::string_view text, double width)
{
    return labels.metrics.elidedText(plainLine(text), Qt::ElideMiddle, width);
}

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
void placeKnees(Labels& labels)
{
    const double em = labels.style.labelPixels;
    const double height = boxHeight(labels.style);
    for (const KneeMark& knee : byImportance(labels.geometry)) {
        const QLineF line = kneeLine(knee, labels.geometry.plot);
        if (labels.placer.crossesBox(line)) {
            continue;
        }
        const QString text = elided(labels, labels.content.knees[knee.knee].label, 22.0 * em);
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
QStringList ceilingTexts(const Labels& labels, const std::string& label, double room)
{
    const std::size_t split = label.rfind("  ");
    if (split == std::string::npos) {
        return {elided(labels, label, room)};
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

void placeCeiling(Labels& labels, const CeilingLine& line)
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
                                      boxHeight(labels.style), 0.3 * em, flat ? 1.0 : 0.5);
        if (box) {
            labels.add(Annotation::Kind::Ceiling, line.ceiling, text, *box);
            return;
        }
    }
}

/// Compute lines first: their place at the right end is the narrower one. Of each kind the highest
/// first, because it takes the place above: lines that lie close keep their labels in their order.
void placeCeilings(Labels& labels)
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

void placePointNames(Labels& labels)
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
        const QString text = elided(labels, labels.content.points[point].label, 20.0 * em);
        const auto box = labels.placer.aroundPoint(
            geometry.position(point), labels.metrics.horizontalAdvance(text),
            boxHeight(labels.style), markerExtent(labels.style) + 0.5 * em, rivals);
        if (box) {
            labels.add(Annotation::Kind::Point, point, text, *box);
        }
    }
}

QColor inkOf(Annotation::Kind kind, const ChartStyle& style)
{
    return kind == Annotation::Kind::Knee ? style.mutedInk : style.ink;
}

} // namespace

QLineF kneeLine(const KneeMark& knee, const QRectF& plot)
{
    return {knee.pixel, QPointF(knee.pixel.x(), plot.bottom())};
}

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

std::vector<Annotation> placeAnnotations(const ChartContent& content, const PlotGeometry& geometry,
                                         const QRectF& legend, const ChartStyle& style)
{
    const QFont font = style.font(style.labelPixels);
    Labels labels{
        content, geometry, style, font, QFontMetricsF(font), occupiedPlot(geometry, style), {}};
    if (!legend.isEmpty()) {
        labels.placer.addBox({legend.center(), legend.width(), legend.height(), 0.0});
    }
    placeKnees(labels);
    placeCeilings(labels);
    placePointNames(labels);
    return std::move(labels.placed);
}

AnnotationsItem::AnnotationsItem(QGraphicsItem* parent) : LayerItem(parent, layer::annotations) { }

void AnnotationsItem::setAnnotations(std::vector<Annotation> annotations,
                                     const std::vector<KneeMark>& knees, const QRectF& plot,
                                     const ChartStyle& style)
{
    m_annotations = std::move(annotations);
    m_knees = knees;
    m_plot = plot;
    m_style = style;
    setBounds(plot);
}

void AnnotationsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QPen dashed(m_style.knee, m_style.hairline * 1.2, Qt::CustomDashLine, Qt::FlatCap);
    dashed.setDashPattern({4.0, 3.0});
    for (const KneeMark& knee : m_knees) {
        const bool labelled = std::any_of(
            m_annotations.begin(), m_annotations.end(), [&knee](const Annotation& annotation) {
                return annotation.kind == Annotation::Kind::Knee && annotation.index == knee.knee;
            });
        if (labelled) {
            painter->setPen(dashed);
            painter->drawLine(kneeLine(knee, m_plot));
        }
        painter->setPen(QPen(m_style.ceiling, m_style.hairline * 1.5));
        painter->setBrush(m_style.plotBackground);
        const double radius = m_style.markerRadius * 0.62;
        painter->drawEllipse(knee.pixel, radius, radius);
    }
    const QFont font = m_style.font(m_style.labelPixels);
    const QFontMetricsF metrics(font);
    QColor plate = m_style.plotBackground;
    plate.setAlphaF(0.82F);
    painter->setFont(font);
    for (const Annotation& annotation : m_annotations) {
        const PlacedBox& box = annotation.box;
        painter->save();
        painter->translate(box.center);
        painter->rotate(box.angleDegrees);
        painter->fillRect(QRectF(-box.width / 2.0, -box.height / 2.0, box.width, box.height),
                          plate);
        painter->setPen(inkOf(annotation.kind, m_style));
        painter->drawText(QPointF(-box.width / 2.0, metrics.capHeight() / 2.0), annotation.text);
        painter->restore();
    }
    painter->restore();
}

} // namespace rooflab
