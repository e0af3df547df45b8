// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/intervals.h"

#include "core/format.h"
#include "core/reading/reading_words.h"

namespace rooflab {

namespace {

struct RateInterval {
    CeilingKind kind = CeilingKind::Compute;
    double low = 0.0;
    double high = 0.0;
};

std::optional<RateInterval> rateInterval(const Measurement& measurement, CeilingKind rate,
                                         IntervalKind kind)
{
    if (rate == CeilingKind::Compute) {
        const auto interval = performanceInterval(measurement, kind);
        return interval
            ? std::optional(RateInterval{rate, interval->low.value(), interval->high.value()})
            : std::nullopt;
    }
    const auto interval = bandwidthInterval(measurement, kind);
    return interval
        ? std::optional(RateInterval{rate, interval->low.value(), interval->high.value()})
        : std::nullopt;
}

std::string intervalText(const RateInterval& interval)
{
    return rateText(interval.kind, interval.low) + " – " + rateText(interval.kind, interval.high);
}

bool hasArithmetic(const Measurement& measurement)
{
    return measurement.work.flops && *measurement.work.flops > Flop(0);
}

void addWarnings(const ReferenceTerms& terms, const PointFacts& facts,
                 std::vector<Sentence>& warnings)
{
    const bool isCalculated = terms.ceiling->origin == CeilingOrigin::Theoretical;
    const std::string& label = terms.ceiling->label;
    if (terms.statisticDiffers) {
        warnings.push_back(
            say("The point uses the %1 time, the reference %2 the %3: they are not the "
                "same kind of number.",
                statisticWord(facts.point.time->statistic), label, statisticWord(terms.statistic)));
    } else if (!terms.statistic && !isCalculated) {
        warnings.push_back(say("The statistic of the reference %1 is not recorded.", label));
    }
    if (terms.scopeDiffers) {
        warnings.push_back(say("Timing scope of the point: %1; of the reference %2: %3.",
                               scopeWord(facts.measurement->timing.scope), label,
                               scopeWord(terms.scope)));
    } else if (!terms.scope && !isCalculated) {
        warnings.push_back(say("The timing scope of the reference %1 is not recorded.", label));
    }
}

} // namespace

DistinctionResult distinguishable(const Measurement& a, const Measurement& b, IntervalKind kind)
{
    const CeilingKind rate
        = hasArithmetic(a) && hasArithmetic(b) ? CeilingKind::Compute : CeilingKind::Bandwidth;
    const auto first = rateInterval(a, rate, kind);
    const auto second = rateInterval(b, rate, kind);
    if (!first || !second) {
        return {
            Distinction::CannotTell,
            say("%1 has not enough samples, or not the work, for an interval, so whether the two "
                "differ cannot be told from the record.",
                runLabel(first ? b : a))};
    }
    if (first->low <= second->high && second->low <= first->high) {
        return {Distinction::NotDistinguishable,
                say("The intervals overlap (%1 and %2): the two are not distinguishable.",
                    intervalText(*first), intervalText(*second))};
    }
    return {
        Distinction::Distinguishable,
        say("The intervals do not overlap (%1 and %2): the two runs differ; the record does not "
            "say why.",
            intervalText(*first), intervalText(*second))};
}

std::vector<Sentence> mismatchWarnings(const PointFacts& facts)
{
    std::vector<Sentence> warnings;
    if (!facts.point.time) {
        return warnings;
    }
    for (const auto* terms : {&facts.bandwidth, &facts.compute}) {
        if (*terms) {
            addWarnings(**terms, facts, warnings);
        }
    }
    if ((facts.bandwidth || facts.compute) && !facts.measurement->timing.scope) {
        warnings.push_back(say("The timing scope of the point is not recorded."));
    }
    return warnings;
}

} // namespace rooflab
