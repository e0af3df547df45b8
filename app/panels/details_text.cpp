// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/details_text.h"

#include "app/core_text.h"
#include "app/models/rate_text.h"
#include "app/qt_text.h"
#include "core/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("DetailsPanel", source);
}

constexpr int longestWord = 18; ///< characters that fit the panel's narrowest column

} // namespace

QString breakableHtml(const QString& plain)
{
    QString broken;
    int sinceSpace = 0;
    for (const QChar letter : plain) {
        sinceSpace = letter.isSpace() ? 0 : sinceSpace + 1;
        broken += letter;
        if (sinceSpace >= longestWord && !letter.isHighSurrogate()) {
            broken += breakPlace;
            sinceSpace = 0;
        }
    }
    return broken.toHtmlEscaped();
}

QString mutedColor(const QPalette& colors)
{
    return colors.color(QPalette::Disabled, QPalette::Text).name();
}

DetailsText detailsOfRecord(const QString& title, const std::vector<DetailRow>& rows,
                            const QPalette& colors)
{
    DetailsText details;
    details.plain = title + QLatin1Char('\n');
    details.html = QStringLiteral("<p style='margin:2px 4px'><b>%1</b></p>"
                                  "<table width='100%' cellspacing='0' cellpadding='3'>")
                       .arg(breakableHtml(title));
    std::string_view section;
    bool isFirst = true;
    for (const DetailRow& row : rows) {
        if (isFirst || toText(row.section) != section) {
            section = toText(row.section);
            isFirst = false;
            details.plain += QLatin1Char('\n') + coreText(section) + QLatin1Char('\n');
            details.html
                += QStringLiteral("<tr><td colspan='2' style='color:%1; "
                                  "padding-top:9px'><b>%2</b></td></tr>")
                       .arg(colors.color(QPalette::Link).name(), coreText(section).toHtmlEscaped());
        }
        const QString label = coreText(row.label);
        const QString value
            = row.section == DetailSection::Source ? toQt(row.text) : coreText(row.text);
        details.plain += QStringLiteral("  %1: %2\n").arg(label, value);
        details.html
            += QStringLiteral("<tr><td width='40%' style='color:%1'>%2</td><td%3>%4</td></tr>")
                   .arg(mutedColor(colors), label.toHtmlEscaped(),
                        row.recorded ? QString()
                                     : QStringLiteral(" style='color:%1; font-style:italic'")
                                           .arg(mutedColor(colors)),
                        breakableHtml(value));
    }
    details.html += QStringLiteral("</table>");
    return details;
}

DetailsText detailsOfList(const Session& session, const QStringList& ids, const QPalette& colors,
                          qsizetype most)
{
    DetailsText details;
    const QString heading = text("%1 selected").arg(ids.size());
    details.plain = heading + QLatin1Char('\n');
    details.html = QStringLiteral("<p style='margin:2px 4px'><b>%1</b></p>"
                                  "<table width='100%' cellspacing='0' cellpadding='3'>")
                       .arg(heading.toHtmlEscaped());
    for (qsizetype i = 0; i < std::min(most, ids.size()); ++i) {
        QString label;
        QStringList values;
        const std::string id = fromQt(ids.at(i));
        if (const Measurement* measurement = session.findMeasurement(id)) {
            const PlotPoint point = plotPoint(*measurement, session.view.statistic);
            label = toQt(shortLabel(*measurement));
            if (point.performance) {
                values.append(
                    toQt(formatPerformance(*point.performance, session.view.units.performance)));
            }
            if (point.bandwidth) {
                values.append(
                    toQt(formatBandwidth(*point.bandwidth, session.view.units.bandwidth)));
            }
            if (point.ai) {
                values.append(toQt(formatIntensity(*point.ai)));
            }
        } else if (const Ceiling* ceiling = session.findCeiling(id)) {
            label = toQt(ceiling->label);
            values.append(rateText(ceilingAt(*ceiling, session.view.statistic).valueSi,
                                   ceiling->kind, session.view.units));
        }
        const QString value = values.join(QStringLiteral(" · "));
        details.plain += QStringLiteral("  %1: %2\n").arg(label, value);
        details.html
            += QStringLiteral("<tr><td width='40%'>%1</td><td style='color:%2'>%3</td></tr>")
                   .arg(breakableHtml(label), mutedColor(colors), value.toHtmlEscaped());
    }
    details.html += QStringLiteral("</table>");
    if (ids.size() > most) {
        const QString rest = text("and %1 more").arg(ids.size() - most);
        details.plain += rest + QLatin1Char('\n');
        details.html += QStringLiteral("<p>%1</p>").arg(rest.toHtmlEscaped());
    }
    return details;
}

} // namespace rooflab
