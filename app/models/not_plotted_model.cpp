// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/not_plotted_model.h"

#include "app/core_text.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/point_details.h"

namespace rooflab {

NotPlottedModel::Row NotPlottedModel::rowOf(const NotPlotted& entry, const Measurement& record,
                                            Statistic statistic)
{
    const PlotPoint point = plotPoint(record, statistic);
    Row row;
    row.id = toQt(entry.id);
    row.label = toQt(entry.label);
    row.reason = coreText(entry.reason);
    const auto& device = record.provenance.device.name;
    row.device = device ? toQt(*device) : QString();
    if (point.time) {
        row.timeSeconds = point.time->time.value();
        row.statistic = coreText(toText(point.time->statistic));
    }
    if (point.bandwidth) {
        row.bandwidth = point.bandwidth->value();
    }
    const bool failed = record.validation.status == ValidationStatus::Failed;
    if (!point.time) {
        row.holds = tr("what was run and where; no time is recorded");
    } else if (failed) {
        row.holds = tr("its time alone: the result is wrong");
    } else if (point.bandwidth) {
        row.holds = tr("its time and its bandwidth Q/t");
    } else if (point.performance) {
        row.holds = tr("its time and its FLOPS F/t");
    } else {
        row.holds = tr("its time");
    }
    return row;
}

void NotPlottedModel::setRows(const Session& session, const ChartContent& content)
{
    beginResetModel();
    m_units = content.units;
    m_rows.clear();
    m_rows.reserve(content.notPlotted.size());
    for (const NotPlotted& entry : content.notPlotted) {
        m_rows.push_back(rowOf(entry, session.measurements[entry.measurement], content.statistic));
    }
    endResetModel();
}

int NotPlottedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int NotPlottedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QString NotPlottedModel::text(const Row& row, int column) const
{
    switch (column) {
    case LabelColumn:
        return row.label;
    case ReasonColumn:
        return row.reason;
    case HoldsColumn:
        return row.holds;
    case TimeColumn:
        return row.timeSeconds
            ? tr("%1 (%2)", "time and the statistic that it is")
                  .arg(toQt(formatTime(Seconds(*row.timeSeconds))), row.statistic)
            : coreText(notRecorded);
    case BandwidthColumn:
        return row.bandwidth
            ? toQt(formatBandwidth(BytesPerSecond(*row.bandwidth), m_units.bandwidth))
            : tr("none");
    case DeviceColumn:
        return row.device.isEmpty() ? coreText(notRecorded) : row.device;
    default:
        return {};
    }
}

QVariant NotPlottedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const bool isNumber = column == TimeColumn || column == BandwidthColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return text(row, column).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole:
        return row.id;
    case SortRole: {
        const auto& number = column == TimeColumn ? row.timeSeconds : row.bandwidth;
        return !isNumber ? QVariant(text(row, column)) : number ? QVariant(*number) : QVariant();
    }
    default:
        return {};
    }
}

QVariant NotPlottedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && (section == TimeColumn || section == BandwidthColumn)) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case LabelColumn:
        return tr("Measurement");
    case ReasonColumn:
        return tr("Why it is not on the chart");
    case HoldsColumn:
        return tr("What still holds");
    case TimeColumn:
        return tr("Time");
    case BandwidthColumn:
        return tr("Bandwidth");
    case DeviceColumn:
        return tr("Device");
    default:
        return {};
    }
}

QHash<int, QByteArray> NotPlottedModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert(IdRole, "id");
    names.insert(SortRole, "sortValue");
    return names;
}

} // namespace rooflab
