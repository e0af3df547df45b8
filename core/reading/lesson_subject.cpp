// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/lesson_subject.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace rooflab {

namespace {

using WorkKey = std::tuple<std::string, int, int, double, double>;

WorkKey workKey(const Measurement& measurement, Statistic statistic)
{
    const int precision = measurement.precision ? static_cast<int>(*measurement.precision) : -1;
    return {measurement.provenance.device.name.value_or(std::string()), precision,
            static_cast<int>(statistic), measurement.work.flops->value(),
            measurement.work.bytes->value()};
}

struct Candidate {
    const Measurement* measurement = nullptr;
    Seconds time;
};

/// The fastest and the slowest run of one work.
struct Group {
    Candidate fast;
    Candidate slow;

    void take(const Candidate& candidate)
    {
        if (fast.measurement == nullptr || candidate.time < fast.time) {
            fast = candidate;
        }
        if (slow.measurement == nullptr || candidate.time > slow.time) {
            slow = candidate;
        }
    }
    [[nodiscard]] double timeRatio() const { return ratio(slow.time, fast.time); }
};

} // namespace

bool isReferenceRun(const Session& session, const Measurement& measurement)
{
    return std::any_of(session.ceilings.begin(), session.ceilings.end(),
                       [&](const Ceiling& ceiling) { return isProbeOf(measurement, ceiling); });
}

LessonSubject lessonSubject(const Session& session, Statistic statistic)
{
    const std::set<std::string_view> hidden(session.view.hiddenIds.begin(),
                                            session.view.hiddenIds.end());
    std::map<WorkKey, Group> groups;
    const Measurement* first = nullptr;
    for (const Measurement& measurement : session.measurements) {
        const PlotPoint point = plotPoint(measurement, statistic);
        if (!point.isPlottable() || hidden.contains(measurement.id)
            || isReferenceRun(session, measurement)) {
            continue;
        }
        first = first == nullptr ? &measurement : first;
        groups[workKey(measurement, point.time->statistic)].take({&measurement, point.time->time});
    }
    LessonSubject subject;
    if (first == nullptr) {
        return subject;
    }
    const Statistic ofFirst = plotPoint(*first, statistic).time->statistic;
    const Group* chosen = &groups.at(workKey(*first, ofFirst));
    for (const auto& [key, group] : groups) {
        if (!(chosen->timeRatio() > 1.0) && group.timeRatio() > 1.0) {
            chosen = &group;
        }
    }
    if (chosen->timeRatio() > 1.0) {
        subject.pair
            = LessonPair{chosen->fast.measurement, chosen->slow.measurement, chosen->timeRatio()};
        first = chosen->fast.measurement;
    }
    subject.point = pointFacts(session, *first, statistic);
    return subject;
}

} // namespace rooflab
