// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chart/hover_text.h"

#include "app/chart/chart_text.h"
#include "app/core_text.h"
#include "app/qt_text.h"
#include "core/format.h"

#include <algorithm>

namespace rooflab {

namespace {

constexpr std::size_t maximumOthers = 5;

void addHoverRows(CardText& card, const std::vector<DetailRow>& rows)
{
    for (const DetailRow& row : rows) {
        if (row.onHover) {
            card.rows.emplace_back(plainLine(fromQt(coreText(row.label))),
                                   plainLine(fromQt(coreText(row.text))));
        }
    }
}

QString performanceText(const ChartContent& content, FlopPerSecond performance)
{
    return toQt(formatPerformance(performance, content.units.performance));
}

/// Which interval the whisker is, and its ends.
void addWhisker(CardText& card, const ChartContent& content, const ChartPoint& point)
{
    if (!content.whiskers || !point.low || !point.high) {
        return;
    }
    const QString label = *content.whiskers == IntervalKind::MinMax
        ? HoverCard::tr("Slowest to fastest sample")
        : HoverCard::tr("95 % interval of the median");
    card.rows.emplace_back(
        label,
        HoverCard::tr("%1 to %2")
            .arg(performanceText(content, *point.low), performanceText(content, *point.high)));
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
        card.rows = {{HoverCard::tr("Arithmetic intensity"), toQt(formatIntensity(nearest.ai))},
                     {HoverCard::tr("Performance"), performanceText(content, nearest.performance)}};
    }
    addWhisker(card, content, nearest);
    if (points.size() > 1) {
        card.place = HoverCard::tr("1 of %1").arg(static_cast<qulonglong>(points.size()));
    }
    for (std::size_t i = 1; i < std::min(points.size(), maximumOthers + 1); ++i) {
        const ChartPoint& other = content.points[points[i]];
        card.others.push_back(QStringLiteral("%1  %2").arg(
            plainLine(other.label), performanceText(content, other.performance)));
    }
    if (points.size() > maximumOthers + 1) {
        card.others.push_back(HoverCard::tr("and %1 more")
                                  .arg(static_cast<qulonglong>(points.size() - maximumOthers - 1)));
    }
    return card;
}

CardText ceilingCard(const ChartContent& content, std::size_t ceiling,
                     const DetailsProvider& provider)
{
    const ChartCeiling& shown = content.ceilings[ceiling];
    CardText card;
    card.heading = plainLine(shown.label);
    if (provider) {
        addHoverRows(card, provider(shown.id));
    }
    if (card.rows.empty()) {
        card.rows
            = {{HoverCard::tr("Value"),
                shown.kind == CeilingKind::Bandwidth
                    ? toQt(formatBandwidth(BytesPerSecond(shown.valueSi), content.units.bandwidth))
                    : performanceText(content, FlopPerSecond(shown.valueSi))},
               {HoverCard::tr("Origin"), toQt(toText(shown.origin))}};
    }
    return card;
}

QString spokenPoint(const ChartContent& content, std::size_t point)
{
    const ChartPoint& spoken = content.points[point];
    return QStringLiteral("%1, %2, %3")
        .arg(plainLine(spoken.label), performanceText(content, spoken.performance),
             toQt(formatIntensity(spoken.ai)));
}

} // namespace rooflab
