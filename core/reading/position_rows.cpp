// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/reading/missing_evidence.h"
#include "core/reading/reading_rows.h"
#include "core/reading/reading_words.h"

#include <array>

namespace rooflab {

namespace {

using Facts = PointFacts;
using Sentences = std::vector<Sentence>;

/// The position with its numbers: AI against the knee, P against the roof.
std::vector<std::string> positionNumbers(const Facts& facts)
{
    return {formatIntensity(*facts.point.ai), factorText(*facts.aiOverKnee),
            formatIntensity(*facts.reference.knee), formatPercent(*facts.reference.fraction)};
}

Sentence leftSentence(const Facts& facts)
{
    const auto numbers = positionNumbers(facts);
    return say(
        "AI is %1, %2 of the knee at %3: left of it, the bandwidth bound is the tighter one. "
        "P is %4 of the roof.",
        numbers[0], numbers[1], numbers[2], numbers[3]);
}

Sentence rightSentence(const Facts& facts)
{
    const auto numbers = positionNumbers(facts);
    return say("AI is %1, %2 times the knee at %3: right of it, the compute bound is the tighter "
               "one. P is %4 of the roof.",
               numbers[0], numbers[1], numbers[2], numbers[3]);
}

constexpr ReadingRow leftNear{
    "left_near",
    ReadingKind::Position,
    [](const Facts& facts) { return facts.isLeftOfKnee() && facts.isNearRoof(); },
    leftSentence,
    [] {
        return say(
            "The memory's bandwidth may be what limits it; then faster arithmetic might change "
            "little.");
    },
    [] {
        return Sentences{say("Move fewer bytes for the same result, by fusion, reuse, layout or a "
                             "smaller type, and see whether the time follows."),
                         say("Change the arithmetic alone: if the time stays, that supports the "
                             "bandwidth as the limit.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).counters().take(); }};

constexpr ReadingRow leftFar{
    "left_far",
    ReadingKind::Position,
    [](const Facts& facts) { return facts.isLeftOfKnee() && facts.isFarFromRoof(); },
    leftSentence,
    [] {
        return say("The point stays well below the bandwidth bound, so something else may limit: "
                   "the access pattern, "
                   "bank conflicts, too few lanes in flight, or a fixed cost.");
    },
    [] {
        return Sentences{say("Change one of them at a time, with the others held fixed, and "
                             "compare."),
                         say("Study the movement of data before the arithmetic.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).counters().launchShape().take(); }};

constexpr ReadingRow rightNear{
    "right_near",
    ReadingKind::Position,
    [](const Facts& facts) { return facts.isRightOfKnee() && facts.isNearRoof(); },
    rightSentence,
    [] {
        return say("The arithmetic rate may be what limits it, and little may be left to gain with "
                   "the same instructions.");
    },
    [] {
        return Sentences{say("Try instructions with a higher rate, such as matrix units, if the "
                             "result allows their precision; compare with a reference of that "
                             "precision."),
                         say("Look for an algorithm with fewer operations.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).instructions().take(); }};

constexpr ReadingRow rightFar{
    "right_far",
    ReadingKind::Position,
    [](const Facts& facts) { return facts.isRightOfKnee() && facts.isFarFromRoof(); },
    rightSentence,
    [] {
        return say("Too little parallelism between instructions, diverging branches, or a special "
                   "unit that is not used may hold it back.");
    },
    [] {
        return Sentences{say("Vary the number of independent operations in each lane."),
                         say("Look at the generated instructions and at the branches.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).instructions().clocks().take(); }};

constexpr ReadingRow atTheKnee{
    "at_the_knee",
    ReadingKind::Position,
    [](const Facts& facts) {
        return facts.aiOverKnee && facts.reference.fraction && *facts.aiOverKnee >= 1.0 / kneeFactor
            && *facts.aiOverKnee <= kneeFactor;
    },
    [](const Facts& facts) {
        return say("AI is %1 times the knee at %2: both references bound it about equally.",
                   factorText(*facts.aiOverKnee), formatIntensity(*facts.reference.knee));
    },
    [] {
        return say("Bandwidth and arithmetic may limit together here, and real programs often stay "
                   "below the corner.");
    },
    [] {
        return Sentences{say("Vary AI to both sides, as a sweep of K does, and see where the curve "
                             "bends.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).counters().clocks().take(); }};

constexpr std::array rows{leftNear, leftFar, rightNear, rightFar, atTheKnee};

} // namespace

std::span<const ReadingRow> positionRows()
{
    return rows;
}

} // namespace rooflab
