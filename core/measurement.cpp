// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurement.h"

#include <cmath>

namespace rooflab {

namespace {

Result<void> checkTime(std::optional<Seconds> time, std::string_view name)
{
    if (time && !(std::isfinite(time->value()) && time->value() > 0.0)) {
        return fail(ErrorCode::InvalidInput,
                    "the " + std::string(name) + " time must be a positive, finite number",
                    "/timing/" + std::string(name) + "_s");
    }
    return {};
}

template <class T> Result<void> checkAmount(std::optional<Quantity<T>> amount, const char* name)
{
    if (amount && !(std::isfinite(amount->value()) && amount->value() >= 0.0)) {
        return fail(ErrorCode::InvalidInput,
                    std::string(name) + " must be a finite number that is not negative",
                    std::string("/work/") + name);
    }
    return {};
}

Result<void> checkCount(std::optional<std::int64_t> count, const std::string& place)
{
    if (count && *count < 0) {
        return fail(ErrorCode::InvalidInput, "a count must not be negative", place);
    }
    return {};
}

} // namespace

std::string shortLabel(const Measurement& measurement)
{
    std::string label = measurement.variant.empty() ? measurement.kernel : measurement.variant;
    if (measurement.kernel == "copy" || measurement.kernel == "gemm") {
        label = measurement.kernel + " " + measurement.variant;
    }
    if (const auto stores = measurement.parameters.text("stores"); stores && *stores != "regular") {
        label += " " + *stores;
    }
    // The stride is meaningful only where the access pattern has one (ch. 6.2).
    if (const auto stride = measurement.parameters.integer("stride");
        stride && measurement.variant != "coalesced" && measurement.variant != "vectorized") {
        label += " stride=" + std::to_string(*stride);
    }
    if (measurement.kernel == "fma") {
        for (const std::string_view name : {"k", "ilp"}) {
            if (const auto value = measurement.parameters.integer(name)) {
                label += " " + std::string(name) + "=" + std::to_string(*value);
            }
        }
    }
    return label;
}

Result<void> checkMeasurement(const Measurement& measurement)
{
    if (measurement.kernel.empty()) {
        return fail(ErrorCode::InvalidInput, "the kernel's name is empty", "/kernel");
    }
    const TimeSummary& reported = measurement.timing.reported;
    for (const auto& [time, name] :
         {std::pair{reported.min, "min"}, std::pair{reported.median, "median"},
          std::pair{reported.mean, "mean"}, std::pair{reported.p95, "p95"},
          std::pair{reported.max, "max"}}) {
        if (auto checked = checkTime(time, name); !checked) {
            return checked;
        }
    }
    if (reported.stddev
        && !(std::isfinite(reported.stddev->value()) && reported.stddev->value() >= 0.0)) {
        return fail(ErrorCode::InvalidInput, "the standard deviation must not be negative",
                    "/timing/stddev_s");
    }
    for (std::size_t i = 0; i < measurement.timing.samples.size(); ++i) {
        const double sample = measurement.timing.samples[i].value();
        if (!(std::isfinite(sample) && sample > 0.0)) {
            return fail(ErrorCode::InvalidInput, "a sample must be a positive, finite time",
                        "/timing/samples_s/" + std::to_string(i));
        }
    }
    if (auto checked = checkAmount(measurement.work.flops, "flops"); !checked) {
        return checked;
    }
    if (auto checked = checkAmount(measurement.work.bytes, "bytes"); !checked) {
        return checked;
    }
    const Validation& validation = measurement.validation;
    const Provenance& origin = measurement.provenance;
    for (const auto& [count, place] :
         {std::pair{measurement.timing.warmup, "/timing/warmup"},
          std::pair{measurement.timing.repeat, "/timing/repeat"},
          std::pair{measurement.timing.batchSize, "/timing/batch_launches"},
          std::pair{validation.checked, "/validation/checked"},
          std::pair{validation.total, "/validation/total"},
          std::pair{validation.mismatches, "/validation/mismatches"},
          std::pair{validation.nonFinite, "/validation/non_finite"},
          std::pair{origin.before.otherProcesses, "/provenance/state_before/other_processes"},
          std::pair{origin.after.otherProcesses, "/provenance/state_after/other_processes"}}) {
        if (auto checked = checkCount(count, place); !checked) {
            return checked;
        }
    }
    if (const auto size = measurement.parameters.integer("size"); size && *size <= 0) {
        return fail(ErrorCode::InvalidInput, "the size must be at least 1 element",
                    "/parameters/size");
    }
    return {};
}

} // namespace rooflab
