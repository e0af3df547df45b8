// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan_runner.h"

#include "kernels/host.h"
#include "kernels/runner.h"
#include "kernels/time_left.h"

#include <algorithm>
#include <chrono>

namespace rooflab::bench {

namespace {

using Clock = std::chrono::steady_clock;

Seconds since(Clock::time_point start)
{
    return Seconds(std::chrono::duration<double>(Clock::now() - start).count());
}

/// Says how far a plan is, at most twice a second within a run.
class ProgressMeter {
public:
    ProgressMeter(const Plan& plan, const EventSink& sink)
        : m_sink(sink), m_timeLeft(plan), m_total(static_cast<std::int64_t>(plan.runs.size()))
    {
    }

    void startRun(std::size_t index, std::string label)
    {
        m_index = index;
        m_label = std::move(label);
        m_runStart = Clock::now();
        report(0.0);
    }
    void update(double fraction)
    {
        constexpr auto pause = std::chrono::milliseconds(500);
        if (Clock::now() - m_lastReport >= pause) {
            report(fraction);
        }
    }
    void finishRun(const Measurement* measurement)
    {
        m_timeLeft.finishRun(m_index, since(m_runStart), measurement);
    }
    void reportEnd() { m_sink(ProgressEvent{m_total, m_total, Seconds(0), {}}); }

private:
    void report(double fraction)
    {
        m_lastReport = Clock::now();
        m_sink(ProgressEvent{static_cast<std::int64_t>(m_index), m_total,
                             m_timeLeft.estimate(m_index, since(m_runStart), fraction), m_label});
    }

    const EventSink& m_sink;
    TimeLeft m_timeLeft;
    std::int64_t m_total = 0;
    std::size_t m_index = 0;
    std::string m_label;
    Clock::time_point m_runStart;
    Clock::time_point m_lastReport;
};

/// True if another run of this kernel and precision has another value there.
bool varies(const Plan& plan, const PlannedRun& run, const std::string& parameter)
{
    return std::ranges::any_of(plan.runs, [&](const PlannedRun& other) {
        const ParameterValue* value = other.parameters.find(parameter);
        return other.kernelId == run.kernelId && other.precision == run.precision
            && (value == nullptr || *value != *run.parameters.find(parameter));
    });
}

/// "linecross-fp32-stride32": the kernel, and what tells its runs in this plan apart.
std::string idFor(const Plan& plan, const PlannedRun& run)
{
    std::string id = run.kernelId + "-" + std::string(toText(run.precision));
    for (const auto& [name, value] : run.parameters.entries()) {
        if (varies(plan, run, name)) {
            const bool isWord = std::holds_alternative<std::string>(value);
            id += "-" + (isWord ? "" : name) + parameterText(value);
        }
    }
    return id;
}

void complete(Measurement& measurement, std::string id, const Provenance& origin,
              std::string startedAt)
{
    measurement.id = std::move(id);
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
                              static_cast<std::int64_t>(plan.runs.size()), plan.notes});
    session.notes.insert(session.notes.end(), plan.notes.begin(), plan.notes.end());
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
            progress.finishRun(nullptr);
            continue;
        }
        std::string startedAt = currentTimeIso8601();
        auto measurement
            = measureRun(backend, *settings, run.timing,
                         {stopRequested, [&](double fraction) { progress.update(fraction); }});
        progress.finishRun(measurement ? &*measurement : nullptr);
        if (!measurement && measurement.error().code == ErrorCode::Cancelled) {
            break;
        }
        if (!measurement) {
            ++outcome.failed;
            context.sink(ErrorEvent{label, measurement.error().text()});
            continue;
        }
        complete(*measurement, idFor(plan, run), context.origin, std::move(startedAt));
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
