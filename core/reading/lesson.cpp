// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/lesson.h"

#include "core/format.h"
#include "core/reading/lesson_subject.h"
#include "core/reading/reading_words.h"
#include "core/reading/readings.h"

#include <cmath>

namespace rooflab {

namespace {

LessonStep makeStep(std::string id, Sentence title, LookAt lookAt)
{
    LessonStep step;
    step.id = std::move(id);
    step.title = std::move(title);
    step.lookAt = lookAt;
    return step;
}

Sentence noPoint()
{
    return say(
        "The session has no point on the axes in this statistic: measure something or open a "
        "result with F, Q and a time.");
}

void addSubjects(LessonStep& step, const LessonSubject& subject)
{
    if (subject.pair) {
        step.measurementIds = {subject.pair->fast->id, subject.pair->slow->id};
    } else if (subject.point) {
        step.measurementIds = {subject.point->measurement->id};
    }
}

void addReferences(LessonStep& step, const PointFacts& facts)
{
    for (const auto* terms : {&facts.bandwidth, &facts.compute}) {
        if (*terms) {
            step.ceilingIds.push_back((*terms)->ceiling->id);
        }
    }
}

LessonStep axisX(const LessonSubject& subject)
{
    LessonStep step = makeStep("axis_x", say("First the horizontal axis"), LookAt::AxisX);
    if (!subject.point) {
        step.whyNot = noPoint();
        return step;
    }
    const PointFacts& facts = *subject.point;
    addSubjects(step, subject);
    step.text.push_back(
        say("AI = F/Q says how many operations are done for each byte. %1 stands at "
            "%2.",
            runLabel(*facts.measurement), formatIntensity(*facts.point.ai)));
    if (subject.pair) {
        step.text.push_back(say("%1 and %2 do the same work, so they stand above one another.",
                                runLabel(*subject.pair->fast), runLabel(*subject.pair->slow)));
    }
    if (!facts.aiOverKnee) {
        step.text.push_back(say("Without a bandwidth and a compute reference there is no knee to "
                                "compare with."));
        return step;
    }
    addReferences(step, facts);
    const std::string knee = formatIntensity(*facts.reference.knee);
    step.text.push_back(facts.isLeftOfKnee()
                            ? say("The knee of the references is at %1, %2 times further right: to "
                                  "study the movement of data first is a sensible start, not a "
                                  "proof.",
                                  knee, factorText(1.0 / *facts.aiOverKnee))
                            : say("The knee of the references is at %1; the point is at %2 times "
                                  "that: to study the arithmetic first is a sensible start, not a "
                                  "proof.",
                                  knee, factorText(*facts.aiOverKnee)));
    return step;
}

LessonStep axisY(const LessonSubject& subject)
{
    LessonStep step = makeStep("axis_y", say("Then the vertical axis"), LookAt::AxisY);
    if (!subject.point) {
        step.whyNot = noPoint();
        return step;
    }
    const PointFacts& facts = *subject.point;
    addSubjects(step, subject);
    step.text.push_back(say("P = F/t: %1 does %2 in %3, that is %4.", runLabel(*facts.measurement),
                            formatWork(*facts.measurement->work.flops),
                            formatTime(facts.point.time->time),
                            formatPerformance(*facts.point.performance)));
    if (subject.pair) {
        step.text.push_back(say("Their distance in height is the ratio of their times, %1.",
                                factorText(subject.pair->timeRatio)));
    }
    step.text.push_back(
        say("Both axes are logarithmic: equal distances are equal factors. From 0.01 "
            "to 0.1 is as far as from 0.1 to 1."));
    return step;
}

void addHeight(LessonStep& step, const Session& session, const Measurement& measurement,
               Statistic statistic)
{
    const PointFacts facts = pointFacts(session, measurement, statistic);
    if (!facts.reference.fraction) {
        return;
    }
    const std::string share = formatPercent(*facts.reference.fraction);
    if (*facts.reference.fraction > 1.0) {
        step.text.push_back(
            say("%1 is at %2 of the roof. That is no contradiction: the reference is "
                "another test with its own size, mix of reads and writes, and "
                "timing. It does not prove a cache hit.",
                runLabel(measurement), share));
    } else if (facts.isNearRoof()) {
        step.text.push_back(
            say("%1 is at %2 of the roof, near the references.", runLabel(measurement), share));
    } else {
        step.text.push_back(
            say("%1 is at %2 of the roof: it is worth looking for the extra cost in "
                "its implementation.",
                runLabel(measurement), share));
    }
}

LessonStep references(const Session& session, const LessonSubject& subject, Statistic statistic)
{
    LessonStep step = makeStep("references", say("Last the reference lines"), LookAt::References);
    if (!subject.point) {
        step.whyNot = noPoint();
        return step;
    }
    const PointFacts& facts = *subject.point;
    if (!facts.bandwidth && !facts.compute) {
        step.whyNot
            = say("The session has no reference that can be compared with %1: measure a copy "
                  "and a matrix product on its device.",
                  runLabel(*facts.measurement));
        return step;
    }
    addSubjects(step, subject);
    addReferences(step, facts);
    for (const auto* terms : {&facts.bandwidth, &facts.compute}) {
        if (*terms) {
            const Ceiling& ceiling = *(*terms)->ceiling;
            const std::string value = rateText(ceiling.kind, (*terms)->valueSi);
            step.text.push_back(ceiling.origin == CeilingOrigin::Measured
                                    ? say("%1: %2. What this test reached, not a hardware peak.",
                                          ceiling.label, value)
                                    : say("%1: %2, %3. A reference, not a limit that every kernel "
                                          "must obey.",
                                          ceiling.label, value,
                                          std::string(toText(ceiling.origin))));
        }
    }
    addHeight(step, session, *facts.measurement, statistic);
    if (subject.pair) {
        addHeight(step, session, *subject.pair->slow, statistic);
    }
    return step;
}

LessonStep pair(const LessonSubject& subject)
{
    LessonStep step = makeStep("pair", say("Compare the two points"), LookAt::Pair);
    if (!subject.pair) {
        step.whyNot = subject.point
            ? say("The session has no two runs with the same F, Q, precision and device.")
            : noPoint();
        return step;
    }
    addSubjects(step, subject);
    const Measurement& fast = *subject.pair->fast;
    const Measurement& slow = *subject.pair->slow;
    step.text.push_back(say("%1 takes %2 times as long as %3 for the same F and Q.", runLabel(slow),
                            factorText(subject.pair->timeRatio), runLabel(fast)));
    step.text.push_back(say("Settings of the first: %1; of the second: %2.",
                            parametersText(slow.parameters), parametersText(fast.parameters)));
    step.text.push_back(
        say("Time, FLOPS and bandwidth of a point are one measurement: they are not "
            "three proofs of the difference."));
    step.text.push_back(say("The record shows that the two differ, not why."));
    return step;
}

LessonStep nextExperiment(const Session& session, const LessonSubject& subject, Statistic statistic)
{
    LessonStep step
        = makeStep("next_experiment", say("Plan the next experiment"), LookAt::NextExperiment);
    if (!subject.point) {
        step.whyNot = noPoint();
        return step;
    }
    const Measurement& studied = subject.pair ? *subject.pair->slow : *subject.point->measurement;
    step.measurementIds = {studied.id};
    bool isObserved = false;
    for (const Reading& reading : readingsFor(pointFacts(session, studied, statistic))) {
        if (reading.kind == ReadingKind::Doubt) {
            step.text.push_back(reading.experiments.front());
            continue;
        }
        if (reading.kind == ReadingKind::Position && isObserved) {
            break;
        }
        isObserved = true;
        step.text.insert(step.text.end(),
                         {reading.observation, reading.hypothesis, reading.experiments.front()});
    }
    if (step.text.empty()) {
        step.whyNot = say("No row of the table of readings applies to %1.", runLabel(studied));
    }
    return step;
}

} // namespace

std::vector<LessonStep> lessonSteps(const Session& session, Statistic statistic)
{
    const LessonSubject subject = lessonSubject(session, statistic);
    return {axisX(subject), axisY(subject), references(session, subject, statistic), pair(subject),
            nextExperiment(session, subject, statistic)};
}

} // namespace rooflab
