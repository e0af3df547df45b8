// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record_filter.h"

#include "core/parameter_number.h"

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// `word` is in lower case already; bytes outside ASCII are compared as they are.
bool containsWord(std::string_view text, std::string_view word)
{
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char a, char b) { return lower(a) == b; })
        != text.end();
}

std::vector<std::string> lowerWords(std::string_view text)
{
    std::vector<std::string> words;
    bool inWord = false;
    for (const char c : text) {
        const bool isSpace = c == ' ' || (c >= '\t' && c <= '\r');
        if (!isSpace && !inWord) {
            words.emplace_back();
        }
        if (!isSpace) {
            words.back() += lower(c);
        }
        inWord = !isSpace;
    }
    return words;
}

bool hasWord(const Measurement& measurement, std::string_view word, const std::string& label)
{
    const Provenance& origin = measurement.provenance;
    const auto in
        = [&](const std::optional<std::string>& text) { return text && containsWord(*text, word); };
    return containsWord(label, word) || containsWord(measurement.kernel, word)
        || containsWord(measurement.variant, word)
        || (measurement.precision && containsWord(toText(*measurement.precision), word))
        || in(origin.device.name) || in(origin.source.file)
        || std::any_of(origin.notes.begin(), origin.notes.end(),
                       [&](const std::string& note) { return containsWord(note, word); });
}

bool hasWords(const Measurement& measurement, const std::vector<std::string>& words)
{
    if (words.empty()) {
        return true;
    }
    const std::string label = shortLabel(measurement);
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return hasWord(measurement, word, label); });
}

bool isInRange(const Measurement& measurement, const ParameterRange& range)
{
    const ParameterValue* value = measurement.parameters.find(range.name);
    const auto number = value == nullptr ? std::nullopt : parameterNumber(*value);
    return number && (!range.low || *number >= *range.low)
        && (!range.high || *number <= *range.high);
}

template <class Value, class Wanted>
bool isChosen(const std::set<Value>& chosen, const Wanted& value)
{
    return chosen.empty() || chosen.contains(value);
}

/// The parts of a filter that have counts of their own, in the order of `passes`.
enum Facet : std::size_t { Files, Devices, Kernels, Variants, Precisions, Series, facetCount };

std::array<bool, facetCount> facetsPassed(const RecordFilter& filter,
                                          const Measurement& measurement)
{
    const Provenance& origin = measurement.provenance;
    return {isChosen(filter.files, origin.source.file),
            isChosen(filter.devices, origin.device.name),
            isChosen(filter.kernels, measurement.kernel),
            isChosen(filter.variants, measurement.variant),
            isChosen(filter.precisions, measurement.precision),
            filter.series.isShown(seriesName(measurement))};
}

bool passesTheRest(const RecordFilter& filter, const std::vector<std::string>& words,
                   const Measurement& measurement)
{
    return std::all_of(filter.ranges.begin(), filter.ranges.end(),
                       [&](const ParameterRange& range) { return isInRange(measurement, range); })
        && hasWords(measurement, words);
}

void countParameters(FacetCounts& counts, const Measurement& measurement)
{
    for (const auto& [name, value] : measurement.parameters.entries()) {
        if (const auto number = parameterNumber(value)) {
            const auto [entry, isNew]
                = counts.parameters.try_emplace(name, ParameterCounts{0, *number, *number});
            ParameterCounts& parameter = entry->second;
            ++parameter.records;
            parameter.lowest = std::min(parameter.lowest, *number);
            parameter.highest = std::max(parameter.highest, *number);
        }
    }
}

} // namespace

const std::string& seriesName(const Measurement& measurement)
{
    return measurement.variant.empty() ? measurement.kernel : measurement.variant;
}

void SeriesSelection::isolate(const std::string& series)
{
    const bool alone = m_shown.size() == 1 && m_shown.contains(series);
    m_shown.clear();
    if (!alone) {
        m_shown.insert(series);
    }
}

void SeriesSelection::add(const std::string& series)
{
    if (m_shown.erase(series) == 0) {
        m_shown.insert(series);
    }
}

void SeriesSelection::toggle(const std::string& series, const std::set<std::string>& all)
{
    if (m_shown.empty()) {
        m_shown = all;
    }
    add(series);
    if (m_shown == all) {
        m_shown.clear();
    }
}

bool RecordFilter::matches(const Measurement& measurement) const
{
    const auto passed = facetsPassed(*this, measurement);
    return std::all_of(passed.begin(), passed.end(), [](bool each) { return each; })
        && passesTheRest(*this, lowerWords(text), measurement);
}

bool RecordFilter::matches(const Ceiling& ceiling) const
{
    const auto& device = ceiling.origins().device.name;
    if (device && !isChosen(devices, device)) {
        return false;
    }
    if (ceiling.kind == CeilingKind::Compute) {
        return !ceiling.precision || isChosen(precisions, ceiling.precision);
    }
    return isChosen(levels, ceiling.memoryLevel);
}

FacetCounts facetCounts(std::span<const Measurement> measurements, const RecordFilter& filter)
{
    FacetCounts counts;
    const std::vector<std::string> words = lowerWords(filter.text);
    for (const Measurement& measurement : measurements) {
        if (!passesTheRest(filter, words, measurement)) {
            continue;
        }
        const auto passed = facetsPassed(filter, measurement);
        const auto failures = std::count(passed.begin(), passed.end(), false);
        const auto showsUnder
            = [&](Facet facet) { return failures == 0 || (failures == 1 && !passed[facet]); };
        const auto count = [&](Facet facet, WordCounts& values, std::optional<std::string> value) {
            if (showsUnder(facet)) {
                ++values[std::move(value)];
            }
        };
        const Provenance& origin = measurement.provenance;
        const auto& precision = measurement.precision;
        count(Files, counts.files, origin.source.file);
        count(Devices, counts.devices, origin.device.name);
        count(Kernels, counts.kernels, measurement.kernel);
        count(Variants, counts.variants, measurement.variant);
        count(Precisions, counts.precisions,
              precision ? std::optional(std::string(toText(*precision))) : std::nullopt);
        count(Series, counts.series, seriesName(measurement));
        if (failures == 0) {
            ++counts.matching;
            countParameters(counts, measurement);
        }
    }
    return counts;
}

} // namespace rooflab
