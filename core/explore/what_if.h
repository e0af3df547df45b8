// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference.h"
#include "core/sentence.h"

namespace rooflab {

/// What is imagined to be different. An absent field stays as recorded. Nothing of it is data.
struct WhatIf {
    std::optional<double> sizeFactor; ///< N times this, or
    std::optional<std::int64_t> size; ///< this N, in elements (rows of a matrix for GEMM)
    std::optional<Precision> precision;
    std::optional<Bytes> bytesPerElement; ///< in place of sizeof(T)
    std::optional<double> timeFactor; ///< the time times this, or
    std::optional<Seconds> time; ///< this time, or
    bool timeFollowsSize = false; ///< the time grows by the same factor as N
    std::optional<BytesPerSecond> bandwidth; ///< a ghost ceiling in place of the reference
    std::optional<FlopPerSecond> compute;
    friend bool operator==(const WhatIf&, const WhatIf&) = default;

    [[nodiscard]] bool isEmpty() const { return *this == WhatIf(); }
};

/// The references that ghosts stand beside.
struct RoofValues {
    std::optional<BytesPerSecond> bandwidth;
    std::optional<FlopPerSecond> compute;
    std::optional<Precision> computePrecision;
};
[[nodiscard]] RoofValues roofValues(const Reference& reference, Statistic statistic);

/// The ceilings with ghosts in place of what is imagined.
struct GhostRoof {
    std::optional<BytesPerSecond> bandwidth;
    std::optional<FlopPerSecond> compute;
    bool isBandwidthGhost = false; ///< to be drawn dashed; else it is the reference itself
    bool isComputeGhost = false;
    std::optional<FlopPerByte> knee; ///< only with both
    std::vector<Sentence> rules;
};
/// Fails for a value that is not positive and finite.
[[nodiscard]] Result<GhostRoof> ghostRoof(const WhatIf& whatIf, const RoofValues& reference);

/// Where a point would be. AI = F/Q, P = F/t, bandwidth = Q/t from the imagined F, Q and t.
struct GhostPoint {
    Flop flops;
    Bytes bytes;
    Seconds time;
    std::optional<FlopPerByte> ai; ///< absent for Q = 0
    FlopPerSecond performance;
    BytesPerSecond bandwidth;
    bool hasPosition = false; ///< false for F = 0: no place on log axes
    bool hasMoved = false; ///< by more than rounding, from where the record stands
    GhostRoof roof;
    std::optional<FlopPerSecond> roofAtPoint;
    std::optional<double> fraction; ///< P / roof; above 1 is legal
    std::vector<Sentence> rules; ///< how F, Q, AI and P follow
    std::vector<Sentence> assumptions; ///< what would have to be measured
};

/// Applies the accounting of the catalog's row where the record follows it; else F and Q are taken
/// to grow in proportion to N, which is said. The time is kept unless told otherwise. Fails when
/// the record lacks F, Q or a time, when a value is not positive and finite, when two ways to give
/// N or the time are mixed, or when N or the precision are not recorded and needed.
[[nodiscard]] Result<GhostPoint> ghostPoint(const Measurement& measurement, Statistic statistic,
                                            const WhatIf& whatIf, const RoofValues& reference = {});

} // namespace rooflab
