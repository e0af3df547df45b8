// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/session_json.h"

#include "core/io/provenance_json.h"
#include "core/io/record_json.h"
#include "core/io/session_document.h"
#include "core/session_ids.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace rooflab {

namespace {

Json frameToJson(const Frame& frame)
{
    Json object = Json::object();
    object["ai_min"] = jsonNumber(frame.aiMin);
    object["ai_max"] = jsonNumber(frame.aiMax);
    object["flop_per_s_min"] = jsonNumber(frame.performanceMin);
    object["flop_per_s_max"] = jsonNumber(frame.performanceMax);
    return object;
}

Json viewToJson(const ViewSettings& view)
{
    Json object = Json::object();
    object["statistic"] = std::string(toText(view.statistic));
    object["axes"] = std::string(toText(view.axes));
    if (view.frame) {
        object["frame"] = frameToJson(*view.frame);
    }
    if (view.whiskers != IntervalKind::MinMax) {
        object["whiskers"] = view.whiskers ? std::string(toText(*view.whiskers)) : "none";
    }
    if (view.units.performance != PerformanceUnit::Auto) {
        object["performance_unit"] = std::string(toText(view.units.performance));
    }
    if (view.units.bandwidth != BandwidthUnit::Auto) {
        object["bandwidth_unit"] = std::string(toText(view.units.bandwidth));
    }
    if (!view.hiddenIds.empty()) {
        object["hidden"] = view.hiddenIds;
    }
    return object;
}

std::optional<Frame> frameFromJson(JsonObject& object, AxisScale axes)
{
    const Frame frame{object.requiredNumber("ai_min"), object.requiredNumber("ai_max"),
                      object.requiredNumber("flop_per_s_min"),
                      object.requiredNumber("flop_per_s_max")};
    const double lowest = axes == AxisScale::Log ? frameLimits.aiMin : 0.0;
    const double lowestY = axes == AxisScale::Log ? frameLimits.performanceMin : 0.0;
    const bool inside = frame.aiMin >= lowest && frame.aiMax <= frameLimits.aiMax
        && frame.performanceMin >= lowestY && frame.performanceMax <= frameLimits.performanceMax
        && frame.aiMin < frame.aiMax && frame.performanceMin < frame.performanceMax;
    if (!inside) {
        object.setError("the frame is not inside the axes' limits");
        return std::nullopt;
    }
    return frame;
}

/// The kinds of whiskers and "none".
enum class Whiskers { MinMax, Median95, None };
constexpr EnumTable<Whiskers, 3> whiskersTexts{
    {{Whiskers::MinMax, toText(IntervalKind::MinMax)},
     {Whiskers::Median95, toText(IntervalKind::Median95)},
     {Whiskers::None, "none"}}};

std::optional<IntervalKind> whiskersFromJson(JsonObject& object)
{
    switch (object.word("whiskers", whiskersTexts).value_or(Whiskers::MinMax)) {
    case Whiskers::MinMax:
        return IntervalKind::MinMax;
    case Whiskers::Median95:
        return IntervalKind::Median95;
    case Whiskers::None:
        break;
    }
    return std::nullopt;
}

ViewSettings viewFromJson(JsonObject& object)
{
    ViewSettings view;
    view.statistic = object.word("statistic", statisticTexts).value_or(Statistic::Min);
    view.axes = object.word("axes", axisScaleTexts).value_or(AxisScale::Log);
    object.object("frame",
                  [&](JsonObject& frame) { view.frame = frameFromJson(frame, view.axes); });
    object.texts("hidden", [&](const std::string& id) { view.hiddenIds.push_back(id); });
    view.whiskers = whiskersFromJson(object);
    view.units.performance
        = object.word("performance_unit", performanceUnitTexts).value_or(PerformanceUnit::Auto);
    view.units.bandwidth
        = object.word("bandwidth_unit", bandwidthUnitTexts).value_or(BandwidthUnit::Auto);
    return view;
}

Result<void> checkVersion(std::string_view version)
{
    int major = 0;
    const auto [end, problem]
        = std::from_chars(version.data(), version.data() + version.size(), major);
    if (problem != std::errc() || major < 1) {
        return fail(ErrorCode::InvalidInput,
                    "\"" + std::string(version) + "\" is no version number", "/version");
    }
    if (major > sessionMajorVersion) {
        return fail(ErrorCode::Unsupported,
                    "the file has format version " + std::string(version)
                        + ", and this program reads version " + std::to_string(sessionMajorVersion)
                        + ".x only; a newer rooflab is needed",
                    "/version");
    }
    return {};
}

void noteStoredValue(const Ceiling& ceiling, const std::string& place, ImportOutcome& outcome)
{
    const Statistic statistic = ceiling.statistic.value_or(Statistic::Min);
    const double derived = ceilingAt(ceiling, statistic).valueSi;
    constexpr double tolerance = 1e-6;
    if (ceiling.probe && std::fabs(derived / ceiling.valueSi - 1.0) > tolerance) {
        outcome.notes.push_back({NoteKind::Conflict,
                                 "the ceiling \"" + ceiling.label
                                     + "\" states another value than its own probe gives; the "
                                       "probe's time and work are used",
                                 place});
    }
}

/// Takes the records of a list one by one; a bad one becomes a note and the others stay.
template <class Read, class Add>
void readRecords(JsonObject& document, const char* key, ImportOutcome& outcome, Read read, Add add)
{
    const Json* list = document.raw(key);
    if (list == nullptr) {
        return;
    }
    if (!list->is_array()) {
        document.setError(std::string("\"") + key + "\" must be a list", key);
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = std::string("/") + key + "/" + std::to_string(i);
        auto record = read((*list)[i], place);
        if (!record) {
            outcome.notes.push_back(
                {NoteKind::Refused, record.error().message, record.error().where});
            continue;
        }
        const std::string wish = record->id;
        const std::string id = add(outcome.session, std::move(*record));
        if (!wish.empty() && id != wish) {
            outcome.notes.push_back(
                {NoteKind::Info,
                 "the id \"" + wish + "\" is used twice; this record is now \"" + id + "\"",
                 place});
        }
    }
}

} // namespace

std::string writeSession(const Session& session)
{
    Json document = Json::object();
    document["format"] = "rooflab";
    document["version"] = std::string(sessionVersion);
    if (Json program = programToJson(session.createdBy); !program.empty()) {
        document["created_by"] = std::move(program);
    }
    document["title"] = session.title;
    if (session.isSample) {
        document["sample"] = true;
    }
    if (!session.notes.empty()) {
        document["notes"] = session.notes;
    }
    document["measurements"] = Json::array();
    for (const Measurement& measurement : session.measurements) {
        document["measurements"].push_back(measurementToJson(measurement));
    }
    document["ceilings"] = Json::array();
    for (const Ceiling& ceiling : session.ceilings) {
        document["ceilings"].push_back(ceilingToJson(ceiling));
    }
    document["view"] = viewToJson(session.view);
    if (!session.recordNotes.empty()) {
        document["record"] = {{"notes", session.recordNotes}};
    }
    restoreUnknownKeys(document, session.unknownKeys);
    return prettyJson(document);
}

Result<ImportOutcome> readSession(std::string_view text)
{
    const Result<Json> parsed = parseJson(text);
    return parsed ? sessionFromJson(*parsed) : Result<ImportOutcome>(fail(parsed.error()));
}

Result<ImportOutcome> sessionFromJson(const Json& value)
{
    JsonObject document(value, "");
    if (document.text("format").value_or(std::string()) != "rooflab") {
        document.setError("\"format\" must be \"rooflab\"", "format");
    }
    const std::string version = document.requiredText("version");
    if (document.error()) {
        return fail(*document.error());
    }
    if (auto checked = checkVersion(version); !checked) {
        return fail(checked.error());
    }
    ImportOutcome outcome;
    outcome.format = "session";
    Session& session = outcome.session;
    document.object("created_by",
                    [&](JsonObject& program) { session.createdBy = programFromJson(program); });
    session.title = document.text("title").value_or(std::string());
    session.isSample = document.boolean("sample").value_or(false);
    document.texts("notes", [&](const std::string& note) { session.notes.push_back(note); });
    SessionIds ids(session);
    readRecords(document, "measurements", outcome, measurementFromJson,
                [&](Session& target, Measurement measurement) {
                    return addMeasurement(target, ids, std::move(measurement));
                });
    readRecords(document, "ceilings", outcome, ceilingFromJson,
                [&](Session& target, Ceiling ceiling) {
                    noteStoredValue(ceiling, "/ceilings", outcome);
                    return addCeiling(target, ids, std::move(ceiling));
                });
    document.object("view", [&](JsonObject& view) { session.view = viewFromJson(view); });
    document.object("record", [&](JsonObject& record) {
        session.recordNotes = record.text("notes").value_or(std::string());
    });
    if (document.error()) {
        return fail(*document.error());
    }
    session.unknownKeys = document.unknownKeys();
    return outcome;
}

} // namespace rooflab
