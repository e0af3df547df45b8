// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/columns_model.h"

#include "app/core_text.h"
#include "app/import/column_words.h"
#include "app/qt_text.h"

#include <QFont>

#include <algorithm>

namespace rooflab {
namespace {

/// One entry for every column of the header, in its order; what a mapping does not name is kept.
std::vector<MappedColumn> inHeaderOrder(const std::vector<HeaderColumn>& header,
                                        const ColumnMapping& mapping)
{
    std::vector<MappedColumn> columns;
    for (const HeaderColumn& each : header) {
        const QString name = toQt(each.name);
        const auto found = std::find_if(
            mapping.columns.begin(), mapping.columns.end(), [&](const MappedColumn& mapped) {
                return toQt(mapped.column).compare(name, Qt::CaseInsensitive) == 0;
            });
        MappedColumn column = found == mapping.columns.end() ? MappedColumn() : *found;
        column.column = each.name;
        columns.push_back(std::move(column));
    }
    return columns;
}

} // namespace

void ColumnsModel::setTable(const std::vector<HeaderColumn>& header, const ColumnMapping* chosen)
{
    beginResetModel();
    m_header = header;
    std::vector<std::string> names;
    for (const HeaderColumn& each : header) {
        names.push_back(each.name);
    }
    m_guess = inHeaderOrder(header, guessColumns(names));
    m_columns = chosen == nullptr ? m_guess : inHeaderOrder(header, *chosen);
    endResetModel();
}

const MappedColumn& ColumnsModel::column(int row) const
{
    return m_columns[static_cast<std::size_t>(row)];
}

bool ColumnsModel::isChanged(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return m_columns[at] != m_guess[at];
}

void ColumnsModel::setColumn(int row, MappedColumn column)
{
    m_columns[static_cast<std::size_t>(row)] = std::move(column);
    Q_EMIT dataChanged(index(row, 0), index(row, columnTotal - 1));
}

void ColumnsModel::resetToGuess()
{
    m_columns = m_guess;
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnTotal - 1));
    }
}

ColumnMapping ColumnsModel::mapping() const
{
    ColumnMapping mapping;
    for (const MappedColumn& column : m_columns) {
        if (column.role != ColumnRole::Kept) {
            mapping.columns.push_back(column);
        }
    }
    return mapping;
}

int ColumnsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

int ColumnsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QString ColumnsModel::text(std::size_t row, int column) const
{
    const MappedColumn& mapped = m_columns[row];
    switch (column) {
    case NameColumn:
        return toQt(mapped.column);
    case FirstCellColumn:
        return toQt(m_header[row].firstCell).simplified();
    case RoleColumn:
        return roleWords(mapped.role);
    case StatisticColumn:
        return mapped.statistic ? coreText(toText(*mapped.statistic)) : QString();
    case UnitColumn:
        return toQt(mapped.unit);
    case OriginColumn:
        if (isChanged(static_cast<int>(row))) {
            return tr("changed");
        }
        return mapped.role == ColumnRole::Kept ? QString() : tr("guessed");
    default:
        return {};
    }
}

QVariant ColumnsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return text(row, index.column()).toHtmlEscaped();
    case Qt::FontRole:
        if (index.column() == OriginColumn && isChanged(index.row())) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    default:
        return {};
    }
}

QVariant ColumnsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn:
        return tr("Column");
    case FirstCellColumn:
        return tr("First row");
    case RoleColumn:
        return tr("Meaning");
    case StatisticColumn:
        return tr("Statistic");
    case UnitColumn:
        return tr("Unit");
    case OriginColumn:
        return tr("Origin");
    default:
        return {};
    }
}

} // namespace rooflab
