// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing.h"

namespace rooflab {

std::optional<Seconds> TimeSummary::at(Statistic statistic) const
{
    switch (statistic) {
    case Statistic::Min:
        return min;
    case Statistic::Median:
        return median;
    case Statistic::Mean:
        return mean;
    case Statistic::P95:
        return p95;
    }
    return std::nullopt;
}

TimeSummary Timing::summary() const
{
    const std::optional<SampleSummary>& own = samples.summary();
    if (!own) {
        return reported;
    }
    TimeSummary summary;
    summary.min = own->min;
    summary.median = own->median;
    summary.mean = own->mean;
    summary.p95 = own->p95;
    summary.max = own->max;
    summary.stddev = own->stddev;
    return summary;
}

std::optional<ChosenTime> Timing::at(Statistic statistic) const
{
    const TimeSummary known = summary();
    for (const Statistic candidate :
         {statistic, Statistic::Min, Statistic::Median, Statistic::Mean, Statistic::P95}) {
        if (const std::optional<Seconds> time = known.at(candidate)) {
            return ChosenTime{*time, candidate};
        }
    }
    return std::nullopt;
}

} // namespace rooflab
