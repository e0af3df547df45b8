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

constexpr ReadingRow ownReference{
    "own_reference",
    ReadingKind::Doubt,
    [](const Facts& facts) { return facts.isOwnReference; },
    [](const Facts&) {
        return say("This run is the one behind its own reference: it is drawn as that line.");
    },
    [] { return say("A comparison with itself can show nothing about the device."); },
    [] {
        return Sentences{say("Compare it with the references of other tests, or with a theoretical "
                             "value.")};
    },
    [](const Facts&) { return Sentences{say("a second reference of the same device")}; }};

constexpr ReadingRow noReference{
    "no_reference",
    ReadingKind::Doubt,
    [](const Facts& facts) { return facts.point.hasPosition() && !facts.reference.roof; },
    [](const Facts& facts) {
        return say("The point stands at %1 and %2 without a comparable reference.",
                   formatIntensity(*facts.point.ai), formatPerformance(*facts.point.performance));
    },
    [] {
        return say("Whether the number is high or low cannot be said: a reference of the same "
                   "device might lie just above it or far above.");
    },
    [] {
        return Sentences{
            say("Measure a copy and a matrix product on the same device, in the same "
                "precision, statistic and scope."),
            say("Enter a theoretical value by hand; it is then marked as theoretical.")};
    },
    [](const Facts& facts) {
        Sentences missing{say("a bandwidth or compute reference of this device")};
        if (!facts.measurement->provenance.device.name) {
            missing.push_back(say("the measurement does not name its device"));
        }
        return missing;
    }};

constexpr ReadingRow precision{
    "precision_mismatch",
    ReadingKind::Doubt,
    [](const Facts& facts) {
        return facts.onlyOtherPrecision
            || (facts.compute
                && (!facts.measurement->precision || !facts.compute->ceiling->precision));
    },
    [](const Facts& facts) {
        const auto& own = facts.measurement->precision;
        const std::string ownText
            = orNotRecorded(own ? std::optional(std::string(toText(*own))) : std::nullopt);
        if (facts.onlyOtherPrecision) {
            return say("The point is %1, and no compute reference has this precision.", ownText);
        }
        const auto& other = facts.compute->ceiling->precision;
        return say(
            "Precision of the point: %1; of the compute reference %2: %3.", ownText,
            facts.compute->ceiling->label,
            orNotRecorded(other ? std::optional(std::string(toText(*other))) : std::nullopt));
    },
    [] {
        return say("Units for another precision may be several times faster or slower, so a share "
                   "of that reference might say nothing about this kernel.");
    },
    [] {
        return Sentences{say("Measure a compute reference in the point's own precision and compare "
                             "with that.")};
    },
    [](const Facts&) {
        return Sentences{say("a compute reference whose precision is recorded and the same")};
    }};

template <class Predicate> const ReferenceTerms* firstWith(const Facts& facts, Predicate predicate)
{
    for (const auto* terms : {&facts.bandwidth, &facts.compute}) {
        if (*terms && predicate(**terms)) {
            return &**terms;
        }
    }
    return nullptr;
}

const ReferenceTerms* otherStatistic(const Facts& facts)
{
    return firstWith(facts, [](const ReferenceTerms& terms) { return terms.statisticDiffers; });
}

const ReferenceTerms* otherScope(const Facts& facts)
{
    return firstWith(facts, [](const ReferenceTerms& terms) { return terms.scopeDiffers; });
}

constexpr ReadingRow statistic{
    "statistic_mismatch",
    ReadingKind::Doubt,
    [](const Facts& facts) { return otherStatistic(facts) != nullptr; },
    [](const Facts& facts) {
        const ReferenceTerms& terms = *otherStatistic(facts);
        return say("The point uses the %1, the reference %2 the %3.",
                   statisticWord(facts.point.time->statistic), terms.ceiling->label,
                   statisticWord(terms.statistic));
    },
    [] {
        return say("The minimum time gives a higher point than the mean of the same launches, so "
                   "part of the difference to the reference may come from the statistic alone.");
    },
    [] {
        return Sentences{say("Choose a statistic that both record, or measure both again with all "
                             "samples kept.")};
    },
    [](const Facts& facts) { return MissingEvidence(facts).samples().take(); }};

constexpr ReadingRow scope{
    "scope_mismatch",
    ReadingKind::Doubt,
    [](const Facts& facts) { return otherScope(facts) != nullptr; },
    [](const Facts& facts) {
        const ReferenceTerms& terms = *otherScope(facts);
        return say("Timing scope of the point: %1; of the reference %2: %3.",
                   scopeWord(facts.measurement->timing.scope), terms.ceiling->label,
                   scopeWord(terms.scope));
    },
    [] {
        return say(
            "A batch can include the gaps between launches, and it may also hide the cost of "
            "starting each of them; both shift the comparison.");
    },
    [] { return Sentences{say("Measure point and reference in the same scope.")}; },
    [](const Facts& facts) { return MissingEvidence(facts).samples().take(); }};

constexpr std::array rows{ownReference, noReference, precision, statistic, scope};

} // namespace

std::span<const ReadingRow> comparisonRows()
{
    return rows;
}

} // namespace rooflab
