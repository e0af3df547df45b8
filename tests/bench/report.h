// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"
#include "core/statistics.h"
#include "tests/bench/comparison.h"

#include <string>
#include <vector>

namespace rooflab::peers {

/// Something that was not compared, and why.
struct NotCompared {
    std::string what;
    std::string reason;
};

/// What one program found out.
struct Report {
    std::string backend;
    Provenance origin; ///< device, host, software, program, date and command
    std::int64_t pairsAsked = 0;
    Statistic turnStatistic = Statistic::Median; ///< of the launches of a turn
    std::vector<std::string> sizes; ///< the sizes chosen, and why
    std::vector<Comparison> comparisons;
    std::vector<NotCompared> failures; ///< could not be measured
    std::vector<NotCompared> leftOut; ///< does not apply here or was not asked for
};

/// Nothing failed, and every comparison has values.
[[nodiscard]] bool isComplete(const Report& report);

/// A heading with machine and date, one line a comparison, then what is missing and why.
[[nodiscard]] std::string reportText(const Report& report);
/// The same as JSON, with every pair. Values are in SI base units, named in the keys.
[[nodiscard]] std::string reportJson(const Report& report);

} // namespace rooflab::peers
