// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/facts.h"
#include "core/sentence.h"

#include <vector>

namespace rooflab {

/// Collects the evidence that a record lacks.
class MissingEvidence {
public:
    explicit MissingEvidence(const PointFacts& facts) : m_measurement(*facts.measurement) { }

    MissingEvidence& counters(); ///< traffic from hardware counters
    MissingEvidence& samples(); ///< the single launches
    MissingEvidence& caches(); ///< cache sizes and working set
    MissingEvidence& cacheState();
    MissingEvidence& clocks(); ///< before and after
    MissingEvidence& otherProcesses();
    MissingEvidence& launchShape(); ///< block size
    MissingEvidence& coverage(); ///< of the validation
    MissingEvidence& instructions(); ///< which were executed
    MissingEvidence& timeline(); ///< of the whole program
    [[nodiscard]] std::vector<Sentence> take() { return std::move(m_sentences); }

private:
    MissingEvidence& addUnless(bool isRecorded, Sentence sentence);

    const Measurement& m_measurement;
    std::vector<Sentence> m_sentences;
};

} // namespace rooflab
