// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/io/json_reader.h"
#include "core/io/points_table.h"
#include "core/io/table_cells.h"
#include "core/roofline.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

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
