// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;

namespace rooflab {

class FactorSlider;

/// A quantity that can be imagined: a field for a value, which the owner places above, a slider for
/// a factor of what is recorded, and a place for what is wrong. An empty field means as recorded;
/// then the recorded value is shown in it in the colour of placeholders.
class ImaginedField final : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name of the field; slider, factor and problem have it as a prefix.
    ImaginedField(const char* name, const QString& accessibleName, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit* edit() const { return m_edit; }
    void setOpen(bool isOpen);
    void showRecorded(const QString& recorded);
    /// What was typed stays as it is. Without a factor there is nothing to multiply.
    void showImagined(const QString& text, const std::optional<double>& factor);
    void setProblem(const QString& sentence);
    /// Empties the field and takes back what is wrong.
    void clear();

Q_SIGNALS:
    void typed(const QString& text);
    void factorChosen(double factor);

private:
    QLineEdit* m_edit;
    QLabel* m_factor;
    FactorSlider* m_slider;
    QLabel* m_problem;
    bool m_isTyped = false;
};

} // namespace rooflab
