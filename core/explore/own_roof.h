// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plot_point.h"
#include "core/reference.h"
#include "core/sentence.h"

#include <set>
#include <span>

namespace rooflab {

/// Which ceilings count as the roof. An empty set lets everything through; an absent value in a
/// set stands for "not recorded".
struct CeilingChoice {
    std::set<std::optional<std::string>> devices;
    std::set<std::optional<Precision>> precisions; ///< of compute ceilings
    /// Of bandwidth ceilings. Empty: main memory only (isMainMemory), as everywhere else.
    std::set<std::optional<std::string>> levels;
    std::set<std::string> excludedIds; ///< switched off one by one
    bool hiddenToo = false; ///< also ceilings that are not drawn

    [[nodiscard]] bool accepts(const Ceiling& ceiling) const;
};

/// One measurement against the roof of its own device and precision.
struct RoofRow {
    std::size_t measurement = 0; ///< index in the span given
    std::string label;
    std::optional<std::string> device;
    std::optional<std::size_t> bandwidthCeiling; ///< index in the span given
    std::optional<std::size_t> computeCeiling;
    std::optional<FlopPerSecond> performance;
    std::optional<FlopPerSecond> roof; ///< min(BW · AI, P_compute) of the ceilings above
    std::optional<double> fraction; ///< P / roof; above 1 is legal: a reference is not a peak
    /// Effective bandwidth / bandwidth ceiling: all that holds for a run with F = 0.
    std::optional<double> bandwidthFraction;
    Standing standing = Standing::NotPlottable;
    bool isReference = false; ///< this run is the probe of a ceiling that counts
    std::vector<Sentence> remarks; ///< why there is no fraction, and what limits the comparison
};

/// A row for each measurement, highest fraction first; failed runs and runs without a fraction
/// come last in their own order. Each is compared as in referenceFor(), with the chosen ceilings.
[[nodiscard]] std::vector<RoofRow> fractionOfRoof(std::span<const Measurement> measurements,
                                                  std::span<const Ceiling> ceilings,
                                                  const CeilingChoice& choice, Statistic statistic);

} // namespace rooflab
