// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/provenance_json.h"
#include "tests/bench/report.h"

#include <nlohmann/json.hpp>

namespace rooflab::peers {

namespace {

std::string withUnit(const std::string& name, Measure measure)
{
    switch (measure) {
    case Measure::Bandwidth:
        return name + "_b_per_s";
    case Measure::Performance:
        return name + "_flop_per_s";
    case Measure::Time:
        return name + "_s";
    }
    return name;
}

Json targetJson(const Target& target, Measure measure)
{
    Json json;
    json[target.bound == Target::Bound::AtLeast ? "at_least" : "at_most"] = target.ratio;
    if (target.withNoise) {
        json["with_noise"] = *target.withNoise;
    }
    if (target.orEngine) {
        json[withUnit("or_engine", measure)] = *target.orEngine;
    }
    return json;
}

Json comparisonJson(const Comparison& comparison)
{
    const std::string engineKey = withUnit("engine", comparison.measure);
    const std::string peerKey = withUnit("peer", comparison.measure);
    Json json;
    json["what"] = comparison.what;
    json["engine"] = comparison.engine;
    json["peer"] = comparison.peer;
    json["target"] = targetJson(comparison.target, comparison.measure);
    if (const auto summary = summarizePairs(comparison.pairs)) {
        json["median"] = {{engineKey, summary->engine},
                          {peerKey, summary->peer},
                          {"ratio", summary->ratio},
                          {"lowest_ratio", summary->lowestRatio},
                          {"highest_ratio", summary->highestRatio}};
        json["result"] = verdictText(judge(comparison.target, *summary));
    } else {
        json["not_measured"] = summary.error().text();
    }
    json["pairs"] = Json::array();
    for (const Pair& pair : comparison.pairs) {
        json["pairs"].push_back({{engineKey, pair.engine}, {peerKey, pair.peer}});
    }
    if (!comparison.notes.empty()) {
        json["notes"] = comparison.notes;
    }
    return json;
}

Json notComparedJson(const std::vector<NotCompared>& items)
{
    Json json = Json::array();
    for (const NotCompared& item : items) {
        json.push_back({{"what", item.what}, {"reason", item.reason}});
    }
    return json;
}

} // namespace

std::string reportJson(const Report& report)
{
    constexpr int indent = 1;
    Json json;
    json["format"] = "rooflab-peers";
    json["version"] = "1.0";
    json["backend"] = report.backend;
    json["provenance"] = provenanceToJson(report.origin);
    json["turn_statistic"] = std::string(toText(report.turnStatistic));
    json["sizes"] = report.sizes;
    json["comparisons"] = Json::array();
    for (const Comparison& comparison : report.comparisons) {
        json["comparisons"].push_back(comparisonJson(comparison));
    }
    json["not_measured"] = notComparedJson(report.failures);
    json["left_out"] = notComparedJson(report.leftOut);
    return json.dump(indent) + "\n";
}

} // namespace rooflab::peers
