// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intervals.h"

namespace rooflab {

namespace {

std::optional<TimeInterval> timeInterval(const Timing& timing, IntervalKind kind)
{
    const auto& summary = timing.samples.summary();
    if (!summary || !(summary->min > Seconds(0))) {
        return std::nullopt;
    }
    if (kind == IntervalKind::Median95) {
        return summary->medianInterval95;
    }
    return TimeInterval{summary->min, summary->max};
}

} // namespace

std::optional<PerformanceInterval> performanceInterval(const Measurement& measurement,
                                                       IntervalKind kind)
{
    const auto times = timeInterval(measurement.timing, kind);
    if (!times || !measurement.work.flops || !(*measurement.work.flops > Flop(0))) {
        return std::nullopt;
    }
    const Flop flops = *measurement.work.flops;
    return PerformanceInterval{flops / times->high, flops / times->low};
}

std::optional<BandwidthInterval> bandwidthInterval(const Measurement& measurement,
                                                   IntervalKind kind)
{
    const auto times = timeInterval(measurement.timing, kind);
    const auto& bytes = measurement.work.bytes;
    if (!times || !bytes || !(*bytes > Bytes(0))) {
        return std::nullopt;
    }
    return BandwidthInterval{*bytes / times->high, *bytes / times->low};
}

} // namespace rooflab
