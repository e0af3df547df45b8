// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/layer_item.h"
#include "app/chart/overlay_shapes.h"

namespace rooflab {

/// All paths in one item: a thin line through points in the colour of their series.
class PathsItem : public LayerItem {
public:
    /// `cached`: long paths are kept as a picture, so that repaints of the window reuse it.
    explicit PathsItem(QGraphicsItem* parent, bool cached);

    void setPaths(std::vector<PathShape> paths, const QRectF& plot, const ChartStyle& style);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintPath(QPainter& painter, const PathShape& path, bool isFine) const;

    std::vector<PathShape> m_paths;
    ChartStyle m_style;
    bool m_cached = false;
    bool m_isMany = false;
    bool m_isLong = false;
};

} // namespace rooflab
