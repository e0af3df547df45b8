// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/comparison.h"

#include "core/explore/run_names.h"
#include "core/format.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

/// A quantity of one run: at the statistic, at the median, and the 95 % interval of the median.
struct Reading {
    std::optional<double> value;
    std::optional<double> median;
    std::optional<RatioInterval> interval;
};

struct Readings {
    Reading time;
    Reading performance;
    Reading bandwidth;
};

/// work / time: the rate's interval turns round.
Reading rateOf(double work, const Reading& time)
{
    Reading rate;
    if (!(work > 0.0)) {
        return rate;
    }
    if (time.value) {
        rate.value = work / *time.value;
    }
    if (time.median) {
        rate.median = work / *time.median;
    }
    if (time.interval) {
        rate.interval = {work / time.interval->high, work / time.interval->low};
    }
    return rate;
}

std::optional<TimeInterval> intervalOf(const Measurement& run)
{
    const std::optional<SampleSummary>& summary = run.timing.samples.summary();
    return summary ? summary->medianInterval95 : std::nullopt;
}

Readings readingsOf(const Measurement& run, const PlotPoint& point)
{
    Readings readings;
    if (point.time && std::isfinite(point.time->time.value()) && point.time->time.value() > 0.0) {
        readings.time.value = point.time->time.value();
    }
    if (const auto median = run.timing.summary().median) {
        readings.time.median = median->value();
    }
    if (const auto interval = intervalOf(run)) {
        readings.time.interval = {interval->low.value(), interval->high.value()};
    }
    readings.performance = rateOf(run.work.flops.value_or(Flop(0)).value(), readings.time);
    readings.bandwidth = rateOf(run.work.bytes.value_or(Bytes(0)).value(), readings.time);
    return readings;
}

QuantityRatio ratioOf(const Reading& other, const Reading& base)
{
    QuantityRatio result;
    if (other.value && base.value) {
        result.ratio = *other.value / *base.value;
    }
    if (other.interval && base.interval) {
        result.ratioOfMedians = *other.median / *base.median;
        result.interval = {other.interval->low / base.interval->high,
                           other.interval->high / base.interval->low};
        const bool overlap = other.interval->low <= base.interval->high
            && base.interval->low <= other.interval->high;
        result.distinction
            = overlap ? Distinction::NotDistinguishable : Distinction::Distinguishable;
    }
    return result;
}

bool sameWork(const Measurement& a, const Measurement& b)
{
    return a.work.flops == b.work.flops && a.work.bytes == b.work.bytes;
}

class Sentences {
public:
    Sentences(const Measurement& base, const Measurement& other, ComparedRun& run)
        : m_base(base), m_other(other), m_run(run)
    {
        const std::array<const Measurement*, 2> runs{&base, &other};
        const std::vector<std::string> names = runNames(runs);
        m_baseName = names.front();
        m_otherName = names.back();
    }

    void write(const PlotPoint& basePoint, const std::vector<FieldDifference>& differences)
    {
        writeValidation();
        writeRatio();
        writeInterval();
        writeStatistics(basePoint);
        writeConfounders(differences);
    }

private:
    void say(std::string text, std::vector<std::string> arguments = {})
    {
        m_run.statements.push_back({std::move(text), std::move(arguments)});
    }

    void writeValidation()
    {
        for (const Measurement* run : {&m_base, &m_other}) {
            if (run->validation.status == ValidationStatus::Failed) {
                say("%1 failed its validation: the time of a wrong result is no result",
                    {nameOf(run)});
            }
        }
    }

    void writeRatio()
    {
        const auto say3 = [&](const char* text, double value) {
            say(text, {m_otherName, formatNumber(value), m_baseName});
        };
        if (m_run.performance.ratio) {
            say3("%1 reaches %2 × the FLOPS of %3", *m_run.performance.ratio);
        }
        if (m_run.bandwidth.ratio) {
            say3("%1 reaches %2 × the effective bandwidth of %3", *m_run.bandwidth.ratio);
        }
        if (m_run.time.ratio) {
            say3("%1 takes %2 × the time of %3", *m_run.time.ratio);
            say(sameWork(m_base, m_other)
                    ? "F and Q are the same in both: time, FLOPS and bandwidth are one measurement "
                      "shown three ways"
                    : "F or Q differ: the ratio of the times compares different amounts of work");
        } else {
            say("there is no ratio: a time is not recorded");
        }
    }

    /// In FLOPS where both have them, else in bandwidth, else in time.
    [[nodiscard]] const QuantityRatio& judged() const
    {
        return m_run.performance.ratio ? m_run.performance
            : m_run.bandwidth.ratio    ? m_run.bandwidth
                                       : m_run.time;
    }

    void writeInterval()
    {
        const QuantityRatio& quantity = judged();
        if (quantity.interval) {
            say("the ratio of the medians is %1, between %2 and %3 (from the 95 % intervals of "
                "both medians)",
                {formatNumber(*quantity.ratioOfMedians), formatNumber(quantity.interval->low),
                 formatNumber(quantity.interval->high)});
        }
        switch (quantity.distinction) {
        case Distinction::Distinguishable:
            break;
        case Distinction::NotDistinguishable:
            say("not distinguishable: the 95 % intervals of the medians overlap");
            break;
        case Distinction::CannotTell:
            for (const Measurement* run : {&m_base, &m_other}) {
                if (!intervalOf(*run)) {
                    say("no interval: %1 keeps fewer than 6 samples", {nameOf(run)});
                }
            }
            break;
        }
    }

    void writeStatistics(const PlotPoint& basePoint)
    {
        if (basePoint.time && m_run.point.time
            && basePoint.time->statistic != m_run.point.time->statistic) {
            say("%1 uses the %2, %3 the %4",
                {m_otherName, std::string(toText(m_run.point.time->statistic)), m_baseName,
                 std::string(toText(basePoint.time->statistic))});
        }
        const auto& scope = m_other.timing.scope;
        if (scope && m_base.timing.scope && scope != m_base.timing.scope) {
            const bool otherIsBatch = scope == TimingScope::Batch;
            say("%1 is timed in batches, %2 per launch: a batch average and a time per launch are "
                "different things",
                {otherIsBatch ? m_otherName : m_baseName, otherIsBatch ? m_baseName : m_otherName});
        }
    }

    void writeConfounders(const std::vector<FieldDifference>& differences)
    {
        const auto differs = [&](std::string_view id) {
            return std::any_of(differences.begin(), differences.end(), [&](const auto& each) {
                return each.id == id && each.isRecordedByAll();
            });
        };
        if (differs("derived.elements_per_lane") && differs("derived.lanes")) {
            if (!differs("parameter.stride")) {
                say("the elements of a lane and the lanes of the grid differ as well as the access "
                    "pattern: the ratio belongs to all of them together");
            } else if (differs("derived.lane_distance")) {
                say("another stride also changes the elements of a lane, the lanes of the grid and "
                    "the distance between neighbouring lanes: the ratio belongs to all of them "
                    "together");
            } else {
                say("another stride also changes the elements of a lane and the lanes of the grid: "
                    "the ratio belongs to both together");
            }
        }
        const auto conditions = std::count_if(
            differences.begin(), differences.end(),
            [](const FieldDifference& each) { return each.role == FieldRole::Condition; });
        if (conditions > 1) {
            say("%1 conditions differ or are not recorded on both: none of them alone is shown to "
                "be the cause",
                {std::to_string(conditions)});
        }
    }

    [[nodiscard]] const std::string& nameOf(const Measurement* run) const
    {
        return run == &m_base ? m_baseName : m_otherName;
    }

    const Measurement& m_base;
    const Measurement& m_other;
    ComparedRun& m_run;
    std::string m_baseName;
    std::string m_otherName;
};

void addStatistic(Comparison& comparison)
{
    FieldDifference difference{"statistic", "Statistic", FieldRole::Condition, false, {}};
    const auto add = [&](const PlotPoint& point) {
        difference.values.push_back(
            point.time ? std::optional(std::string(toText(point.time->statistic))) : std::nullopt);
    };
    add(comparison.base);
    for (const ComparedRun& other : comparison.others) {
        add(other.point);
    }
    if (std::any_of(difference.values.begin(), difference.values.end(),
                    [&](const auto& value) { return value != difference.values.front(); })) {
        comparison.differences.insert(comparison.differences.begin(), std::move(difference));
    }
}

} // namespace

const FieldDifference* Comparison::difference(std::string_view id) const
{
    const auto found
        = std::find_if(differences.begin(), differences.end(),
                       [&](const FieldDifference& candidate) { return candidate.id == id; });
    return found == differences.end() ? nullptr : &*found;
}

Result<Comparison> compareRuns(std::span<const Measurement* const> runs, Statistic statistic)
{
    if (runs.size() < 2) {
        return fail(ErrorCode::InvalidInput, "a comparison needs at least two measurements");
    }
    Comparison comparison;
    comparison.statistic = statistic;
    comparison.base = plotPoint(*runs.front(), statistic);
    const Readings base = readingsOf(*runs.front(), comparison.base);
    for (const Measurement* run : runs.subspan(1)) {
        ComparedRun compared;
        compared.point = plotPoint(*run, statistic);
        const Readings other = readingsOf(*run, compared.point);
        compared.time = ratioOf(other.time, base.time);
        compared.performance = ratioOf(other.performance, base.performance);
        compared.bandwidth = ratioOf(other.bandwidth, base.bandwidth);
        const std::array pair{runs.front(), run};
        Sentences(*runs.front(), *run, compared).write(comparison.base, fieldDifferences(pair));
        comparison.others.push_back(std::move(compared));
    }
    comparison.differences = fieldDifferences(runs);
    addStatistic(comparison);
    std::stable_sort(comparison.differences.begin(), comparison.differences.end(),
                     [](const FieldDifference& a, const FieldDifference& b) {
                         return a.role < b.role || (a.role == b.role && a.derived < b.derived);
                     });
    return comparison;
}

} // namespace rooflab
