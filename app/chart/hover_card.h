// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "app/chart/layer_item.h"

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace rooflab {

/// What the card says about the thing under the cursor.
struct CardText {
    QString heading;
    QString place; ///< "1 of 3" where several points lie under the cursor
    std::vector<std::pair<QString, QString>> rows; ///< label, value
    std::vector<QString> others; ///< one short line for each further point
};

/// Where the card goes if there is room: a ceiling is hidden least by a card below it.
enum class CardSide { Right, Below };

/// The card beside a hovered point or ceiling. A scene item, so that it lies above everything in
/// the plot, follows the chart's theme, and appears in window captures.
class HoverCard : public LayerItem {
    Q_DECLARE_TR_FUNCTIONS(HoverCard)

public:
    explicit HoverCard(QGraphicsItem* parent);

    void setChartStyle(const ChartStyle& style);
    /// Shows the text beside `anchor`, inside `room`, at least `clearance` pixels from the anchor
    /// where the room allows it.
    void showText(CardText text, QPointF anchor, double clearance, const QRectF& room,
                  CardSide preferred);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void fitRows(QSizeF room);
    [[nodiscard]] QSizeF contentSize() const;
    [[nodiscard]] double rowHeight() const;

    ChartStyle m_style;
    CardText m_text;
    QString m_more; ///< "4 more in Details"
    double m_labelColumn = 0.0;
    double m_valueColumn = 0.0;
};

} // namespace rooflab
