// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/trace_groups.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <vector>

namespace rooflab {

/// The groups of a trace, the runtime's own kernels at the end.
class TraceGroupsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        KernelColumn,
        GridColumn,
        WorkgroupColumn,
        DeviceColumn,
        LaunchesColumn,
        WarmupColumn,
        columnTotal
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// The groups must outlive the model or the next call.
    void setGroups(const std::vector<TraceGroup>* groups);
    /// Index in the outcome's list of groups.
    [[nodiscard]] std::size_t groupOf(int row) const;
    /// Only the number of warm-up launches of a row changed.
    void updateWarmup(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const std::vector<TraceGroup>* m_groups = nullptr;
    std::vector<std::size_t> m_order;
};

} // namespace rooflab
