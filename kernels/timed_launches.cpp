// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/timed_launches.h"

#include "core/format.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

namespace rooflab::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t largestGroup = 32;
constexpr double groupSeconds = 0.05;
constexpr std::int64_t mostBatches = 10;
constexpr std::size_t fewestJudged = 10; ///< samples before a median is judged
constexpr std::int64_t fewestTimed = 3; ///< samples before a time limit ends a run
constexpr double warmupShareOfLimit = 0.25;

/// How many launches make a group: one at first, then what the last one took decides.
class Pace {
public:
    [[nodiscard]] std::int64_t group(std::int64_t left, double secondsLeft) const
    {
        if (m_secondsEach <= 0.0) {
            return 1;
        }
        const double fitting = std::min(groupSeconds, std::max(secondsLeft, 0.0)) / m_secondsEach;
        const auto most = std::min<std::int64_t>(left, largestGroup);
        return fitting < static_cast<double>(most)
            ? std::max<std::int64_t>(static_cast<std::int64_t>(fitting), 1)
            : most;
    }
    /// Of one launch, with all that lies around it; 0 if not known yet.
    [[nodiscard]] double secondsEach() const { return m_secondsEach; }
    void took(std::int64_t count, double launches, double wall)
    {
        m_secondsEach = std::max(launches, wall) / static_cast<double>(count);
    }

private:
    double m_secondsEach = 0.0;
};

enum class End { AllDone, TimeLimit, Stable, Request };

class LaunchLoop {
public:
    LaunchLoop(PreparedRun& run, const TimingPlan& plan, const RunHooks& hooks)
        : m_run(run), m_plan(plan), m_hooks(hooks),
          m_limit(plan.timeLimit ? plan.timeLimit->value()
                                 : std::numeric_limits<double>::infinity())
    {
    }

    Result<TimedLaunches> go()
    {
        if (auto warmed = warmUp(); !warmed) {
            return fail(warmed.error());
        }
        const auto ended = m_plan.scope == TimingScope::Batch ? timeBatches() : timeEach();
        if (!ended) {
            return fail(ended.error());
        }
        m_result.stopRule = stopRule(*ended);
        tell(1.0);
        return std::move(m_result);
    }

private:
    Result<void> warmUp()
    {
        double spent = 0.0;
        std::vector<Seconds> unused;
        while (m_result.warmup < m_plan.warmup && spent < m_limit * warmupShareOfLimit
               && !stopRequested()) {
            const std::int64_t count = m_pace.group(m_plan.warmup - m_result.warmup,
                                                    m_limit * warmupShareOfLimit - spent);
            const auto took = m_plan.scope == TimingScope::Batch ? launchBatch(count)
                                                                 : launchGroup(count, unused);
            if (!took) {
                return fail(took.error());
            }
            spent += *took;
            m_result.warmup += count;
            tell(warmupShare() * static_cast<double>(m_result.warmup)
                 / static_cast<double>(m_plan.warmup));
        }
        return {};
    }

    Result<End> timeEach()
    {
        while (m_result.timed < m_plan.repeat) {
            if (isOverTime()) {
                return End::TimeLimit;
            }
            if (isStable()) {
                return End::Stable;
            }
            if (stopRequested()) {
                return End::Request;
            }
            const std::int64_t count
                = m_pace.group(m_plan.repeat - m_result.timed, m_limit - m_spent);
            const auto took = launchGroup(count, m_result.samples);
            if (!took) {
                return fail(took.error());
            }
            m_result.timed += count;
            m_spent += *took;
            tellTimed();
        }
        return End::AllDone;
    }

    Result<End> timeBatches()
    {
        const std::int64_t wanted = (m_plan.repeat + mostBatches - 1) / mostBatches;
        std::int64_t batch = wanted;
        if (m_plan.timeLimit && m_pace.secondsEach() > 0.0) {
            const double fitting
                = m_limit / static_cast<double>(mostBatches) / m_pace.secondsEach();
            batch = std::clamp<std::int64_t>(
                static_cast<std::int64_t>(std::min(fitting, static_cast<double>(wanted))), 1,
                wanted);
        }
        m_result.batchSize = batch;
        const std::int64_t batches = std::min(mostBatches, (m_plan.repeat + batch - 1) / batch);
        while (std::ssize(m_result.samples) < batches) {
            if (isOverTime()) {
                return End::TimeLimit;
            }
            if (stopRequested()) {
                return End::Request;
            }
            const auto took = launchBatch(batch);
            if (!took) {
                return fail(took.error());
            }
            m_result.samples.emplace_back(*took / static_cast<double>(batch));
            m_result.timed += batch;
            m_spent += *took;
            tellTimed();
        }
        return m_result.timed < m_plan.repeat ? End::TimeLimit : End::AllDone;
    }

    /// Launches and adds the times to `samples`; the seconds of all of them together.
    Result<double> launchGroup(std::int64_t count, std::vector<Seconds>& samples)
    {
        // A time that the backend forgets must not pass for one.
        const Seconds unset(std::numeric_limits<double>::quiet_NaN());
        std::vector<Seconds> times(static_cast<std::size_t>(count), unset);
        const auto start = Clock::now();
        if (auto launched = m_run.launch(times, m_plan.cache); !launched) {
            return fail(launched.error());
        }
        double sum = 0.0;
        for (const Seconds time : times) {
            sum += time.value();
        }
        m_pace.took(count, sum, secondsSince(start));
        samples.insert(samples.end(), times.begin(), times.end());
        return sum;
    }

    Result<double> launchBatch(std::int64_t count)
    {
        const auto start = Clock::now();
        const auto time = m_run.launchBatch(count);
        if (!time) {
            return fail(time.error());
        }
        m_pace.took(count, time->value(), secondsSince(start));
        return time->value();
    }

    static double secondsSince(Clock::time_point start)
    {
        return std::chrono::duration<double>(Clock::now() - start).count();
    }

    [[nodiscard]] bool stopRequested() const
    {
        return m_hooks.stopRequested && m_hooks.stopRequested();
    }

    [[nodiscard]] bool isOverTime() const
    {
        return m_spent >= m_limit && std::ssize(m_result.samples) >= fewestTimed;
    }

    /// Judged at growing intervals, so that judging costs next to nothing.
    bool isStable()
    {
        const std::size_t count = m_result.samples.size();
        if (!m_plan.stableWithin || count < m_nextJudgement) {
            return false;
        }
        m_nextJudgement = count + std::max<std::size_t>(count / 4, 1);
        const auto uncertainty = medianUncertainty(m_result.samples);
        return uncertainty && *uncertainty <= *m_plan.stableWithin;
    }

    [[nodiscard]] double warmupShare() const
    {
        return static_cast<double>(m_plan.warmup)
            / (static_cast<double>(m_plan.warmup) + static_cast<double>(m_plan.repeat));
    }

    void tellTimed()
    {
        const double launches
            = static_cast<double>(m_result.timed) / static_cast<double>(m_plan.repeat);
        const double done = std::min(std::max(launches, m_spent / m_limit), 1.0);
        tell(warmupShare() + (1.0 - warmupShare()) * done);
    }

    void tell(double fraction)
    {
        if (m_hooks.launched && fraction > m_told) {
            m_told = fraction;
            m_hooks.launched(fraction);
        }
    }

    [[nodiscard]] std::string stopRule(End end) const
    {
        const std::string batches = m_plan.scope == TimingScope::Batch
            ? ", in batches of " + formatInteger(m_result.batchSize)
            : std::string();
        const std::string atMost = formatInteger(m_result.timed)
            + (m_plan.stableWithin || m_plan.timeLimit ? " of at most " : " of ")
            + formatInteger(m_plan.repeat) + " launches" + batches;
        if (end == End::Request) {
            return "stopped by request after " + atMost;
        }
        const std::string limit
            = m_plan.timeLimit ? "time limit of " + formatTime(*m_plan.timeLimit) : std::string();
        if (!m_plan.stableWithin) {
            return end == End::TimeLimit ? limit + ": " + atMost
                                         : "fixed number of launches" + batches;
        }
        const std::string after
            = end == End::TimeLimit ? limit + ", after " + atMost : "after " + atMost;
        constexpr int digits = 2;
        const auto reached = medianUncertainty(m_result.samples);
        if (!reached) {
            return "not judged for stability, which takes " + std::to_string(fewestJudged)
                + " samples: " + after;
        }
        const std::string width = "half-width of the 95 % interval of the median "
            + formatPercent(*reached, digits) + " of the median";
        return *reached <= *m_plan.stableWithin ? "stable: " + width + ", " + after
                                                : "not stable: " + width + " where "
                + formatPercent(*m_plan.stableWithin, digits) + " was asked for, " + after;
    }

    PreparedRun& m_run;
    const TimingPlan& m_plan;
    const RunHooks& m_hooks;
    double m_limit; ///< seconds; infinite if there is none
    TimedLaunches m_result;
    Pace m_pace;
    double m_spent = 0.0; ///< seconds of the timed launches
    std::size_t m_nextJudgement = fewestJudged;
    double m_told = -1.0;
};

} // namespace

Result<TimedLaunches> timeLaunches(PreparedRun& run, const TimingPlan& plan, const RunHooks& hooks)
{
    return LaunchLoop(run, plan, hooks).go();
}

std::optional<double> medianUncertainty(std::span<const Seconds> samples)
{
    const auto summary = summarize(samples);
    if (samples.size() < fewestJudged || !summary || !(summary->median > Seconds(0))) {
        return std::nullopt;
    }
    const std::optional<TimeInterval>& interval = summary->medianInterval95;
    if (!interval) {
        return std::nullopt;
    }
    return (interval->high.value() - interval->low.value()) / 2.0 / summary->median.value();
}

} // namespace rooflab::bench
