// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench_list.h"
#include "app/bench_process.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace rooflab {

class MeasureFields;

/// Asks what to measure and turns it into a request for the bench program.
class MeasureForm final : public QDialog {
    Q_OBJECT

public:
    enum class Preset { Quick, Standard, Custom };

    explicit MeasureForm(QWidget* parent = nullptr);

    /// What to start; valid once the form is accepted.
    [[nodiscard]] BenchRequest request() const;

private:
    QLayout* makeHead();
    void onBackendChanged();
    void onAnswer(const BenchAbilities& abilities);
    void onNoAnswer(const QString& reason);
    void onPresetChanged();
    void onEdited();
    void check();
    [[nodiscard]] Preset preset() const;
    [[nodiscard]] QString program() const;
    /// The plan that is handed over; absent: the program's own plan of that name.
    [[nodiscard]] Result<std::optional<Plan>> plan() const;

    QComboBox* m_backend;
    QLabel* m_device;
    QComboBox* m_preset;
    QLabel* m_threadsLabel;
    QSpinBox* m_threads;
    MeasureFields* m_fields;
    QLabel* m_summary;
    QDialogButtonBox* m_buttons;
    BenchList m_list;
    std::optional<PlanLimits> m_limits;
};

} // namespace rooflab
