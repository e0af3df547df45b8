// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"

#include <QWidget>

class QDoubleSpinBox;
class QHBoxLayout;
class QSpinBox;

namespace rooflab {

/// The inputs for how often a run is launched and how long it may take.
class TimingFields final : public QWidget {
    Q_OBJECT

public:
    explicit TimingFields(QWidget* parent = nullptr);

    void setTiming(const TimingPlan& timing);
    [[nodiscard]] TimingPlan timing() const;

Q_SIGNALS:
    /// Somebody changed something.
    void edited();

private:
    QSpinBox* makeCount(const char* name, int least);
    static void addLabelled(QHBoxLayout* row, const QString& text, QWidget* input);

    QSpinBox* m_warmup;
    QSpinBox* m_repeat;
    QDoubleSpinBox* m_timeLimit;
};

} // namespace rooflab
