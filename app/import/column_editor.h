// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/column_mapping.h"
#include "core/io/import_outcome.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace rooflab {

class ColumnsModel;

/// What the columns of a table mean: a list of all, and fields for the selected one.
class ColumnEditor final : public QWidget {
    Q_OBJECT

public:
    explicit ColumnEditor(QWidget* parent = nullptr);

    /// `chosen` is the user's mapping; nullopt: as guessed. Keeps the selected column, and changes
    /// nothing if both are as they are shown.
    void setTable(const std::vector<HeaderColumn>& header,
                  const std::optional<ColumnMapping>& chosen);
    /// nullopt: as guessed.
    [[nodiscard]] std::optional<ColumnMapping> mapping() const;

Q_SIGNALS:
    /// The mapping changed, and every column that needs a unit has one.
    void mappingChanged();

private:
    QWidget* makeFields();
    [[nodiscard]] int row() const;
    void showColumn();
    void takeRole();
    void takeStatistic();
    void takeUnit();
    void showProblem(const QString& problem);
    /// What keeps the mapping from being used; empty: nothing.
    [[nodiscard]] QString missingUnit() const;
    void announce();

    ColumnsModel* m_model;
    QTableView* m_table;
    QLabel* m_name;
    QComboBox* m_role;
    QComboBox* m_statistic;
    QComboBox* m_unit;
    QLabel* m_problem;
    QPushButton* m_reset;
    bool m_isFilling = false;
};

} // namespace rooflab
