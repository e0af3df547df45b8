// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/sentence.h"
#include "core/session.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// What the record says of one possible explanation.
enum class CheckStatus {
    Applies, ///< the record shows such a difference; it may explain a part
    RuledOut, ///< the record shows that there is no such difference
    CannotTell ///< the record does not say
};
inline constexpr EnumTable<CheckStatus, 3> checkStatusTexts{
    {{CheckStatus::Applies, "applies"},
     {CheckStatus::RuledOut, "ruled out"},
     {CheckStatus::CannotTell, "cannot tell from the record"}}};
constexpr std::string_view toText(CheckStatus status)
{
    return enumText(checkStatusTexts, status);
}

/// One thing to check before a point above a reference is explained.
struct ReferenceCheck {
    std::string id; ///< stable: workload, size, statistic, scope, cache.L2 …
    Sentence title;
    CheckStatus status = CheckStatus::CannotTell;
    Sentence why; ///< with both values
};

/// A point above one ceiling, and what may explain it.
struct AboveReference {
    std::string ceilingId;
    std::string ceilingLabel;
    double pointSi = 0.0; ///< B/s beside a bandwidth ceiling, FLOP/s beside a compute ceiling
    double ceilingSi = 0.0; ///< same unit
    double ratio = 1.0; ///< point / ceiling, unrounded, never clamped
    Sentence observation;
    std::vector<ReferenceCheck> checks;
    Sentence statement; ///< legal, and no proof of a cache hit
};

/// The position of a point against one ceiling: Q/t against a bandwidth, F/t against a compute
/// ceiling. Empty where the point has no such rate.
[[nodiscard]] std::optional<double> ratioToCeiling(const Measurement& measurement,
                                                   const Ceiling& ceiling, Statistic statistic);

/// Every check of one point against one ceiling, whether it lies above or not. Empty where the
/// point has no rate to compare.
[[nodiscard]] std::optional<AboveReference>
inspectAgainst(const Measurement& measurement, const Ceiling& ceiling, Statistic statistic);

/// One entry for each visible ceiling that the point lies above, other devices included, the
/// largest ratio first.
[[nodiscard]] std::vector<AboveReference>
referencesBelow(const Session& session, const Measurement& measurement, Statistic statistic);

} // namespace rooflab
