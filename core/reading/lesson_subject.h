// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reading/facts.h"

#include <optional>

namespace rooflab {

/// Two runs of the same work on one device in one precision, seen through the same statistic.
struct LessonPair {
    const Measurement* fast = nullptr; ///< owned by the session
    const Measurement* slow = nullptr;
    double timeRatio = 1.0; ///< t slow / t fast, from raw times
};

/// What a lesson talks about.
struct LessonSubject {
    std::optional<PointFacts> point; ///< the pair's faster run, else the first point of the session
    std::optional<LessonPair> pair;
};

/// True if the run is the probe behind one of the session's references.
[[nodiscard]] bool isReferenceRun(const Session& session, const Measurement& measurement);

/// Hidden measurements, failed ones and the references' own probes are no subjects. The pair has
/// the same F, Q, precision, device and recorded statistic: the fastest and the slowest run of the
/// work of the session's first point, else of another work that has two different times.
[[nodiscard]] LessonSubject lessonSubject(const Session& session, Statistic statistic);

} // namespace rooflab
