// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart_content.h"

#include <QAbstractTableModel>
#include <QHash>

#include <optional>
#include <vector>

namespace rooflab {

/// The measurements that have no place on the axes: why, and what of them holds all the same.
class NotPlottedModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        LabelColumn,
        ReasonColumn,
        HoldsColumn,
        TimeColumn,
        BandwidthColumn,
        DeviceColumn,
        columnTotal
    };
    enum Role { IdRole = Qt::UserRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const Session& session, const ChartContent& content);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        QString id;
        QString label;
        QString reason;
        QString holds;
        QString statistic; ///< of the time
        QString device; ///< empty: not recorded
        std::optional<double> timeSeconds;
        std::optional<double> bandwidth; ///< B/s
    };

    [[nodiscard]] static Row rowOf(const NotPlotted& entry, const Measurement& record,
                                   Statistic statistic);
    [[nodiscard]] QString text(const Row& row, int column) const;

    std::vector<Row> m_rows;
    UnitChoice m_units;
};

} // namespace rooflab
