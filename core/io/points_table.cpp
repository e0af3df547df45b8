// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/points_table.h"

#include "core/format.h"
#include "core/io/json_reader.h"
#include "core/io/record_json.h"
#include "core/plot_point.h"
#include "core/reference.h"
#include "core/roofline.h"

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

template <class T> Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

template <class Tag> Json orNull(const std::optional<Quantity<Tag>>& value)
{
    return value ? jsonNumber(value->value()) : Json(nullptr);
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

using Cells = std::vector<std::string>;

constexpr std::array<std::string_view, 9> peopleHeader{"variant",   "precision",    "N",
                                                       "time",      "AI",           "performance",
                                                       "bandwidth", "of reference", "validation"};

template <class Value, class Format>
std::string orDash(const std::optional<Value>& value, Format format)
{
    return value ? format(*value) : std::string("-");
}

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

/// Characters, not bytes, so that "µs" lines up.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

std::string alignedTable(const std::vector<Cells>& table)
{
    std::vector<std::size_t> widths;
    for (const Cells& cells : table) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            widths[i] = std::max(widths[i], width(cells[i]));
        }
    }
    std::string text;
    for (const Cells& cells : table) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            text += cells[i];
            if (i + 1 < cells.size()) {
                text += std::string(widths[i] - width(cells[i]) + 2, ' ');
            }
        }
        text += '\n';
    }
    return text;
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

struct KneeRow {
    const Ceiling* bandwidth;
    const Ceiling* compute;
    FlopPerByte ai;
};

std::vector<KneeRow> kneesOf(const Session& session, Statistic statistic)
{
    std::vector<KneeRow> knees;
    for (const Ceiling& bandwidth : session.ceilings) {
        for (const Ceiling& compute : session.ceilings) {
            if (bandwidth.kind == CeilingKind::Bandwidth && compute.kind == CeilingKind::Compute) {
                knees.push_back({&bandwidth, &compute,
                                 knee(FlopPerSecond(ceilingAt(compute, statistic).valueSi),
                                      BytesPerSecond(ceilingAt(bandwidth, statistic).valueSi))});
            }
        }
    }
    return knees;
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

std::string ceilingsJson(const Session& session, Statistic statistic)
{
    Json document = Json::object();
    document["ceilings"] = Json::array();
    for (const Ceiling& ceiling : session.ceilings) {
        const CeilingValue value = ceilingAt(ceiling, statistic);
        Json object = Json::object();
        object["id"] = ceiling.id;
        object["label"] = ceiling.label;
        object["kind"] = std::string(toText(ceiling.kind));
        object["value"] = jsonNumber(value.valueSi);
        object["unit"] = ceiling.kind == CeilingKind::Bandwidth ? "B/s" : "FLOP/s";
        object["statistic"]
            = value.statistic ? Json(std::string(toText(*value.statistic))) : Json(nullptr);
        object["precision"]
            = ceiling.precision ? Json(std::string(toText(*ceiling.precision))) : Json(nullptr);
        object["level"] = orNull(ceiling.memoryLevel);
        object["origin"] = std::string(toText(ceiling.origin));
        object["low"] = orNull(ceiling.lowSi);
        object["high"] = orNull(ceiling.highSi);
        object["device"] = orNull(ceiling.origins().device.name);
        object["source"] = orNull(ceiling.origins().source.file);
        document["ceilings"].push_back(std::move(object));
    }
    document["knees"] = Json::array();
    for (const KneeRow& row : kneesOf(session, statistic)) {
        Json object = Json::object();
        object["bandwidth"] = row.bandwidth->id;
        object["compute"] = row.compute->id;
        object["ai_flop_per_byte"] = jsonNumber(row.ai.value());
        document["knees"].push_back(std::move(object));
    }
    return prettyJson(document);
}

std::string ceilingsText(const Session& session, Statistic statistic)
{
    std::vector<Cells> table{
        {"ceiling", "kind", "value", "statistic", "precision", "level", "origin"}};
    for (const Ceiling& ceiling : session.ceilings) {
        const CeilingValue value = ceilingAt(ceiling, statistic);
        table.push_back(
            {ceiling.label, std::string(toText(ceiling.kind)),
             ceiling.kind == CeilingKind::Bandwidth
                 ? formatBandwidth(BytesPerSecond(value.valueSi), 5)
                 : formatPerformance(FlopPerSecond(value.valueSi), 5),
             value.statistic ? std::string(toText(*value.statistic)) : "not recorded",
             orDash(ceiling.precision, [](Precision p) { return std::string(toText(p)); }),
             ceiling.memoryLevel.value_or("-"), std::string(toText(ceiling.origin))});
    }
    std::string text = alignedTable(table);
    for (const KneeRow& row : kneesOf(session, statistic)) {
        text += "knee of " + row.bandwidth->label + " and " + row.compute->label + ": "
            + formatIntensity(row.ai, 5) + "\n";
    }
    return text;
}

} // namespace rooflab
