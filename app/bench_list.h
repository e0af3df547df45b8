// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

namespace rooflab {

/// What a bench program says of itself with --list --json.
struct BenchAbilities {
    QString device; ///< name; empty if it does not tell
    PlanLimits limits;
};

/// Reads that answer.
[[nodiscard]] Result<BenchAbilities> readBenchAbilities(const QByteArray& json);

/// Asks a bench program what it can do, without waiting for it.
class BenchList : public QObject {
    Q_OBJECT

public:
    explicit BenchList(QObject* parent = nullptr);
    ~BenchList() override;

    void ask(const QString& program);

Q_SIGNALS:
    void answered(const rooflab::BenchAbilities& abilities);
    void failed(const QString& reason);

private:
    void onExit(int exitCode, QProcess::ExitStatus status);

    QProcess m_process;
    QTimer m_patience;
};

} // namespace rooflab
