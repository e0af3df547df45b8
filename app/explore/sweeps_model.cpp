// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/sweeps_model.h"

#include "app/core_text.h"
#include "core/point_details.h"

#include <QGuiApplication>
#include <QPalette>

namespace rooflab {

void SweepsModel::setRows(std::vector<SweepRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void SweepsModel::setOn(int row, bool isOn)
{
    m_rows[static_cast<std::size_t>(row)].isOn = isOn;
    Q_EMIT dataChanged(index(row, NameColumn), index(row, NameColumn), {Qt::CheckStateRole});
}

int SweepsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SweepsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QString SweepsModel::text(const SweepRow& row, int column) const
{
    const auto orNotRecorded
        = [](const QString& value) { return value.isEmpty() ? coreText(notRecorded) : value; };
    switch (column) {
    case NameColumn:
        return row.name;
    case PointsColumn:
        return QString::number(row.points);
    case DeviceColumn:
        return orNotRecorded(row.device);
    case PrecisionColumn:
        return orNotRecorded(row.precision);
    case FixedColumn:
        return row.fixed.isEmpty() ? tr("nothing else") : row.fixed;
    case SourceColumn:
        return orNotRecorded(row.source);
    default:
        return {};
    }
}

QVariant SweepsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const SweepRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isName = index.column() == NameColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return text(row, index.column()).toHtmlEscaped();
    case Qt::DecorationRole: {
        const bool isDark = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
        return isName ? QVariant(seriesIcon(chartStyle(isDark ? ThemeId::Dark : ThemeId::Light),
                                            row.series, row.deviceIndex, false))
                      : QVariant();
    }
    case Qt::CheckStateRole:
        return isName ? QVariant(row.isOn ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == PointsColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                              : QVariant();
    case KeyRole:
        return row.key;
    case SortRole:
        return index.column() == PointsColumn ? QVariant(static_cast<qulonglong>(row.points))
                                              : QVariant(text(row, index.column()));
    default:
        return {};
    }
}

bool SweepsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.column() != NameColumn || role != Qt::CheckStateRole) {
        return false;
    }
    const bool isOn = value.toInt() == Qt::Checked;
    setOn(index.row(), isOn);
    Q_EMIT switched(index.row(), isOn);
    return true;
}

QVariant SweepsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn:
        return tr("Sweep");
    case PointsColumn:
        return tr("Points");
    case DeviceColumn:
        return tr("Device");
    case PrecisionColumn:
        return tr("Precision");
    case FixedColumn:
        return tr("Held the same");
    case SourceColumn:
        return tr("Source");
    default:
        return {};
    }
}

Qt::ItemFlags SweepsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid()) {
        flags |= Qt::ItemNeverHasChildren;
        if (index.column() == NameColumn) {
            flags |= Qt::ItemIsUserCheckable;
        }
    }
    return flags;
}

} // namespace rooflab
