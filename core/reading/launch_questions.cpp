// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/reading/question_parts.h"
#include "core/reading/reading_words.h"

#include <algorithm>

namespace rooflab {

namespace {

std::string wholeNumber(double number)
{
    return countText(number);
}

/// The session's first linecross run with N, block and stride recorded and a stride above 1.
const Measurement* stridedRun(const Session& session)
{
    const auto found = std::find_if(
        session.measurements.begin(), session.measurements.end(), [](const Measurement& m) {
            return m.kernel == "vector_add" && m.variant == "linecross"
                && m.parameters.integer("size") && m.parameters.integer("block").value_or(0) > 0
                && m.parameters.integer("stride").value_or(0) > 1;
        });
    return found == session.measurements.end() ? nullptr : &*found;
}

Sentence noStridedRun()
{
    return say("The session has no linecross run with N, block and stride recorded.");
}

std::int64_t blocksFor(std::int64_t size, std::int64_t elementsOfBlock)
{
    return size / elementsOfBlock + (size % elementsOfBlock == 0 ? 0 : 1);
}

/// The lesson's own run if it keeps its samples, else the session's first that does.
const Measurement* sampledRun(const Session& session, const LessonSubject& subject)
{
    const auto hasSamples = [](const Measurement& m) {
        return m.timing.samples.size() > 1 && m.timing.samples.summary();
    };
    if (subject.point && hasSamples(*subject.point->measurement)) {
        return subject.point->measurement;
    }
    const auto found
        = std::find_if(session.measurements.begin(), session.measurements.end(), hasSamples);
    return found == session.measurements.end() ? nullptr : &*found;
}

// One launch of a trace against the minimum of many.
Question oneLaunch(const Session& session, const LessonSubject& subject)
{
    Question question = makeQuestion("one_launch", "6.7");
    const Measurement* run = sampledRun(session, subject);
    if (run == nullptr) {
        question.whyNot = say("No run of the session keeps the times of its single launches.");
        return question;
    }
    const auto& samples = run->timing.samples;
    const auto& summary = samples.summary();
    question.prompt
        = say("The first timed launch of %1 took %2. May it be compared with the minimum "
              "of another run's launches?",
              runLabel(*run), formatTime(samples.front()));
    question.choices = {{"no",
                         say("No: one launch carries its own disturbance; both must use the same "
                             "statistic.")},
                        {"yes", say("Yes: a launch is a launch.")}};
    setRight(question, "no");
    question.explanation = say(
        "The launches of this run lie between %1 and %2, median %3; the first is %4 times the "
        "minimum.",
        formatTime(summary->min), formatTime(summary->max), formatTime(summary->median),
        factorText(ratio(samples.front(), summary->min)));
    question.measurementIds = {run->id};
    return question;
}

// The grid shrinks with the stride.
Question gridSize(const Session& session)
{
    Question question = makeQuestion("grid_size", "6.7");
    const Measurement* run = stridedRun(session);
    if (run == nullptr) {
        question.whyNot = noStridedRun();
        return question;
    }
    const std::int64_t size = *run->parameters.integer("size");
    const std::int64_t block = *run->parameters.integer("block");
    const std::int64_t stride = *run->parameters.integer("stride");
    const std::int64_t flat = blocksFor(size, block);
    const std::int64_t blocks = blocksFor(size, block * stride);
    question.prompt
        = say("linecross adds N = %1 elements with blocks of %2 threads and stride %3. How "
              "many blocks does it start?",
              formatInteger(size), formatInteger(block), formatInteger(stride));
    addNumbers(
        question, static_cast<double>(blocks),
        {static_cast<double>(flat), static_cast<double>(blocks * block), static_cast<double>(size)},
        wholeNumber);
    question.explanation = say(
        "A block covers %1 × %2 elements, so there are %3 blocks; with stride 1 there would be "
        "%4. A trace shows the threads of the grid, %5, not the blocks.",
        formatInteger(block), formatInteger(stride), formatInteger(blocks), formatInteger(flat),
        formatInteger(blocks * block));
    question.measurementIds = {run->id};
    return question;
}

// The two index schemes of ch. 6.6.
Question indexScheme(const Session& session)
{
    Question question = makeQuestion("index_scheme", "6.7");
    const Measurement* run = stridedRun(session);
    if (run == nullptr) {
        question.whyNot = noStridedRun();
        return question;
    }
    constexpr std::int64_t wavefrontOfChapter = 32;
    constexpr std::int64_t lane = 1;
    constexpr std::int64_t step = 2;
    const std::int64_t lanes = run->provenance.device.wavefront.value_or(wavefrontOfChapter);
    const std::int64_t stride = *run->parameters.integer("stride");
    const std::int64_t scattered = lane * stride + step;
    const std::int64_t neighbouring = step * lanes + lane;
    question.prompt
        = say("Stride %1, %2 lanes in a wavefront, tile_base = 0. Which element does lane "
              "1 of linecross take in step j = 2?",
              formatInteger(stride), formatInteger(lanes));
    addNumbers(question, static_cast<double>(scattered),
               {static_cast<double>(neighbouring), static_cast<double>(lane * stride),
                static_cast<double>(lane + step)},
               wholeNumber);
    question.explanation = say(
        "tile_base + lane·stride + j = %1. Its controlled twin, interleaved, takes tile_base + "
        "j·W + lane = %2: same grid and loop count, neighbouring lanes on neighbouring "
        "elements.",
        formatInteger(scattered), formatInteger(neighbouring));
    question.measurementIds = {run->id};
    return question;
}

} // namespace

std::vector<Question> launchQuestions(const Session& session, const LessonSubject& subject)
{
    return {oneLaunch(session, subject), gridSize(session), indexScheme(session)};
}

} // namespace rooflab
