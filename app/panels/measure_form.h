// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench_process.h"
#include "core/plan.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace rooflab {

class BackendPicker;
class MeasureFields;

/// Asks what to measure and turns it into a request for the bench program.
class MeasureForm final : public QDialog {
    Q_OBJECT

public:
    explicit MeasureForm(QWidget* parent = nullptr);

    /// What to start; valid once the form is accepted.
    [[nodiscard]] BenchRequest request() const;

private:
    QLayout* makeHead();
    void onBackendChanged();
    void onPlanChanged();
    void onEdited();
    void check();
    /// Absent: a plan of one's own, as filled in.
    [[nodiscard]] std::optional<NamedPlan> namedPlan() const;
    /// The plan that is handed over; absent: the program's own plan of that name.
    [[nodiscard]] Result<std::optional<Plan>> plan() const;
    /// Why nothing can be started, whatever is filled in; empty if something can.
    [[nodiscard]] QString backendProblem() const;
    [[nodiscard]] QString summaryOf(const Plan& plan) const;

    BackendPicker* m_backend;
    QComboBox* m_plan;
    MeasureFields* m_fields;
    QLabel* m_summary;
    QDialogButtonBox* m_buttons;
};

} // namespace rooflab
