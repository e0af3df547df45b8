// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ceilings_model.h"

#include "app/core_text.h"
#include "app/models/rate_text.h"
#include "app/qt_text.h"
#include "core/point_details.h"

namespace rooflab {
namespace {

bool isTyped(const Ceiling& ceiling)
{
    return !ceiling.probe
        && (ceiling.origin == CeilingOrigin::Manual
            || ceiling.origin == CeilingOrigin::Theoretical);
}

QString kindText(CeilingKind kind)
{
    return kind == CeilingKind::Bandwidth ? CeilingsModel::tr("bandwidth")
                                          : CeilingsModel::tr("compute");
}

QString originText(CeilingOrigin origin)
{
    switch (origin) {
    case CeilingOrigin::Measured:
        return CeilingsModel::tr("measured");
    case CeilingOrigin::Theoretical:
        return CeilingsModel::tr("theoretical");
    case CeilingOrigin::Imported:
        return CeilingsModel::tr("imported");
    case CeilingOrigin::Manual:
        return CeilingsModel::tr("manual");
    }
    return {};
}

} // namespace

void CeilingsModel::setCeilings(std::vector<Ceiling> ceilings, Statistic statistic,
                                const UnitChoice& units)
{
    beginResetModel();
    m_units = units;
    m_rows.clear();
    m_rowOfId.clear();
    for (Ceiling& ceiling : ceilings) {
        m_rowOfId.insert(toQt(ceiling.id), static_cast<int>(m_rows.size()));
        const CeilingValue shown = ceilingAt(ceiling, statistic);
        m_rows.push_back({std::move(ceiling), shown});
    }
    endResetModel();
}

int CeilingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CeilingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant CeilingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::EditRole:
        return column == ValueColumn ? exactRateText(row.ceiling.valueSi, row.ceiling.kind)
                                     : text(row, column);
    case Qt::ToolTipRole:
        return flags(index).testFlag(Qt::ItemIsEditable) ? tr("Double-click or press F2 to edit")
                                                         : text(row, column).toHtmlEscaped();
    case Qt::CheckStateRole:
        return column == LabelColumn ? QVariant(row.ceiling.visible ? Qt::Checked : Qt::Unchecked)
                                     : QVariant();
    case Qt::TextAlignmentRole:
        return column == ValueColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole:
        return toQt(row.ceiling.id);
    case SortRole:
        return column == ValueColumn ? QVariant(row.shown.valueSi) : QVariant(text(row, column));
    default:
        return {};
    }
}

bool CeilingsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid()) {
        return false;
    }
    Ceiling ceiling = m_rows[static_cast<std::size_t>(index.row())].ceiling;
    if (role == Qt::CheckStateRole && index.column() == LabelColumn) {
        ceiling.visible = value.toInt() != Qt::Unchecked;
        Q_EMIT updateRequested(ceiling);
        return true;
    }
    if (role == Qt::EditRole && flags(index).testFlag(Qt::ItemIsEditable)) {
        return edit(std::move(ceiling), index.column(), value.toString());
    }
    return false;
}

bool CeilingsModel::edit(Ceiling ceiling, int column, const QString& typed)
{
    if (column == LabelColumn) {
        ceiling.label = fromQt(typed.trimmed());
    } else {
        const Result<double> rate = rateFromText(typed, ceiling.kind);
        if (!rate) {
            Q_EMIT editRefused(coreText(rate.error().message));
            return false;
        }
        ceiling.valueSi = *rate;
    }
    if (const Result<void> checked = checkCeiling(ceiling); !checked) {
        Q_EMIT editRefused(coreText(checked.error().message));
        return false;
    }
    Q_EMIT updateRequested(ceiling);
    return true;
}

QVariant CeilingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section == ValueColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case LabelColumn:
        return tr("Ceiling");
    case KindColumn:
        return tr("Kind");
    case ValueColumn:
        return tr("Value");
    case PrecisionColumn:
        return tr("Precision");
    case LevelColumn:
        return tr("Memory level");
    case OriginColumn:
        return tr("Origin");
    case StatisticColumn:
        return tr("Statistic");
    case DeviceColumn:
        return tr("Device");
    default:
        return {};
    }
}

Qt::ItemFlags CeilingsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid()) {
        return flags;
    }
    flags |= Qt::ItemNeverHasChildren;
    if (index.column() == LabelColumn) {
        flags |= Qt::ItemIsUserCheckable;
    }
    if ((index.column() == LabelColumn || index.column() == ValueColumn)
        && isTyped(m_rows[static_cast<std::size_t>(index.row())].ceiling)) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

QHash<int, QByteArray> CeilingsModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert(IdRole, "id");
    names.insert(SortRole, "sortValue");
    return names;
}

QString CeilingsModel::text(const Row& row, int column) const
{
    const Ceiling& ceiling = row.ceiling;
    switch (column) {
    case LabelColumn:
        return toQt(ceiling.label);
    case KindColumn:
        return kindText(ceiling.kind);
    case ValueColumn:
        return rateText(row.shown.valueSi, ceiling.kind, m_units);
    case PrecisionColumn:
        if (ceiling.kind == CeilingKind::Bandwidth) {
            return tr("any", "precision of a bandwidth ceiling");
        }
        return ceiling.precision ? toQt(toText(*ceiling.precision)) : coreText(notRecorded);
    case LevelColumn:
        if (ceiling.kind == CeilingKind::Compute) {
            return QString();
        }
        return toQt(ceiling.memoryLevel ? std::string_view(*ceiling.memoryLevel) : notRecorded);
    case OriginColumn:
        return originText(ceiling.origin);
    case StatisticColumn:
        return row.shown.statistic ? coreText(toText(*row.shown.statistic)) : QString();
    case DeviceColumn:
        return toQt(ceiling.origins().device.name ? std::string_view(*ceiling.origins().device.name)
                                                  : notRecorded);
    default:
        return {};
    }
}

} // namespace rooflab
