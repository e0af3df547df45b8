// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/sweep_content.h"

#include "app/reading/sentence_text.h"
#include "core/format.h"
#include "core/record_filter.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_set>

namespace rooflab {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("SweepPanel", source);
}

std::size_t placeOf(const std::vector<std::string>& names, const std::string& name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

QString sweepName(const SweepSeries& sweep)
{
    const QString variant = toQt(sweep.variant);
    return sweep.kernel == "vector_add" && !variant.isEmpty()
        ? variant
        : (toQt(sweep.kernel) + QLatin1Char(' ') + variant).trimmed();
}

/// A field of RFC 4180.
QString quoted(const QString& field)
{
    if (!field.contains(QLatin1Char(',')) && !field.contains(QLatin1Char('"'))
        && !field.contains(QLatin1Char('\n'))) {
        return field;
    }
    return QLatin1Char('"') + QString(field).replace(QLatin1Char('"'), QStringLiteral("\"\""))
        + QLatin1Char('"');
}

QString exact(const std::optional<double>& value)
{
    return value ? toQt(formatExact(*value)) : QString();
}

} // namespace

void leaveOutHidden(std::vector<SweepSeries>& sweeps, const Session& session,
                    const ChartContent& content)
{
    const std::unordered_set<std::string> hiddenIds(session.view.hiddenIds.begin(),
                                                    session.view.hiddenIds.end());
    for (SweepSeries& sweep : sweeps) {
        const auto removed = std::erase_if(sweep.points, [&](const SweepPoint& point) {
            return content.isFilteredOut(point.measurement)
                || hiddenIds.contains(session.measurements[point.measurement].id);
        });
        if (removed > 0) {
            sweep.remarks.push_back(
                say("%1 records of it are hidden and not drawn", std::to_string(removed)));
        }
    }
}

SweepRow sweepRow(const SweepSeries& sweep, const ChartContent& content)
{
    SweepRow row;
    row.name = sweepName(sweep);
    row.device = sweep.device ? toQt(*sweep.device) : QString();
    row.precision = sweep.precision ? toQt(toText(*sweep.precision)) : QString();
    row.fixed = toQt(sweep.fixed);
    row.source = sweep.files.size() == 1 ? toQt(sweep.files.front()).section(QLatin1Char('/'), -1)
        : sweep.files.empty()            ? QString()
                                         : text("%1 files").arg(sweep.files.size());
    row.points = sweep.points.size();
    row.series = placeOf(content.series, sweep.variant.empty() ? sweep.kernel : sweep.variant);
    row.deviceIndex = placeOf(content.devices, sweep.device.value_or("device not recorded"));
    row.key = QStringList{toQt(sweep.parameter),
                          row.name,
                          row.device,
                          row.precision,
                          row.fixed,
                          sweep.files.empty() ? QString() : toQt(sweep.files.front())}
                  .join(QLatin1Char('\n'));
    return row;
}

SweepCurve sweepCurve(const SweepSeries& sweep, const Session& session, const ChartContent& content,
                      SweepQuantity quantity)
{
    const SweepRow row = sweepRow(sweep, content);
    SweepCurve curve{row.name, row.series, row.deviceIndex, {}};
    for (const SweepPoint& point : sweep.points) {
        if (!point.value) {
            continue;
        }
        SweepMark mark;
        mark.id = toQt(session.measurements[point.measurement].id);
        mark.x = point.parameter;
        mark.value = *point.value;
        mark.atMin = point.atMin;
        mark.atMedian = point.atMedian;
        mark.standing = point.standing;
        QStringList lines{
            text("%1, %2 = %3")
                .arg(row.name, toQt(sweep.parameter), toQt(formatNumber(point.parameter, 10))),
            quantityText(quantity, *point.value, content.units)};
        if (point.atMin && point.atMedian) {
            lines.append(text("min %1, median %2")
                             .arg(quantityText(quantity, *point.atMin, content.units),
                                  quantityText(quantity, *point.atMedian, content.units)));
        }
        if (point.standing == Standing::Failed) {
            lines.append(text("its validation failed"));
        } else if (point.standing == Standing::Partial) {
            lines.append(text("not fully validated"));
        }
        mark.text = lines.join(QLatin1Char('\n'));
        curve.marks.push_back(std::move(mark));
    }
    return curve;
}

QString sweepCsv(const std::vector<const SweepSeries*>& sweeps, const Session& session,
                 SweepQuantity quantity)
{
    const QString unit = quantity == SweepQuantity::Bandwidth ? QStringLiteral("bytes_per_s")
        : quantity == SweepQuantity::Time                     ? QStringLiteral("s")
                                                              : QStringLiteral("flop_per_s");
    const QString name = toQt(toText(quantity)) + QLatin1Char('_') + unit;
    QString csv = QStringLiteral("id,kernel,variant,device,precision,parameter,parameter_value,%1,"
                                 "%1_at_min,%1_at_median,standing\n")
                      .arg(name);
    for (const SweepSeries* sweep : sweeps) {
        for (const SweepPoint& point : sweep->points) {
            const QStringList fields{toQt(session.measurements[point.measurement].id),
                                     toQt(sweep->kernel),
                                     toQt(sweep->variant),
                                     toQt(sweep->device.value_or(std::string())),
                                     sweep->precision ? toQt(toText(*sweep->precision)) : QString(),
                                     toQt(sweep->parameter),
                                     exact(point.parameter),
                                     exact(point.value),
                                     exact(point.atMin),
                                     exact(point.atMedian),
                                     toQt(toText(point.standing))};
            QStringList cells;
            for (const QString& field : fields) {
                cells.append(quoted(field));
            }
            csv += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
        }
    }
    return csv;
}

QString sweepRemarks(const std::vector<const SweepSeries*>& shown,
                     const std::vector<SweepSeries>& all)
{
    QStringList lines;
    for (const SweepSeries* sweep : shown) {
        if (sweep->twin) {
            lines.append(text("%1 stands beside %2 because it is its controlled twin: same grid, "
                              "same loop steps, same elements of a wavefront; the access pattern "
                              "alone differs")
                             .arg(sweepName(all[*sweep->twin]), sweepName(*sweep)));
        }
        for (const Sentence& remark : sweep->remarks) {
            lines.append(text("%1: %2").arg(sweepName(*sweep), sentenceText(remark)));
        }
        const auto withoutValue
            = std::count_if(sweep->points.begin(), sweep->points.end(),
                            [](const SweepPoint& point) { return !point.value; });
        if (withoutValue > 0) {
            lines.append(text("%1: %2 records have no such value and are not drawn")
                             .arg(sweepName(*sweep))
                             .arg(withoutValue));
        }
    }
    lines.removeDuplicates();
    return lines.join(QLatin1Char('\n'));
}

} // namespace rooflab
