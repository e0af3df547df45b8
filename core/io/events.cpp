// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events.h"

#include "core/io/provenance_json.h"
#include "core/io/record_json.h"
#include "core/short_text.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

Json eventObject(const char* name)
{
    Json object = Json::object();
    object["event"] = name;
    return object;
}

struct EventWriter {
    Json operator()(const StartedEvent& event) const
    {
        Json object = eventObject("started");
        object["program"] = programToJson(event.program);
        object["command"] = event.command;
        object["total"] = event.total;
        if (!event.notes.empty()) {
            object["notes"] = event.notes;
        }
        return object;
    }
    Json operator()(const ProgressEvent& event) const
    {
        Json object = eventObject("progress");
        object["done"] = event.done;
        object["total"] = event.total;
        if (event.eta) {
            object["eta_s"] = jsonNumber(event.eta->value());
        }
        object["run"] = event.run;
        return object;
    }
    Json operator()(const MeasurementEvent& event) const
    {
        Json object = eventObject("measurement");
        object["measurement"] = measurementToJson(event.measurement);
        return object;
    }
    Json operator()(const CeilingEvent& event) const
    {
        Json object = eventObject("ceiling");
        object["ceiling"] = ceilingToJson(event.ceiling);
        return object;
    }
    Json operator()(const SkippedEvent& event) const
    {
        Json object = eventObject("skipped");
        object["run"] = event.run;
        object["reason"] = event.reason;
        return object;
    }
    Json operator()(const ErrorEvent& event) const
    {
        Json object = eventObject("error");
        object["run"] = event.run;
        object["message"] = event.message;
        return object;
    }
    Json operator()(const FinishedEvent& event) const
    {
        Json object = eventObject("finished");
        object["measured"] = event.measured;
        object["failed"] = event.failed;
        return object;
    }
};

Result<Event> knownEvent(const std::string& name, JsonObject& object)
{
    if (name == "started") {
        StartedEvent event;
        object.object("program",
                      [&](JsonObject& program) { event.program = programFromJson(program); });
        event.command = object.text("command").value_or(std::string());
        event.total = object.integer("total").value_or(0);
        object.texts("notes", [&](const std::string& note) { event.notes.push_back(note); });
        return event;
    }
    if (name == "progress") {
        return ProgressEvent{object.requiredInteger("done"), object.requiredInteger("total"),
                             object.quantity<Seconds>("eta_s"),
                             object.text("run").value_or(std::string())};
    }
    if (name == "skipped") {
        return SkippedEvent{object.text("run").value_or(std::string()),
                            object.requiredText("reason")};
    }
    if (name == "error") {
        return ErrorEvent{object.text("run").value_or(std::string()),
                          object.requiredText("message")};
    }
    if (name == "finished") {
        return FinishedEvent{object.integer("measured").value_or(0),
                             object.integer("failed").value_or(0)};
    }
    const Json* record = object.raw(name);
    if (record == nullptr || (name != "measurement" && name != "ceiling")) {
        return fail(ErrorCode::InvalidInput, "\"" + name + "\" is no event", "/event");
    }
    if (name == "measurement") {
        Result<Measurement> measurement = measurementFromJson(*record, "/measurement");
        if (!measurement) {
            return fail(measurement.error());
        }
        return MeasurementEvent{std::move(*measurement)};
    }
    Result<Ceiling> ceiling = ceilingFromJson(*record, "/ceiling");
    if (!ceiling) {
        return fail(ceiling.error());
    }
    return CeilingEvent{std::move(*ceiling)};
}

constexpr std::size_t quotedBytes = 60;

} // namespace

std::string writeEvent(const Event& event)
{
    return compactJson(std::visit(EventWriter{}, event));
}

Result<Event> readEvent(std::string_view line)
{
    const Result<Json> parsed = parseJson(line);
    if (!parsed) {
        return fail(parsed.error());
    }
    JsonObject object(*parsed, "");
    const std::string name = object.requiredText("event");
    if (object.error()) {
        return fail(*object.error());
    }
    Result<Event> event = knownEvent(name, object);
    if (event && object.error()) {
        return fail(*object.error());
    }
    return event;
}

std::vector<Event> EventLog::feed(std::string_view bytes)
{
    std::vector<Event> events;
    const std::size_t searched = m_rest.size();
    m_rest += bytes;
    std::size_t start = 0;
    for (std::size_t end = m_rest.find('\n', searched); end != std::string::npos;
         end = m_rest.find('\n', start)) {
        ++m_line;
        std::string_view line(m_rest.data() + start, end - start);
        start = end + 1;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        if (Result<Event> event = readEvent(line)) {
            take(*event);
            events.push_back(std::move(*event));
        } else {
            const std::string message = "line " + std::to_string(m_line)
                + " is not an event: " + event.error().text() + ": " + shortened(line, quotedBytes);
            m_outcome.notes.push_back(
                {NoteKind::Refused, message, "line " + std::to_string(m_line)});
            events.push_back(ErrorEvent{{}, message});
        }
    }
    m_rest.erase(0, start);
    return events;
}

void EventLog::take(const Event& event)
{
    const std::string where = "line " + std::to_string(m_line);
    if (const auto* measurement = std::get_if<MeasurementEvent>(&event)) {
        addMeasurement(m_outcome.session, m_ids, measurement->measurement);
    } else if (const auto* ceiling = std::get_if<CeilingEvent>(&event)) {
        addCeiling(m_outcome.session, m_ids, ceiling->ceiling);
    } else if (const auto* started = std::get_if<StartedEvent>(&event)) {
        m_started = true;
        m_outcome.session.createdBy = started->program;
        m_outcome.session.notes.insert(m_outcome.session.notes.end(), started->notes.begin(),
                                       started->notes.end());
    } else if (const auto* skipped = std::get_if<SkippedEvent>(&event)) {
        m_outcome.notes.push_back(
            {NoteKind::Refused, skipped->run + " was skipped: " + skipped->reason, where});
    } else if (const auto* error = std::get_if<ErrorEvent>(&event)) {
        m_outcome.notes.push_back({NoteKind::Refused,
                                   (error->run.empty() ? "" : error->run + ": ") + error->message,
                                   where});
    } else if (std::holds_alternative<FinishedEvent>(event)) {
        m_finished = true;
    }
}

ImportOutcome EventLog::finish()
{
    const bool cutLine = m_rest.find_first_not_of(" \t\r") != std::string::npos;
    if (cutLine) {
        // A log whose last line only lacks its newline is whole.
        if (const Result<Event> event = readEvent(m_rest)) {
            ++m_line;
            take(*event);
        } else {
            m_outcome.notes.push_back(
                {NoteKind::Refused,
                 "the last line is cut off and was not read: " + shortened(m_rest, quotedBytes),
                 "line " + std::to_string(m_line + 1)});
        }
        m_rest.clear();
    }
    if (!m_finished) {
        m_outcome.notes.push_back({NoteKind::Info,
                                   "the run stopped before its end; what it had measured is here",
                                   "line " + std::to_string(m_line)});
    }
    m_outcome.format = "events";
    return std::move(m_outcome);
}

bool looksLikeEvents(std::string_view text)
{
    const std::string_view firstLine = text.substr(0, text.find('\n'));
    const Result<Json> parsed = parseJson(firstLine);
    return parsed && parsed->is_object() && parsed->contains("event");
}

Result<ImportOutcome> readEventLog(std::string_view text)
{
    EventLog log;
    log.feed(text);
    return log.finish();
}

} // namespace rooflab
