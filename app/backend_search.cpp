// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backend_search.h"

#include "app/bench_process.h"

#include <algorithm>

namespace rooflab {
namespace {

QString programName(const QString& backend)
{
    return QStringLiteral("rooflab-bench-") + backend;
}

} // namespace

BackendSearch::BackendSearch(QObject* parent) : QObject(parent)
{
    for (const QString& backend :
         {QStringLiteral("cuda"), QStringLiteral("hip"), QStringLiteral("cpu")}) {
        const std::size_t index = m_candidates.size();
        m_candidates.push_back({backend, findBenchProgram(backend), std::nullopt, QString()});
        if (m_candidates.back().program.isEmpty()) {
            m_candidates.back().reason = tr("not installed");
        }
        m_lists.push_back(std::make_unique<BenchList>());
        connect(m_lists.back().get(), &BenchList::answered, this,
                [this, index](const BenchAbilities& abilities) { onAnswer(index, abilities); });
        connect(m_lists.back().get(), &BenchList::failed, this,
                [this, index](const QString& reason) { onFailure(index, reason); });
    }
}

void BackendSearch::start(int device)
{
    for (const BackendCandidate& candidate : m_candidates) {
        ask(candidate.backend, device);
    }
}

void BackendSearch::ask(const QString& backend, int device)
{
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
        BackendCandidate& candidate = m_candidates[i];
        if (candidate.backend == backend && !candidate.program.isEmpty()) {
            candidate.abilities.reset();
            candidate.reason.clear();
            m_lists[i]->ask(candidate.program, device);
        }
    }
}

const BackendCandidate* BackendSearch::find(const QString& backend) const
{
    const auto found = std::find_if(
        m_candidates.begin(), m_candidates.end(),
        [&](const BackendCandidate& candidate) { return candidate.backend == backend; });
    return found == m_candidates.end() ? nullptr : &*found;
}

bool BackendSearch::isDecided() const
{
    return best() != nullptr
        || std::all_of(m_candidates.begin(), m_candidates.end(),
                       [](const BackendCandidate& candidate) { return candidate.isKnown(); });
}

const BackendCandidate* BackendSearch::best() const
{
    const auto first = std::find_if(m_candidates.begin(), m_candidates.end(),
                                    [](const BackendCandidate& candidate) {
                                        return candidate.isUsable() || !candidate.isKnown();
                                    });
    return first != m_candidates.end() && first->isUsable() ? &*first : nullptr;
}

QString BackendSearch::sentence() const
{
    const BackendCandidate* picked = best();
    if (picked == nullptr) {
        return tr("there is nothing to measure with (%1)").arg(failures());
    }
    QString with = tr("measuring with %1").arg(picked->backend);
    if (!picked->abilities->device.isEmpty()) {
        with += QStringLiteral(": ") + picked->abilities->device;
    }
    const QString others = failures();
    if (picked->backend == QLatin1String("cpu")) {
        return tr("no GPU backend found (%1), %2").arg(others, with);
    }
    return others.isEmpty() ? with : tr("%1 (%2)").arg(with, others);
}

/// Of the candidates that come before the picked one: "rooflab-bench-cuda: not installed; …".
QString BackendSearch::failures() const
{
    QStringList parts;
    for (const BackendCandidate& candidate : m_candidates) {
        if (candidate.isUsable()) {
            break;
        }
        parts.append(programName(candidate.backend) + QStringLiteral(": ") + candidate.reason);
    }
    return parts.join(QStringLiteral("; "));
}

void BackendSearch::onAnswer(std::size_t index, const BenchAbilities& abilities)
{
    m_candidates[index].abilities = abilities;
    m_candidates[index].reason.clear();
    Q_EMIT changed();
}

void BackendSearch::onFailure(std::size_t index, const QString& reason)
{
    BackendCandidate& candidate = m_candidates[index];
    candidate.abilities.reset();
    candidate.reason = reason;
    const QString name = programName(candidate.backend) + QStringLiteral(": ");
    if (candidate.reason.startsWith(name)) {
        candidate.reason.remove(0, name.size());
    }
    Q_EMIT changed();
}

} // namespace rooflab
