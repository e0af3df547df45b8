// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart_content.h"

#include <QAbstractTableModel>
#include <QHash>

#include <vector>

namespace rooflab {

/// The measurements that have no place on the axes, with the reason.
class NotPlottedModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { LabelColumn, ReasonColumn, columnTotal };
    enum Role { IdRole = Qt::UserRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<NotPlotted> rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<NotPlotted> m_rows;
};

} // namespace rooflab
