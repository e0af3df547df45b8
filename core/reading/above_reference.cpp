// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/above_reference.h"

#include "core/plot_point.h"
#include "core/reading/reading_words.h"
#include "core/reading/reference_checks.h"

#include <algorithm>

namespace rooflab {

namespace {

std::optional<double> pointRate(const Measurement& measurement, CeilingKind kind,
                                Statistic statistic)
{
    const PlotPoint point = plotPoint(measurement, statistic);
    if (kind == CeilingKind::Bandwidth) {
        return point.bandwidth ? std::optional(point.bandwidth->value()) : std::nullopt;
    }
    return point.performance ? std::optional(point.performance->value()) : std::nullopt;
}

} // namespace

std::optional<double> ratioToCeiling(const Measurement& measurement, const Ceiling& ceiling,
                                     Statistic statistic)
{
    const auto rate = pointRate(measurement, ceiling.kind, statistic);
    const double reference = ceilingAt(ceiling, statistic).valueSi;
    return rate && reference > 0.0 ? std::optional(*rate / reference) : std::nullopt;
}

std::optional<AboveReference> inspectAgainst(const Measurement& measurement, const Ceiling& ceiling,
                                             Statistic statistic)
{
    const auto rate = pointRate(measurement, ceiling.kind, statistic);
    const auto ratio = ratioToCeiling(measurement, ceiling, statistic);
    if (!rate || !ratio) {
        return std::nullopt;
    }
    AboveReference result;
    result.ceilingId = ceiling.id;
    result.ceilingLabel = ceiling.label;
    result.pointSi = *rate;
    result.ceilingSi = ceilingAt(ceiling, statistic).valueSi;
    result.ratio = *ratio;
    result.observation
        = say("%1 reaches %2, %3 times the reference %4 of %5.", runLabel(measurement),
              rateText(ceiling.kind, *rate), factorText(*ratio), ceiling.label,
              rateText(ceiling.kind, result.ceilingSi));
    result.checks = referenceChecks({measurement, ceiling, statistic, *ratio});
    result.statement = say(
        "A point above a reference is legal: the reference is what another test reached, not a "
        "limit of the hardware. It is not proof of a cache hit. The point is drawn where it "
        "was measured.");
    return result;
}

std::vector<AboveReference> referencesBelow(const Session& session, const Measurement& measurement,
                                            Statistic statistic)
{
    std::vector<AboveReference> below;
    for (const Ceiling& ceiling : session.ceilings) {
        const auto ratio = ratioToCeiling(measurement, ceiling, statistic);
        if (ceiling.visible && ratio && *ratio > 1.0 && !isProbeOf(measurement, ceiling)) {
            below.push_back(*inspectAgainst(measurement, ceiling, statistic));
        }
    }
    std::stable_sort(below.begin(), below.end(),
                     [](const auto& a, const auto& b) { return a.ratio > b.ratio; });
    return below;
}

} // namespace rooflab
