// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"

#include "app/chart/chart_text.h"
#include "app/chart/markers.h"

#include <QFontMetricsF>

#include <algorithm>

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

QString elided(const Labels& labels, std::string_view text, double width)
{
    return labels.metrics.elidedText(plainLine(text), Qt::ElideMiddle, width);
}

void placeKnees(Labels& labels)
{
    const double em = labels.style.labelPixels;
    const double height = labels.metrics.height();
    for (const KneeMark& knee : labels.geometry.knees) {
        const QString text = elided(labels, labels.content.knees[knee.knee].label, 22.0 * em);
        const double width = labels.metrics.horizontalAdvance(text);
        const double sideways = 0.5 * em + width / 2.0;
        std::vector<PlacedBox> boxes;
        for (double y = labels.geometry.plot.bottom() - 0.5 * em - height / 2.0;
             y > knee.pixel.y() + height; y -= height * 1.1) {
            boxes.push_back({QPointF(knee.pixel.x() + sideways, y), width, height, 0.0});
            boxes.push_back({QPointF(knee.pixel.x() - sideways, y), width, height, 0.0});
        }
        if (const auto box = labels.placer.firstFree(boxes)) {
            labels.add(Annotation::Kind::Knee, knee.knee, text, *box);
        }
    }
}

void placeCeilings(Labels& labels)
{
    const double em = labels.style.labelPixels;
    for (const CeilingLine& line : labels.geometry.ceilings) {
        const ChartCeiling& ceiling = labels.content.ceilings[line.ceiling];
        const bool flat = ceiling.kind == CeilingKind::Compute;
        const double room = std::min(line.pixels.length() * 0.9, 34.0 * em);
        if (room < 5.0 * em) {
            continue;
        }
        const QString text = elided(labels, ceiling.label, room);
        const auto box
            = labels.placer.alongLine(line.pixels, labels.metrics.horizontalAdvance(text),
                                      labels.metrics.height(), 0.25 * em, flat ? 1.0 : 0.5);
        if (box) {
            labels.add(Annotation::Kind::Ceiling, line.ceiling, text, *box);
        }
    }
}

void placePointNames(Labels& labels)
{
    if (labels.geometry.byIntensity.size() > maximumPointLabels) {
        return;
    }
    const double em = labels.style.labelPixels;
    for (const std::size_t point : labels.geometry.byIntensity) {
        const QString text = elided(labels, labels.content.points[point].label, 20.0 * em);
        const auto box = labels.placer.aroundPoint(
            labels.geometry.position(point), labels.metrics.horizontalAdvance(text),
            labels.metrics.height(), markerExtent(labels.style) + 0.25 * em);
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
    for (const KneeMark& knee : geometry.knees) {
        placer.addLine(kneeLine(knee, geometry.plot));
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
        painter->setPen(dashed);
        painter->drawLine(kneeLine(knee, m_plot));
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
        painter->fillRect(QRectF(-box.width / 2.0 - 1.0, -box.height / 2.0 + 1.0, box.width + 2.0,
                                 box.height - 2.0),
                          plate);
        painter->setPen(inkOf(annotation.kind, m_style));
        painter->drawText(QPointF(-box.width / 2.0, (metrics.ascent() - metrics.descent()) / 2.0),
                          annotation.text);
        painter->restore();
    }
    painter->restore();
}

} // namespace rooflab
