// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurement.h"

#include <optional>
#include <span>
#include <string_view>

namespace rooflab {

/// How a catalog kernel divides N elements among lanes. This follows from its parameters and is
/// not recorded; what does not follow from them is absent.
struct LaunchShape {
    std::optional<std::int64_t> elementsPerLane; ///< loop steps of a lane
    std::optional<std::int64_t> blocks; ///< ceil(N / (block · elementsPerLane))
    std::optional<std::int64_t> lanes; ///< blocks · block
    std::optional<Bytes> laneDistance; ///< between what neighbouring lanes touch at one moment
};

/// One row a variant whose division is known: "Reading the stride scan" of the README, and the
/// launchers of the GPU programs.
struct LaunchRule {
    std::string_view kernel;
    std::string_view variant;
    bool gpuOnly = false; ///< on a CPU the width depends on its vectors
    std::string_view elementsPerLane; ///< for people: "1", "stride"…
};
[[nodiscard]] std::span<const LaunchRule> launchRules();
/// The rule of a measurement; nullptr for kernels outside the table.
[[nodiscard]] const LaunchRule* launchRule(const Measurement& measurement);

[[nodiscard]] LaunchShape launchShape(const Measurement& measurement);

} // namespace rooflab
