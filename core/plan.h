// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog.h"
#include "core/parameters.h"
#include "core/precision.h"
#include "core/timing.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rooflab {

/// One run to do: a catalog id, its precision, parameters and how often.
struct PlannedRun {
    std::string kernelId;
    Precision precision = Precision::Fp32;
    Parameters parameters;
    std::int64_t warmup = 20;
    std::int64_t repeat = 100;
    friend bool operator==(const PlannedRun&, const PlannedRun&) = default;
};

/// A list of runs, in order. Probes first, so that ceilings stand before points arrive.
struct Plan {
    std::string title;
    std::vector<PlannedRun> runs;
    friend bool operator==(const Plan&, const Plan&) = default;
};

/// What a plan needs to know of a device to choose sizes. Bytes; absent = unknown.
struct PlanLimits {
    std::optional<Bytes> memory;
    std::optional<Bytes> lastLevelCache;
    std::vector<std::string> kernelIds; ///< what the backend implements
};

/// The standard plan: both references and every vector-add variant the backend implements, with
/// arrays of at least 4× the last-level cache (capped by 1/4 of the memory together). `quick`
/// takes fewer repeats and fp32 only.
[[nodiscard]] Plan rooflinePlan(const PlanLimits& limits, bool quick);

/// "linecross fp32 size=16777216 stride=32": one line for progress and messages.
[[nodiscard]] std::string describeRun(const PlannedRun& run);

} // namespace rooflab
