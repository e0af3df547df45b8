// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench_list.h"

#include "app/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>

namespace rooflab {
namespace {

using namespace std::chrono_literals;

constexpr auto patience = 20s; // a GPU driver may take seconds to wake up

} // namespace

Result<BenchAbilities> readBenchAbilities(const QByteArray& json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (!root.value(QLatin1String("kernels")).isArray()) {
        return fail(ErrorCode::InvalidInput, "The list has no \"kernels\"", "/kernels");
    }
    BenchAbilities abilities;
    const QJsonObject device = root.value(QLatin1String("device")).toObject();
    abilities.device = device.value(QLatin1String("name")).toString();
    const double memory = device.value(QLatin1String("memory_bytes")).toDouble();
    if (memory > 0.0) {
        abilities.limits.memory = Bytes(memory);
    }
    double largestCache = 0.0;
    for (const QJsonValue& value : device.value(QLatin1String("caches")).toArray()) {
        const QJsonObject cache = value.toObject();
        largestCache = std::max(largestCache,
                                cache.value(QLatin1String("bytes")).toDouble()
                                    * cache.value(QLatin1String("count")).toDouble(1.0));
    }
    if (largestCache > 0.0) {
        abilities.limits.lastLevelCache = Bytes(largestCache);
    }
    for (const QJsonValue& value : root.value(QLatin1String("kernels")).toArray()) {
        const QJsonObject kernel = value.toObject();
        if (kernel.value(QLatin1String("supported")).toBool()) {
            abilities.limits.kernelIds.push_back(
                fromQt(kernel.value(QLatin1String("id")).toString()));
        }
    }
    return abilities;
}

BenchList::BenchList(QObject* parent) : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, &m_process, &QProcess::kill);
    connect(&m_process, &QProcess::finished, this, &BenchList::onExit);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            m_patience.stop();
            Q_EMIT failed(tr("It could not be started: %1").arg(m_process.errorString()));
        }
    });
}

BenchList::~BenchList()
{
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished(1000);
    }
}

void BenchList::ask(const QString& program)
{
    if (m_process.state() != QProcess::NotRunning) {
        const QSignalBlocker quiet(&m_process);
        m_process.kill();
        m_process.waitForFinished(1000);
    }
    m_patience.start();
    m_process.start(program, {QStringLiteral("--list"), QStringLiteral("--json")},
                    QIODevice::ReadOnly);
}

void BenchList::onExit(int exitCode, QProcess::ExitStatus status)
{
    m_patience.stop();
    if (status != QProcess::NormalExit) {
        Q_EMIT failed(tr("It does not say what it can do."));
        return;
    }
    if (exitCode != 0) {
        const QString said = QString::fromUtf8(m_process.readAllStandardError()).simplified();
        Q_EMIT failed(said.isEmpty() ? tr("It does not say what it can do.") : said.left(300));
        return;
    }
    const auto abilities = readBenchAbilities(m_process.readAllStandardOutput());
    if (abilities) {
        Q_EMIT answered(*abilities);
    } else {
        Q_EMIT failed(toQt(abilities.error().text()));
    }
}

} // namespace rooflab
