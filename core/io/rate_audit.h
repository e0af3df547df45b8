// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <optional>
#include <string>

namespace rooflab {

struct ImportOutcome;

enum class RateKind { Bandwidth, Performance };

/// A rate that a file stores beside its times.
struct StatedRate {
    RateKind kind = RateKind::Bandwidth;
    double valueSi = 0.0; ///< B/s or FLOP/s, converted by the unit that the file names
    std::optional<Statistic> statistic; ///< of which time the file says it is
    std::string where; ///< column or key, "line 3" …
};

/// A stored rate that does not follow from time and work.
struct RateDisagreement {
    double statedSi = 0.0;
    double derivedSi = 0.0;
    Statistic statistic = Statistic::Min; ///< of derivedSi
    std::string cause; ///< the one factor that explains it; empty if none does
};

/// Compares a stored rate with F or Q over the measurement's times. Empty if they agree within 1 %
/// (at the stated statistic, else at the first one recorded) or if nothing can be compared.
[[nodiscard]] std::optional<RateDisagreement> auditRate(const Measurement& measurement,
                                                        const StatedRate& stated);

/// Audits, notes a conflict, and keeps the file's figure with the record as a source field `name`.
void auditStoredRate(Measurement& measurement, const StatedRate& stated, const std::string& name,
                     ImportOutcome& outcome);

} // namespace rooflab
