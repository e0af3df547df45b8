// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/not_plotted_model.h"

#include "app/qt_text.h"

namespace rooflab {

void NotPlottedModel::setRows(std::vector<NotPlotted> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
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

QVariant NotPlottedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const NotPlotted& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString text = toQt(index.column() == LabelColumn ? row.label : row.reason);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return text;
    case Qt::ToolTipRole:
        return text.toHtmlEscaped();
    case IdRole:
        return toQt(row.id);
    default:
        return {};
    }
}

QVariant NotPlottedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == LabelColumn ? tr("Measurement") : tr("Why it is not on the chart");
}

QHash<int, QByteArray> NotPlottedModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert(IdRole, "id");
    names.insert(SortRole, "sortValue");
    return names;
}

} // namespace rooflab
