// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explore/own_roof.h"
#include "core/unit_choice.h"

#include <QAbstractTableModel>

#include <vector>

namespace rooflab {

/// One line of the table "Own roof", in the words of the window.
struct OwnRoofLine {
    QString id;
    QString label;
    QString device; ///< empty: not recorded
    QString references; ///< the ceilings that it is compared with
    QString remarks;
    std::optional<double> fraction;
    std::optional<double> bandwidthFraction;
    std::optional<double> performance; ///< FLOP/s
    std::optional<double> roof; ///< FLOP/s
};

[[nodiscard]] OwnRoofLine ownRoofLine(const RoofRow& row, std::span<const Measurement> records,
                                      std::span<const Ceiling> ceilings);

/// Runs against the roof of their own device and precision.
class OwnRoofModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        LabelColumn,
        FractionColumn,
        PerformanceColumn,
        RoofColumn,
        BandwidthColumn,
        ReferencesColumn,
        DeviceColumn,
        RemarksColumn,
        columnTotal
    };
    /// BarRole: the fraction to draw, absent where there is none.
    enum Role { IdRole = Qt::UserRole, SortRole, BarRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<OwnRoofLine> lines, const UnitChoice& units = {});

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const OwnRoofLine& line, int column) const;
    [[nodiscard]] QVariant sortValue(const OwnRoofLine& line, int column) const;

    std::vector<OwnRoofLine> m_lines;
    UnitChoice m_units;
};

} // namespace rooflab
