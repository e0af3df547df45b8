// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/figure.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rooflab {

/// Asks for the size, the theme and the file of a figure.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const QString& suggestedPath, ThemeId theme, QWidget* parent = nullptr);

    [[nodiscard]] FigureOptions options() const;
    [[nodiscard]] QString path() const;

private:
    void browse();
    void check();

    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QComboBox* m_theme;
    QLineEdit* m_path;
    QLabel* m_problem;
    QPushButton* m_export;
};

} // namespace rooflab
