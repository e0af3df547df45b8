// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/label_board.h"

#include "app/chart/chart_text.h"

#include <cmath>
#include <utility>

namespace rooflab {

LabelBoard::LabelBoard(const ChartContent& chartContent, const PlotGeometry& plotGeometry,
                       const ChartStyle& chartStyle, LabelPlacer occupied)
    : content(chartContent), geometry(plotGeometry), style(chartStyle),
      metrics(chartStyle.font(chartStyle.labelPixels)), placer(std::move(occupied))
{
}

void LabelBoard::add(Annotation::Kind kind, std::size_t index, const QString& text,
                     const PlacedBox& box)
{
    placer.addBox(box);
    placed.push_back({kind, index, text, box});
}

double LabelBoard::boxHeight() const
{
    return std::ceil(1.2 * style.labelPixels);
}

QString LabelBoard::elided(std::string_view text, double width) const
{
    return metrics.elidedText(plainLine(text), Qt::ElideMiddle, width);
}

} // namespace rooflab
