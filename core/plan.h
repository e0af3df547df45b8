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

/// How a run is timed and when it ends. `repeat` is the number of timed launches, or the most that
/// are done where `stableWithin` or `timeLimit` may end the run earlier.
struct TimingPlan {
    std::int64_t warmup = 20;
    std::int64_t repeat = 100;
    TimingScope scope = TimingScope::PerLaunch;
    CacheState cache = CacheState::Warm; ///< Flushed: the caches are evicted before each launch
    /// Stop when the half-width of the 95 % interval of the median, divided by the median, is at
    /// most this.
    std::optional<double> stableWithin;
    /// Stop when the timed launches have taken this together, but not before three of them. The
    /// warm-up ends early at a quarter of it.
    std::optional<Seconds> timeLimit;
    friend bool operator==(const TimingPlan&, const TimingPlan&) = default;
};

/// One run to do: a catalog id, its precision, parameters and how it is timed.
struct PlannedRun {
    std::string kernelId;
    Precision precision = Precision::Fp32;
    Parameters parameters;
    TimingPlan timing;
    friend bool operator==(const PlannedRun&, const PlannedRun&) = default;
};

/// A list of runs, in order. Probes first, so that ceilings stand before points arrive.
struct Plan {
    std::string title;
    std::vector<PlannedRun> runs;
    std::vector<std::string> notes; ///< which sizes were chosen, and why
    friend bool operator==(const Plan&, const Plan&) = default;
};

/// One row of the catalog that a backend can run here, with the precisions that it has there.
struct RunnableKernel {
    std::string id;
    std::vector<Precision> precisions;
    friend bool operator==(const RunnableKernel&, const RunnableKernel&) = default;
};

/// What a plan needs to know of a device to choose sizes. Absent = unknown.
struct PlanLimits {
    std::optional<Bytes> memory;
    std::optional<Bytes> lastLevelCache;
    std::int64_t smallestArray = std::int64_t{1} << 24; ///< elements; keeps start-up costs small
    std::int64_t matrixSize = 2048; ///< n of a matrix product that fills the device
    std::vector<RunnableKernel> kernels; ///< what the backend implements, in catalog order

    [[nodiscard]] bool canRun(std::string_view kernelId, Precision precision) const;
};

/// A number of elements and the sentence that says where it comes from.
struct SizeChoice {
    std::int64_t size = 0;
    std::string reason;
};

/// Elements of each array of a run over three arrays: a power of two, at least `smallestArray`,
/// with a working set of at least 4× the last-level cache, together at most 1/4 of the memory.
[[nodiscard]] SizeChoice chooseArraySize(const PlanLimits& limits, Precision precision);
/// n of a square matrix product: `matrixSize`, halved until three matrices fit 1/4 of the memory.
[[nodiscard]] SizeChoice chooseMatrixSize(const PlanLimits& limits, Precision precision);
/// The largest power of two of elements whose three arrays hold at most 1/4 of the memory; absent
/// if the memory is not known.
[[nodiscard]] std::optional<std::int64_t> largestArray(const PlanLimits& limits,
                                                       Precision precision);

/// The plans that have a name on the command line.
enum class NamedPlan { Roofline, Quick, StrideScan, SizeScan, FmaSweep };
inline constexpr EnumTable<NamedPlan, 5> namedPlanTexts{{{NamedPlan::Roofline, "roofline"},
                                                         {NamedPlan::Quick, "quick"},
                                                         {NamedPlan::StrideScan, "stride-scan"},
                                                         {NamedPlan::SizeScan, "size-scan"},
                                                         {NamedPlan::FmaSweep, "fma-sweep"}}};

/// A named plan made for a device, with the notes that say which sizes were chosen and why.
/// Roofline: every reference and every vector-add variant that the backend has, in each of its
/// precisions. Quick: the same in fp32 with fewer repeats. StrideScan: linecross and interleaved
/// over strides 1…256. SizeScan: coalesced from 2^10 elements to a quarter of the memory. FmaSweep:
/// K = 1…4096 with 1, 4 and 8 chains. The scans begin with the references that they are read
/// against.
[[nodiscard]] Plan makePlan(NamedPlan name, const PlanLimits& limits);

/// "linecross fp32 size=16777216 stride=32": one line for progress and messages.
[[nodiscard]] std::string describeRun(const PlannedRun& run);

} // namespace rooflab
