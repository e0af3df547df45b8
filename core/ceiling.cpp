// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ceiling.h"

#include <cmath>

namespace rooflab {

const Provenance& Ceiling::origins() const
{
    return probe ? probe->provenance : provenance;
}

namespace {

std::optional<double> probeRate(const Measurement& probe, CeilingKind kind, Seconds time)
{
    if (kind == CeilingKind::Bandwidth && probe.work.bytes) {
        return (*probe.work.bytes / time).value();
    }
    if (kind == CeilingKind::Compute && probe.work.flops) {
        return (*probe.work.flops / time).value();
    }
    return std::nullopt;
}

} // namespace

CeilingValue ceilingAt(const Ceiling& ceiling, Statistic statistic)
{
    if (ceiling.probe) {
        if (const auto chosen = ceiling.probe->timing.at(statistic)) {
            if (const auto rate = probeRate(*ceiling.probe, ceiling.kind, chosen->time)) {
                return {*rate, chosen->statistic};
            }
        }
    }
    return {ceiling.valueSi, ceiling.statistic};
}

Result<Ceiling> ceilingFromProbe(const Measurement& probe, CeilingKind kind, Statistic statistic)
{
    if (probe.validation.status == ValidationStatus::Failed) {
        return fail(ErrorCode::InvalidInput,
                    "the probe " + shortLabel(probe)
                        + " failed its validation, so it is no reference");
    }
    const auto chosen = probe.timing.at(statistic);
    if (!chosen) {
        return fail(ErrorCode::InvalidInput, "the probe " + shortLabel(probe) + " has no time");
    }
    const auto rate = probeRate(probe, kind, chosen->time);
    if (!rate || !(*rate > 0.0) || !std::isfinite(*rate)) {
        return fail(ErrorCode::InvalidInput,
                    "the probe " + shortLabel(probe) + " has no "
                        + (kind == CeilingKind::Bandwidth ? "byte" : "FLOP") + " count");
    }
    Ceiling ceiling;
    ceiling.id = probe.id.empty() ? shortLabel(probe) : probe.id;
    ceiling.label = shortLabel(probe);
    if (probe.precision) {
        ceiling.label += " " + std::string(toText(*probe.precision));
    }
    ceiling.kind = kind;
    ceiling.valueSi = *rate;
    ceiling.origin = CeilingOrigin::Measured;
    ceiling.statistic = chosen->statistic;
    if (kind == CeilingKind::Compute) {
        ceiling.precision = probe.precision;
    } else {
        ceiling.memoryLevel = probe.work.memoryLevel;
    }
    ceiling.probe = probe;
    return ceiling;
}

Result<void> checkCeiling(const Ceiling& ceiling)
{
    if (ceiling.label.empty()) {
        return fail(ErrorCode::InvalidInput, "a ceiling needs a label", "/label");
    }
    const bool bandwidth = ceiling.kind == CeilingKind::Bandwidth;
    const std::string valueKey = bandwidth ? "/value_b_per_s" : "/value_flop_per_s";
    if (!(std::isfinite(ceiling.valueSi) && ceiling.valueSi > 0.0)) {
        return fail(ErrorCode::InvalidInput, "a ceiling must be a positive, finite number",
                    valueKey);
    }
    if (ceiling.lowSi && !(*ceiling.lowSi > 0.0 && *ceiling.lowSi <= ceiling.valueSi)) {
        return fail(ErrorCode::InvalidInput,
                    "the low end of a ceiling must be positive and not above its value", "/low");
    }
    if (ceiling.highSi && !(std::isfinite(*ceiling.highSi) && *ceiling.highSi >= ceiling.valueSi)) {
        return fail(ErrorCode::InvalidInput,
                    "the high end of a ceiling must be finite and not below its value", "/high");
    }
    if (ceiling.probe) {
        return checkMeasurement(*ceiling.probe);
    }
    return {};
}

} // namespace rooflab
