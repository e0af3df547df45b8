// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/run_status.h"

#include "app/qt_text.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace rooflab {

using namespace std::chrono_literals;

RunStatus::RunStatus(QWidget* parent)
    : ProgressStatus(QStringLiteral("runStatus"), tr("Progress of the measurement"), parent)
{
    setCancel(QStringLiteral("cancelRun"), tr("Cancel run"),
              tr("Stop measuring; what is done stays"));
    m_countdown.setInterval(1s);
    connect(&m_countdown, &QTimer::timeout, this, [this] {
        m_secondsLeft = std::max(0.0, m_secondsLeft - 1.0);
        showTimeLeft();
    });
}

void RunStatus::showStarting(const QString& what)
{
    setWhat(what);
    setDone(0, 0);
    setBeside({});
    setCanCancel(true);
    show();
}

void RunStatus::showProgress(const ProgressEvent& progress)
{
    setDone(static_cast<int>(progress.done),
            static_cast<int>(std::max<std::int64_t>(progress.total, 1)));
    const QString run = toQt(progress.run);
    setWhat(run.isEmpty() ? tr("Measuring, %1 of %2").arg(progress.done).arg(progress.total)
                          : tr("Measuring %1 of %2: %3")
                                .arg(std::min(progress.done + 1, progress.total))
                                .arg(progress.total)
                                .arg(shortened(run)));
    if (progress.eta) {
        m_secondsLeft = progress.eta->value();
        m_countdown.start();
        showTimeLeft();
    }
}

void RunStatus::showStopping()
{
    setWhat(tr("Stopping…"));
    setBeside({});
    m_countdown.stop();
    setCanCancel(false);
}

void RunStatus::showEnd()
{
    m_countdown.stop();
    hide();
}

void RunStatus::showTimeLeft()
{
    const int seconds = static_cast<int>(std::ceil(m_secondsLeft));
    setBeside(seconds >= 90     ? tr("about %1 min left").arg((seconds + 30) / 60)
                  : seconds > 0 ? tr("about %1 s left").arg(seconds)
                                : tr("nearly done"));
}

} // namespace rooflab
