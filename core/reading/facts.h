// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plot_point.h"
#include "core/reference.h"
#include "core/session.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// From this share of the roof on a point is called near it. The 3060 Ti chapter calls 86 % of the
/// compute reference and 87 % of the bandwidth close; below 80 % a gap is worth an explanation.
inline constexpr double nearRoofFraction = 0.8;
/// Within this factor of the knee both references bound about equally.
inline constexpr double kneeFactor = 2.0;
/// A launch costs some microseconds on a GPU and a parallel region about as much on a CPU; below
/// this time such a fixed cost may be a large share.
inline constexpr Seconds shortTime{20e-6};
/// A time that grows by less than this share of the growth of N hints at a fixed cost.
inline constexpr double fixedCostGrowth = 0.5;
/// Mean and median further apart than this: a few launches differ much from the others.
inline constexpr double skewedMeanFraction = 0.05;
/// Clocks further apart than this are called different.
inline constexpr double clockTolerance = 0.01;

/// The working set beside one recorded cache level of the device.
struct CacheFit {
    std::string level;
    Bytes total; ///< size times the number of such caches; one where the number is not recorded
    bool isCountRecorded = false;
    double times = 0.0; ///< working set / total, dimensionless
};

/// A reference of the point and how both were timed.
struct ReferenceTerms {
    const Ceiling* ceiling = nullptr; ///< owned by the session
    double valueSi = 0.0; ///< B/s or FLOP/s, by kind
    std::optional<Statistic> statistic; ///< what the value is
    std::optional<TimingScope> scope; ///< of its probe
    bool statisticDiffers = false; ///< both recorded, and not the same
    bool scopeDiffers = false;
};

/// A run of the same variant, precision and device with fewer elements.
struct SmallerRun {
    double sizeRatio = 1.0; ///< N / N of that run
    double timeRatio = 1.0; ///< t / t of that run
    Seconds time; ///< of that run
};

/// Everything that a reading of one point is based on, derived once. Points into the session,
/// which must outlive it.
struct PointFacts {
    const Session* session = nullptr;
    const Measurement* measurement = nullptr;
    Statistic asked = Statistic::Min;
    PlotPoint point;
    Reference reference;
    std::optional<ReferenceTerms> bandwidth;
    std::optional<ReferenceTerms> compute;
    std::optional<double> aiOverKnee; ///< AI / knee, dimensionless
    std::optional<double> bandwidthFraction; ///< (Q/t) / bandwidth reference; also where F = 0
    std::optional<double> computeFraction; ///< P / compute reference
    std::vector<CacheFit> caches; ///< empty: working set or caches not recorded
    std::optional<double> checkedFraction; ///< elements checked / total
    std::optional<SmallerRun> smallerRun;
    std::size_t shortNeighbours = 0; ///< other kernels of the same trace file that are short too
    bool isOwnReference = false; ///< the run is the probe behind its own reference
    bool onlyOtherPrecision = false; ///< compute references exist, none of the point's precision
    std::optional<double> meanOverMedian;
    std::optional<double> clockAfterOverBefore;

    [[nodiscard]] bool isLeftOfKnee() const { return aiOverKnee && *aiOverKnee < 1.0; }
    [[nodiscard]] bool isRightOfKnee() const { return aiOverKnee && *aiOverKnee >= 1.0; }
    [[nodiscard]] bool isNearRoof() const;
    [[nodiscard]] bool isFarFromRoof() const;
    [[nodiscard]] bool isShort() const;
    /// The smallest recorded cache that is as large as the working set; nullptr if there is none.
    [[nodiscard]] const CacheFit* cacheThatHoldsAll() const;
};

/// The measurement must be one of the session's.
[[nodiscard]] PointFacts pointFacts(const Session& session, const Measurement& measurement,
                                    Statistic statistic);

/// The working set against each recorded cache of the measurement's device.
[[nodiscard]] std::vector<CacheFit> cacheFits(const Measurement& measurement);

/// A ceiling at a statistic beside a point.
[[nodiscard]] ReferenceTerms referenceTerms(const Ceiling& ceiling, const Measurement& measurement,
                                            const PlotPoint& point, Statistic statistic);

} // namespace rooflab
