// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_reader.h"
#include "core/io/tutorial_json.h"

#include <nlohmann/json.hpp>

namespace rooflab {

std::string writeTutorialJson(const Measurement& measurement)
{
    Json object = Json::object();
    const Device& device = measurement.provenance.device;
    object["gpu"] = device.name.value_or(std::string());
    object["arch"] = device.arch.value_or(std::string());
    object["kernel"] = measurement.variant;
    for (const char* key : {"size", "block", "stride"}) {
        if (const auto value = measurement.parameters.integer(key)) {
            object[key] = *value;
        }
    }
    if (measurement.precision) {
        object["dtype"] = std::string(toText(*measurement.precision));
    }
    if (measurement.timing.warmup) {
        object["warmup"] = *measurement.timing.warmup;
    }
    if (measurement.timing.repeat) {
        object["repeat"] = *measurement.timing.repeat;
    }
    const TimeSummary summary = measurement.timing.summary();
    for (const auto& [key, time] :
         {std::pair{"min_ms", summary.min}, std::pair{"median_ms", summary.median},
          std::pair{"avg_ms", summary.mean}}) {
        if (time) {
            object[key] = jsonNumber(time->value() / milli);
        }
    }
    if (measurement.work.bytes && summary.min) {
        object["eff_bandwidth_gbs"]
            = jsonNumber((*measurement.work.bytes / *summary.min).value() / giga);
    }
    if (measurement.validation.status == ValidationStatus::Passed
        || measurement.validation.status == ValidationStatus::Failed) {
        object["correctness"]
            = measurement.validation.status == ValidationStatus::Passed ? "OK" : "FAIL";
    }
    return prettyJson(object);
}

} // namespace rooflab
