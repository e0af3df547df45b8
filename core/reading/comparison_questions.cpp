// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/reading/above_reference.h"
#include "core/reading/question_parts.h"
#include "core/reading/reading_words.h"

#include <algorithm>

namespace rooflab {

namespace {

bool isTimedCopy(const Measurement& measurement)
{
    return measurement.work.flops && !(*measurement.work.flops > Flop(0)) && measurement.work.bytes
        && *measurement.work.bytes > Bytes(0);
}

/// A run without arithmetic: of the session, else behind one of its references.
const Measurement* copyOf(const Session& session)
{
    for (const Measurement& measurement : session.measurements) {
        if (isTimedCopy(measurement)) {
            return &measurement;
        }
    }
    for (const Ceiling& ceiling : session.ceilings) {
        if (ceiling.probe && isTimedCopy(*ceiling.probe)) {
            return &*ceiling.probe;
        }
    }
    return nullptr;
}

Question copyQuestion(const Session& session, Statistic statistic)
{
    Question question = makeQuestion("copy_has_no_point", "7.6");
    const Measurement* copy = copyOf(session);
    const PlotPoint point = copy != nullptr ? plotPoint(*copy, statistic) : PlotPoint{};
    if (copy == nullptr || !point.bandwidth) {
        question.whyNot = say("The session has no timed run without arithmetic, such as a copy.");
        return question;
    }
    question.prompt
        = say("%1 moves %2 in %3 and does no arithmetic. Where does it stand on the "
              "logarithmic axes?",
              runLabel(*copy), formatBytes(*copy->work.bytes), formatTime(point.time->time));
    question.choices = {{"nowhere", say("Nowhere: zero has no place on a logarithmic axis.")},
                        {"left", say("At the left edge, at the smallest AI.")},
                        {"roof", say("On the bandwidth line, where it meets the left edge.")}};
    setRight(question, point.hasPosition() ? "left" : "nowhere");
    question.explanation
        = say("F = 0, so AI and P are 0. It is judged by Q/t = %1 and can serve as a "
              "bandwidth reference, which is drawn as a line.",
              formatBandwidth(*point.bandwidth));
    question.measurementIds = {copy->id};
    return question;
}

/// A run that is drawn as a point, and the reference below it to ask about.
struct PointAbove {
    const Measurement* measurement = nullptr;
    AboveReference reference;
};

/// The reference that the point is compared with, if it lies below, else the lowest in proportion.
std::optional<PointAbove> pointAbove(const Session& session, const Measurement& measurement,
                                     Statistic statistic)
{
    if (!plotPoint(measurement, statistic).isPlottable() || isReferenceRun(session, measurement)
        || isHidden(session.view, measurement.id)) {
        return std::nullopt;
    }
    const auto below = referencesBelow(session, measurement, statistic);
    if (below.empty()) {
        return std::nullopt;
    }
    const PointFacts facts = pointFacts(session, measurement, statistic);
    for (const AboveReference& each : below) {
        const bool isCompared = (facts.bandwidth && facts.bandwidth->ceiling->id == each.ceilingId)
            || (facts.compute && facts.compute->ceiling->id == each.ceilingId);
        if (isCompared) {
            return PointAbove{&measurement, each};
        }
    }
    return PointAbove{&measurement, below.front()};
}

/// The lesson's own point first.
std::optional<PointAbove> anyPointAbove(const Session& session, const LessonSubject& subject,
                                        Statistic statistic)
{
    if (subject.point) {
        if (auto above = pointAbove(session, *subject.point->measurement, statistic)) {
            return above;
        }
    }
    for (const Measurement& measurement : session.measurements) {
        if (auto above = pointAbove(session, measurement, statistic)) {
            return above;
        }
    }
    return std::nullopt;
}

Question aboveQuestion(const Session& session, const LessonSubject& subject, Statistic statistic)
{
    Question question = makeQuestion("above_the_reference", "7.6");
    const auto above = anyPointAbove(session, subject, statistic);
    if (!above) {
        question.whyNot = say("No point of the session lies above one of its references.");
        return question;
    }
    const AboveReference& reference = above->reference;
    const CeilingKind kind = session.findCeiling(reference.ceilingId)->kind;
    question.prompt = say("%1 reaches %2, the reference %3 is at %4. What does that show?",
                          runLabel(*above->measurement), rateText(kind, reference.pointSi),
                          reference.ceilingLabel, rateText(kind, reference.ceilingSi));
    question.choices = {{"differs",
                         say("That it differs from the reference's test; what differs must be "
                             "checked.")},
                        {"cache", say("That its data came from a cache.")},
                        {"peak", say("That it is faster than the hardware allows.")},
                        {"error", say("That the measurement is wrong.")}};
    setRight(question, "differs");
    const auto count = [&](CheckStatus status) {
        return formatInteger(
            std::count_if(reference.checks.begin(), reference.checks.end(),
                          [&](const ReferenceCheck& check) { return check.status == status; }));
    };
    question.explanation = say(
        "The ratio is %1. Of %2 checks %3 apply and %4 cannot be told from the record; none of "
        "them is direct evidence of a cache hit.",
        factorText(reference.ratio), std::to_string(reference.checks.size()),
        count(CheckStatus::Applies), count(CheckStatus::CannotTell));
    question.measurementIds = {above->measurement->id};
    return question;
}

Question whichKernel(const LessonSubject& subject)
{
    Question question = makeQuestion("which_is_higher", "7.3");
    if (!subject.pair) {
        question.whyNot
            = say("The session has no two runs with the same F, Q, precision and device.");
        return question;
    }
    const Measurement& fast = *subject.pair->fast;
    const Measurement& slow = *subject.pair->slow;
    const Statistic used = subject.point->point.time->statistic;
    const Seconds fastTime = fast.timing.at(used)->time;
    const Seconds slowTime = slow.timing.at(used)->time;
    question.prompt
        = say("%1 takes %2 and %3 takes %4 for the same F and Q. How do their points "
              "stand?",
              runLabel(slow), formatTime(slowTime), runLabel(fast), formatTime(fastTime));
    const std::string factor = factorText(subject.pair->timeRatio);
    question.choices = {
        {"first", say("Above one another, %1 higher by the factor %2.", runLabel(slow), factor)},
        {"second", say("Above one another, %1 higher by the factor %2.", runLabel(fast), factor)},
        {"same", say("At the same height, because the work is the same.")}};
    setRight(question, fastTime < slowTime ? "second" : "first");
    question.explanation
        = say("AI is the same; P = F/t is %1 against %2. The factor %3 comes from the "
              "unrounded times.",
              formatPerformance(*fast.work.flops / fastTime),
              formatPerformance(*slow.work.flops / slowTime), factor);
    question.measurementIds = {slow.id, fast.id};
    return question;
}

} // namespace

std::vector<Question> comparisonQuestions(const Session& session, const LessonSubject& subject,
                                          Statistic statistic)
{
    return {copyQuestion(session, statistic), aboveQuestion(session, subject, statistic),
            whichKernel(subject)};
}

} // namespace rooflab
