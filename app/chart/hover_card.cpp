// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/hover_card.h"

#include "app/chart/chart_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

double padding(const ChartStyle& style)
{
    return 0.8 * style.labelPixels;
}
double columnGap(const ChartStyle& style)
{
    return 1.0 * style.labelPixels;
}
QFont bodyFont(const ChartStyle& style)
{
    return style.font(style.labelPixels);
}
QFont headingFont(const ChartStyle& style)
{
    return style.font(style.labelPixels * 1.08, QFont::DemiBold);
}

/// The first of right, left, below, above where the card keeps its distance; else pushed inside.
QRectF beside(QPointF anchor, QSizeF size, double clearance, const QRectF& room, CardSide preferred)
{
    const double middleX = anchor.x() - size.width() / 2.0;
    const double middleY = anchor.y() - size.height() / 2.0;
    const auto clampX = [&](double x) {
        return std::clamp(x, room.left(), std::max(room.left(), room.right() - size.width()));
    };
    const auto clampY = [&](double y) {
        return std::clamp(y, room.top(), std::max(room.top(), room.bottom() - size.height()));
    };
    std::array wishes{
        QRectF(QPointF(anchor.x() + clearance, clampY(middleY)), size),
        QRectF(QPointF(anchor.x() - clearance - size.width(), clampY(middleY)), size),
        QRectF(QPointF(clampX(middleX), anchor.y() + clearance), size),
        QRectF(QPointF(clampX(middleX), anchor.y() - clearance - size.height()), size)};
    if (preferred == CardSide::Below) {
        std::rotate(wishes.begin(), wishes.begin() + 2, wishes.end());
    }
    for (const QRectF& wish : wishes) {
        if (room.contains(wish)) {
            return wish;
        }
    }
    return {QPointF(clampX(anchor.x() + clearance), clampY(middleY)), size};
}

} // namespace

HoverCard::HoverCard(QGraphicsItem* parent) : LayerItem(parent, layer::card)
{
    setVisible(false);
}

void HoverCard::setChartStyle(const ChartStyle& style)
{
    m_style = style;
}

double HoverCard::rowHeight() const
{
    return std::ceil(lineHeight(bodyFont(m_style)) * 1.15);
}

QSizeF HoverCard::contentSize() const
{
    const QFontMetricsF heading(headingFont(m_style));
    const QFontMetricsF body(bodyFont(m_style));
    double width = heading.horizontalAdvance(m_text.heading);
    if (!m_text.place.isEmpty()) {
        width += columnGap(m_style) + body.horizontalAdvance(m_text.place);
    }
    double height = std::ceil(heading.height() * 1.3);
    height += rowHeight() * static_cast<double>(m_text.rows.size());
    if (!m_text.rows.empty()) {
        width = std::max(width, m_labelColumn + columnGap(m_style) + m_valueColumn);
    }
    if (!m_text.others.empty()) {
        height += 0.6 * m_style.labelPixels;
        height += rowHeight() * static_cast<double>(m_text.others.size());
    }
    for (const QString& other : m_text.others) {
        width = std::max(width, body.horizontalAdvance(other));
    }
    if (!m_more.isEmpty()) {
        height += rowHeight();
        width = std::max(width, body.horizontalAdvance(m_more));
    }
    return {std::ceil(width), height};
}

void HoverCard::fitRows(QSizeF room)
{
    const QFontMetricsF body(bodyFont(m_style));
    const QFontMetricsF heading(headingFont(m_style));
    const double em = m_style.labelPixels;
    const double widest = std::min(42.0 * em, room.width() - 2.0 * padding(m_style));
    const double placeWidth
        = m_text.place.isEmpty() ? 0.0 : columnGap(m_style) + body.horizontalAdvance(m_text.place);
    m_text.heading = heading.elidedText(m_text.heading, Qt::ElideMiddle, widest - placeWidth);
    m_labelColumn = 0.0;
    m_valueColumn = 0.0;
    for (const auto& [label, value] : m_text.rows) {
        m_labelColumn = std::max(m_labelColumn, body.horizontalAdvance(label));
        m_valueColumn = std::max(m_valueColumn, body.horizontalAdvance(value));
    }
    m_labelColumn = std::min(m_labelColumn, widest * 0.45);
    m_valueColumn = std::min(m_valueColumn, widest - m_labelColumn - columnGap(m_style));
    for (auto& [label, value] : m_text.rows) {
        label = body.elidedText(label, Qt::ElideRight, m_labelColumn);
        value = body.elidedText(value, Qt::ElideMiddle, m_valueColumn);
    }
    for (QString& other : m_text.others) {
        other = body.elidedText(other, Qt::ElideMiddle, widest);
    }
    std::size_t dropped = 0;
    m_more.clear();
    while (contentSize().height() + 2.0 * padding(m_style) > room.height()
           && !(m_text.rows.empty() && m_text.others.empty())) {
        if (m_text.others.size() > 2 || m_text.rows.empty()) {
            m_text.others.pop_back();
        } else {
            m_text.rows.pop_back();
        }
        ++dropped;
        m_more = tr("%1 more in Details").arg(static_cast<qulonglong>(dropped));
    }
}

void HoverCard::showText(CardText text, QPointF anchor, double clearance, const QRectF& room,
                         CardSide preferred)
{
    m_text = std::move(text);
    // In a small window the card leaves the point and its surroundings visible.
    const double em = m_style.labelPixels;
    const double width = std::min(room.width(), std::max(24.0 * em, room.width() * 0.6));
    const double height = room.height() < 40.0 * em ? room.height() * 0.78 : room.height();
    fitRows(QSizeF(width, height));
    const double pad = padding(m_style);
    const QSizeF size = contentSize() + QSizeF(2.0 * pad, 2.0 * pad);
    setBounds(beside(anchor, size, clearance, room, preferred).toAlignedRect());
    setVisible(true);
}

void HoverCard::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const double pad = padding(m_style);
    const QRectF frame = boundingRect().adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_style.cardBorder, m_style.hairline));
    painter->setBrush(m_style.cardBackground);
    painter->drawRoundedRect(frame, 0.4 * m_style.labelPixels, 0.4 * m_style.labelPixels);

    const QFontMetricsF heading(headingFont(m_style));
    const QFontMetricsF body(bodyFont(m_style));
    const double left = boundingRect().left() + pad;
    const double right = boundingRect().right() - pad;
    double y = boundingRect().top() + pad;
    painter->setFont(headingFont(m_style));
    painter->setPen(m_style.ink);
    painter->drawText(QPointF(left, y + heading.ascent()), m_text.heading);
    painter->setFont(bodyFont(m_style));
    painter->setPen(m_style.mutedInk);
    painter->drawText(QPointF(right - body.horizontalAdvance(m_text.place), y + heading.ascent()),
                      m_text.place);
    y += std::ceil(heading.height() * 1.3);
    for (const auto& [label, value] : m_text.rows) {
        painter->setPen(m_style.mutedInk);
        painter->drawText(QPointF(left, y + body.ascent()), label);
        painter->setPen(m_style.ink);
        painter->drawText(QPointF(left + m_labelColumn + columnGap(m_style), y + body.ascent()),
                          value);
        y += rowHeight();
    }
    painter->setPen(m_style.mutedInk);
    if (!m_text.others.empty()) {
        const double rule = y + 0.15 * m_style.labelPixels;
        painter->setPen(QPen(m_style.gridMajor, m_style.hairline));
        painter->drawLine(QPointF(left, rule), QPointF(right, rule));
        painter->setPen(m_style.mutedInk);
        y += 0.6 * m_style.labelPixels;
        for (const QString& other : m_text.others) {
            painter->drawText(QPointF(left, y + body.ascent()), other);
            y += rowHeight();
        }
    }
    if (!m_more.isEmpty()) {
        painter->drawText(QPointF(left, y + body.ascent()), m_more);
    }
    painter->restore();
}

} // namespace rooflab
