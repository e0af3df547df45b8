// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_report.h"

#include "core/io/json_put.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace rooflab {

namespace {

std::string joined(const std::vector<std::string>& parts, const char* separator = ", ")
{
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : separator) + part;
    }
    return text;
}

void addDevice(const Device& device, std::vector<std::string>& names)
{
    if (!device.name && !device.arch) {
        return;
    }
    std::string name = device.name.value_or(*device.arch);
    if (device.name && device.arch && *device.arch != *device.name) {
        name += " (" + *device.arch + ")";
    }
    if (std::find(names.begin(), names.end(), name) == names.end()) {
        names.push_back(name);
    }
}

std::string rowsText(const ImportOutcome& outcome)
{
    const RowCounts& rows = outcome.rows;
    std::string text = std::to_string(rows.read) + " read, " + std::to_string(rows.used) + " used, "
        + std::to_string(rows.refused) + " refused";
    return rows.setAside > 0 ? text + ", " + std::to_string(rows.setAside) + " set aside" : text;
}

/// "FILE:14" for a line, "FILE /measurements/0" for anything else.
std::string placeText(const std::string& file, const std::string& where)
{
    constexpr std::string_view line = "line ";
    if (where.empty()) {
        return file;
    }
    return where.starts_with(line) ? file + ":" + where.substr(line.size()) : file + " " + where;
}

std::string launchesText(const TraceGroup& group)
{
    return std::to_string(group.count()) + " of " + group.kernel + ", grid " + group.grid
        + ", workgroup " + group.workgroup + ", " + group.device
        + (group.isHelper ? ": helper kernel, set apart"
                          : ": " + std::to_string(group.warmup) + " left out as warm-up (proposed "
                   + std::to_string(group.proposedWarmup) + ")");
}

std::vector<ReportLine> outcomeLines(const FileImport& import, const ImportOutcome& outcome)
{
    std::vector<ReportLine> lines;
    const auto add = [&lines](std::string label, std::string text) {
        lines.push_back({std::move(label), std::move(text), {}, std::nullopt});
    };
    add("format", outcome.format + ": " + outcome.why);
    add("device", import.devices.empty() ? "not recorded" : joined(import.devices));
    add("records",
        std::to_string(import.measurements) + " measurements, " + std::to_string(import.ceilings)
            + " ceilings"
            + (import.alreadyThere > 0 ? "; already read: " + std::to_string(import.alreadyThere)
                                       : std::string()));
    if (outcome.rows.read > 0) {
        add("rows", rowsText(outcome));
    }
    add("statistic", outcome.statistics.empty() ? "not recorded" : joined(outcome.statistics));
    for (const UnitFound& unit : outcome.units) {
        add("unit", unit.place + ": " + unit.unit + ", " + unit.conversion);
    }
    if (!outcome.columns.empty()) {
        add("columns", outcome.columns);
    }
    for (const TraceGroup& group : outcome.traces) {
        add("launches", launchesText(group));
    }
    for (const ImportQuestion& question : outcome.questions) {
        add("needed", question.message);
    }
    for (const ImportNote& note : outcome.notes) {
        lines.push_back({std::string(toText(note.kind)), note.message, note.where, note.kind});
    }
    return lines;
}

Json traceToJson(const TraceGroup& group)
{
    Json object = Json::object();
    object["kernel"] = group.kernel;
    object["grid"] = group.grid;
    object["workgroup"] = group.workgroup;
    object["device"] = group.device;
    object["launches"] = group.count();
    object["helper"] = group.isHelper;
    object["measurement"] = group.measurementId;
    object["warmup"] = group.warmup;
    object["proposed_warmup"] = group.proposedWarmup;
    return object;
}

Json noteToJson(const ImportNote& note)
{
    return {
        {"kind", std::string(toText(note.kind))}, {"message", note.message}, {"where", note.where}};
}

Json fileToJson(const FileImport& import)
{
    Json object = Json::object();
    object["file"] = import.file;
    object["read"] = import.outcome.has_value();
    if (!import.outcome) {
        object["error"] = {{"message", import.outcome.error().message},
                           {"where", import.outcome.error().where}};
        return object;
    }
    const ImportOutcome& outcome = *import.outcome;
    object["sha256"] = outcome.sha256;
    object["format"] = outcome.format;
    object["why"] = outcome.why;
    object["devices"] = import.devices;
    object["measurements"] = import.measurements;
    object["ceilings"] = import.ceilings;
    object["already_read"] = import.alreadyThere;
    object["rows"] = {{"read", outcome.rows.read},
                      {"used", outcome.rows.used},
                      {"set_aside", outcome.rows.setAside},
                      {"refused", outcome.rows.refused}};
    object["statistics"] = outcome.statistics;
    object["units"] = Json::array();
    for (const UnitFound& unit : outcome.units) {
        object["units"].push_back(
            {{"place", unit.place}, {"unit", unit.unit}, {"conversion", unit.conversion}});
    }
    object["columns"] = outcome.columns.empty() ? Json(nullptr) : Json(outcome.columns);
    object["traces"] = Json::array();
    for (const TraceGroup& group : outcome.traces) {
        object["traces"].push_back(traceToJson(group));
    }
    object["needed"] = Json::array();
    for (const ImportQuestion& question : outcome.questions) {
        object["needed"].push_back(
            {{"kind", std::string(toText(question.kind))}, {"message", question.message}});
    }
    object["notes"] = Json::array();
    for (const ImportNote& note : outcome.notes) {
        object["notes"].push_back(noteToJson(note));
    }
    return object;
}

} // namespace

std::vector<std::string> devicesOf(const ImportOutcome& outcome)
{
    std::vector<std::string> names;
    for (const Measurement& measurement : outcome.session.measurements) {
        addDevice(measurement.provenance.device, names);
    }
    for (const Ceiling& ceiling : outcome.session.ceilings) {
        addDevice(ceiling.origins().device, names);
    }
    for (const NamedDevice& named : outcome.devices) {
        addDevice(named.device, names);
    }
    return names;
}

FileImport describeImport(std::string file, Result<ImportOutcome> outcome)
{
    FileImport import;
    import.file = std::move(file);
    if (outcome) {
        import.measurements = outcome->session.measurements.size();
        import.ceilings = outcome->session.ceilings.size();
        import.devices = devicesOf(*outcome);
    }
    import.outcome = std::move(outcome);
    return import;
}

std::vector<ReportLine> reportLines(const FileImport& import)
{
    if (import.outcome) {
        return outcomeLines(import, *import.outcome);
    }
    const Error& error = import.outcome.error();
    return {
        {std::string(toText(NoteKind::Refused)), error.message, error.where, NoteKind::Refused}};
}

std::string reportText(const std::string& file, std::span<const ReportLine> lines)
{
    constexpr std::size_t labelWidth = 12;
    std::string text = file + "\n";
    for (const ReportLine& line : lines) {
        const std::size_t size = line.label.size();
        text += "  " + line.label + std::string(size < labelWidth ? labelWidth - size : 1, ' ')
            + line.text;
        if (line.kind) {
            text += " [" + placeText(file, line.where) + "]";
        }
        text += "\n";
    }
    return text;
}

std::string importReportText(std::span<const FileImport> files)
{
    std::string text;
    for (const FileImport& import : files) {
        text += reportText(import.file, reportLines(import));
    }
    return text;
}

std::string importReportJson(std::span<const FileImport> files)
{
    Json list = Json::array();
    for (const FileImport& import : files) {
        list.push_back(fileToJson(import));
    }
    return prettyJson(list);
}

} // namespace rooflab
