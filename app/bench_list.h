// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"
#include "core/result.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

namespace rooflab {

/// What a bench program says of itself with --list --json.
struct BenchAbilities {
    QString device; ///< name; empty if it does not tell
    int deviceCount = 1;
    PlanLimits limits; ///< of that device
};

/// Reads that answer.
[[nodiscard]] Result<BenchAbilities> readBenchAbilities(const QByteArray& json);

/// Asks a bench program what it can do, without waiting for it.
class BenchList : public QObject {
    Q_OBJECT

public:
    explicit BenchList(QObject* parent = nullptr);
    ~BenchList() override;

    /// A question that is still open is given up.
    void ask(const QString& program, int device = 0);

Q_SIGNALS:
    void answered(const rooflab::BenchAbilities& abilities);
    /// In the program's own words if it has any.
    void failed(const QString& reason);

private:
    void onExit(int exitCode, QProcess::ExitStatus status);

    QProcess m_process;
    QTimer m_patience;
};

} // namespace rooflab
