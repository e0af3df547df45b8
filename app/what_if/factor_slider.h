// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace rooflab {

/// A factor from 1/16 to 16 on a logarithmic scale, 1 in the middle; a step is a quarter of an
/// octave, a page an octave.
class FactorSlider final : public QSlider {
    Q_OBJECT

public:
    explicit FactorSlider(QWidget* parent = nullptr);

    [[nodiscard]] double factor() const;
    /// Goes to the nearest step without announcing it; what lies beyond the ends is clamped.
    void showFactor(double factor);

Q_SIGNALS:
    /// Somebody moved it.
    void factorChosen(double factor);
};

} // namespace rooflab
