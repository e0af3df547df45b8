// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/run_status.h"

#include "app/qt_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace rooflab {

using namespace std::chrono_literals;

RunStatus::RunStatus(QWidget* parent)
    : QWidget(parent), m_what(new QLabel), m_bar(new QProgressBar), m_timeLeft(new QLabel),
      m_cancel(new QPushButton(tr("Cancel run")))
{
    setObjectName(QStringLiteral("runStatus"));
    m_cancel->setObjectName(QStringLiteral("cancelRun"));
    m_what->setTextFormat(Qt::PlainText);
    m_timeLeft->setTextFormat(Qt::PlainText);
    m_bar->setMaximumWidth(160);
    m_bar->setMaximumHeight(16);
    m_bar->setAccessibleName(tr("Progress of the measurement"));
    m_cancel->setToolTip(tr("Stop measuring; what is done stays"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 0, 0);
    layout->addWidget(m_what);
    layout->addWidget(m_bar);
    layout->addWidget(m_timeLeft);
    layout->addWidget(m_cancel);
    m_countdown.setInterval(1s);
    connect(&m_countdown, &QTimer::timeout, this, [this] {
        m_secondsLeft = std::max(0.0, m_secondsLeft - 1.0);
        showTimeLeft();
    });
    connect(m_cancel, &QPushButton::clicked, this, &RunStatus::cancelRequested);
    hide();
}

void RunStatus::showStarting(const QString& what)
{
    m_what->setText(what);
    m_bar->setRange(0, 0);
    m_timeLeft->clear();
    m_cancel->setEnabled(true);
    show();
}

void RunStatus::showProgress(const ProgressEvent& progress)
{
    m_bar->setRange(0, static_cast<int>(std::max<std::int64_t>(progress.total, 1)));
    m_bar->setValue(static_cast<int>(progress.done));
    const QString run = toQt(progress.run);
    m_what->setText(run.isEmpty()
                        ? tr("Measuring, %1 of %2").arg(progress.done).arg(progress.total)
                        : tr("Measuring %1 of %2: %3")
                              .arg(std::min(progress.done + 1, progress.total))
                              .arg(progress.total)
                              .arg(fontMetrics().elidedText(
                                  run, Qt::ElideRight, fontMetrics().averageCharWidth() * 44)));
    if (progress.eta) {
        m_secondsLeft = progress.eta->value();
        m_countdown.start();
        showTimeLeft();
    }
}

void RunStatus::showStopping()
{
    m_what->setText(tr("Stopping…"));
    m_timeLeft->clear();
    m_countdown.stop();
    m_cancel->setEnabled(false);
}

void RunStatus::showEnd()
{
    m_countdown.stop();
    hide();
}

QString RunStatus::text() const
{
    return m_what->text();
}

void RunStatus::showTimeLeft()
{
    const int seconds = static_cast<int>(std::ceil(m_secondsLeft));
    m_timeLeft->setText(seconds >= 90     ? tr("about %1 min left").arg((seconds + 30) / 60)
                            : seconds > 0 ? tr("about %1 s left").arg(seconds)
                                          : tr("nearly done"));
}

} // namespace rooflab
