// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/plan_json.h"

#include "core/io/json_put.h"
#include "core/io/record_json.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

constexpr std::string_view planVersion = "1.0";

/// What differs from the plainest timing; the rest may be left out.
void putTiming(Json& object, const TimingPlan& timing)
{
    object["warmup"] = timing.warmup;
    object["repeat"] = timing.repeat;
    if (timing.scope != TimingScope::PerLaunch) {
        put(object, "timing_scope", std::optional(timing.scope));
    }
    if (timing.cache != CacheState::Warm) {
        put(object, "cache", std::optional(timing.cache));
    }
    put(object, "stable_within", timing.stableWithin);
    put(object, "time_limit_s", timing.timeLimit);
}

TimingPlan timingFromJson(JsonObject& object)
{
    TimingPlan timing;
    timing.warmup = object.integer("warmup").value_or(timing.warmup);
    timing.repeat = object.integer("repeat").value_or(timing.repeat);
    timing.scope = object.word("timing_scope", timingScopeTexts).value_or(timing.scope);
    timing.cache = object.word("cache", cacheStateTexts).value_or(timing.cache);
    timing.stableWithin = object.number("stable_within");
    timing.timeLimit = object.quantity<Seconds>("time_limit_s");
    return timing;
}

PlannedRun runFromJson(JsonObject& object)
{
    PlannedRun run;
    run.kernelId = object.requiredText("kernel");
    const KernelSpec* spec = findKernel(run.kernelId);
    if (spec == nullptr) {
        object.setError("there is no kernel called \"" + run.kernelId + "\"", "kernel");
    }
    run.precision = object.word("precision", precisionTexts).value_or(Precision::Fp32);
    object.object("parameters", [&](JsonObject& parameters) {
        run.parameters = parametersFromJson(parameters);
        for (const auto& [name, value] : run.parameters.entries()) {
            if (spec != nullptr && spec->parameter(name) == nullptr) {
                parameters.setError(run.kernelId + " has no parameter called \"" + name + "\"",
                                    name);
            }
        }
    });
    run.timing = timingFromJson(object);
    return run;
}

} // namespace

std::string writePlan(const Plan& plan)
{
    Json document = Json::object();
    document["format"] = "rooflab-plan";
    document["version"] = std::string(planVersion);
    document["title"] = plan.title;
    if (!plan.notes.empty()) {
        document["notes"] = plan.notes;
    }
    document["runs"] = Json::array();
    for (const PlannedRun& run : plan.runs) {
        Json object = Json::object();
        object["kernel"] = run.kernelId;
        object["precision"] = std::string(toText(run.precision));
        object["parameters"] = parametersToJson(run.parameters);
        putTiming(object, run.timing);
        document["runs"].push_back(std::move(object));
    }
    return prettyJson(document);
}

Result<Plan> readPlan(std::string_view text)
{
    const Result<Json> parsed = parseJson(text);
    if (!parsed) {
        return fail(parsed.error());
    }
    JsonObject document(*parsed, "");
    if (document.requiredText("format") != "rooflab-plan") {
        document.setError("\"format\" must be \"rooflab-plan\"", "format");
    }
    if (!document.requiredText("version").starts_with("1.")) {
        document.setError("this program reads plans of version 1.x only", "version");
    }
    Plan plan;
    plan.title = document.text("title").value_or(std::string());
    document.texts("notes", [&](const std::string& note) { plan.notes.push_back(note); });
    document.objects("runs", [&](JsonObject& run) { plan.runs.push_back(runFromJson(run)); });
    if (document.error()) {
        return fail(*document.error());
    }
    // A mistyped key would silently leave a setting at its default.
    if (const std::string unknown = document.unknownKeys(); !unknown.empty()) {
        return fail(ErrorCode::InvalidInput, "the plan has keys that mean nothing: " + unknown);
    }
    if (plan.runs.empty()) {
        return fail(ErrorCode::InvalidInput, "the plan has no runs", "/runs");
    }
    return plan;
}

} // namespace rooflab
