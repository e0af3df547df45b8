// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/layer_item.h"
#include "app/chart/overlay_shapes.h"

#include <QCoreApplication>

namespace rooflab {

/// What is imagined: dashed in the accent colour, with a badge that says that it is no data.
class GhostsItem : public LayerItem {
    Q_DECLARE_TR_FUNCTIONS(GhostsItem)

public:
    explicit GhostsItem(QGraphicsItem* parent);

    /// `badge` is where badgeText(ghosts) stands.
    void setGhosts(const GhostShapes& ghosts, const QRectF& badge, const QRectF& plot,
                   const ChartStyle& style);
    [[nodiscard]] QRectF badgeRect() const { return m_badge; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    /// Empty if nothing is imagined.
    [[nodiscard]] static QString badgeText(const GhostShapes& ghosts);

private:
    void paintPoint(QPainter& painter) const;
    void paintBadge(QPainter& painter) const;

    GhostShapes m_ghosts;
    QRectF m_badge;
    ChartStyle m_style;
};

} // namespace rooflab
