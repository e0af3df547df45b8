// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chart/figure_embedding.h"

#include <QDialog>

#include <cstddef>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rooflab {

/// Asks for the size, the theme, the file and the data of a figure.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const QString& suggestedPath, ThemeId theme, QWidget* parent = nullptr);

    /// What the figure shows and could carry, said beside the choice.
    void setDrawn(std::size_t runs, std::size_t references);

    /// Arrows, paths and the slope's ruler are drawn too; what is imagined only if it is asked for.
    void setOverlays(ChartOverlays overlays);

    [[nodiscard]] FigureOptions options() const;
    [[nodiscard]] EmbeddingChoice embedding() const;
    [[nodiscard]] QString path() const;

private:
    void browse();
    void check();
    void sayWhatIsCarried();

    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QComboBox* m_theme;
    QCheckBox* m_withGhosts;
    QCheckBox* m_withData;
    QCheckBox* m_leaveOutNames;
    QLabel* m_carried;
    QLineEdit* m_path;
    QLabel* m_problem;
    QPushButton* m_export;
    ChartOverlays m_overlays;
    std::size_t m_runs = 0;
    std::size_t m_references = 0;
};

} // namespace rooflab
