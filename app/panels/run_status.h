// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench_process.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace rooflab {

/// The part of the status bar that follows a run: what is measured, how far, how long still.
class RunStatus final : public QWidget {
    Q_OBJECT

public:
    explicit RunStatus(QWidget* parent = nullptr);

    void showStarting(const QString& what);
    void showProgress(const ProgressEvent& progress);
    void showStopping();
    void showEnd();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void cancelRequested();

private:
    void showTimeLeft();

    QLabel* m_what;
    QProgressBar* m_bar;
    QLabel* m_timeLeft;
    QPushButton* m_cancel;
    QTimer m_countdown;
    double m_secondsLeft = -1.0;
};

} // namespace rooflab
