// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/column_mapping.h"
#include "core/io/import_outcome.h"

#include <QAbstractTableModel>

#include <vector>

namespace rooflab {

/// The columns of a table, what each means, and whether that was guessed from its name.
class ColumnsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        FirstCellColumn,
        RoleColumn,
        StatisticColumn,
        UnitColumn,
        OriginColumn,
        columnTotal
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `chosen` is the user's mapping; nullptr: as guessed.
    void setTable(const std::vector<HeaderColumn>& header, const ColumnMapping* chosen);
    [[nodiscard]] const std::vector<HeaderColumn>& header() const { return m_header; }
    [[nodiscard]] const MappedColumn& column(int row) const;
    [[nodiscard]] bool isChanged(int row) const;
    void setColumn(int row, MappedColumn column);
    void resetToGuess();
    [[nodiscard]] bool isAsGuessed() const { return m_columns == m_guess; }
    /// Without the columns that are only kept.
    [[nodiscard]] ColumnMapping mapping() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(std::size_t row, int column) const;

    std::vector<HeaderColumn> m_header;
    std::vector<MappedColumn> m_guess;
    std::vector<MappedColumn> m_columns;
};

} // namespace rooflab
