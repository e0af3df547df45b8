// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace rooflab {

/// The name under which the chart and its legend collect a run: its variant, else its kernel.
[[nodiscard]] const std::string& seriesName(const Measurement& measurement);

/// Which series of the legend are shown. At least one always is: what would leave none shows all.
class SeriesSelection {
public:
    /// A click: this one alone; again: all.
    void isolate(const std::string& series);
    /// Ctrl+click: adds a series to the isolated ones or takes it out again.
    void add(const std::string& series);
    /// Switches one series off or on among all that there are.
    void toggle(const std::string& series, const std::set<std::string>& all);
    void showAll() { m_shown.clear(); }

    [[nodiscard]] bool isShown(const std::string& series) const
    {
        return m_shown.empty() || m_shown.contains(series);
    }
    [[nodiscard]] bool showsAll() const { return m_shown.empty(); }
    [[nodiscard]] const std::set<std::string>& isolated() const { return m_shown; }
    friend bool operator==(const SeriesSelection&, const SeriesSelection&) = default;

private:
    std::set<std::string> m_shown; ///< empty: all
};

/// Both ends are inclusive; an absent one is open. A run without this parameter, or with a word in
/// its place, does not match.
struct ParameterRange {
    std::string name;
    std::optional<double> low;
    std::optional<double> high;
    friend bool operator==(const ParameterRange&, const ParameterRange&) = default;
};

/// Which records are looked at. An empty set lets everything through; an absent value in a set
/// stands for "not recorded".
struct RecordFilter {
    using Words = std::set<std::optional<std::string>>;

    Words files;
    Words devices;
    std::set<std::string> kernels;
    std::set<std::string> variants;
    std::set<std::optional<Precision>> precisions;
    Words levels; ///< memory levels of bandwidth ceilings
    std::vector<ParameterRange> ranges;
    /// Words that must all occur in label, kernel, variant, precision, device, file or notes,
    /// without regard to the case of ASCII letters.
    std::string text;
    SeriesSelection series;
    friend bool operator==(const RecordFilter&, const RecordFilter&) = default;

    [[nodiscard]] bool isEmpty() const { return *this == RecordFilter(); }
    [[nodiscard]] bool matches(const Measurement& measurement) const;
    /// By device, precision (compute) and level (bandwidth) alone. A ceiling that does not name
    /// its device or precision goes with every one.
    [[nodiscard]] bool matches(const Ceiling& ceiling) const;
};

/// The values of one setting and how many records have each.
using WordCounts = std::map<std::optional<std::string>, std::size_t>;

/// What a numeric parameter covers.
struct ParameterCounts {
    std::size_t records = 0;
    double lowest = 0.0;
    double highest = 0.0;
};

/// For each setting: how many records its values would show, given the rest of the filter.
struct FacetCounts {
    std::size_t matching = 0; ///< records that pass the whole filter
    WordCounts files;
    WordCounts devices;
    WordCounts kernels;
    WordCounts variants;
    WordCounts precisions;
    WordCounts series;
    std::map<std::string, ParameterCounts> parameters; ///< of the records that pass
};

/// One pass over the records.
[[nodiscard]] FacetCounts facetCounts(std::span<const Measurement> measurements,
                                      const RecordFilter& filter);

} // namespace rooflab
