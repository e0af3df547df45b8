// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_layout.h"
#include "app/chart/layer_item.h"

#include <QCoreApplication>
#include <QString>

namespace rooflab {

/// Title, sample banner, badge of points outside, caption, and the words in an empty plot.
class TextsItem : public LayerItem {
    Q_DECLARE_TR_FUNCTIONS(TextsItem)

public:
    explicit TextsItem(QGraphicsItem* parent);

    void setTexts(const ChartLayout& layout, const QString& title, const QString& banner,
                  const QString& badge, bool empty, const QRectF& chart, const ChartStyle& style);
    /// Where the badge stands; empty without one.
    [[nodiscard]] QRectF badgeRect() const;
    void setBadgeHovered(bool hovered);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    [[nodiscard]] static QString bannerText(bool isSample);
    /// `interactive`: the badge is a button that fits the points in.
    [[nodiscard]] static QString badgeText(std::size_t outsidePoints, bool interactive);

private:
    [[nodiscard]] QStringList titleLines() const;
    void paintChip(QPainter& painter, const QRectF& rect, const QString& text, const QColor& fill,
                   const QColor& ink, const QColor& border) const;
    void paintLines(QPainter& painter, const QRectF& rect, const QStringList& lines) const;
    void paintEmpty(QPainter& painter) const;

    ChartLayout m_layout;
    ChartStyle m_style;
    QString m_title;
    QString m_banner;
    QString m_badge;
    bool m_empty = false;
    bool m_badgeHovered = false;
};

} // namespace rooflab
