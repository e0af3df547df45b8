// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/hover_text.h"

#include "app/chart/chart_text.h"
#include "app/qt_text.h"
#include "core/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace rooflab {

namespace {

constexpr std::size_t maximumOthers = 5;

QString translated(const char* text)
{
    return QCoreApplication::translate("rooflab::HoverCard", text);
}

void addHoverRows(CardText& card, const std::vector<DetailRow>& rows)
{
    for (const DetailRow& row : rows) {
        if (row.onHover) {
            card.rows.emplace_back(plainLine(row.label), plainLine(row.text));
        }
    }
}

} // namespace

CardText pointCard(const ChartContent& content, std::span<const std::size_t> points,
                   const DetailsProvider& provider)
{
    const ChartPoint& nearest = content.points[points.front()];
    CardText card;
    card.heading = plainLine(nearest.label);
    if (provider) {
        addHoverRows(card, provider(nearest.id));
    }
    if (card.rows.empty()) {
        card.rows = {{translated("Arithmetic intensity"), toQt(formatIntensity(nearest.ai))},
                     {translated("Performance"), toQt(formatPerformance(nearest.performance))}};
    }
    if (points.size() > 1) {
        card.place = translated("1 of %1").arg(static_cast<qulonglong>(points.size()));
    }
    for (std::size_t i = 1; i < std::min(points.size(), maximumOthers + 1); ++i) {
        const ChartPoint& other = content.points[points[i]];
        card.others.push_back(QStringLiteral("%1  %2").arg(
            plainLine(other.label), toQt(formatPerformance(other.performance))));
    }
    if (points.size() > maximumOthers + 1) {
        card.others.push_back(translated("and %1 more")
                                  .arg(static_cast<qulonglong>(points.size() - maximumOthers - 1)));
    }
    return card;
}

CardText ceilingCard(const ChartCeiling& ceiling, const DetailsProvider& provider)
{
    CardText card;
    card.heading = plainLine(ceiling.label);
    if (provider) {
        addHoverRows(card, provider(ceiling.id));
    }
    if (card.rows.empty()) {
        card.rows = {{translated("Value"),
                      toQt(ceiling.kind == CeilingKind::Bandwidth
                               ? formatBandwidth(BytesPerSecond(ceiling.valueSi))
                               : formatPerformance(FlopPerSecond(ceiling.valueSi)))},
                     {translated("Origin"), toQt(toText(ceiling.origin))}};
    }
    return card;
}

QString spokenPoint(const ChartPoint& point)
{
    return QStringLiteral("%1, %2, %3")
        .arg(plainLine(point.label), toQt(formatPerformance(point.performance)),
             toQt(formatIntensity(point.ai)));
}

} // namespace rooflab
