// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/measurements_model.h"

#include "app/core_text.h"
#include "app/qt_text.h"
#include "core/format.h"
#include "core/point_details.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

namespace rooflab {
namespace {

QString valueOrNotRecorded(const QString& value)
{
    return value.isEmpty() ? coreText(notRecorded) : value;
}

QVariant orInvalid(const std::optional<double>& value)
{
    return value ? QVariant(*value) : QVariant();
}

} // namespace

MeasurementsModel::MeasurementsModel(QObject* parent)
    : QAbstractTableModel(parent), m_style(chartStyle(ThemeId::Light))
{
}

void MeasurementsModel::setRows(std::vector<MeasurementRow> rows, Statistic statistic,
                                const UnitChoice& units)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_statistic = statistic;
    m_units = units;
    m_rowOfId.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rowOfId.insert(m_rows[i].id, static_cast<int>(i));
    }
    endResetModel();
}

void MeasurementsModel::setChartStyle(const ChartStyle& style)
{
    m_style = style;
    m_icons.clear();
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, LabelColumn), index(rowCount() - 1, LabelColumn),
                           {Qt::DecorationRole});
    }
}

QIcon MeasurementsModel::icon(const MeasurementRow& row) const
{
    const auto [drawn, isNew] = m_icons.try_emplace({row.series, row.deviceIndex, row.hollow});
    if (isNew) {
        drawn->second = seriesIcon(m_style, row.series, row.deviceIndex, row.hollow);
    }
    return drawn->second;
}

int MeasurementsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MeasurementsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant MeasurementsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const MeasurementRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return text(row, column).toHtmlEscaped();
    case Qt::DecorationRole:
        return column == LabelColumn && row.onChart ? QVariant(icon(row)) : QVariant();
    case Qt::CheckStateRole:
        return column == LabelColumn ? QVariant(row.hidden ? Qt::Unchecked : Qt::Checked)
                                     : QVariant();
    case Qt::ForegroundRole:
        return row.hidden
            ? QVariant(QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text))
            : QVariant();
    case Qt::TextAlignmentRole:
        return column >= SizeColumn && column <= FractionColumn
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    case IdRole:
        return row.id;
    case SortRole:
        return sortValue(row, column);
    default:
        return {};
    }
}

bool MeasurementsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.column() != LabelColumn || role != Qt::CheckStateRole) {
        return false;
    }
    // The session answers with new rows; nothing is changed here.
    Q_EMIT hideRequested({m_rows[static_cast<std::size_t>(index.row())].id},
                         value.toInt() == Qt::Unchecked);
    return true;
}

QVariant MeasurementsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section >= SizeColumn && section <= FractionColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case LabelColumn:
        return tr("Measurement");
    case KernelColumn:
        return tr("Kernel");
    case VariantColumn:
        return tr("Variant");
    case PrecisionColumn:
        return tr("Precision");
    case SizeColumn:
        return tr("N");
    case TimeColumn:
        return tr("Time (%1)").arg(coreText(toText(m_statistic)));
    case IntensityColumn:
        return tr("AI, FLOP/Byte");
    case PerformanceColumn:
        return tr("FLOPS");
    case BandwidthColumn:
        return tr("Bandwidth");
    case FractionColumn:
        return tr("% of reference");
    case ValidationColumn:
        return tr("Validation");
    case DeviceColumn:
        return tr("Device");
    case SourceColumn:
        return tr("Source");
    default:
        return {};
    }
}

Qt::ItemFlags MeasurementsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid()) {
        flags |= Qt::ItemNeverHasChildren;
        if (index.column() == LabelColumn) {
            flags |= Qt::ItemIsUserCheckable;
        }
    }
    return flags;
}

QHash<int, QByteArray> MeasurementsModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert(IdRole, "id");
    names.insert(SortRole, "sortValue");
    return names;
}

QString MeasurementsModel::text(const MeasurementRow& row, int column) const
{
    switch (column) {
    case LabelColumn:
        return row.label;
    case KernelColumn:
        return row.kernel;
    case VariantColumn:
        return row.variant;
    case PrecisionColumn:
        return valueOrNotRecorded(row.precision);
    case SizeColumn:
        return row.size ? toQt(formatInteger(*row.size)) : coreText(notRecorded);
    case TimeColumn: {
        if (!row.timeSeconds) {
            return coreText(notRecorded);
        }
        const QString time = toQt(formatTime(Seconds(*row.timeSeconds)));
        return row.otherStatistic.isEmpty()
            ? time
            : tr("%1 (%2)", "time and the statistic that it is").arg(time, row.otherStatistic);
    }
    case IntensityColumn:
        return row.ai ? toQt(formatNumber(*row.ai)) : tr("none");
    case PerformanceColumn:
        return row.performance
            ? toQt(formatPerformance(FlopPerSecond(*row.performance), m_units.performance))
            : tr("none");
    case BandwidthColumn:
        return row.bandwidth
            ? toQt(formatBandwidth(BytesPerSecond(*row.bandwidth), m_units.bandwidth))
            : tr("none");
    case FractionColumn:
        return row.fraction ? toQt(formatPercent(*row.fraction)) : tr("none");
    case ValidationColumn:
        return row.validation;
    case DeviceColumn:
        return valueOrNotRecorded(row.device);
    case SourceColumn:
        return valueOrNotRecorded(row.source);
    default:
        return {};
    }
}

QVariant MeasurementsModel::sortValue(const MeasurementRow& row, int column) const
{
    switch (column) {
    case SizeColumn:
        return row.size ? QVariant(static_cast<qlonglong>(*row.size)) : QVariant();
    case TimeColumn:
        return orInvalid(row.timeSeconds);
    case IntensityColumn:
        return orInvalid(row.ai);
    case PerformanceColumn:
        return orInvalid(row.performance);
    case BandwidthColumn:
        return orInvalid(row.bandwidth);
    case FractionColumn:
        return orInvalid(row.fraction);
    default:
        return text(row, column);
    }
}

} // namespace rooflab
