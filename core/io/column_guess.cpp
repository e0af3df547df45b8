// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/column_units.h"
#include "core/io/number_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace rooflab {

namespace {

using Words = std::vector<std::string>;

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isLetterOrDigit(char c)
{
    return isUpper(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// "AverageNs", "time_ms" and "GPU Time (sec)" in words; lower case.
Words wordsOf(std::string_view name)
{
    Words words(1);
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool afterLower = i > 0 && name[i - 1] >= 'a' && name[i - 1] <= 'z';
        if (!isLetterOrDigit(c) || (isUpper(c) && afterLower)) {
            words.emplace_back();
        }
        if (isLetterOrDigit(c)) {
            words.back() += lowerCase(std::string_view(&c, 1));
        }
    }
    std::erase(words, std::string());
    return words;
}

template <std::size_t count>
bool isOneOf(std::string_view word, const std::array<std::string_view, count>& list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool hasWord(const Words& words, std::string_view wanted)
{
    return std::find(words.begin(), words.end(), wanted) != words.end();
}

std::optional<Statistic> statisticOf(const Words& words)
{
    static constexpr std::array<std::pair<std::string_view, Statistic>, 10> names{
        {{"min", Statistic::Min},
         {"minimum", Statistic::Min},
         {"best", Statistic::Min},
         {"median", Statistic::Median},
         {"med", Statistic::Median},
         {"p50", Statistic::Median},
         {"mean", Statistic::Mean},
         {"avg", Statistic::Mean},
         {"average", Statistic::Mean},
         {"p95", Statistic::P95}}};
    for (const auto& [name, statistic] : names) {
        if (hasWord(words, name)) {
            return statistic;
        }
    }
    return std::nullopt;
}

void setUnit(MappedColumn& column, ColumnRole role, const ColumnUnit& unit)
{
    column.role = role;
    column.unit = std::string(unit.text) + (role == ColumnRole::ByteRate ? "/s" : "");
    column.factor = unit.factor;
}

/// A unit of a rate at the end of the name: the longest run of last words that is one.
bool guessRate(const Words& words, MappedColumn& column)
{
    std::string ending;
    for (std::size_t taken = 1; taken <= std::min<std::size_t>(3, words.size()); ++taken) {
        ending.insert(0, words[words.size() - taken]);
        const ColumnUnit* flops
            = ending.size() > 5 ? columnUnit(ColumnRole::FlopRate, ending) : nullptr;
        const ColumnUnit* bytes
            = ending.size() > 1 ? columnUnit(ColumnRole::ByteRate, ending) : nullptr;
        // "flops" alone is a count, and "bs" nobody writes for B/s.
        if (flops != nullptr) {
            setUnit(column, ColumnRole::FlopRate, *flops);
        } else if (bytes != nullptr && ending != "bs" && ending != "bytes") {
            setUnit(column, ColumnRole::ByteRate, *bytes);
        } else {
            continue;
        }
        column.statistic = statisticOf(words);
        return true;
    }
    return false;
}

bool guessTime(const Words& words, MappedColumn& column)
{
    const ColumnUnit* unit = columnUnit(ColumnRole::Time, words.back());
    if (unit == nullptr || words.size() < 2) {
        return false;
    }
    const bool deviation
        = hasWord(words, "std") || hasWord(words, "stddev") || hasWord(words, "stdev");
    const bool maximum = hasWord(words, "max") || hasWord(words, "maximum");
    setUnit(column,
            deviation     ? ColumnRole::TimeStddev
                : maximum ? ColumnRole::TimeMax
                          : ColumnRole::Time,
            *unit);
    column.statistic = deviation || maximum ? std::nullopt : statisticOf(words);
    return true;
}

bool guessWork(const std::string& name, const Words& words, MappedColumn& column)
{
    static constexpr std::array<std::string_view, 6> intensities{
        "ai", "oi", "intensity", "flop_per_byte", "flops_per_byte", "arithmetic_intensity"};
    if (isOneOf(name, intensities) || hasWord(words, "intensity")) {
        column.role = ColumnRole::Intensity;
        column.unit = "FLOP/Byte";
        return true;
    }
    if (hasWord(words, "peak") || hasWord(words, "per")) {
        return false;
    }
    const std::string& last = words.back();
    if (last == "flops" || last == "flop") {
        setUnit(column, ColumnRole::FlopCount, *columnUnit(ColumnRole::FlopCount, "FLOP"));
        return true;
    }
    const bool otherBytes = hasWord(words, "working") || hasWord(words, "size")
        || hasWord(words, "lds") || hasWord(words, "shared") || hasWord(words, "element");
    if ((last == "bytes" || name == "bytes_moved") && !otherBytes) {
        setUnit(column, ColumnRole::ByteCount, *columnUnit(ColumnRole::ByteCount, "B"));
        return true;
    }
    return false;
}

ColumnRole plainRole(const std::string& name)
{
    static constexpr std::array<std::pair<ColumnRole, std::string_view>, 44> names{{
        {ColumnRole::Name, "label"},
        {ColumnRole::Name, "name"},
        {ColumnRole::Name, "kernel"},
        {ColumnRole::Name, "kernel_name"},
        {ColumnRole::Name, "kernelname"},
        {ColumnRole::Name, "benchmark"},
        {ColumnRole::Name, "operator"},
        {ColumnRole::Name, "implementation"},
        {ColumnRole::Name, "variant"},
        {ColumnRole::Name, "function"},
        {ColumnRole::Name, "test"},
        {ColumnRole::Name, "experiment"},
        {ColumnRole::Precision, "dtype"},
        {ColumnRole::Precision, "precision"},
        {ColumnRole::Precision, "type"},
        {ColumnRole::Precision, "data_type"},
        {ColumnRole::Device, "device"},
        {ColumnRole::Device, "gpu"},
        {ColumnRole::Device, "device_name"},
        {ColumnRole::Device, "gpu_name"},
        {ColumnRole::Correct, "correct"},
        {ColumnRole::Correct, "correctness"},
        {ColumnRole::Size, "n"},
        {ColumnRole::Size, "size"},
        {ColumnRole::Size, "problem_size"},
        {ColumnRole::Size, "elements"},
        {ColumnRole::Size, "num_elements"},
        {ColumnRole::Size, "n_elements"},
        {ColumnRole::Warmup, "warmup"},
        {ColumnRole::Warmup, "warmups"},
        {ColumnRole::Repeat, "repeat"},
        {ColumnRole::Repeat, "repeats"},
        {ColumnRole::Repeat, "iterations"},
        {ColumnRole::Repeat, "calls"},
        {ColumnRole::Parameter, "block"},
        {ColumnRole::Parameter, "block_size"},
        {ColumnRole::Parameter, "grid"},
        {ColumnRole::Parameter, "stride"},
        {ColumnRole::Parameter, "m"},
        {ColumnRole::Parameter, "k"},
        {ColumnRole::Parameter, "tile_dim"},
        {ColumnRole::Parameter, "seqlen"},
        {ColumnRole::Parameter, "threads"},
        {ColumnRole::Parameter, "shape"},
    }};
    for (const auto& [role, spelling] : names) {
        if (name == spelling) {
            return role;
        }
    }
    return ColumnRole::Kept;
}

MappedColumn guessColumn(const std::string& header)
{
    MappedColumn column;
    column.column = header;
    const Words words = wordsOf(header);
    std::string name = lowerCase(header);
    std::replace(name.begin(), name.end(), ' ', '_');
    if (words.empty()) {
        return column;
    }
    column.role = plainRole(name);
    if (column.role == ColumnRole::Kept && !guessWork(name, words, column)
        && !guessRate(words, column)) {
        guessTime(words, column);
    }
    return column;
}

/// Only one column can be the count; in a table with m and k, "n" is the third matrix size.
void settleDoubles(ColumnMapping& mapping)
{
    for (const ColumnRole role :
         {ColumnRole::FlopCount, ColumnRole::ByteCount, ColumnRole::FlopRate, ColumnRole::ByteRate,
          ColumnRole::Intensity, ColumnRole::Precision, ColumnRole::Device, ColumnRole::Correct,
          ColumnRole::Warmup, ColumnRole::Repeat}) {
        bool seen = false;
        for (MappedColumn& column : mapping.columns) {
            if (column.role == role && std::exchange(seen, true)) {
                column = MappedColumn{column.column, ColumnRole::Kept, {}, {}, 1.0};
            }
        }
    }
    const auto named = [&](std::string_view name) {
        return std::any_of(
            mapping.columns.begin(), mapping.columns.end(),
            [&](const MappedColumn& c) { return equalIgnoringCase(c.column, name); });
    };
    const bool matrix = named("m") && named("k");
    bool sizeSeen = false;
    for (MappedColumn& column : mapping.columns) {
        if (column.role == ColumnRole::Size
            && ((matrix && equalIgnoringCase(column.column, "n"))
                || std::exchange(sizeSeen, true))) {
            column.role = ColumnRole::Parameter;
        }
    }
}

} // namespace

ColumnMapping guessColumns(std::span<const std::string> names)
{
    ColumnMapping mapping;
    for (const std::string& name : names) {
        mapping.columns.push_back(guessColumn(name));
    }
    settleDoubles(mapping);
    return mapping;
}

} // namespace rooflab
