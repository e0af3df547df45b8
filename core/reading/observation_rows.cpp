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

bool isStridedByLane(const Measurement& measurement)
{
    return measurement.kernel == "vector_add" && measurement.variant == "linecross"
        && measurement.parameters.integer("stride").value_or(1) > 1;
}

constexpr ReadingRow aboveReference{
    "above_reference",
    ReadingKind::Observation,
    [](const Facts& facts) { return facts.reference.fraction && *facts.reference.fraction > 1.0; },
    [](const Facts& facts) {
        return say(
            "The point reaches %1, %2 of the roof from the references at this AI, %3. A point "
            "above a reference is legal.",
            formatPerformance(*facts.point.performance), formatPercent(*facts.reference.fraction),
            formatPerformance(*facts.reference.roof));
    },
    [] {
        return say("The reference is another measurement: its workload, size, ratio of reads to "
                   "writes, statistic or timing may differ. It is no proof of a cache hit.");
    },
    [] {
        return Sentences{
            say("Go through the list of checks: workload, size, statistic, scope, cache "
                "sizes, units, device, precision, clocks."),
            say("Measure the reference again with the point's size and statistic.")};
    },
    [](const Facts& facts) {
        return MissingEvidence(facts).counters().caches().cacheState().clocks().take();
    }};

constexpr ReadingRow cacheResident{
    "cache_resident",
    ReadingKind::Observation,
    [](const Facts& facts) { return facts.cacheThatHoldsAll() != nullptr; },
    [](const Facts& facts) {
        const CacheFit& cache = *facts.cacheThatHoldsAll();
        return say("The working set of %1 is not larger than the %2 of %3 (%4 of it).",
                   formatBytes(*facts.measurement->work.workingSet), cache.level,
                   formatBytes(cache.total), formatPercent(cache.times));
    },
    [] {
        return say("Part of the traffic may be served by that cache instead of main memory, so a "
                   "main-memory reference might be the wrong one to compare with.");
    },
    [] {
        return Sentences{
            say("Grow N until the working set is several times the last cache and see "
                "whether the bandwidth falls."),
            say("Flush the caches before each launch and compare."),
            say("Compare with a reference that was measured in the same cache level.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).counters().cacheState().take(); }};

bool growsTooSlowly(const Facts& facts)
{
    return facts.smallerRun
        && facts.smallerRun->timeRatio < fixedCostGrowth * facts.smallerRun->sizeRatio;
}

// ch. 7.5, second observation.
constexpr ReadingRow smallInput{
    "small_input",
    ReadingKind::Observation,
    [](const Facts& facts) {
        return facts.isFarFromRoof() && (facts.isShort() || growsTooSlowly(facts));
    },
    [](const Facts& facts) {
        if (growsTooSlowly(facts)) {
            return say("The run takes %1 at %2 of the roof. N is %3 times that of a smaller run of "
                       "the session, the time only %4 times.",
                       formatTime(facts.point.time->time), formatPercent(*facts.reference.fraction),
                       factorText(facts.smallerRun->sizeRatio),
                       factorText(facts.smallerRun->timeRatio));
        }
        return say("The run takes only %1, at %2 of the roof.", formatTime(facts.point.time->time),
                   formatPercent(*facts.reference.fraction));
    },
    [] {
        return say("Starting the kernel and other fixed costs may be a large share of so short a "
                   "time, and too few lanes may be in flight to use the device.");
    },
    [] {
        return Sentences{say("Grow N step by step and watch time and throughput: with a fixed cost "
                             "the time stays flat at first, then grows with N."),
                         say("Time an empty kernel in the same way and compare."),
                         say("Compare with the kernel times of a trace.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).samples().launchShape().take(); }};

// ch. 7.5, first observation.
constexpr ReadingRow slowAccess{
    "low_ai_below_bandwidth",
    ReadingKind::Observation,
    [](const Facts& facts) {
        return facts.point.hasPosition() && facts.bandwidthFraction && !facts.isRightOfKnee()
            && *facts.bandwidthFraction < nearRoofFraction;
    },
    [](const Facts& facts) {
        return say("AI is %1 and the effective bandwidth %2: %3 of the bandwidth reference %4.",
                   formatIntensity(*facts.point.ai), formatBandwidth(*facts.point.bandwidth),
                   formatPercent(*facts.bandwidthFraction), facts.bandwidth->ceiling->label);
    },
    [] {
        return say(
            "The way in which the data are accessed may cost extra traffic or waiting. A low "
            "AI alone does not show it.");
    },
    [] {
        return Sentences{say("Keep the division of work fixed and change only the mapping of "
                             "addresses, then compare the times."),
                         say("Where the counters work, compare the measured traffic with the "
                             "algorithmic bytes.")};
    },
    [](const Facts& facts) {
        return MissingEvidence(facts).counters().launchShape().otherProcesses().take();
    }};

// ch. 7.5, third observation.
constexpr ReadingRow shortKernels{
    "short_kernels_in_sequence",
    ReadingKind::Observation,
    [](const Facts& facts) { return facts.isShort() && facts.shortNeighbours > 0; },
    [](const Facts& facts) {
        return say("The run takes %1, and the same trace holds other kernels below %2: %3.",
                   formatTime(facts.point.time->time), formatTime(shortTime),
                   formatInteger(static_cast<std::int64_t>(facts.shortNeighbours)));
    },
    [] {
        return say(
            "Writing and reading intermediate results, or starting several kernels, may cost "
            "more than their arithmetic.");
    },
    [] {
        return Sentences{say("Check the data dependencies and estimate which kernels could be "
                             "fused."),
                         say("Compare the time of the complete path before and after, not of one "
                             "kernel alone.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).timeline().counters().take(); }};

// ch. 7.5, fourth observation.
constexpr ReadingRow slowCompute{
    "high_ai_below_compute",
    ReadingKind::Observation,
    [](const Facts& facts) {
        return facts.computeFraction && facts.measurement->precision
            && facts.compute->ceiling->precision == facts.measurement->precision
            && !facts.isLeftOfKnee() && *facts.computeFraction < nearRoofFraction;
    },
    [](const Facts& facts) {
        return say("AI is %1 and the performance %2: %3 of the %4 compute reference %5.",
                   formatIntensity(*facts.point.ai), formatPerformance(*facts.point.performance),
                   formatPercent(*facts.computeFraction),
                   std::string(toText(*facts.measurement->precision)),
                   facts.compute->ceiling->label);
    },
    [] {
        return say("The instructions used, chains of dependent operations or too little parallel "
                   "work may hold it back.");
    },
    [] {
        return Sentences{say("Look at the instructions that were really generated and at the "
                             "division of work first."),
                         say("Raise the number of independent chains in each lane and compare.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).instructions().clocks().take(); }};

// ch. 6.6 and 7.5: one parameter, three changes.
constexpr ReadingRow strided{
    "stride_changes_three_things",
    ReadingKind::Observation,
    [](const Facts& facts) { return isStridedByLane(*facts.measurement); },
    [](const Facts& facts) {
        return say(
            "Stride %1 changes three things at once: neighbouring lanes are %1 elements apart, "
            "each lane loops %1 times, and the grid has 1/%1 of the lanes.",
            formatInteger(*facts.measurement->parameters.integer("stride")));
    },
    [] {
        return say("Each of the three may contribute to the time; this record alone cannot divide "
                   "it among them.");
    },
    [] {
        return Sentences{say("Measure interleaved with the same N, block and stride: same grid and "
                             "loop count, only the index differs."),
                         say("Scan the stride from 1 on for both and compare the curves.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).counters().launchShape().take(); }};

constexpr std::array rows{aboveReference, cacheResident, smallInput, slowAccess,
                          shortKernels,   slowCompute,   strided};

} // namespace

std::span<const ReadingRow> observationRows()
{
    return rows;
}

} // namespace rooflab
