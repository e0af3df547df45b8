// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench_process.h"
#include "app/panels/progress_status.h"

#include <QTimer>

namespace rooflab {

/// The part of the status bar that follows a run: what is measured, how far, how long still.
class RunStatus final : public ProgressStatus {
    Q_OBJECT

public:
    explicit RunStatus(QWidget* parent = nullptr);

    void showStarting(const QString& what);
    void showProgress(const ProgressEvent& progress);
    void showStopping();
    void showEnd();

private:
    void showTimeLeft();

    QTimer m_countdown;
    double m_secondsLeft = -1.0;
};

} // namespace rooflab
