// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/tutorial_json.h"

#include "core/catalog.h"
#include "core/io/json_reader.h"
#include "core/io/rate_audit.h"
#include "core/io/record_adder.h"

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

/// Which statistics the file gives, and their unit.
void noteTimes(const Measurement& measurement, ImportOutcome& outcome)
{
    for (const auto& [key, statistic] :
         {std::pair{"min_ms", Statistic::Min}, std::pair{"median_ms", Statistic::Median},
          std::pair{"avg_ms", Statistic::Mean}}) {
        if (measurement.timing.reported.at(statistic)) {
            outcome.addStatistic(toText(statistic));
            outcome.addUnit(key, "ms", "÷ 1e3 s");
        }
    }
}

void fillWork(Measurement& measurement, double size, bool precisionStated,
              const std::string& pointer, ImportOutcome& outcome)
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
                             pointer + "/kernel"});
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
        if (std::find(used.begin(), used.end(), name) != used.end()) {
            return;
        }
        measurement.sourceFields.emplace_back(
            name, value.is_string() ? value.get<std::string>() : compactJson(value));
    });
}

Result<Measurement> readRecord(const Json& value, const std::string& pointer,
                               ImportOutcome& outcome)
{
    JsonObject object(value, pointer);
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
        if (const auto count = object.integer(key)) {
            measurement.parameters.set(key, *count);
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
    fillWork(measurement, static_cast<double>(size), precisionStated, pointer, outcome);
    if (stated) {
        auditStoredRate(
            measurement,
            {RateKind::Bandwidth, *stated * giga, std::nullopt, pointer + "/eff_bandwidth_gbs"},
            "eff_bandwidth_gbs", outcome);
    }
    return measurement;
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
    ImportOutcome outcome;
    outcome.format = "tutorial";
    const bool isList = parsed->is_array();
    const std::size_t count = isList ? parsed->size() : 1;
    RecordAdder records(outcome);
    for (std::size_t i = 0; i < count; ++i) {
        const std::string pointer = isList ? "/" + std::to_string(i) : std::string();
        ++outcome.rows.read;
        Result<Measurement> measurement
            = readRecord(isList ? (*parsed)[i] : *parsed, pointer, outcome);
        if (!measurement && !isList) {
            return fail(measurement.error());
        }
        if (!measurement) {
            outcome.refuse(measurement.error().message, measurement.error().where);
            continue;
        }
        outcome.session.title = measurement->provenance.device.name.value_or(std::string());
        noteTimes(*measurement, outcome);
        records.add(std::move(*measurement), pointer);
    }
    if (count == 0) {
        return fail(ErrorCode::InvalidInput, "the list has no results");
    }
    return outcome;
}

} // namespace rooflab
