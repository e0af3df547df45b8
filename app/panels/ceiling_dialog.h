// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace rooflab {

/// Asks for a ceiling that was not measured: from a data sheet, or somebody's own.
class CeilingDialog final : public QDialog {
    Q_OBJECT

public:
    explicit CeilingDialog(QWidget* parent = nullptr);

    /// What was typed; valid once the dialog is accepted.
    [[nodiscard]] Ceiling ceiling() const;

private:
    void onKindChanged();
    void check();
    [[nodiscard]] CeilingKind kind() const;

    QComboBox* m_kind;
    QLineEdit* m_label;
    QLineEdit* m_value;
    QComboBox* m_unit;
    QComboBox* m_precision;
    QComboBox* m_level;
    QComboBox* m_origin;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
    bool m_isTouched = false;
};

} // namespace rooflab
