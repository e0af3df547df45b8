// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/what_if.h"

#include "core/explore/imagined_work.h"
#include "core/format.h"
#include "core/roofline.h"

#include <cmath>

namespace rooflab {

namespace {

template <class Tag> bool isUsable(std::optional<Quantity<Tag>> value)
{
    return !value || (std::isfinite(value->value()) && value->value() > 0.0);
}

/// Equal but for rounding: three times F in three times the time may miss by one unit in the last
/// place.
template <class Tag> bool isSame(Quantity<Tag> a, Quantity<Tag> b)
{
    constexpr double rounding = 1e-12;
    return std::fabs(a.value() - b.value()) <= rounding * std::fabs(b.value());
}

Result<Seconds> imaginedTime(Seconds recorded, const WhatIf& whatIf, double sizeFactor,
                             std::vector<Sentence>& assumptions)
{
    const int ways = int{whatIf.timeFactor.has_value()} + int{whatIf.time.has_value()}
        + int{whatIf.timeFollowsSize};
    if (ways > 1) {
        return fail(ErrorCode::Usage, "give one of a time, a factor of it, or that it grows with N",
                    "time");
    }
    if (whatIf.timeFactor && !isUsable(std::optional(Seconds(*whatIf.timeFactor)))) {
        return fail(ErrorCode::Usage, "the factor of the time must be a positive, finite number",
                    "time");
    }
    if (!isUsable(whatIf.time)) {
        return fail(ErrorCode::Usage, "the time must be a positive, finite number", "time");
    }
    if (whatIf.time) {
        assumptions.push_back({"the time of %1 is assumed, not measured (recorded: %2)",
                               {formatTime(*whatIf.time), formatTime(recorded)}});
        return *whatIf.time;
    }
    const double factor = whatIf.timeFollowsSize ? sizeFactor : whatIf.timeFactor.value_or(1.0);
    const Seconds time(recorded.value() * factor);
    if (whatIf.timeFollowsSize) {
        assumptions.push_back({"the time is assumed to grow with N, by %1 to %2",
                               {formatNumber(factor), formatTime(time)}});
    } else if (whatIf.timeFactor) {
        assumptions.push_back({"the time is assumed to change by %1 to %2",
                               {formatNumber(factor), formatTime(time)}});
    } else {
        assumptions.push_back({"the time is assumed to stay %1", {formatTime(time)}});
    }
    return time;
}

void sayIntensity(GhostPoint& ghost, const PlotPoint& before)
{
    if (!ghost.hasPosition) {
        return;
    }
    if (isSame(*ghost.ai, *before.ai)) {
        ghost.rules.push_back({"F and Q change by the same factor: the arithmetic intensity stays "
                               "%1",
                               {formatIntensity(*ghost.ai)}});
    } else {
        ghost.rules.push_back({"the arithmetic intensity goes from %1 to %2",
                               {formatIntensity(*before.ai), formatIntensity(*ghost.ai)}});
    }
}

void sayPosition(GhostPoint& ghost, const PlotPoint& before)
{
    if (!ghost.hasPosition) {
        ghost.rules.push_back(
            {"F = 0: no place on log axes; the effective bandwidth goes from %1 "
             "to %2",
             {formatBandwidth(*before.bandwidth), formatBandwidth(ghost.bandwidth)}});
        return;
    }
    if (!ghost.hasMoved) {
        ghost.rules.push_back(
            {"F, Q and the time change by the same factor: the point stays where it is", {}});
        return;
    }
    if (isSame(ghost.performance, *before.performance)) {
        ghost.rules.push_back({"F and the time change by the same factor: the FLOPS stay %1",
                               {formatPerformance(ghost.performance)}});
    } else {
        ghost.rules.push_back(
            {ghost.performance > *before.performance
                 ? "the point moves up: from %1 to %2, %3 × as many FLOPS"
                 : "the point moves down: from %1 to %2, %3 × as many FLOPS",
             {formatPerformance(*before.performance), formatPerformance(ghost.performance),
              formatNumber(ratio(ghost.performance, *before.performance))}});
    }
    ghost.rules.push_back(
        {"the effective bandwidth goes from %1 to %2: one time, shown another way",
         {formatBandwidth(*before.bandwidth), formatBandwidth(ghost.bandwidth)}});
}

void compareWithRoof(GhostPoint& ghost)
{
    if (!ghost.ai) {
        return;
    }
    if (ghost.roof.bandwidth) {
        ghost.roofAtPoint = *ghost.roof.bandwidth * *ghost.ai;
    }
    if (ghost.roof.compute && (!ghost.roofAtPoint || *ghost.roof.compute < *ghost.roofAtPoint)) {
        ghost.roofAtPoint = ghost.roof.compute;
    }
    if (ghost.roofAtPoint && ghost.hasPosition) {
        ghost.fraction = ratio(ghost.performance, *ghost.roofAtPoint);
    }
}

/// `moved` has places for both rates and their ratio, `alone` for the imagined one.
template <class Rate, class Format>
void sayImagined(GhostRoof& roof, std::optional<Rate> before, std::optional<Rate> after,
                 const char* moved, const char* alone, Format format)
{
    if (!after) {
        return;
    }
    if (before) {
        roof.rules.push_back(
            {moved, {format(*before), format(*after), formatNumber(ratio(*after, *before))}});
    } else {
        roof.rules.push_back({alone, {format(*after)}});
    }
}

} // namespace

RoofValues roofValues(const Reference& reference, Statistic statistic)
{
    RoofValues values;
    if (reference.bandwidth != nullptr) {
        values.bandwidth = BytesPerSecond(ceilingAt(*reference.bandwidth, statistic).valueSi);
    }
    if (reference.compute != nullptr) {
        values.compute = FlopPerSecond(ceilingAt(*reference.compute, statistic).valueSi);
        values.computePrecision = reference.compute->precision;
    }
    return values;
}

Result<GhostRoof> ghostRoof(const WhatIf& whatIf, const RoofValues& reference)
{
    if (!isUsable(whatIf.bandwidth)) {
        return fail(ErrorCode::Usage, "a bandwidth must be a positive, finite number", "bandwidth");
    }
    if (!isUsable(whatIf.compute)) {
        return fail(ErrorCode::Usage, "a compute ceiling must be a positive, finite number",
                    "compute");
    }
    GhostRoof roof;
    roof.bandwidth = whatIf.bandwidth ? whatIf.bandwidth : reference.bandwidth;
    roof.compute = whatIf.compute ? whatIf.compute : reference.compute;
    roof.isBandwidthGhost = whatIf.bandwidth.has_value();
    roof.isComputeGhost = whatIf.compute.has_value();
    if (whatIf.precision && !whatIf.compute && reference.compute && reference.computePrecision
        && whatIf.precision != reference.computePrecision) {
        roof.compute.reset();
        roof.rules.push_back({"the compute reference is for %1 and is not compared with %2",
                              {std::string(toText(*reference.computePrecision)),
                               std::string(toText(*whatIf.precision))}});
    }
    sayImagined(roof, reference.bandwidth, whatIf.bandwidth,
                "the imagined bandwidth goes from %1 to %2, %3 × as high",
                "the imagined bandwidth of %1 stands beside no reference",
                [](BytesPerSecond rate) { return formatBandwidth(rate); });
    sayImagined(roof, reference.compute, whatIf.compute,
                "the imagined compute ceiling goes from %1 to %2, %3 × as high",
                "the imagined compute ceiling of %1 stands beside no reference",
                [](FlopPerSecond rate) { return formatPerformance(rate); });
    if (roof.bandwidth && roof.compute) {
        roof.knee = knee(*roof.compute, *roof.bandwidth);
        if (roof.isBandwidthGhost || roof.isComputeGhost) {
            roof.rules.push_back({"the knee is at %1", {formatIntensity(*roof.knee)}});
        }
    }
    return roof;
}

Result<GhostPoint> ghostPoint(const Measurement& measurement, Statistic statistic,
                              const WhatIf& whatIf, const RoofValues& reference)
{
    const PlotPoint before = plotPoint(measurement, statistic);
    if (!before.time || !isUsable(std::optional(before.time->time))) {
        return fail(ErrorCode::InvalidInput,
                    "no time is recorded, so nothing can be computed from it");
    }
    auto work = imaginedWork(measurement, whatIf);
    if (!work) {
        return fail(work.error());
    }
    auto roof = ghostRoof(whatIf, reference);
    if (!roof) {
        return fail(roof.error());
    }
    const auto time = imaginedTime(before.time->time, whatIf, work->sizeFactor, work->assumptions);
    if (!time) {
        return fail(time.error());
    }
    GhostPoint ghost;
    ghost.flops = work->flops;
    ghost.bytes = work->bytes;
    ghost.time = *time;
    ghost.rules = std::move(work->rules);
    ghost.assumptions = std::move(work->assumptions);
    ghost.roof = std::move(*roof);
    ghost.performance = ghost.flops / ghost.time;
    ghost.bandwidth = ghost.bytes / ghost.time;
    if (ghost.bytes > Bytes(0)) {
        ghost.ai = ghost.flops / ghost.bytes;
    }
    ghost.hasPosition = ghost.ai && ghost.flops > Flop(0);
    ghost.hasMoved = ghost.hasPosition
        && !(isSame(*ghost.ai, *before.ai) && isSame(ghost.performance, *before.performance));
    sayIntensity(ghost, before);
    sayPosition(ghost, before);
    compareWithRoof(ghost);
    return ghost;
}

} // namespace rooflab
