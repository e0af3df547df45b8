// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/own_roof.h"

#include "core/session.h"

#include <algorithm>

namespace rooflab {

namespace {

template <class Value>
bool contains(const std::set<std::optional<Value>>& chosen, const std::optional<Value>& value)
{
    return chosen.empty() || chosen.contains(value);
}

/// The ceilings that count, without their samples, and their places in the span given.
struct ChosenCeilings {
    std::vector<Ceiling> ceilings;
    std::vector<std::size_t> places;
};

ChosenCeilings chosenCeilings(std::span<const Ceiling> ceilings, const CeilingChoice& choice,
                              Statistic statistic)
{
    ChosenCeilings chosen;
    for (std::size_t i = 0; i < ceilings.size(); ++i) {
        const Ceiling& ceiling = ceilings[i];
        if (!choice.accepts(ceiling)) {
            continue;
        }
        const CeilingValue value = ceilingAt(ceiling, statistic);
        Ceiling light;
        light.id = ceiling.id;
        light.label = ceiling.label;
        light.kind = ceiling.kind;
        light.valueSi = value.valueSi;
        light.statistic = value.statistic;
        light.precision = ceiling.precision;
        light.provenance.device.name = ceiling.origins().device.name;
        // referenceFor() takes main memory alone; a level that was chosen by name counts like it.
        light.memoryLevel = choice.levels.empty() ? ceiling.memoryLevel : std::nullopt;
        chosen.ceilings.push_back(std::move(light));
        chosen.places.push_back(i);
    }
    return chosen;
}

std::optional<std::size_t> placeOf(const Ceiling* ceiling, const ChosenCeilings& chosen)
{
    if (ceiling == nullptr) {
        return std::nullopt;
    }
    return chosen.places[static_cast<std::size_t>(ceiling - chosen.ceilings.data())];
}

RoofRow rowOf(const Measurement& measurement, std::span<const Ceiling> ceilings,
              const ChosenCeilings& chosen, Statistic statistic)
{
    const PlotPoint point = plotPoint(measurement, statistic);
    const Reference reference = referenceFor(measurement, point, chosen.ceilings, statistic);
    RoofRow row;
    row.label = shortLabel(measurement);
    row.device = measurement.provenance.device.name;
    row.bandwidthCeiling = placeOf(reference.bandwidth, chosen);
    row.computeCeiling = placeOf(reference.compute, chosen);
    row.performance = point.performance;
    row.roof = reference.roof;
    row.fraction = reference.fraction;
    row.standing = point.standing;
    if (reference.bandwidth != nullptr && point.bandwidth) {
        row.bandwidthFraction
            = ratio(*point.bandwidth, BytesPerSecond(reference.bandwidth->valueSi));
    }
    row.isReference
        = std::any_of(chosen.places.begin(), chosen.places.end(),
                      [&](std::size_t place) { return isProbeOf(measurement, ceilings[place]); });
    if (!point.reason.empty()) {
        row.remarks.push_back({"%1", {point.reason}});
    }
    if (row.isReference) {
        row.remarks.push_back({"it is the probe of a reference itself", {}});
    }
    if (point.hasPosition() && !reference.roof) {
        row.remarks.push_back({"none of the chosen ceilings can be compared with this run", {}});
    }
    for (const std::string& caveat : reference.caveats) {
        row.remarks.push_back({"%1", {caveat}});
    }
    return row;
}

} // namespace

bool CeilingChoice::accepts(const Ceiling& ceiling) const
{
    if ((!ceiling.visible && !hiddenToo) || excludedIds.contains(ceiling.id)
        || !contains(devices, ceiling.origins().device.name)) {
        return false;
    }
    if (ceiling.kind == CeilingKind::Compute) {
        return contains(precisions, ceiling.precision);
    }
    return levels.empty() ? isMainMemory(ceiling) : levels.contains(ceiling.memoryLevel);
}

std::vector<RoofRow> fractionOfRoof(std::span<const Measurement> measurements,
                                    std::span<const Ceiling> ceilings, const CeilingChoice& choice,
                                    Statistic statistic)
{
    const ChosenCeilings chosen = chosenCeilings(ceilings, choice, statistic);
    std::vector<RoofRow> rows;
    rows.reserve(measurements.size());
    for (std::size_t i = 0; i < measurements.size(); ++i) {
        rows.push_back(rowOf(measurements[i], ceilings, chosen, statistic));
        rows.back().measurement = i;
    }
    const auto rank = [](const RoofRow& row) {
        return !row.fraction ? 2 : row.standing == Standing::Failed ? 1 : 0;
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const RoofRow& a, const RoofRow& b) {
        if (rank(a) != rank(b)) {
            return rank(a) < rank(b);
        }
        return rank(a) == 0 && *a.fraction > *b.fraction;
    });
    return rows;
}

} // namespace rooflab
