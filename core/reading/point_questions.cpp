// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/reading/question_parts.h"
#include "core/reading/reading_words.h"

#include <cmath>

namespace rooflab {

namespace {

std::string ratioLabel(double factor)
{
    return "× " + formatNumber(factor);
}

std::string intensityLabel(double intensity)
{
    return formatIntensity(FlopPerByte(intensity));
}

void addMoves(Question& question)
{
    question.choices = {{"stays", say("It stays where it is.")},
                        {"up", say("It moves straight up.")},
                        {"down", say("It moves straight down.")},
                        {"right", say("It moves to the right.")}};
}

/// The id of the move between two points; equal within rounding is no move.
std::string moveBetween(const QuestionPoint& before, const QuestionPoint& after)
{
    constexpr double rounding = 1e-12;
    const double x = after.intensity() / before.intensity();
    const double y = after.performance() / before.performance();
    if (x > 1.0 + rounding) {
        return "right";
    }
    if (std::fabs(y - 1.0) <= rounding) {
        return "stays";
    }
    return y > 1.0 ? "up" : "down";
}

QuestionPoint scaled(const QuestionPoint& point, double work, double time)
{
    return {point.flops * work, point.bytes * work, point.seconds * time};
}

std::string positionText(const QuestionPoint& point)
{
    return intensityLabel(point.intensity()) + ", "
        + formatPerformance(FlopPerSecond(point.performance()));
}

Question doubledSize(const PointFacts& facts)
{
    Question question = makeQuestion("double_n", "7.6");
    const QuestionPoint before = questionPoint(facts);
    const QuestionPoint after = scaled(before, 2.0, 2.0);
    question.prompt
        = say("%1 does %2 on %3 in %4. N is doubled, F and Q double with it, and the time "
              "doubles too. Where does its point go?",
              runLabel(*facts.measurement), formatWork(Flop(before.flops)),
              formatBytes(Bytes(before.bytes)), formatTime(Seconds(before.seconds)));
    addMoves(question);
    setRight(question, moveBetween(before, after));
    question.explanation = say(
        "F and Q double, so AI = F/Q does not change; F/t does not either: %1 before, %2 after.",
        positionText(before), positionText(after));
    return question;
}

Question lessThanDoubledTime(const PointFacts& facts)
{
    Question question = makeQuestion("double_n_less_time", "7.6");
    constexpr double timeFactor = 1.8;
    const QuestionPoint before = questionPoint(facts);
    const QuestionPoint after = scaled(before, 2.0, timeFactor);
    question.prompt
        = say("N of %1 is doubled, but the time grows only from %2 to %3. Where does its "
              "point go?",
              runLabel(*facts.measurement), formatTime(Seconds(before.seconds)),
              formatTime(Seconds(after.seconds)));
    addMoves(question);
    setRight(question, moveBetween(before, after));
    question.explanation = say("AI stays, and P grows by the factor %1: %2 before, %3 after.",
                               factorText(after.performance() / before.performance()),
                               positionText(before), positionText(after));
    return question;
}

Question otherPrecision(const PointFacts& facts)
{
    Question question = makeQuestion("fp16", "7.6");
    const auto& own = facts.measurement->precision;
    if (!own) {
        question.whyNot = say("The precision of %1 is not recorded.", runLabel(*facts.measurement));
        return question;
    }
    const Precision other
        = elementSize(*own) > elementSize(Precision::Fp16) ? Precision::Fp16 : Precision::Fp32;
    const double sizeRatio = ratio(elementSize(other), elementSize(*own));
    const QuestionPoint before = questionPoint(facts);
    const QuestionPoint after{before.flops, before.bytes * sizeRatio, before.seconds};
    question.prompt = say("All arrays of %1 are changed to %2, with the same operations for each "
                          "element. Its AI is %3 now. What is it then, by the algorithm?",
                          runLabel(*facts.measurement), std::string(toText(other)),
                          intensityLabel(before.intensity()));
    addNumbers(question, after.intensity(),
               {before.intensity(), before.intensity() * 2.0, before.intensity() / 2.0,
                before.intensity() * 4.0},
               intensityLabel);
    question.explanation = say(
        "An element has %1 B instead of %2 B, so Q is %3 instead of %4 and AI is %5. That does "
        "not promise that the time follows: the implementation, fixed costs and the reachable "
        "throughput decide, so it must be timed again.",
        formatNumber(elementSize(other).value()), formatNumber(elementSize(*own).value()),
        formatBytes(Bytes(after.bytes)), formatBytes(Bytes(before.bytes)),
        intensityLabel(after.intensity()));
    return question;
}

Question doubledTime(const PointFacts& facts)
{
    Question question = makeQuestion("time_doubles", "7.6");
    const QuestionPoint before = questionPoint(facts);
    const QuestionPoint after = scaled(before, 1.0, 2.0);
    question.prompt = say("The same work of %1 takes twice the time. By which factor do P and Q/t "
                          "change?",
                          runLabel(*facts.measurement));
    addNumbers(question, after.performance() / before.performance(), {0.25, 1.0, 2.0}, ratioLabel);
    question.explanation
        = say("P goes from %1 to %2 and Q/t from %3 to %4, both from the one time: they are one "
              "measurement shown in several ways, not two pieces of evidence.",
              formatPerformance(FlopPerSecond(before.performance())),
              formatPerformance(FlopPerSecond(after.performance())),
              formatBandwidth(BytesPerSecond(before.bandwidth())),
              formatBandwidth(BytesPerSecond(after.bandwidth())));
    return question;
}

} // namespace

std::vector<Question> pointQuestions(const LessonSubject& subject)
{
    std::vector<Question> questions;
    if (!subject.point) {
        for (const char* id : {"double_n", "double_n_less_time", "fp16", "time_doubles"}) {
            questions.push_back(makeQuestion(id, "7.6"));
            questions.back().whyNot = noPointToAsk();
        }
        return questions;
    }
    for (const auto ask : {doubledSize, lessThanDoubledTime, otherPrecision, doubledTime}) {
        questions.push_back(ask(*subject.point));
        questions.back().measurementIds = {subject.point->measurement->id};
    }
    return questions;
}

} // namespace rooflab
