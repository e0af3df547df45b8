// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/annotations.h"

#include <QFontMetricsF>

#include <algorithm>

namespace rooflab {

namespace {

QColor inkOf(Annotation::Kind kind, const ChartStyle& style)
{
    switch (kind) {
    case Annotation::Kind::Knee:
        return style.mutedInk;
    case Annotation::Kind::Ghost:
    case Annotation::Kind::Ruler:
    case Annotation::Kind::LeftEdge:
    case Annotation::Kind::Slope:
        return style.accent;
    case Annotation::Kind::Ceiling:
    case Annotation::Kind::Point:
    case Annotation::Kind::Arrow:
    case Annotation::Kind::Gap:
        break;
    }
    return style.ink;
}

} // namespace

QLineF kneeLine(const KneeMark& knee, const QRectF& plot)
{
    return {knee.pixel, QPointF(knee.pixel.x(), plot.bottom())};
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
