// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/facts.h"

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

bool isSameSeries(const Measurement& a, const Measurement& b)
{
    return a.kernel == b.kernel && a.variant == b.variant && a.precision == b.precision
        && a.provenance.device.name == b.provenance.device.name && a.timing.scope == b.timing.scope;
}

/// True if the runs differ in no parameter but the size.
bool differsOnlyInSize(const Measurement& a, const Measurement& b)
{
    const auto others = [](const Parameters& parameters) {
        std::vector<Parameters::Entry> entries;
        for (const Parameters::Entry& entry : parameters.entries()) {
            if (entry.first != "size") {
                entries.push_back(entry);
            }
        }
        return entries;
    };
    return isSameSeries(a, b) && others(a.parameters) == others(b.parameters);
}

/// The nearest smaller run of the session that differs in nothing but the size.
std::optional<SmallerRun> smallerRunOf(const PointFacts& facts)
{
    const Measurement& own = *facts.measurement;
    const auto size = own.parameters.integer("size");
    if (!size || !facts.point.time) {
        return std::nullopt;
    }
    std::optional<SmallerRun> nearest;
    for (const Measurement& other : facts.session->measurements) {
        const auto otherSize = other.parameters.integer("size");
        const auto time = other.timing.at(facts.point.time->statistic);
        if (!otherSize || *otherSize <= 0 || *otherSize >= *size || !time
            || time->statistic != facts.point.time->statistic || !(time->time > Seconds(0))
            || !differsOnlyInSize(own, other)) {
            continue;
        }
        const double sizeRatio = static_cast<double>(*size) / static_cast<double>(*otherSize);
        if (!nearest || sizeRatio < nearest->sizeRatio) {
            nearest = SmallerRun{sizeRatio, ratio(facts.point.time->time, time->time), time->time};
        }
    }
    return nearest;
}

std::size_t shortNeighboursOf(const PointFacts& facts)
{
    const Measurement& own = *facts.measurement;
    const auto isTrace
        = [](const Measurement& m) { return m.timing.method == TimingMethod::KernelTrace; };
    if (!isTrace(own) || !own.provenance.source.file) {
        return 0;
    }
    const auto count
        = std::count_if(facts.session->measurements.begin(), facts.session->measurements.end(),
                        [&](const Measurement& other) {
                            const auto time = other.timing.at(facts.asked);
                            return &other != &own && isTrace(other)
                                && other.provenance.source.file == own.provenance.source.file
                                && (other.kernel != own.kernel || other.variant != own.variant)
                                && time && time->time < shortTime;
                        });
    return static_cast<std::size_t>(count);
}

bool hasOnlyOtherPrecisions(const PointFacts& facts)
{
    const Measurement& own = *facts.measurement;
    if (facts.reference.compute != nullptr || !own.precision) {
        return false;
    }
    return std::any_of(facts.session->ceilings.begin(), facts.session->ceilings.end(),
                       [&](const Ceiling& ceiling) {
                           const auto& device = ceiling.origins().device.name;
                           return ceiling.visible && ceiling.kind == CeilingKind::Compute
                               && (!device || !own.provenance.device.name
                                   || device == own.provenance.device.name);
                       });
}

void addReferences(PointFacts& facts)
{
    const Reference& reference = facts.reference;
    const auto terms = [&](const Ceiling* ceiling) -> std::optional<ReferenceTerms> {
        if (ceiling == nullptr) {
            return std::nullopt;
        }
        return referenceTerms(*ceiling, *facts.measurement, facts.point, facts.asked);
    };
    facts.bandwidth = terms(reference.bandwidth);
    facts.compute = terms(reference.compute);
    if (reference.knee && facts.point.ai && facts.point.ai->value() > 0.0) {
        facts.aiOverKnee = ratio(*facts.point.ai, *reference.knee);
    }
    if (facts.bandwidth && facts.point.bandwidth) {
        facts.bandwidthFraction = facts.point.bandwidth->value() / facts.bandwidth->valueSi;
    }
    if (facts.compute && facts.point.hasPosition()) {
        facts.computeFraction = facts.point.performance->value() / facts.compute->valueSi;
    }
}

bool isProbeOfReference(const PointFacts& facts)
{
    for (const Ceiling* ceiling : {facts.reference.bandwidth, facts.reference.compute}) {
        if (ceiling != nullptr && isProbeOf(*facts.measurement, *ceiling)) {
            return true;
        }
    }
    return false;
}

void addRunFacts(PointFacts& facts)
{
    const Measurement& own = *facts.measurement;
    const Validation& validation = own.validation;
    if (validation.checked && validation.total && *validation.total > 0) {
        facts.checkedFraction
            = static_cast<double>(*validation.checked) / static_cast<double>(*validation.total);
    }
    const TimeSummary summary = own.timing.summary();
    if (summary.mean && summary.median && summary.median->value() > 0.0) {
        facts.meanOverMedian = ratio(*summary.mean, *summary.median);
    }
    const auto& before = own.provenance.before.clockHz;
    const auto& after = own.provenance.after.clockHz;
    if (before && after && *before > 0.0) {
        facts.clockAfterOverBefore = *after / *before;
    }
}

} // namespace

bool PointFacts::isNearRoof() const
{
    return !isOwnReference && reference.fraction && *reference.fraction >= nearRoofFraction;
}

bool PointFacts::isFarFromRoof() const
{
    return !isOwnReference && reference.fraction && *reference.fraction < nearRoofFraction;
}

bool PointFacts::isShort() const
{
    return point.time && point.time->time < shortTime;
}

const CacheFit* PointFacts::cacheThatHoldsAll() const
{
    const CacheFit* smallest = nullptr;
    for (const CacheFit& cache : caches) {
        if (cache.times <= 1.0 && (smallest == nullptr || cache.total < smallest->total)) {
            smallest = &cache;
        }
    }
    return smallest;
}

std::vector<CacheFit> cacheFits(const Measurement& measurement)
{
    std::vector<CacheFit> fits;
    if (!measurement.work.workingSet) {
        return fits;
    }
    for (const CacheLevel& cache : measurement.provenance.device.caches) {
        const Bytes total(cache.size.value() * static_cast<double>(cache.count.value_or(1)));
        if (total > Bytes(0)) {
            fits.push_back({cache.level, total, cache.count.has_value(),
                            ratio(*measurement.work.workingSet, total)});
        }
    }
    return fits;
}

ReferenceTerms referenceTerms(const Ceiling& ceiling, const Measurement& measurement,
                              const PlotPoint& point, Statistic statistic)
{
    const CeilingValue value = ceilingAt(ceiling, statistic);
    ReferenceTerms terms;
    terms.ceiling = &ceiling;
    terms.valueSi = value.valueSi;
    terms.statistic = value.statistic;
    terms.statisticDiffers
        = value.statistic && point.time && *value.statistic != point.time->statistic;
    if (ceiling.probe) {
        terms.scope = ceiling.probe->timing.scope;
    }
    terms.scopeDiffers
        = terms.scope && measurement.timing.scope && *terms.scope != *measurement.timing.scope;
    return terms;
}

PointFacts pointFacts(const Session& session, const Measurement& measurement, Statistic statistic)
{
    PointFacts facts;
    facts.session = &session;
    facts.measurement = &measurement;
    facts.asked = statistic;
    facts.point = plotPoint(measurement, statistic);
    facts.reference = referenceFor(measurement, facts.point, session.ceilings, statistic);
    facts.caches = cacheFits(measurement);
    addReferences(facts);
    addRunFacts(facts);
    facts.smallerRun = smallerRunOf(facts);
    facts.shortNeighbours = shortNeighboursOf(facts);
    facts.isOwnReference = isProbeOfReference(facts);
    facts.onlyOtherPrecision = hasOnlyOtherPrecisions(facts);
    return facts;
}

} // namespace rooflab
