// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/sweep_remarks.h"

#include "core/format.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 3> dependentParameters{"grid", "grid_threads", "blocks"};

void addDuplicates(SweepSeries& series)
{
    for (std::size_t from = 0; from < series.points.size();) {
        const double value = series.points[from].parameter;
        std::size_t to = from;
        while (to < series.points.size() && !(series.points[to].parameter > value)) {
            ++to;
        }
        if (to - from > 1) {
            series.remarks.push_back(
                {"%1 records at %2 = %3",
                 {std::to_string(to - from), series.parameter, formatNumber(value)}});
        }
        from = to;
    }
}

/// What else changes along a series, so that it is not the parameter alone.
void addChanges(SweepSeries& series, std::span<const Measurement> measurements)
{
    const auto differs = [&](auto valueOf) {
        const auto& first = measurements[series.points.front().measurement];
        return std::any_of(series.points.begin(), series.points.end(), [&](const SweepPoint& p) {
            return valueOf(measurements[p.measurement]) != valueOf(first);
        });
    };
    const auto say = [&](const char* text) { series.remarks.push_back({text, {}}); };
    if (differs([](const Measurement& m) { return m.timing.warmup; })) {
        say("the warm-up is not the same in all records");
    }
    if (differs([](const Measurement& m) { return m.timing.repeat; })) {
        say("the repeat is not the same in all records");
    }
    if (differs([](const Measurement& m) { return m.provenance.backend; })) {
        say("the backend is not the same in all records");
    }
    for (const std::string_view name : dependentParameters) {
        if (name != series.parameter && differs([&](const Measurement& m) {
                const ParameterValue* value = m.parameters.find(name);
                return value == nullptr ? std::string() : parameterText(*value);
            })) {
            series.remarks.push_back({"%1 changes with %2", {std::string(name), series.parameter}});
        }
    }
    if (series.parameter == "stride" && series.variant == "linecross") {
        series.remarks.push_back(
            {"stride also changes the loop steps of a lane and the lanes of the grid; the "
             "controlled twin %1 changes them alike",
             {"interleaved"}});
    }
    if (series.files.size() > 1) {
        series.remarks.push_back({"from %1 files", {std::to_string(series.files.size())}});
    }
}

} // namespace

bool isDependentParameter(std::string_view name)
{
    return std::find(dependentParameters.begin(), dependentParameters.end(), name)
        != dependentParameters.end();
}

void addSweepRemarks(SweepSeries& series, std::span<const Measurement> measurements)
{
    addDuplicates(series);
    addChanges(series, measurements);
}

} // namespace rooflab
