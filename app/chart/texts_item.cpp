// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/texts_item.h"

#include "app/chart/chart_text.h"

#include <QFontMetricsF>

#include <algorithm>

namespace rooflab {

TextsItem::TextsItem(QGraphicsItem* parent) : LayerItem(parent, layer::texts) { }

QString TextsItem::bannerText(bool isSample)
{
    return isSample ? tr("Sample for learning, not measured on this machine") : QString();
}

QString TextsItem::badgeText(std::size_t outsidePoints, bool interactive)
{
    if (outsidePoints == 0) {
        return {};
    }
    const auto count = static_cast<qulonglong>(outsidePoints);
    if (outsidePoints == 1) {
        return interactive ? tr("1 point outside: fit") : tr("1 point outside the frame");
    }
    return (interactive ? tr("%1 points outside: fit") : tr("%1 points outside the frame"))
        .arg(count);
}

void TextsItem::setTexts(const ChartLayout& layout, const QString& title, const QString& banner,
                         const QString& badge, bool empty, const QRectF& chart,
                         const ChartStyle& style)
{
    m_layout = layout;
    m_title = title;
    m_banner = banner;
    m_badge = badge;
    m_empty = empty;
    m_style = style;
    setBounds(chart);
}

QRectF TextsItem::badgeRect() const
{
    if (m_badge.isEmpty()) {
        return {};
    }
    QRectF rect = m_layout.badge;
    rect.setLeft(std::max(rect.left(), rect.right() - chipWidth(m_badge, m_style)));
    return rect;
}

/// The title makes way for the badge without changing its height.
QStringList TextsItem::titleLines() const
{
    if (m_badge.isEmpty() || m_layout.titleLines.isEmpty()) {
        return m_layout.titleLines;
    }
    const double room = badgeRect().left() - m_style.tickPixels - m_layout.title.left();
    return wrapText(m_title, titleFont(m_style), room,
                    static_cast<int>(m_layout.titleLines.size()));
}

void TextsItem::setBadgeHovered(bool hovered)
{
    if (hovered != m_badgeHovered) {
        m_badgeHovered = hovered;
        update(badgeRect().adjusted(-2, -2, 2, 2));
    }
}

void TextsItem::paintChip(QPainter& painter, const QRectF& rect, const QString& text,
                          const QColor& fill, const QColor& ink, const QColor& border) const
{
    const QFont font = chipFont(m_style);
    const QFontMetricsF metrics(font);
    const double padding = 0.7 * m_style.tickPixels;
    const QString line
        = metrics.elidedText(text, Qt::ElideRight, rect.width() - 2.0 * padding + 1.0);
    painter.setPen(QPen(border, m_style.hairline));
    painter.setBrush(fill);
    const double half = m_style.hairline / 2.0;
    const double radius = 0.35 * m_style.tickPixels;
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QPointF(rect.left() + padding,
                             rect.center().y() + (metrics.ascent() - metrics.descent()) / 2.0),
                     line);
}

void TextsItem::paintLines(QPainter& painter, const QRectF& rect, const QStringList& lines) const
{
    const QFontMetricsF metrics(painter.font());
    double baseline = rect.top() + metrics.ascent();
    for (const QString& line : lines) {
        painter.drawText(QPointF(rect.left(), baseline), line);
        baseline += metrics.height();
    }
}

void TextsItem::paintEmpty(QPainter& painter) const
{
    const QRectF& plot = m_layout.plot;
    const double width = plot.width() * 0.8;
    const QFont head = m_style.font(m_style.titlePixels, QFont::DemiBold);
    const QFont body = m_style.font(m_style.labelPixels);
    const QStringList headLines = wrapText(tr("Nothing to draw yet"), head, width, 1);
    const QStringList bodyLines
        = wrapText(tr("Measure this machine, or open results: each measurement becomes a point, "
                      "each reference a line."),
                   body, width, 3);
    const double headHeight = lineHeight(head);
    const double bodyHeight = lineHeight(body);
    double y = plot.center().y()
        - (headHeight * 1.4 + bodyHeight * static_cast<double>(bodyLines.size())) / 2.0;
    double widest = textWidth(head, headLines.join(QString()));
    for (const QString& line : bodyLines) {
        widest = std::max(widest, textWidth(body, line));
    }
    QRectF plate(0, 0, widest + 2.0 * m_style.tickPixels, 2.0 * (plot.center().y() - y));
    plate.moveCenter(plot.center());
    painter.fillRect(plate.adjusted(0, -m_style.tickPixels, 0, m_style.tickPixels),
                     m_style.plotBackground);
    const auto paintCentred
        = [&](const QStringList& lines, const QFont& font, const QColor& ink, double height) {
              painter.setFont(font);
              painter.setPen(ink);
              for (const QString& line : lines) {
                  painter.drawText(QPointF(plot.center().x() - textWidth(font, line) / 2.0,
                                           y + QFontMetricsF(font).ascent()),
                                   line);
                  y += height;
              }
          };
    paintCentred(headLines, head, m_style.ink, headHeight * 1.4);
    paintCentred(bodyLines, body, m_style.mutedInk, bodyHeight);
}

void TextsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (!m_banner.isEmpty()) {
        paintChip(*painter, m_layout.banner, m_banner, m_style.bannerBackground, m_style.bannerInk,
                  m_style.bannerBackground);
    }
    if (!m_badge.isEmpty()) {
        QColor fill = m_style.accent;
        fill.setAlphaF(m_badgeHovered ? 0.25F : 0.1F);
        paintChip(*painter, badgeRect(), m_badge, fill, m_style.accent, m_style.accent);
    }
    if (m_layout.usable) {
        painter->setFont(titleFont(m_style));
        painter->setPen(m_style.ink);
        paintLines(*painter, m_layout.title, titleLines());
        painter->setFont(captionFont(m_style));
        painter->setPen(m_style.mutedInk);
        paintLines(*painter, m_layout.caption, m_layout.captionLines);
        if (m_empty) {
            paintEmpty(*painter);
        }
    }
    painter->restore();
}

} // namespace rooflab
