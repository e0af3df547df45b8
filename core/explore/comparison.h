// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explore/recorded_fields.h"
#include "core/intervals.h"
#include "core/plot_point.h"
#include "core/sentence.h"

#include <span>

namespace rooflab {

/// A ratio's interval, dimensionless.
struct RatioInterval {
    double low = 0.0;
    double high = 0.0;
};

/// One quantity of two runs. `ratio` is other / base at the chosen statistic.
///
/// `interval` belongs to the ratio of the medians, whatever statistic is chosen: from the two 95 %
/// intervals of the medians (order statistics, see medianInterval95) it takes low/high and
/// high/low. That is conservative: it holds the true ratio whenever both intervals hold their
/// medians, which independent runs do in at least 0.95² = 90.25 % of cases.
struct QuantityRatio {
    std::optional<double> ratio;
    std::optional<double> ratioOfMedians;
    std::optional<RatioInterval> interval;
    Distinction distinction = Distinction::CannotTell;
};

/// One run against the base.
struct ComparedRun {
    PlotPoint point;
    QuantityRatio time;
    QuantityRatio performance;
    QuantityRatio bandwidth;
    std::vector<Sentence> statements; ///< what the ratios say and do not say
};

/// A field that is not the same in all compared runs.
struct FieldDifference {
    std::string id;
    std::string label;
    FieldRole role = FieldRole::Condition;
    /// Follows from the parameters by the catalog's rules and is not recorded.
    bool derived = false;
    std::vector<std::optional<std::string>> values; ///< one a run, base first; absent: not recorded

    /// False if one of the runs does not record it: whether it differs is then not known.
    [[nodiscard]] bool isRecordedByAll() const;
};

struct Comparison {
    Statistic statistic = Statistic::Min;
    PlotPoint base;
    std::vector<ComparedRun> others; ///< in the order given
    /// Conditions first (recorded, then derived), then results, then where the records come from.
    std::vector<FieldDifference> differences;

    [[nodiscard]] const FieldDifference* difference(std::string_view id) const;
};

/// Compares two or more runs; the first is the base. Fails for fewer than two.
[[nodiscard]] Result<Comparison> compareRuns(std::span<const Measurement* const> runs,
                                             Statistic statistic);

/// The fields in which the runs differ, in record order, derived ones last.
[[nodiscard]] std::vector<FieldDifference>
fieldDifferences(std::span<const Measurement* const> runs);

/// "not recorded on linecross" for the runs that do not record the field; empty if all do.
[[nodiscard]] std::vector<Sentence> missingStatements(const FieldDifference& difference,
                                                      std::span<const Measurement* const> runs);

} // namespace rooflab
