// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench_list.h"

#include "app/core_text.h"
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

/// The largest cache, for a program that does not name the last level itself.
std::optional<Bytes> largestCache(const QJsonObject& device)
{
    double largest = 0.0;
    for (const QJsonValue& value : device.value(QLatin1String("caches")).toArray()) {
        const QJsonObject cache = value.toObject();
        largest = std::max(largest,
                           cache.value(QLatin1String("bytes")).toDouble()
                               * cache.value(QLatin1String("count")).toDouble(1.0));
    }
    return largest > 0.0 ? std::optional(Bytes(largest)) : std::nullopt;
}

std::optional<Bytes> bytesAt(const QJsonObject& object, const char* key)
{
    const double bytes = object.value(QLatin1String(key)).toDouble();
    return bytes > 0.0 ? std::optional(Bytes(bytes)) : std::nullopt;
}

void readCount(const QJsonObject& object, const char* key, std::int64_t& target)
{
    const qint64 count = object.value(QLatin1String(key)).toInteger();
    if (count > 0) {
        target = count;
    }
}

/// The kernels that are supported, with those of their precisions that the catalog knows.
std::vector<RunnableKernel> readKernels(const QJsonArray& list)
{
    std::vector<RunnableKernel> kernels;
    for (const QJsonValue& value : list) {
        const QJsonObject object = value.toObject();
        RunnableKernel kernel{fromQt(object.value(QLatin1String("id")).toString()), {}};
        for (const QJsonValue& word : object.value(QLatin1String("precisions")).toArray()) {
            if (const auto precision = precisionFromText(fromQt(word.toString()))) {
                kernel.precisions.push_back(*precision);
            }
        }
        if (findKernel(kernel.id) != nullptr && !kernel.precisions.empty()) {
            kernels.push_back(std::move(kernel));
        }
    }
    return kernels;
}

} // namespace

Result<BenchAbilities> readBenchAbilities(const QByteArray& json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    const QJsonValue kernels = root.value(QLatin1String("kernels"));
    if (!kernels.isArray()) {
        return fail(ErrorCode::InvalidInput, "The list has no \"kernels\"", "/kernels");
    }
    BenchAbilities abilities;
    const QJsonObject device = root.value(QLatin1String("device")).toObject();
    abilities.device = device.value(QLatin1String("name")).toString();
    abilities.deviceCount = std::max(root.value(QLatin1String("device_count")).toInt(1), 1);
    PlanLimits& limits = abilities.limits;
    limits.memory = bytesAt(root, "available_memory_bytes");
    if (!limits.memory) {
        limits.memory = bytesAt(device, "memory_bytes");
    }
    limits.lastLevelCache = root.contains(QLatin1String("smallest_array"))
        ? bytesAt(root, "last_level_cache_bytes")
        : largestCache(device);
    readCount(root, "smallest_array", limits.smallestArray);
    readCount(root, "matrix_size", limits.matrixSize);
    limits.kernels = readKernels(kernels.toArray());
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

void BenchList::ask(const QString& program, int device)
{
    if (m_process.state() != QProcess::NotRunning) {
        const QSignalBlocker quiet(&m_process);
        m_process.kill();
        m_process.waitForFinished(1000);
    }
    m_patience.start();
    m_process.start(program,
                    {QStringLiteral("--list"), QStringLiteral("--json"), QStringLiteral("--device"),
                     QString::number(device)},
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
        Q_EMIT failed(errorText(abilities.error()));
    }
}

} // namespace rooflab
