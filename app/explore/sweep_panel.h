// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explore/sweep.h"

#include <QSet>
#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace rooflab {

class RecordTable;
class SessionStore;
class SweepPlot;
class SweepsModel;

/// The sweeps of the session over one parameter, as curves.
class SweepPanel final : public QWidget {
    Q_OBJECT

public:
    explicit SweepPanel(SessionStore& store, QWidget* parent = nullptr);

    void setSelectedIds(const QStringList& ids);
    /// What is drawn, as CSV.
    [[nodiscard]] QString asCsv() const;
    /// The ids of each drawn sweep, by its parameter.
    [[nodiscard]] std::vector<std::vector<std::string>> paths() const;
    /// The same, or none while "Show in the chart" is off.
    [[nodiscard]] std::vector<std::vector<std::string>> chartPaths() const;

Q_SIGNALS:
    void idsSelected(const QStringList& ids);
    /// Other sweeps are drawn, or the chart is to show them or not.
    void pathsChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    /// Seen here or as paths in the chart.
    void refreshIfSeen();
    void refreshIfStale();
    void fillParameters();
    void fillList();
    void onSwitched(int row, bool isOn);
    void draw();
    [[nodiscard]] std::vector<const SweepSeries*> shown() const;
    [[nodiscard]] SweepQuantity quantity() const;
    [[nodiscard]] QWidget* makeControls();
    [[nodiscard]] QWidget* makeBody();

    SessionStore& m_store;
    SweepsModel* m_model;
    RecordTable* m_table;
    SweepPlot* m_plot;
    QComboBox* m_parameter;
    QComboBox* m_quantity;
    QCheckBox* m_log;
    QCheckBox* m_band;
    QCheckBox* m_inChart;
    QPushButton* m_copy;
    QLabel* m_remarks;
    QStackedWidget* m_pages;
    std::vector<SweepSeries> m_sweeps;
    std::vector<std::size_t> m_listed; ///< of m_sweeps, one a row
    QSet<QString> m_off; ///< keys of the sweeps that were switched off
    bool m_isStale = true;
};

} // namespace rooflab
