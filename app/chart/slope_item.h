// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/layer_item.h"
#include "app/chart/place_labels.h"

namespace rooflab {

/// "Why slope 1": the decade ruler, the left edge, the gap between two ceilings, and the words.
class SlopeItem : public LayerItem {
public:
    explicit SlopeItem(QGraphicsItem* parent);

    void setSlope(const SlopeShapes& shapes, StatementBox statement, const QRectF& plot,
                  const ChartStyle& style);
    [[nodiscard]] QRectF statementRect() const { return m_statement.rect; }
    [[nodiscard]] QStringList statementLines() const { return m_statement.lines; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintRuler(QPainter& painter) const;
    void paintGap(QPainter& painter) const;
    void paintStatement(QPainter& painter) const;

    SlopeShapes m_shapes;
    StatementBox m_statement;
    ChartStyle m_style;
};

} // namespace rooflab
