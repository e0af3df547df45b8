// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plot_point.h"

#include <cmath>

namespace rooflab {

namespace {

std::string reasonWithoutPosition(const Measurement& measurement, const PlotPoint& point)
{
    if (!point.time) {
        return "no time is recorded";
    }
    if (!(std::isfinite(point.time->time.value()) && point.time->time.value() > 0.0)) {
        return "the time is not a positive, finite number";
    }
    if (!measurement.work.flops) {
        return "the FLOP count is not recorded";
    }
    if (!measurement.work.bytes) {
        return "the byte count is not recorded";
    }
    if (measurement.work.flops->value() == 0.0) {
        return "F = 0: no floating-point operation, so there is no place on these axes; "
               "read its bandwidth instead";
    }
    if (measurement.work.bytes->value() == 0.0) {
        return "Q = 0: the arithmetic intensity is undefined";
    }
    if (!std::isfinite(point.ai->value()) || !std::isfinite(point.performance->value())
        || !(point.ai->value() > 0.0) || !(point.performance->value() > 0.0)) {
        return "arithmetic intensity or performance is not a positive, finite number";
    }
    return {};
}

} // namespace

PlotPoint plotPoint(const Measurement& measurement, Statistic statistic)
{
    PlotPoint point;
    const Work& work = measurement.work;
    point.time = measurement.timing.at(statistic);
    const bool timed
        = point.time && std::isfinite(point.time->time.value()) && point.time->time.value() > 0.0;
    if (timed && work.flops) {
        point.performance = *work.flops / point.time->time;
    }
    if (timed && work.bytes) {
        point.bandwidth = *work.bytes / point.time->time;
    }
    if (work.flops && work.bytes && work.bytes->value() > 0.0) {
        point.ai = *work.flops / *work.bytes;
    }
    point.reason = reasonWithoutPosition(measurement, point);
    if (!point.reason.empty()) {
        return point;
    }
    if (measurement.validation.status == ValidationStatus::Failed) {
        point.standing = Standing::Failed;
        point.reason = "validation " + measurement.validation.describe()
            + ": the time of a wrong result is no result";
    } else {
        point.standing = measurement.validation.isFull() ? Standing::Valid : Standing::Partial;
    }
    return point;
}

} // namespace rooflab
