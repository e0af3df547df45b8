// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/explore/match_content.h"

#include <QAbstractTableModel>

namespace rooflab {

/// The pairs of two sides. A row is known by the id of its run of side A.
class MatchPairsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        FirstColumn,
        SecondColumn,
        PerformanceColumn,
        BandwidthColumn,
        TimeColumn,
        IntervalColumn,
        DistinctionColumn,
        DifferencesColumn,
        columnTotal
    };
    enum Role { IdRole = Qt::UserRole, SortRole, PartnerRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setPairs(std::vector<PairLine> pairs);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<PairLine> m_pairs;
};

/// The records of both sides without a partner, and why.
class MatchLeftModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { SideColumn, NameColumn, ReasonColumn, columnTotal };
    enum Role { IdRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<LeftLine> lines);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<LeftLine> m_lines;
};

} // namespace rooflab
