// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <optional>
#include <string>

namespace rooflab {

enum class CeilingKind { Bandwidth, Compute };
inline constexpr EnumTable<CeilingKind, 2> ceilingKindTexts{
    {{CeilingKind::Bandwidth, "bandwidth"}, {CeilingKind::Compute, "compute"}}};
constexpr std::string_view toText(CeilingKind kind)
{
    return enumText(ceilingKindTexts, kind);
}

enum class CeilingOrigin { Measured, Theoretical, Imported, Manual };
inline constexpr EnumTable<CeilingOrigin, 4> ceilingOriginTexts{
    {{CeilingOrigin::Measured, "measured"},
     {CeilingOrigin::Theoretical, "theoretical"},
     {CeilingOrigin::Imported, "imported"},
     {CeilingOrigin::Manual, "manual"}}};
constexpr std::string_view toText(CeilingOrigin origin)
{
    return enumText(ceilingOriginTexts, origin);
}

/// A reference line, not a peak: a point above it is legal.
struct Ceiling {
    std::string id;
    std::string label;
    CeilingKind kind = CeilingKind::Bandwidth;
    double valueSi = 0.0; ///< B/s or FLOP/s, by kind
    std::optional<double> lowSi; ///< lower end of its interval, same unit
    std::optional<double> highSi;
    std::optional<Precision> precision; ///< compute only
    std::optional<std::string> memoryLevel; ///< bandwidth only: "DRAM", "L2"…
    CeilingOrigin origin = CeilingOrigin::Manual;
    std::optional<Statistic> statistic; ///< what valueSi is, where there is no probe
    bool visible = true;
    std::optional<Measurement> probe; ///< the run behind a measured ceiling
    Provenance provenance; ///< of a ceiling without a probe
    std::string unknownKeys; ///< see Measurement::unknownKeys

    friend bool operator==(const Ceiling&, const Ceiling&) = default;

    /// The provenance of the probe if there is one, else its own.
    [[nodiscard]] const Provenance& origins() const;
};

/// The value of a ceiling at a statistic and the statistic it really is. A measured ceiling follows
/// its probe's samples; any other keeps its stated value.
struct CeilingValue {
    double valueSi = 0.0;
    std::optional<Statistic> statistic;
};
[[nodiscard]] CeilingValue ceilingAt(const Ceiling& ceiling, Statistic statistic);

/// The ceiling that a probe's measurement yields: bandwidth Q/t for a copy, compute F/t for GEMM.
/// Fails when the probe has no time, no work, or did not pass its validation.
[[nodiscard]] Result<Ceiling> ceilingFromProbe(const Measurement& probe, CeilingKind kind,
                                               Statistic statistic);

/// Refuses a value that is not positive and finite, low > value, high < value, an empty label.
[[nodiscard]] Result<void> checkCeiling(const Ceiling& ceiling);

} // namespace rooflab
