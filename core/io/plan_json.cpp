// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/plan_json.h"

#include "core/io/record_json.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

constexpr std::string_view planVersion = "1.0";

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
    run.warmup = object.integer("warmup").value_or(run.warmup);
    run.repeat = object.integer("repeat").value_or(run.repeat);
    return run;
}

} // namespace

std::string writePlan(const Plan& plan)
{
    Json document = Json::object();
    document["format"] = "rooflab-plan";
    document["version"] = std::string(planVersion);
    document["title"] = plan.title;
    document["runs"] = Json::array();
    for (const PlannedRun& run : plan.runs) {
        Json object = Json::object();
        object["kernel"] = run.kernelId;
        object["precision"] = std::string(toText(run.precision));
        object["parameters"] = parametersToJson(run.parameters);
        object["warmup"] = run.warmup;
        object["repeat"] = run.repeat;
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
