// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "app/chart/layer_item.h"
#include "app/chart/markers.h"
#include "app/chart/plot_geometry.h"
#include "core/chart_content.h"

#include <QCoreApplication>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace rooflab {

/// One line of the legend: a marker, a line sample, or neither ("and 3 more").
struct LegendEntry {
    std::optional<MarkerLook> marker;
    std::optional<CeilingOrigin> line;
    std::optional<std::size_t> series; ///< index in the content; left out first where room is short
    bool neutral = false; ///< the marker explains a shape, so it has no series colour
    QString text;
    bool isFaint = false; ///< none of it is drawn now
};

/// Explains every colour, shape, fill and dash that the content uses, and no other.
class LegendItem : public LayerItem {
    Q_DECLARE_TR_FUNCTIONS(LegendItem)

public:
    explicit LegendItem(QGraphicsItem* parent);

    /// `listsFiltered`: series that the filter keeps out stay listed, so that they can be clicked.
    void setContent(const ChartContent& content, const ChartStyle& style, bool listsFiltered);
    /// Shortens to what fits; returns the size taken, empty without entries.
    QSizeF fit(QSizeF room);
    void place(QPointF topLeft);
    /// The index of the series whose entry lies there.
    [[nodiscard]] std::optional<std::size_t> seriesAt(QPointF at) const;
    /// Where the entry of a series stands; empty if it is not shown.
    [[nodiscard]] QRectF entryRect(std::size_t series) const;
    void setHovered(std::optional<std::size_t> series);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void shortenTo(std::size_t rows);
    void paintEntry(QPainter& painter, const LegendEntry& entry, QPointF topLeft) const;
    [[nodiscard]] double tightRow() const;
    [[nodiscard]] QRectF rowRect(std::size_t row) const;

    ChartStyle m_style;
    std::vector<LegendEntry> m_entries;
    std::vector<LegendEntry> m_shown;
    QSizeF m_size;
    double m_rowHeight = 0.0;
    std::optional<std::size_t> m_hovered; ///< a series
};

/// A corner of the plot where the legend touches neither point, line nor knee, and `overlays` only
/// if no corner is free of them too; the corner it has now is kept while it is free.
[[nodiscard]] std::optional<Qt::Corner> freeCorner(const PlotGeometry& geometry,
                                                   const std::vector<QLineF>& overlays,
                                                   QSizeF legend, const ChartStyle& style,
                                                   std::optional<Qt::Corner> current);
[[nodiscard]] QRectF cornerRect(const QRectF& plot, QSizeF size, Qt::Corner corner, double gap);

} // namespace rooflab
