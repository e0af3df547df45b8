// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/sweep.h"

namespace rooflab {

namespace {

std::optional<double> valueOf(const Measurement& measurement, SweepQuantity quantity,
                              std::optional<Seconds> time)
{
    if (!time || !(time->value() > 0.0)) {
        return std::nullopt;
    }
    const Work& work = measurement.work;
    const auto positive
        = [](double value) { return value > 0.0 ? std::optional(value) : std::nullopt; };
    switch (quantity) {
    case SweepQuantity::Bandwidth:
        return work.bytes ? positive((*work.bytes / *time).value()) : std::nullopt;
    case SweepQuantity::Time:
        return time->value();
    case SweepQuantity::Performance:
        return work.flops ? positive((*work.flops / *time).value()) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

void readSweeps(std::vector<SweepSeries>& sweeps, std::span<const Measurement> measurements,
                SweepQuantity quantity, Statistic statistic)
{
    for (SweepSeries& series : sweeps) {
        for (SweepPoint& point : series.points) {
            const Measurement& measurement = measurements[point.measurement];
            const TimeSummary summary = measurement.timing.summary();
            const auto chosen = measurement.timing.at(statistic);
            point.value = valueOf(measurement, quantity,
                                  chosen ? std::optional(chosen->time) : std::nullopt);
            point.atMin = valueOf(measurement, quantity, summary.min);
            point.atMedian = valueOf(measurement, quantity, summary.median);
            point.standing = plotPoint(measurement, statistic).standing;
        }
    }
}

} // namespace rooflab
