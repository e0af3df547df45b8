// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/what_if/what_if_outcome.h"

#include <QWidget>

class QFormLayout;
class QLabel;

namespace rooflab {

/// What follows from what is imagined: before → imagined, the rules and what is assumed.
class WhatIfReport final : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfReport(QWidget* parent = nullptr);

    void showOutcome(const WhatIfOutcome& outcome);

private:
    QFormLayout* m_lines;
    QLabel* m_rulesTitle;
    QLabel* m_rules;
    QLabel* m_assumptionsTitle;
    QLabel* m_assumptions;
};

} // namespace rooflab
