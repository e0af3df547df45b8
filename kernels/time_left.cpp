// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/time_left.h"

#include "core/catalog.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rooflab::bench {

namespace {

// A common machine. Only rough: what is done corrects it.
constexpr double bytesPerSecond = 2e10;
constexpr double flopsPerSecond = 1e11;
constexpr double commonLatency = 5e-6; ///< seconds of a launch that does nothing
constexpr double commonFixed = 0.01; ///< seconds of a run that does nothing
constexpr double passesAround = 10.0; ///< over the arrays, to fill and to check them
constexpr double productsAround = 2.0; ///< the reference product of a matrix run
/// The work of a launch, and of a run around its launches, must be so much longer than what it
/// takes to do nothing before it tells how fast work is here.
constexpr double clearlyWork = 40.0;
constexpr double clearlyAround = 5.0;
/// Weight of the common machine beside what was seen here, in its seconds.
constexpr double priorSeconds = 0.05;

/// The geometric mean: one run on a busy machine must not turn the whole forecast.
double between(double known, double seen)
{
    return std::sqrt(known * seen);
}

} // namespace

TimeLeft::TimeLeft(const Plan& plan) : m_latency(commonLatency), m_fixed(commonFixed)
{
    for (const PlannedRun& run : plan.runs) {
        Cost& cost = m_costs.emplace_back();
        const KernelSpec* spec = findKernel(run.kernelId);
        if (spec == nullptr) {
            continue;
        }
        const auto parameters = completeParameters(*spec, run.parameters);
        if (!parameters) {
            continue;
        }
        const Work work = spec->work(*parameters, run.precision);
        const double moving = work.bytes.value_or(Bytes(0)).value() / bytesPerSecond;
        const double computing = work.flops.value_or(Flop(0)).value() / flopsPerSecond;
        const std::string limit = computing > moving ? "compute" : "memory";
        cost = {limit,
                run.kernelId + " " + limit,
                run.timing,
                moving + computing,
                moving * passesAround,
                true};
        if (spec->ceiling == CeilingKind::Compute) {
            cost.workAround += computing * productsAround;
        }
    }
}

void TimeLeft::finishRun(std::size_t index, Seconds wall, const Measurement* measurement)
{
    Cost& cost = m_costs[index];
    const auto times = measurement != nullptr ? measurement->timing.summary() : TimeSummary();
    if (times.mean && cost.isLeft) {
        const double launches = static_cast<double>(measurement->timing.warmup.value_or(0)
                                                    + measurement->timing.repeat.value_or(0));
        learnLaunch(cost, times.mean->value());
        learnAround(cost, std::max(wall.value() - launches * times.mean->value(), 0.0));
        m_hasLearned = true;
    }
    m_elapsed += wall.value();
    cost.isLeft = false;
}

/// A launch of next to no work tells the latency, any other how fast the work is.
void TimeLeft::learnLaunch(const Cost& cost, double seconds)
{
    if (cost.launchWork > clearlyWork * commonLatency) {
        const double slowness = std::max(seconds - m_latency, seconds / 2.0) / cost.launchWork;
        for (const std::string& key : {cost.kernel, cost.limit}) {
            const auto [known, isNew] = m_slowness.try_emplace(key, slowness);
            known->second = isNew ? slowness : between(known->second, slowness);
        }
    } else {
        const double latency
            = std::max(seconds - cost.launchWork * slownessOf(cost), seconds / 10.0);
        m_latency = between(m_latency, latency);
    }
}

void TimeLeft::learnAround(const Cost& cost, double seconds)
{
    if (cost.workAround > clearlyAround * commonFixed) {
        m_aroundHere += std::max(seconds - m_fixed, seconds / 2.0);
        m_aroundCommon += cost.workAround;
    } else {
        m_fixed = std::max(seconds - cost.workAround * slownessAround(), seconds / 2.0);
    }
}

std::optional<Seconds> TimeLeft::estimate(std::size_t index, Seconds wall, double fraction)
{
    if (fraction <= 0.0 && !m_hasLearned) {
        return std::nullopt;
    }
    double others = 0.0;
    for (std::size_t i = index + 1; i < m_costs.size(); ++i) {
        others += secondsOf(m_costs[i]);
    }
    const Cost& cost = m_costs[index];
    double current = secondsOf(cost);
    if (!m_hasLearned) {
        const double whole = wall.value() / fraction;
        others *= current > 0.0 ? whole / current : 1.0;
        current = whole - wall.value();
    } else if (fraction > 0.0) {
        current = restOf(cost, wall.value(), fraction);
    }
    return steadied(current + others, m_elapsed + wall.value());
}

/// Half of what is no launch comes before the launches, half after. Of the launches, the forecast
/// counts at their beginning and what they have taken counts towards their end.
double TimeLeft::restOf(const Cost& cost, double wall, double fraction) const
{
    const double forecast = launchSeconds(cost);
    const double half = std::max(secondsOf(cost) - forecast, 0.0) / 2.0;
    const double seen = std::max(wall - half, 0.0) / fraction;
    const double weight = fraction * fraction;
    return (1.0 - fraction) * ((1.0 - weight) * forecast + weight * seen) + half;
}

Seconds TimeLeft::steadied(double seconds, double elapsed)
{
    constexpr double noticeable = 1.25;
    const double expected = m_told - (elapsed - m_toldAt);
    const bool isNearlyExpected = seconds > expected && seconds < expected * noticeable;
    m_told = isNearlyExpected ? expected : seconds;
    m_toldAt = elapsed;
    return Seconds(m_told);
}

double TimeLeft::slownessOf(const Cost& cost) const
{
    for (const std::string& key : {cost.kernel, cost.limit}) {
        if (const auto known = m_slowness.find(key); known != m_slowness.end()) {
            return known->second;
        }
    }
    return 1.0;
}

double TimeLeft::slownessAround() const
{
    return (m_aroundHere + priorSeconds) / (m_aroundCommon + priorSeconds);
}

/// As launches are cut off: the warm-up at a quarter of the limit, the timed ones not before three.
double TimeLeft::launchSeconds(const Cost& cost) const
{
    const double each = m_latency + cost.launchWork * slownessOf(cost);
    const double limit = cost.timing.timeLimit ? cost.timing.timeLimit->value()
                                               : std::numeric_limits<double>::infinity();
    const double warmup
        = std::min(each * static_cast<double>(cost.timing.warmup), limit / 4.0 + each);
    const double timed = std::min(each * static_cast<double>(cost.timing.repeat),
                                  std::max(limit + each / 2.0, 3.0 * each));
    return warmup + timed;
}

double TimeLeft::secondsOf(const Cost& cost) const
{
    return cost.isLeft ? m_fixed + cost.workAround * slownessAround() + launchSeconds(cost) : 0.0;
}

} // namespace rooflab::bench
