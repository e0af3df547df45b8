// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan_runner.h"

#include "kernels/host.h"
#include "kernels/runner.h"

#include <chrono>
#include <numeric>

namespace rooflab::bench {

namespace {

using Clock = std::chrono::steady_clock;

/// A rough cost of a run in arbitrary units. Only the ratios matter: what is done calibrates them.
double relativeCost(const PlannedRun& run)
{
    const KernelSpec* spec = findKernel(run.kernelId);
    if (spec == nullptr) {
        return 0.0;
    }
    const auto parameters = completeParameters(*spec, run.parameters);
    if (!parameters) {
        return 0.0;
    }
    constexpr double bytesPerUnit = 2e10;
    constexpr double flopsPerUnit = 1e11;
    constexpr double preparationPasses = 10.0; ///< filling and checking, in launches
    const Work work = spec->work(*parameters, run.precision);
    const double launch = work.bytes.value_or(Bytes(0)).value() / bytesPerUnit
        + work.flops.value_or(Flop(0)).value() / flopsPerUnit;
    return launch * (static_cast<double>(run.warmup + run.repeat) + preparationPasses);
}

/// Says how far a plan is, at most twice a second within a run.
class ProgressMeter {
public:
    ProgressMeter(const Plan& plan, const EventSink& sink)
        : m_sink(sink), m_total(static_cast<std::int64_t>(plan.runs.size()))
    {
        for (const auto& run : plan.runs) {
            m_costs.push_back(relativeCost(run));
        }
        m_costLeft = std::accumulate(m_costs.begin(), m_costs.end(), 0.0);
    }

    void startRun(std::size_t index, std::string label)
    {
        m_index = index;
        m_label = std::move(label);
        report(0.0);
    }
    void update(double fraction)
    {
        constexpr auto pause = std::chrono::milliseconds(500);
        if (Clock::now() - m_lastReport >= pause) {
            report(fraction);
        }
    }
    void finishRun()
    {
        m_costDone += m_costs[m_index];
        m_costLeft -= m_costs[m_index];
    }
    void reportEnd()
    {
        m_lastReport = Clock::now();
        m_sink(ProgressEvent{m_total, m_total, Seconds(0), {}});
    }

private:
    void report(double fraction)
    {
        m_lastReport = Clock::now();
        const double elapsed = std::chrono::duration<double>(m_lastReport - m_start).count();
        const double done = m_costDone + fraction * m_costs[m_index];
        const double left = m_costLeft - fraction * m_costs[m_index];
        std::optional<Seconds> eta;
        if (done > 0) {
            eta = Seconds(elapsed * std::max(left, 0.0) / done);
        }
        m_sink(ProgressEvent{static_cast<std::int64_t>(m_index), m_total, eta, m_label});
    }

    const EventSink& m_sink;
    std::vector<double> m_costs;
    std::int64_t m_total = 0;
    std::size_t m_index = 0;
    std::string m_label;
    double m_costDone = 0.0;
    double m_costLeft = 0.0;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_lastReport = m_start;
};

std::string idFor(const PlannedRun& run)
{
    return run.kernelId + "-" + std::string(toText(run.precision));
}

void complete(Measurement& measurement, const PlannedRun& run, const Provenance& origin,
              std::string startedAt)
{
    measurement.id = idFor(run);
    measurement.provenance.host = origin.host;
    measurement.provenance.program = origin.program;
    measurement.provenance.command = origin.command;
    measurement.provenance.recordedAt = std::move(startedAt);
}

/// Adds a measurement and, from a probe, its ceiling; reports both.
void keep(Measurement measurement, const KernelSpec& spec, const PlanContext& context,
          Session& session)
{
    const std::string id = addMeasurement(session, std::move(measurement));
    const Measurement& kept = *session.findMeasurement(id);
    context.sink(MeasurementEvent{kept});
    if (!spec.isProbe()) {
        return;
    }
    // A probe whose validation failed yields no reference; the failure itself is reported anyway.
    if (auto ceiling = ceilingFromProbe(kept, *spec.ceiling, Statistic::Min)) {
        ceiling->id = id + "-reference";
        const std::string ceilingId = addCeiling(session, std::move(*ceiling));
        context.sink(CeilingEvent{*session.findCeiling(ceilingId)});
    }
}

} // namespace

PlanOutcome runPlan(Backend& backend, const Plan& plan, const PlanContext& context,
                    Session& session)
{
    PlanOutcome outcome;
    context.sink(StartedEvent{context.origin.program, context.origin.command.value_or(""),
                              static_cast<std::int64_t>(plan.runs.size())});
    ProgressMeter progress(plan, context.sink);
    const auto stopRequested = [&] { return context.stopRequested && context.stopRequested(); };
    for (std::size_t index = 0; index < plan.runs.size(); ++index) {
        if (stopRequested()) {
            break;
        }
        const PlannedRun& run = plan.runs[index];
        const std::string label = describeRun(run);
        progress.startRun(index, label);
        const auto settings = settleRun(backend, run);
        if (!settings) {
            ++outcome.failed;
            context.sink(SkippedEvent{label, settings.error().text()});
            progress.finishRun();
            continue;
        }
        std::string startedAt = currentTimeIso8601();
        auto measurement
            = measureRun(backend, *settings, run.warmup, run.repeat,
                         {stopRequested, [&](double fraction) { progress.update(fraction); }});
        progress.finishRun();
        if (!measurement && measurement.error().code == ErrorCode::Cancelled) {
            break;
        }
        if (!measurement) {
            ++outcome.failed;
            context.sink(ErrorEvent{label, measurement.error().text()});
            continue;
        }
        complete(*measurement, run, context.origin, std::move(startedAt));
        const bool passed = measurement->validation.status == ValidationStatus::Passed;
        const std::string found = measurement->validation.describe();
        keep(std::move(*measurement), *settings->spec, context, session);
        ++outcome.measured;
        if (!passed) {
            ++outcome.failed;
            context.sink(ErrorEvent{label, "the output is wrong: " + found});
        }
    }
    outcome.interrupted = stopRequested();
    if (!outcome.interrupted) {
        progress.reportEnd();
        context.sink(FinishedEvent{outcome.measured, outcome.failed});
    }
    return outcome;
}

} // namespace rooflab::bench
