// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench_list.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace rooflab {

/// One way to measure: a bench program, and what it says of itself.
struct BackendCandidate {
    QString backend; ///< "cuda", "hip" or "cpu"
    QString program; ///< empty: it is not installed
    std::optional<BenchAbilities> abilities; ///< absent: it cannot measure here, or not known yet
    QString reason; ///< why it cannot measure here; empty if it can, or not known yet

    [[nodiscard]] bool isUsable() const { return abilities.has_value(); }
    [[nodiscard]] bool isKnown() const { return isUsable() || !reason.isEmpty(); }
};

/// Looks for the bench programs beside rooflab and on PATH and asks each what it can do.
class BackendSearch : public QObject {
    Q_OBJECT

public:
    explicit BackendSearch(QObject* parent = nullptr);

    /// Asks all programs about their device of this number.
    void start(int device = 0);
    /// Asks one program about another device.
    void ask(const QString& backend, int device);

    /// The best first: cuda, hip, cpu.
    [[nodiscard]] const std::vector<BackendCandidate>& candidates() const { return m_candidates; }
    [[nodiscard]] const BackendCandidate* find(const QString& backend) const;
    /// The best backend is known, or that there is none.
    [[nodiscard]] bool isDecided() const;
    /// The first that can measure here; null if there is none or a better one has not answered yet.
    [[nodiscard]] const BackendCandidate* best() const;
    /// One sentence on which backend was picked and why.
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    /// A program has answered.
    void changed();

private:
    void onAnswer(std::size_t index, const BenchAbilities& abilities);
    void onFailure(std::size_t index, const QString& reason);
    [[nodiscard]] QString failures() const;

    std::vector<BackendCandidate> m_candidates;
    std::vector<std::unique_ptr<BenchList>> m_lists; ///< one for each candidate
};

} // namespace rooflab
