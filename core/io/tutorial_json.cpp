// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/tutorial_json.h"

#include "core/catalog.h"
#include "core/format.h"
#include "core/io/json_reader.h"
#include "core/plot_point.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace rooflab {

namespace {

/// "coalesced_fp16" -> coalesced in fp16: the programs of the chapters mark precision in the name.
std::optional<Precision> precisionOfName(std::string& name)
{
    const std::size_t underscore = name.rfind('_');
    if (underscore == std::string::npos) {
        return std::nullopt;
    }
    const auto precision = precisionFromText(name.substr(underscore + 1));
    if (precision) {
        name.resize(underscore);
    }
    return precision;
}

std::optional<Seconds> millisecondsAt(JsonObject& object, std::string_view key)
{
    const std::optional<double> value = object.number(key);
    if (value && !(*value > 0.0)) {
        object.setError("\"" + std::string(key) + "\" must be a positive time", key);
    }
    return value ? std::optional(Seconds(*value * milli)) : std::nullopt;
}

Validation validationOf(JsonObject& object)
{
    Validation validation;
    const std::optional<std::string> correctness = object.text("correctness");
    if (!correctness) {
        return validation;
    }
    if (*correctness == "OK") {
        validation.status = ValidationStatus::Passed;
        validation.method = "reported OK by the program, coverage not recorded";
    } else if (*correctness == "FAIL") {
        validation.status = ValidationStatus::Failed;
        validation.method = "reported FAIL by the program";
    } else {
        object.setError("\"correctness\" must be \"OK\" or \"FAIL\"", "correctness");
    }
    return validation;
}

/// Compares the file's own bandwidth with the one that follows from its times. The point always
/// comes from time and work.
void auditBandwidth(const Measurement& measurement, double statedGigabytes, ImportOutcome& outcome)
{
    constexpr double tolerance = 0.01;
    std::string explained;
    bool agrees = false;
    for (const Statistic statistic : {Statistic::Min, Statistic::Median, Statistic::Mean}) {
        const auto time = measurement.timing.summary().at(statistic);
        if (!time) {
            continue;
        }
        const double derived = (*measurement.work.bytes / *time).value() / giga;
        const bool matches = std::fabs(statedGigabytes / derived - 1.0) <= tolerance;
        if (matches && statistic == measurement.timing.at(Statistic::Min)->statistic) {
            agrees = true;
        } else if (matches && explained.empty()) {
            explained = "it matches the " + std::string(toText(statistic)) + " time";
        }
        const double mebiFactor = kibibyte * kibibyte / mega;
        if (explained.empty() && !matches
            && std::fabs(statedGigabytes * mebiFactor / derived - 1.0) <= 1e-3) {
            explained
                = "it is MiB/ms called GB/s, from the " + std::string(toText(statistic)) + " time";
        }
    }
    if (agrees) {
        return;
    }
    const double derived
        = (*measurement.work.bytes / measurement.timing.at(Statistic::Min)->time).value() / giga;
    outcome.notes.push_back(
        {NoteKind::Conflict,
         "the file states " + formatNumber(statedGigabytes, 6) + " GB/s, its time gives "
             + formatNumber(derived, 6) + " GB/s ("
             + (explained.empty() ? "no statistic in the file explains the difference" : explained)
             + "); the point comes from the time",
         "/eff_bandwidth_gbs"});
}

void fillWork(Measurement& measurement, double size, bool precisionStated, ImportOutcome& outcome)
{
    measurement.work = vectorAddWork(size, *measurement.precision);
    const bool known = findKernel("vector_add", measurement.variant) != nullptr;
    // The file states neither FLOP nor bytes nor a data type.
    measurement.work.assumed = true;
    std::string what = "F = N and Q = 3·N·sizeof(T) of a vector add";
    if (!precisionStated) {
        what += " in fp32";
    }
    outcome.notes.push_back({NoteKind::Assumption,
                             known ? "the file states no FLOP or byte count: " + what + " is used"
                                   : "the kernel \"" + measurement.variant
                                     + "\" is not known to be a vector add: " + what
                                     + " is assumed",
                             "/kernel"});
}

void keepOtherKeys(JsonObject& object, Measurement& measurement)
{
    static constexpr std::array<std::string_view, 15> used{"gpu",
                                                           "arch",
                                                           "kernel",
                                                           "size",
                                                           "block",
                                                           "stride",
                                                           "warmup",
                                                           "repeat",
                                                           "min_ms",
                                                           "median_ms",
                                                           "avg_ms",
                                                           "dtype",
                                                           "eff_bandwidth_gbs",
                                                           "correctness",
                                                           "precision"};
    object.members([&](const std::string& name, const Json& value) {
        // The stored rate is kept beside the derived one.
        if (std::find(used.begin(), used.end(), name) != used.end()
            && name != "eff_bandwidth_gbs") {
            return;
        }
        measurement.sourceFields.emplace_back(
            name, value.is_string() ? value.get<std::string>() : compactJson(value));
    });
}

} // namespace

bool looksLikeTutorialJson(std::string_view text)
{
    // Also true for a cut or slightly broken file, so that the reader can name the place.
    return text.find("\"kernel\"") != std::string_view::npos
        && text.find("\"gpu\"") != std::string_view::npos
        && text.find("\"format\"") == std::string_view::npos;
}

Result<ImportOutcome> readTutorialJson(std::string_view text)
{
    const Result<Json> parsed = parseJson(text);
    if (!parsed) {
        return fail(parsed.error());
    }
    JsonObject object(*parsed, "");
    ImportOutcome outcome;
    outcome.format = "tutorial";
    Measurement measurement;
    measurement.kernel = "vector_add";
    measurement.variant = object.requiredText("kernel");
    const std::optional<Precision> ofName = precisionOfName(measurement.variant);
    std::optional<Precision> ofKey;
    if (const auto dtype = object.text("dtype")) {
        ofKey = precisionFromText(*dtype);
        if (!ofKey) {
            object.setError("\"" + *dtype + "\" is no precision that rooflab knows", "dtype");
        }
    }
    const bool precisionStated = ofKey || ofName;
    measurement.precision = ofKey ? ofKey : ofName ? ofName : Precision::Fp32;
    const std::int64_t size = object.requiredInteger("size");
    if (!object.error() && size < 1) {
        object.setError("\"size\" must be at least 1 element", "size");
    }
    measurement.parameters.set("size", size);
    for (const char* key : {"block", "stride"}) {
        if (const auto value = object.integer(key)) {
            measurement.parameters.set(key, *value);
        }
    }
    measurement.provenance.device.name = object.text("gpu");
    measurement.provenance.device.arch = object.text("arch");
    measurement.timing.warmup = object.integer("warmup");
    measurement.timing.repeat = object.integer("repeat");
    measurement.timing.reported.min = millisecondsAt(object, "min_ms");
    measurement.timing.reported.median = millisecondsAt(object, "median_ms");
    measurement.timing.reported.mean = millisecondsAt(object, "avg_ms");
    const std::optional<double> stated = object.number("eff_bandwidth_gbs");
    measurement.validation = validationOf(object);
    if (!object.error() && !measurement.timing.at(Statistic::Min)) {
        object.setError("there is no time: none of min_ms, median_ms and avg_ms is present");
    }
    if (object.error()) {
        return fail(*object.error());
    }
    keepOtherKeys(object, measurement);
    fillWork(measurement, static_cast<double>(size), precisionStated, outcome);
    if (auto checked = checkMeasurement(measurement); !checked) {
        return fail(checked.error());
    }
    if (stated) {
        auditBandwidth(measurement, *stated, outcome);
    }
    outcome.session.title = measurement.provenance.device.name.value_or(std::string());
    addMeasurement(outcome.session, std::move(measurement));
    return outcome;
}

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
