// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/reading/missing_evidence.h"
#include "core/reading/reading_rows.h"
#include "core/reading/reading_words.h"

#include <array>
#include <cmath>

namespace rooflab {

namespace {

using Facts = PointFacts;
using Sentences = std::vector<Sentence>;

bool isValidation(const Facts& facts, ValidationStatus status)
{
    return facts.measurement->validation.status == status;
}

constexpr ReadingRow failedValidation{
    "failed_validation",
    ReadingKind::Doubt,
    [](const Facts& facts) { return isValidation(facts, ValidationStatus::Failed); },
    [](const Facts& facts) {
        return say("The output was wrong: validation %1.",
                   facts.measurement->validation.describe());
    },
    [] {
        return say("The time may belong to work that was left out or done wrongly, so it cannot be "
                   "read as a result.");
    },
    [] {
        return Sentences{say("Correct the kernel, check the whole output outside the timed region, "
                             "and measure again."),
                         say("Look at the first elements that differ: their index may show which "
                             "lanes or blocks are affected.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).coverage().take(); }};

constexpr ReadingRow partialValidation{
    "partial_validation",
    ReadingKind::Doubt,
    [](const Facts& facts) {
        return !isValidation(facts, ValidationStatus::Failed)
            && !facts.measurement->validation.isFull();
    },
    [](const Facts& facts) {
        const Validation& validation = facts.measurement->validation;
        if (facts.checkedFraction && *facts.checkedFraction < 1.0) {
            return say("%1 of %2 elements of the output were checked (%3); validation: %4.",
                       formatInteger(*validation.checked), formatInteger(*validation.total),
                       formatPercent(*facts.checkedFraction), validation.describe());
        }
        return say("The output is not known to be fully right; validation: %1.",
                   validation.describe());
    },
    [] {
        return say("The unchecked part may be wrong, and a kernel that leaves work out can be "
                   "faster than one that does it.");
    },
    [] {
        return Sentences{
            say("Check every element and reject NaN and Inf, outside the timed region, "
                "and measure again.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).coverage().take(); }};

constexpr ReadingRow noPosition{
    "no_position",
    ReadingKind::Doubt,
    [](const Facts& facts) { return !facts.point.hasPosition(); },
    [](const Facts& facts) {
        const auto& flops = facts.measurement->work.flops;
        const bool isCopy = facts.point.bandwidth && flops && !(*flops > Flop(0));
        if (isCopy && facts.bandwidthFraction && !facts.isOwnReference) {
            return say(
                "F = 0: there is no place on logarithmic axes. The effective bandwidth is %1, "
                "%2 of the bandwidth reference.",
                formatBandwidth(*facts.point.bandwidth), formatPercent(*facts.bandwidthFraction));
        }
        if (isCopy) {
            return say("F = 0: there is no place on logarithmic axes. The effective bandwidth is "
                       "%1.",
                       formatBandwidth(*facts.point.bandwidth));
        }
        if (facts.point.bandwidth) {
            return say("There is no place on the axes (%1). Its effective bandwidth is %2.",
                       facts.point.reason, formatBandwidth(*facts.point.bandwidth));
        }
        return say("There is no place on the axes: %1.", facts.point.reason);
    },
    [] {
        return say(
            "It may still serve as a bandwidth reference, or as a measurement of time, where "
            "those are recorded.");
    },
    [] {
        return Sentences{
            say("Compare it with runs of the same work by time or by GB/s, in the same "
                "statistic and scope.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).counters().take(); }};

constexpr ReadingRow skewedTimes{
    "skewed_times",
    ReadingKind::Doubt,
    [](const Facts& facts) {
        return facts.meanOverMedian && std::fabs(*facts.meanOverMedian - 1.0) > skewedMeanFraction;
    },
    [](const Facts& facts) {
        const TimeSummary summary = facts.measurement->timing.summary();
        return say("The mean time is %1 and the median %2: a factor of %3.",
                   formatTime(*summary.mean), formatTime(*summary.median),
                   factorText(*facts.meanOverMedian));
    },
    [] {
        return say(
            "A few launches differ much from the others: launches before the device was warm, "
            "a changing clock or another process may have made them.");
    },
    [] {
        return Sentences{say("Look at the samples in run order: slow ones at the start hint at too "
                             "short a warm-up, scattered ones at disturbances."),
                         say("Repeat with a longer warm-up and an idle device, and compare the "
                             "same statistic.")};
    },
    [](const Facts& facts) {
        return MissingEvidence(facts).samples().clocks().otherProcesses().take();
    }};

constexpr ReadingRow clockChange{
    "clock_change",
    ReadingKind::Doubt,
    [](const Facts& facts) {
        return facts.clockAfterOverBefore
            && std::fabs(*facts.clockAfterOverBefore - 1.0) > clockTolerance;
    },
    [](const Facts& facts) {
        const Provenance& origin = facts.measurement->provenance;
        return say("The clock was %1 before the run and %2 after it.",
                   formatFrequency(*origin.before.clockHz), formatFrequency(*origin.after.clockHz));
    },
    [] {
        return say(
            "The launches may have run at different clocks; power or temperature limits might "
            "be behind it.");
    },
    [] {
        return Sentences{say("Look at the samples in run order for a drift."),
                         say("Repeat with the clocks fixed where the device allows it, or after a "
                             "pause.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).samples().otherProcesses().take(); }};

constexpr std::array rows{failedValidation, partialValidation, noPosition, skewedTimes,
                          clockChange};

} // namespace

std::span<const ReadingRow> recordRows()
{
    return rows;
}

} // namespace rooflab
