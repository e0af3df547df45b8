// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"

#include <QAbstractTableModel>

#include <vector>

namespace rooflab {

/// One line of the list of sweeps.
struct SweepRow {
    QString key; ///< tells it from the others, also in the next session state
    QString name; ///< kernel and variant
    QString device; ///< empty: not recorded
    QString precision; ///< empty: not recorded
    QString fixed; ///< the other parameters
    QString source; ///< file name, or how many files; empty: not recorded
    std::size_t points = 0;
    std::size_t series = 0;
    std::size_t deviceIndex = 0;
    bool isOn = true;
};

/// The sweeps over one parameter. The check box draws a sweep or leaves it out.
class SweepsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        PointsColumn,
        DeviceColumn,
        PrecisionColumn,
        FixedColumn,
        SourceColumn,
        columnTotal
    };
    enum Role { KeyRole = Qt::UserRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<SweepRow> rows);
    void setOn(int row, bool isOn);
    [[nodiscard]] const std::vector<SweepRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// The user checked or unchecked a sweep.
    void switched(int row, bool isOn);

private:
    [[nodiscard]] QString text(const SweepRow& row, int column) const;

    std::vector<SweepRow> m_rows;
};

} // namespace rooflab
