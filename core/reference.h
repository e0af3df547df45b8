// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/plot_point.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rooflab {

/// What a point is compared with: the highest visible bandwidth ceiling of main memory and the
/// highest visible compute ceiling of the point's precision, on the point's own device.
struct Reference {
    const Ceiling* bandwidth = nullptr;
    const Ceiling* compute = nullptr;
    std::optional<FlopPerSecond> roof; ///< min of what exists, at the point's AI
    std::optional<FlopPerByte> knee; ///< only with both
    std::optional<double> fraction; ///< P / roof; above 1 is legal
    std::vector<std::string> caveats; ///< other device, no matching precision, other statistic…
};

/// Ceilings of main memory are those with level "DRAM", "HBM", "GDDR" or none. When no ceiling
/// names the point's device, ceilings without a device are used with a caveat, and ceilings of
/// other devices never are.
[[nodiscard]] Reference referenceFor(const Measurement& measurement, const PlotPoint& point,
                                     std::span<const Ceiling> ceilings, Statistic statistic);

/// True if the memory level is main memory or not stated.
[[nodiscard]] bool isMainMemory(const Ceiling& ceiling);

} // namespace rooflab
