// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "app/chart/label_placer.h"
#include "app/chart/layer_item.h"
#include "app/chart/plot_geometry.h"

#include <QString>

#include <vector>

namespace rooflab {

/// A text in the plot with its place.
struct Annotation {
    enum class Kind { Ceiling, Knee, Point, Arrow, Ghost, Ruler, LeftEdge, Gap, Slope };
    Kind kind = Kind::Ceiling;
    std::size_t index = 0; ///< in the content's ceilings, knees or points, or among its kind
    QString text;
    PlacedBox box;
};

/// The dashed line from a knee down to the axis.
[[nodiscard]] QLineF kneeLine(const KneeMark& knee, const QRectF& plot);

/// Draws knee marks and all labels of the plot.
class AnnotationsItem : public LayerItem {
public:
    explicit AnnotationsItem(QGraphicsItem* parent);

    void setAnnotations(std::vector<Annotation> annotations, const std::vector<KneeMark>& knees,
                        const QRectF& plot, const ChartStyle& style);
    [[nodiscard]] const std::vector<Annotation>& annotations() const { return m_annotations; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Annotation> m_annotations;
    std::vector<KneeMark> m_knees;
    QRectF m_plot;
    ChartStyle m_style;
};

} // namespace rooflab
