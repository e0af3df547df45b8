// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/sweep.h"

#include "core/explore/sweep_remarks.h"
#include "core/parameter_number.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <unordered_map>

namespace rooflab {

namespace {

constexpr std::array twins{ControlledTwin{"vector_add", "linecross", "interleaved"}};

void append(std::string& key, std::string_view part)
{
    key += std::to_string(part.size());
    key += ':';
    key += part;
}

template <class Enum> void append(std::string& key, const std::optional<Enum>& value)
{
    append(key, value ? toText(*value) : std::string_view());
}

std::string fixedParameters(const Measurement& measurement, std::string_view swept)
{
    std::map<std::string_view, std::string> sorted;
    for (const auto& [name, value] : measurement.parameters.entries()) {
        if (name != swept && !isDependentParameter(name)) {
            sorted.emplace(name, parameterText(value));
        }
    }
    std::string text;
    for (const auto& [name, value] : sorted) {
        text += (text.empty() ? "" : ", ") + std::string(name) + "=" + value;
    }
    return text;
}

/// Everything but variant, file and swept parameter that holds a series together.
std::string conditionsKey(const Measurement& measurement, std::string_view swept,
                          const std::string& fixed)
{
    std::string key;
    append(key, swept);
    append(key, measurement.kernel);
    append(key, measurement.provenance.device.name.value_or(std::string()));
    append(key, measurement.precision);
    append(key, measurement.timing.method);
    append(key, measurement.timing.scope);
    append(key, measurement.timing.cache);
    append(key, fixed);
    return key;
}

std::string folderOf(const std::string& file)
{
    const std::size_t slash = file.find_last_of("/\\");
    return slash == std::string::npos ? std::string() : file.substr(0, slash);
}

struct Candidate {
    std::size_t measurement = 0;
    double parameter = 0.0;
};

/// Records with the same conditions and variant, before they are told apart by file.
struct Bucket {
    std::string conditions;
    std::string parameter;
    std::string fixed;
    std::vector<Candidate> candidates;
};

std::size_t distinctValuesOf(const std::vector<Candidate>& candidates)
{
    std::set<double> values;
    for (const Candidate& candidate : candidates) {
        values.insert(candidate.parameter);
    }
    return values.size();
}

std::vector<Bucket> bucketsOf(std::span<const Measurement> measurements)
{
    std::vector<Bucket> buckets;
    std::unordered_map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < measurements.size(); ++i) {
        for (const auto& [name, value] : measurements[i].parameters.entries()) {
            const auto number = parameterNumber(value);
            if (!number) {
                continue;
            }
            std::string fixed = fixedParameters(measurements[i], name);
            std::string conditions = conditionsKey(measurements[i], name, fixed);
            std::string key = conditions;
            append(key, measurements[i].variant);
            const auto [entry, isNew] = known.emplace(std::move(key), buckets.size());
            if (isNew) {
                buckets.push_back({std::move(conditions), name, std::move(fixed), {}});
            }
            buckets[entry->second].candidates.push_back({i, *number});
        }
    }
    return buckets;
}

/// By file; files with one value of the parameter each are taken together by folder.
std::map<std::string, std::vector<Candidate>> bySource(const Bucket& bucket,
                                                       std::span<const Measurement> measurements)
{
    const auto fileOf = [&](const Candidate& candidate) {
        return measurements[candidate.measurement].provenance.source.file.value_or(std::string());
    };
    std::map<std::string, std::vector<Candidate>> byFile;
    for (const Candidate& candidate : bucket.candidates) {
        byFile[fileOf(candidate)].push_back(candidate);
    }
    std::map<std::string, std::vector<Candidate>> sources;
    for (auto& [file, candidates] : byFile) {
        if (distinctValuesOf(candidates) > 1) {
            sources["file " + file] = std::move(candidates);
        } else {
            auto& together = sources["folder " + folderOf(file)];
            together.insert(together.end(), candidates.begin(), candidates.end());
        }
    }
    return sources;
}

SweepSeries seriesOf(const Bucket& bucket, std::vector<Candidate> candidates,
                     std::span<const Measurement> measurements)
{
    std::stable_sort(
        candidates.begin(), candidates.end(),
        [](const Candidate& a, const Candidate& b) { return a.parameter < b.parameter; });
    const Measurement& first = measurements[candidates.front().measurement];
    SweepSeries series;
    series.parameter = bucket.parameter;
    series.kernel = first.kernel;
    series.variant = first.variant;
    series.device = first.provenance.device.name;
    series.precision = first.precision;
    series.fixed = bucket.fixed;
    series.distinctValues = distinctValuesOf(candidates);
    std::set<std::string> files;
    for (const Candidate& candidate : candidates) {
        SweepPoint point;
        point.measurement = candidate.measurement;
        point.parameter = candidate.parameter;
        series.points.push_back(point);
        if (const auto& file = measurements[candidate.measurement].provenance.source.file) {
            files.insert(*file);
        }
    }
    series.files.assign(files.begin(), files.end());
    addSweepRemarks(series, measurements);
    return series;
}

std::size_t firstRecord(const SweepSeries& series)
{
    std::size_t first = series.points.front().measurement;
    for (const SweepPoint& point : series.points) {
        first = std::min(first, point.measurement);
    }
    return first;
}

/// A series beside what its twin must have in common with it.
struct KeyedSeries {
    SweepSeries series;
    std::string conditions;
};

void linkTwins(std::vector<KeyedSeries>& all)
{
    std::unordered_map<std::string, std::size_t> places;
    const auto keyOf = [](const KeyedSeries& each, std::string_view variant) {
        std::string key = each.conditions;
        append(key, variant);
        return key;
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
        places.emplace(keyOf(all[i], all[i].series.variant), i);
    }
    for (KeyedSeries& each : all) {
        for (const ControlledTwin& twin : twins) {
            if (twin.kernel == each.series.kernel && twin.variant == each.series.variant) {
                if (const auto found = places.find(keyOf(each, twin.twin)); found != places.end()) {
                    each.series.twin = found->second;
                }
            }
        }
    }
}

} // namespace

std::span<const ControlledTwin> controlledTwins()
{
    return twins;
}

std::vector<SweepSeries> findSweeps(std::span<const Measurement> measurements)
{
    std::vector<KeyedSeries> found;
    for (const Bucket& bucket : bucketsOf(measurements)) {
        if (distinctValuesOf(bucket.candidates) < 2) {
            continue;
        }
        for (auto& [source, candidates] : bySource(bucket, measurements)) {
            if (distinctValuesOf(candidates) > 1) {
                std::string conditions = bucket.conditions;
                append(conditions, source);
                found.push_back(
                    {seriesOf(bucket, std::move(candidates), measurements), conditions});
            }
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const KeyedSeries& a, const KeyedSeries& b) {
        return firstRecord(a.series) < firstRecord(b.series);
    });
    linkTwins(found);
    std::vector<SweepSeries> sweeps;
    for (KeyedSeries& each : found) {
        sweeps.push_back(std::move(each.series));
    }
    return sweeps;
}

} // namespace rooflab
