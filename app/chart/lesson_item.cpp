// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/lesson_item.h"

#include "app/chart/chart_text.h"
#include "app/chart/point_places.h"
#include "app/qt_text.h"
#include "core/chart_content.h"

namespace rooflab {

namespace {

/// From the axis to the outer edge of its title.
QRectF axisBand(LessonPart part, const ChartLayout& layout, const ChartStyle& style)
{
    const QRectF& plot = layout.plot;
    const double em = style.tickPixels;
    const double title
        = layout.showAxisTitles ? lineHeight(style.font(style.axisTitlePixels)) : 0.0;
    // Clear of the other axis' labels at the corner that both share.
    if (part == LessonPart::AxisX) {
        const double top = plot.bottom() + 0.4 * em;
        const double ticks = lineHeight(style.font(style.tickPixels)) + 0.45 * em;
        return {QPointF(plot.left() - 1.3 * em, top),
                QSizeF(plot.width() + 2.6 * em, ticks + title)};
    }
    const double left = 0.3 * em;
    return {QPointF(left, plot.top() - 0.6 * em),
            QSizeF(plot.left() - 0.35 * em - left, plot.height() + 1.05 * em)};
}

} // namespace

LessonItem::LessonItem(QGraphicsItem* parent) : LayerItem(parent, layer::lesson) { }

void LessonItem::setMark(const LessonMark& mark, const ChartContent& content,
                         const PlotGeometry& geometry, const ChartLayout& layout,
                         const ChartStyle& style)
{
    m_style = style;
    m_band = QRectF();
    m_lines.clear();
    m_points.clear();
    switch (mark.part) {
    case LessonPart::None:
        break;
    case LessonPart::AxisX:
    case LessonPart::AxisY:
        m_band = axisBand(mark.part, layout, style);
        break;
    case LessonPart::References:
        for (const CeilingLine& line : geometry.ceilings) {
            const QString id = toQt(content.ceilings[line.ceiling].id);
            if (mark.ids.isEmpty() || mark.ids.contains(id)) {
                m_lines.push_back(line.pixels);
            }
        }
        break;
    case LessonPart::Points: {
        const PointPlaces places(content, geometry);
        for (const QString& id : mark.ids) {
            const auto place = places.find(fromQt(id));
            if (place && place->isVisible) {
                m_points.push_back(place->pixel);
            }
        }
        break;
    }
    }
    const double reach = 3.0 * style.labelPixels;
    setVisible(mark.part != LessonPart::None);
    setBounds(m_band.united(geometry.plot.adjusted(-reach, -reach, reach, reach)));
}

void LessonItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    QColor glow = m_style.accent;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (!m_band.isEmpty()) {
        glow.setAlphaF(0.13F);
        painter->setPen(QPen(m_style.accent, 1.5 * m_style.hairline));
        painter->setBrush(glow);
        painter->drawRoundedRect(m_band, 0.4 * m_style.tickPixels, 0.4 * m_style.tickPixels);
    }
    painter->setBrush(Qt::NoBrush);
    glow.setAlphaF(0.4F);
    painter->setPen(QPen(glow, 5.0 * m_style.ceilingWidth, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& line : m_lines) {
        painter->drawLine(line);
    }
    // Outside the rings of hovered and selected points.
    const double radius = 1.5 * m_style.markerRadius + 3.0 * m_style.markerStroke;
    for (const QPointF& point : m_points) {
        glow.setAlphaF(0.18F);
        painter->setBrush(glow);
        painter->setPen(QPen(m_style.accent, m_style.markerStroke));
        painter->drawEllipse(point, radius, radius);
    }
    painter->restore();
}

} // namespace rooflab
