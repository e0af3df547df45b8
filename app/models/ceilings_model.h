// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/unit_choice.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

#include <vector>

namespace rooflab {

/// The ceilings of the session. The check box shows or hides a line; label and value of the ones
/// that somebody typed in can be edited.
class CeilingsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        LabelColumn,
        KindColumn,
        ValueColumn,
        PrecisionColumn,
        LevelColumn,
        OriginColumn,
        StatisticColumn,
        DeviceColumn,
        columnTotal
    };
    enum Role { IdRole = Qt::UserRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setCeilings(std::vector<Ceiling> ceilings, Statistic statistic,
                     const UnitChoice& units = {});
    /// -1 if there is no such record.
    [[nodiscard]] int rowOf(const QString& id) const { return m_rowOfId.value(id, -1); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    /// The session answers with a new list.
    void updateRequested(const rooflab::Ceiling& ceiling);
    /// What was typed cannot be taken.
    void editRefused(const QString& reason);

private:
    struct Row {
        Ceiling ceiling;
        CeilingValue shown;
    };
    [[nodiscard]] QString text(const Row& row, int column) const;
    bool edit(Ceiling ceiling, int column, const QString& typed);

    std::vector<Row> m_rows;
    QHash<QString, int> m_rowOfId;
    UnitChoice m_units;
};

} // namespace rooflab
