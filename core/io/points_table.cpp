// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/points_table.h"

#include "core/format.h"
#include "core/io/json_reader.h"
#include "core/io/record_json.h"
#include "core/io/table_cells.h"
#include "core/plot_point.h"
#include "core/reference.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

/// A measurement with everything that a table says of it.
struct Row {
    const Measurement* measurement;
    PlotPoint point;
    Reference reference;
};

std::vector<Row> rowsOf(const Session& session, Statistic statistic)
{
    std::vector<Row> rows;
    rows.reserve(session.measurements.size());
    for (const Measurement& measurement : session.measurements) {
        const PlotPoint point = plotPoint(measurement, statistic);
        rows.push_back(
            {&measurement, point, referenceFor(measurement, point, session.ceilings, statistic)});
    }
    return rows;
}

Json validationObject(const Validation& validation)
{
    Json object = Json::object();
    object["status"] = std::string(toText(validation.status));
    object["checked"] = orNull(validation.checked);
    object["total"] = orNull(validation.total);
    object["mismatches"] = orNull(validation.mismatches);
    object["non_finite"] = orNull(validation.nonFinite);
    object["text"] = validation.describe();
    return object;
}

Json rowObject(const Row& row)
{
    const Measurement& measurement = *row.measurement;
    const PlotPoint& point = row.point;
    Json object = Json::object();
    object["id"] = measurement.id;
    object["source"] = orNull(measurement.provenance.source.file);
    object["device"] = orNull(measurement.provenance.device.name);
    object["kernel"] = measurement.kernel;
    object["variant"] = measurement.variant;
    object["parameters"] = parametersToJson(measurement.parameters);
    object["precision"]
        = measurement.precision ? Json(std::string(toText(*measurement.precision))) : Json(nullptr);
    object["statistic"]
        = point.time ? Json(std::string(toText(point.time->statistic))) : Json(nullptr);
    object["time_s"] = point.time ? jsonNumber(point.time->time.value()) : Json(nullptr);
    object["flops"] = orNull(measurement.work.flops);
    object["bytes"] = orNull(measurement.work.bytes);
    object["byte_basis"] = std::string(toText(measurement.work.basis));
    object["ai_flop_per_byte"] = orNull(point.ai);
    object["flops_per_s"] = orNull(point.performance);
    object["bytes_per_s"] = orNull(point.bandwidth);
    object["reference_flops_per_s"] = orNull(row.reference.roof);
    object["fraction_of_reference"] = orNull(row.reference.fraction);
    object["reference_caveats"] = row.reference.caveats;
    object["plottable"] = point.isPlottable();
    object["standing"] = std::string(toText(point.standing));
    object["reason"] = point.reason.empty() ? Json(nullptr) : Json(point.reason);
    object["validation"] = validationObject(measurement.validation);
    object["recorded_at"] = orNull(measurement.provenance.recordedAt);
    return object;
}

std::string csvCell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + "\"";
}

std::string csvValue(const Json& value)
{
    if (value.is_null()) {
        return {};
    }
    return csvCell(value.is_string() ? value.get<std::string>() : compactJson(value));
}

std::string parametersText(const Parameters& parameters)
{
    std::string text;
    for (const auto& [name, value] : parameters.entries()) {
        text += (text.empty() ? "" : " ") + name + "=" + parameterText(value);
    }
    return text;
}

constexpr std::array<std::string_view, 9> peopleHeader{"variant",   "precision",    "N",
                                                       "time",      "AI",           "performance",
                                                       "bandwidth", "of reference", "validation"};

Cells peopleCells(const Row& row)
{
    const Measurement& measurement = *row.measurement;
    const PlotPoint& point = row.point;
    const std::string standing = point.reason.empty() ? std::string() : " [" + point.reason + "]";
    return {shortLabel(measurement),
            orDash(measurement.precision, [](Precision p) { return std::string(toText(p)); }),
            orDash(measurement.parameters.integer("size"), formatInteger),
            orDash(point.time,
                   [](const ChosenTime& t) {
                       return formatTime(t.time) + " " + std::string(toText(t.statistic));
                   }),
            orDash(point.ai, [](FlopPerByte ai) { return formatNumber(ai.value()); }),
            orDash(point.performance, [](FlopPerSecond p) { return formatPerformance(p); }),
            orDash(point.bandwidth, [](BytesPerSecond b) { return formatBandwidth(b); }),
            orDash(row.reference.fraction, [](double f) { return formatPercent(f); }),
            measurement.validation.describe() + standing};
}

std::string markdownCell(const std::string& text)
{
    std::string escaped;
    for (const char c : text) {
        escaped += c == '|' ? std::string("\\|") : c == '\n' ? std::string(" ") : std::string(1, c);
    }
    return escaped;
}

std::string markdownLine(const Cells& cells)
{
    std::string line = "|";
    for (const std::string& cell : cells) {
        line += " " + markdownCell(cell) + " |";
    }
    return line + "\n";
}

Cells header()
{
    return {peopleHeader.begin(), peopleHeader.end()};
}

} // namespace

std::string pointsJson(const Session& session, Statistic statistic)
{
    Json list = Json::array();
    for (const Row& row : rowsOf(session, statistic)) {
        list.push_back(rowObject(row));
    }
    return prettyJson(list);
}

std::string pointsCsv(const Session& session, Statistic statistic)
{
    std::string text;
    // The columns are the keys of the JSON form, with nested values flattened to text.
    const Row none{};
    static const Measurement empty;
    const Json keys = rowObject({&empty, none.point, none.reference});
    for (const auto& item : keys.items()) {
        text += (text.empty() ? "" : ",") + item.key();
    }
    text += "\r\n";
    for (const Row& row : rowsOf(session, statistic)) {
        Json object = rowObject(row);
        object["parameters"] = parametersText(row.measurement->parameters);
        object["validation"] = row.measurement->validation.describe();
        std::string caveats;
        for (const std::string& caveat : row.reference.caveats) {
            caveats += (caveats.empty() ? "" : "; ") + caveat;
        }
        object["reference_caveats"] = caveats;
        std::string line;
        for (const auto& item : object.items()) {
            line += (item.key() == "id" ? "" : ",") + csvValue(item.value());
        }
        text += line + "\r\n";
    }
    return text;
}

std::string pointsMarkdown(const Session& session, Statistic statistic)
{
    std::string text = markdownLine(header());
    text += markdownLine(Cells(peopleHeader.size(), "---"));
    for (const Row& row : rowsOf(session, statistic)) {
        text += markdownLine(peopleCells(row));
    }
    return text;
}

std::string pointsText(const Session& session, Statistic statistic)
{
    std::vector<Cells> table{header()};
    for (const Row& row : rowsOf(session, statistic)) {
        table.push_back(peopleCells(row));
    }
    return alignedTable(table);
}

} // namespace rooflab
