// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/ncu_launch.h"

namespace rooflab {

/// What the metrics of a launch say of a point, in SI.
struct NcuFigures {
    std::optional<Seconds> time;
    std::optional<Bytes> bytes; ///< moved by DRAM
    std::optional<double> bandwidthSi; ///< B/s, as the file states it
    std::string bandwidthName; ///< of that metric
    std::optional<Flop> flops;
    std::optional<Precision> precision; ///< where all FLOPs are of one
    std::string accounting;
    std::vector<std::string> remarks;
};

/// Fails for a value that is no number, ambiguous, has an unknown unit, or a time that is not
/// positive. Metrics that are not there, or "n/a", leave their figure absent.
[[nodiscard]] Result<NcuFigures> ncuFigures(const std::vector<NcuMetric>& metrics,
                                            DecimalStyle style);

} // namespace rooflab
