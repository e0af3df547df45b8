// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace rooflab {

/// The numbers of a record that a file would add, in SI base units.
struct NewRecord {
    std::optional<double> ai;
    std::optional<double> timeSeconds;
    std::optional<double> performance;
    std::optional<double> bandwidth;
    bool isPlotted = false;
    bool lacksWork = false; ///< FLOPs or bytes are not known
};

/// Measurements seen through the minimum (or the statistic they have), then ceilings.
[[nodiscard]] std::vector<NewRecord> newRecords(const Session& session);

/// The records that a file would add to the session.
class NewRecordsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        LabelColumn,
        IntensityColumn,
        TimeColumn,
        PerformanceColumn,
        BandwidthColumn,
        RemarkColumn,
        columnTotal
    };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// The session must outlive the model or the next call; nullptr: none.
    void setSession(const Session* session);
    [[nodiscard]] const std::vector<NewRecord>& records() const { return m_records; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString label(std::size_t row) const;
    /// Why a record is not plotted, or what it is.
    [[nodiscard]] QString remark(std::size_t row) const;

    const Session* m_session = nullptr;
    std::vector<NewRecord> m_records;
};

} // namespace rooflab
