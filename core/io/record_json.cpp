// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/record_json.h"

#include "core/io/json_put.h"
#include "core/io/provenance_json.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

Json workToJson(const Work& work)
{
    Json object = Json::object();
    put(object, "flops", work.flops);
    put(object, "bytes", work.bytes);
    object["byte_basis"] = std::string(toText(work.basis));
    put(object, "memory_level", work.memoryLevel);
    if (!work.accounting.empty()) {
        object["accounting"] = work.accounting;
    }
    if (work.assumed) {
        object["assumed"] = true;
    }
    put(object, "working_set_bytes", work.workingSet);
    return object;
}

Work workFromJson(JsonObject& object)
{
    Work work;
    work.flops = object.quantity<Flop>("flops");
    work.bytes = object.quantity<Bytes>("bytes");
    work.basis = object.word("byte_basis", byteBasisTexts).value_or(ByteBasis::Algorithmic);
    work.memoryLevel = object.text("memory_level");
    work.accounting = object.text("accounting").value_or(std::string());
    work.assumed = object.boolean("assumed").value_or(false);
    work.workingSet = object.quantity<Bytes>("working_set_bytes");
    return work;
}

Json timingToJson(const Timing& timing)
{
    Json object = Json::object();
    put(object, "method", timing.method);
    put(object, "scope", timing.scope);
    put(object, "cache", timing.cache);
    put(object, "warmup", timing.warmup);
    put(object, "repeat", timing.repeat);
    put(object, "batch_launches", timing.batchSize);
    put(object, "stop_rule", timing.stopRule);
    if (!timing.samples.empty()) {
        Json samples = Json::array();
        for (const Seconds sample : timing.samples) {
            samples.push_back(jsonNumber(sample.value()));
        }
        object["samples_s"] = std::move(samples);
    }
    put(object, "min_s", timing.reported.min);
    put(object, "median_s", timing.reported.median);
    put(object, "mean_s", timing.reported.mean);
    put(object, "p95_s", timing.reported.p95);
    put(object, "max_s", timing.reported.max);
    put(object, "stddev_s", timing.reported.stddev);
    return object;
}

Timing timingFromJson(JsonObject& object)
{
    Timing timing;
    timing.method = object.word("method", timingMethodTexts);
    timing.scope = object.word("scope", timingScopeTexts);
    timing.cache = object.word("cache", cacheStateTexts);
    timing.warmup = object.integer("warmup");
    timing.repeat = object.integer("repeat");
    timing.batchSize = object.integer("batch_launches");
    timing.stopRule = object.text("stop_rule");
    std::vector<Seconds> samples;
    object.numbers("samples_s", [&](double value) { samples.emplace_back(value); });
    timing.samples = std::move(samples);
    timing.reported.min = object.quantity<Seconds>("min_s");
    timing.reported.median = object.quantity<Seconds>("median_s");
    timing.reported.mean = object.quantity<Seconds>("mean_s");
    timing.reported.p95 = object.quantity<Seconds>("p95_s");
    timing.reported.max = object.quantity<Seconds>("max_s");
    timing.reported.stddev = object.quantity<Seconds>("stddev_s");
    return timing;
}

Json validationToJson(const Validation& validation)
{
    Json object = Json::object();
    object["status"] = std::string(toText(validation.status));
    put(object, "checked", validation.checked);
    put(object, "total", validation.total);
    put(object, "mismatches", validation.mismatches);
    put(object, "non_finite", validation.nonFinite);
    put(object, "method", validation.method);
    put(object, "relative_error", validation.relativeError);
    put(object, "error_bound", validation.errorBound);
    return object;
}

Validation validationFromJson(JsonObject& object)
{
    Validation validation;
    validation.status
        = object.word("status", validationStatusTexts).value_or(ValidationStatus::NotRecorded);
    validation.checked = object.integer("checked");
    validation.total = object.integer("total");
    validation.mismatches = object.integer("mismatches");
    validation.nonFinite = object.integer("non_finite");
    validation.method = object.text("method");
    validation.relativeError = object.number("relative_error");
    validation.errorBound = object.number("error_bound");
    return validation;
}

void readSourceFields(JsonObject& object, Measurement& measurement)
{
    object.members([&](const std::string& name, const Json& value) {
        measurement.sourceFields.emplace_back(
            name, value.is_string() ? value.get<std::string>() : compactJson(value));
    });
}

/// Fails with the first thing that is wrong, be it a type or an impossible value.
Result<void> outcomeOf(const JsonObject& object, Result<void> checked)
{
    if (object.error()) {
        return fail(*object.error());
    }
    if (!checked) {
        Error error = checked.error();
        error.where = object.pointer() + error.where;
        return fail(error);
    }
    return {};
}

} // namespace

Json parametersToJson(const Parameters& parameters)
{
    Json object = Json::object();
    for (const auto& [name, value] : parameters.entries()) {
        std::visit([&, &key = name](const auto& plain) { object[key] = plain; }, value);
    }
    return object;
}

Parameters parametersFromJson(JsonObject& object)
{
    Parameters parameters;
    object.members([&](const std::string& name, const Json& value) {
        if (value.is_string()) {
            parameters.set(name, value.get<std::string>());
        } else if (value.is_number_float()) {
            parameters.set(name, value.get<double>());
        } else if (value.is_number() && object.integer(name)) {
            parameters.set(name, value.get<std::int64_t>());
        } else {
            object.setError("a parameter must be a number or a text", name);
        }
    });
    return parameters;
}

Json measurementToJson(const Measurement& measurement)
{
    Json object = Json::object();
    object["id"] = measurement.id;
    object["kernel"] = measurement.kernel;
    if (!measurement.variant.empty()) {
        object["variant"] = measurement.variant;
    }
    put(object, "precision", measurement.precision);
    putObject(object, "parameters", parametersToJson(measurement.parameters));
    object["work"] = workToJson(measurement.work);
    putObject(object, "timing", timingToJson(measurement.timing));
    object["validation"] = validationToJson(measurement.validation);
    putObject(object, "provenance", provenanceToJson(measurement.provenance));
    Json fields = Json::object();
    for (const auto& [name, value] : measurement.sourceFields) {
        fields[name] = value;
    }
    putObject(object, "source_fields", std::move(fields));
    restoreUnknownKeys(object, measurement.unknownKeys);
    return object;
}

Result<Measurement> measurementFromJson(const Json& value, const std::string& pointer)
{
    JsonObject object(value, pointer);
    Measurement measurement;
    measurement.id = object.text("id").value_or(std::string());
    measurement.kernel = object.requiredText("kernel");
    measurement.variant = object.text("variant").value_or(std::string());
    measurement.precision = object.word("precision", precisionTexts);
    object.object("parameters",
                  [&](JsonObject& nested) { measurement.parameters = parametersFromJson(nested); });
    object.object("work", [&](JsonObject& nested) { measurement.work = workFromJson(nested); });
    object.object("timing",
                  [&](JsonObject& nested) { measurement.timing = timingFromJson(nested); });
    object.object("validation",
                  [&](JsonObject& nested) { measurement.validation = validationFromJson(nested); });
    object.object("provenance",
                  [&](JsonObject& nested) { measurement.provenance = provenanceFromJson(nested); });
    object.object("source_fields",
                  [&](JsonObject& nested) { readSourceFields(nested, measurement); });
    measurement.unknownKeys = object.unknownKeys();
    if (auto outcome = outcomeOf(object, checkMeasurement(measurement)); !outcome) {
        return fail(outcome.error());
    }
    return measurement;
}

Json ceilingToJson(const Ceiling& ceiling)
{
    Json object = Json::object();
    const bool bandwidth = ceiling.kind == CeilingKind::Bandwidth;
    object["id"] = ceiling.id;
    object["label"] = ceiling.label;
    object["kind"] = std::string(toText(ceiling.kind));
    object[bandwidth ? "value_b_per_s" : "value_flop_per_s"] = jsonNumber(ceiling.valueSi);
    put(object, bandwidth ? "low_b_per_s" : "low_flop_per_s", ceiling.lowSi);
    put(object, bandwidth ? "high_b_per_s" : "high_flop_per_s", ceiling.highSi);
    put(object, "precision", ceiling.precision);
    put(object, "memory_level", ceiling.memoryLevel);
    object["origin"] = std::string(toText(ceiling.origin));
    put(object, "statistic", ceiling.statistic);
    object["visible"] = ceiling.visible;
    if (ceiling.probe) {
        object["probe"] = measurementToJson(*ceiling.probe);
    }
    putObject(object, "provenance", provenanceToJson(ceiling.provenance));
    restoreUnknownKeys(object, ceiling.unknownKeys);
    return object;
}

Result<Ceiling> ceilingFromJson(const Json& value, const std::string& pointer)
{
    JsonObject object(value, pointer);
    Ceiling ceiling;
    ceiling.id = object.text("id").value_or(std::string());
    ceiling.label = object.requiredText("label");
    const auto kind = object.word("kind", ceilingKindTexts);
    if (!kind) {
        object.setError("\"kind\" is missing", "kind");
    }
    ceiling.kind = kind.value_or(CeilingKind::Bandwidth);
    const bool bandwidth = ceiling.kind == CeilingKind::Bandwidth;
    ceiling.valueSi = object.requiredNumber(bandwidth ? "value_b_per_s" : "value_flop_per_s");
    ceiling.lowSi = object.number(bandwidth ? "low_b_per_s" : "low_flop_per_s");
    ceiling.highSi = object.number(bandwidth ? "high_b_per_s" : "high_flop_per_s");
    ceiling.precision = object.word("precision", precisionTexts);
    ceiling.memoryLevel = object.text("memory_level");
    ceiling.origin = object.word("origin", ceilingOriginTexts).value_or(CeilingOrigin::Imported);
    ceiling.statistic = object.word("statistic", statisticTexts);
    ceiling.visible = object.boolean("visible").value_or(true);
    if (const Json* probe = object.raw("probe")) {
        Result<Measurement> read = measurementFromJson(*probe, pointer + "/probe");
        if (!read) {
            return fail(read.error());
        }
        ceiling.probe = std::move(*read);
    }
    object.object("provenance",
                  [&](JsonObject& nested) { ceiling.provenance = provenanceFromJson(nested); });
    ceiling.unknownKeys = object.unknownKeys();
    if (auto outcome = outcomeOf(object, checkCeiling(ceiling)); !outcome) {
        return fail(outcome.error());
    }
    return ceiling;
}

} // namespace rooflab
