// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/measure_plan.h"

#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLayout;
class QLineEdit;

namespace rooflab {

class TimingFields;

/// The inputs of the Measure form, made from the catalog: a new row there appears here by itself.
class MeasureFields final : public QWidget {
    Q_OBJECT

public:
    explicit MeasureFields(QWidget* parent = nullptr);

    void setChoices(const MeasureChoices& choices);
    [[nodiscard]] MeasureChoices choices() const;
    /// Kernels and precisions that the backend does not have are shown, but cannot be chosen.
    void setSupported(const PlanLimits& limits);
    /// Says under its field what is wrong; an Error without a field of its own is returned.
    [[nodiscard]] QString showProblem(const std::optional<Error>& problem);

Q_SIGNALS:
    /// Somebody changed something.
    void edited();

private:
    QWidget* makeKernels(bool probes);
    QWidget* makePrecisions();
    void addNumberField(QFormLayout* form, const FormField& field);
    void addWordField(QFormLayout* form, const FormField& field);
    QLabel* addProblemLabel(QLayout* layout, const std::string& key);
    void updateEnabled();

    std::vector<FormField> m_fields;
    std::map<std::string, QCheckBox*> m_kernels;
    std::map<Precision, QCheckBox*> m_precisions;
    std::map<std::string, QLineEdit*> m_numbers;
    std::map<std::string, std::map<std::string, QCheckBox*>> m_words;
    std::map<std::string, QLabel*> m_problems;
    TimingFields* m_timing;
};

} // namespace rooflab
