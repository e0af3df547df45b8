// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/chart_style.h"
#include "core/chart_content.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QIcon>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace rooflab {

/// One line of the measurements table, computed once a change. Values in SI base units.
struct MeasurementRow {
    QString id;
    QString label;
    QString kernel;
    QString variant;
    QString precision; ///< empty: not recorded
    QString validation;
    QString device; ///< empty: not recorded
    QString source; ///< file name; empty: not recorded
    QString otherStatistic; ///< set when the asked statistic is not recorded
    std::optional<std::int64_t> size;
    std::optional<double> timeSeconds;
    std::optional<double> ai;
    std::optional<double> performance;
    std::optional<double> bandwidth;
    std::optional<double> fraction; ///< of the roof above the point
    bool hidden = false;
    bool onChart = false; ///< the two indices below are valid
    bool hollow = false;
    std::size_t series = 0;
    std::size_t deviceIndex = 0;
};

/// Without the records that the filter keeps out.
[[nodiscard]] std::vector<MeasurementRow> measurementRows(const Session& session,
                                                          const ChartContent& content);

/// The measurements that pass the filter, one a row. The check box shows or hides a point.
class MeasurementsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        LabelColumn,
        KernelColumn,
        VariantColumn,
        PrecisionColumn,
        SizeColumn,
        TimeColumn,
        IntensityColumn,
        PerformanceColumn,
        BandwidthColumn,
        FractionColumn,
        ValidationColumn,
        DeviceColumn,
        SourceColumn,
        columnTotal
    };
    enum Role { IdRole = Qt::UserRole, SortRole };

    explicit MeasurementsModel(QObject* parent = nullptr);

    void setRows(std::vector<MeasurementRow> rows, Statistic statistic,
                 const UnitChoice& units = {});
    void setChartStyle(const ChartStyle& style);
    [[nodiscard]] const std::vector<MeasurementRow>& rows() const { return m_rows; }
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
    void hideRequested(const QStringList& ids, bool hidden);

private:
    [[nodiscard]] QString text(const MeasurementRow& row, int column) const;
    [[nodiscard]] QVariant sortValue(const MeasurementRow& row, int column) const;

    [[nodiscard]] QIcon icon(const MeasurementRow& row) const;

    std::vector<MeasurementRow> m_rows;
    QHash<QString, int> m_rowOfId;
    /// Drawn once by series, device and fill: a table asks for them row by row.
    mutable std::map<std::tuple<std::size_t, std::size_t, bool>, QIcon> m_icons;
    ChartStyle m_style;
    Statistic m_statistic = Statistic::Min;
    UnitChoice m_units;
};

} // namespace rooflab
