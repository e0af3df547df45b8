// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text.h"
#include "app/models/measurements_model.h"
#include "app/qt_text.h"
#include "core/reference.h"

#include <QSet>

#include <unordered_map>

namespace rooflab {
namespace {

template <class Quantity> std::optional<double> plain(const std::optional<Quantity>& quantity)
{
    return quantity ? std::optional(quantity->value()) : std::nullopt;
}

QString textOr(const std::optional<std::string>& text)
{
    return text ? toQt(*text) : QString();
}

QString fileName(const std::optional<std::string>& path)
{
    return textOr(path).section(QLatin1Char('/'), -1);
}

} // namespace

std::vector<MeasurementRow> measurementRows(const Session& session, const ChartContent& content)
{
    std::unordered_map<std::size_t, const ChartPoint*> points;
    for (const ChartPoint& point : content.points) {
        points.emplace(point.measurement, &point);
    }
    QSet<QString> hidden;
    for (const std::string& id : session.view.hiddenIds) {
        hidden.insert(toQt(id));
    }
    std::vector<MeasurementRow> rows;
    rows.reserve(session.measurements.size());
    for (std::size_t i = 0; i < session.measurements.size(); ++i) {
        if (content.isFilteredOut(i)) {
            continue;
        }
        const Measurement& measurement = session.measurements[i];
        const PlotPoint point = plotPoint(measurement, content.statistic);
        MeasurementRow row;
        row.id = toQt(measurement.id);
        row.label = toQt(shortLabel(measurement));
        row.kernel = toQt(measurement.kernel);
        row.variant = toQt(measurement.variant);
        row.precision = measurement.precision ? toQt(toText(*measurement.precision)) : QString();
        row.validation = coreText(measurement.validation.describe());
        row.device = textOr(measurement.provenance.device.name);
        row.source = fileName(measurement.provenance.source.file);
        row.size = measurement.parameters.integer("size");
        if (point.time) {
            row.timeSeconds = point.time->time.value();
            if (point.time->statistic != content.statistic) {
                row.otherStatistic = coreText(toText(point.time->statistic));
            }
        }
        row.ai = plain(point.ai);
        row.performance = plain(point.performance);
        row.bandwidth = plain(point.bandwidth);
        row.fraction
            = referenceFor(measurement, point, session.ceilings, content.statistic).fraction;
        row.hidden = hidden.contains(row.id);
        if (const auto found = points.find(i); found != points.end()) {
            row.onChart = true;
            row.hollow = found->second->standing == Standing::Partial;
            row.series = found->second->series;
            row.deviceIndex = found->second->device;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace rooflab
