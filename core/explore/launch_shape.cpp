// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/launch_shape.h"

#include <algorithm>
#include <array>
#include <limits>

namespace rooflab {

namespace {

constexpr std::int64_t packBytes = 16; // of a vectorized access

constexpr std::array rules{
    LaunchRule{"vector_add", "coalesced", false, "1"},
    LaunchRule{"vector_add", "strided", false, "1"},
    LaunchRule{"vector_add", "vectorized", true, "16 bytes / sizeof(T)"},
    LaunchRule{"vector_add", "linecross", false, "stride"},
    LaunchRule{"vector_add", "interleaved", false, "stride"},
    LaunchRule{"fma", "fma", true, "ilp"},
};

std::optional<std::int64_t> elementsOfLane(const LaunchRule& rule, const Measurement& measurement)
{
    if (rule.elementsPerLane == "1") {
        return 1;
    }
    if (rule.variant == "vectorized") {
        return measurement.precision
            ? std::optional(
                packBytes / static_cast<std::int64_t>(elementSize(*measurement.precision).value()))
            : std::nullopt;
    }
    return measurement.parameters.integer(rule.elementsPerLane);
}

std::optional<Bytes> distanceOfLanes(const LaunchRule& rule, const Measurement& measurement,
                                     std::optional<std::int64_t> elementsPerLane)
{
    if (!measurement.precision || !elementsPerLane || rule.variant == "strided") {
        return std::nullopt; // strided permutes the lanes: there is no one distance
    }
    const bool apart = rule.variant == "linecross" || rule.variant == "vectorized";
    return Bytes(elementSize(*measurement.precision).value()
                 * (apart ? static_cast<double>(*elementsPerLane) : 1.0));
}

} // namespace

std::span<const LaunchRule> launchRules()
{
    return rules;
}

const LaunchRule* launchRule(const Measurement& measurement)
{
    const auto& backend = measurement.provenance.backend;
    const bool onGpu = backend == "hip" || backend == "cuda";
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const LaunchRule& rule) {
        return rule.kernel == measurement.kernel && rule.variant == measurement.variant
            && (onGpu || !rule.gpuOnly);
    });
    return found == rules.end() ? nullptr : &*found;
}

LaunchShape launchShape(const Measurement& measurement)
{
    LaunchShape shape;
    const LaunchRule* rule = launchRule(measurement);
    if (rule == nullptr) {
        return shape;
    }
    shape.elementsPerLane = elementsOfLane(*rule, measurement);
    shape.laneDistance = distanceOfLanes(*rule, measurement, shape.elementsPerLane);
    const auto size = measurement.parameters.integer("size");
    const auto block = measurement.parameters.integer("block");
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const auto isUsable
        = [](std::optional<std::int64_t> count) { return count && *count > 0 && *count <= most; };
    if (size && *size > 0 && isUsable(block) && isUsable(shape.elementsPerLane)) {
        shape.blocks = (*size - 1) / (*block * *shape.elementsPerLane) + 1;
        shape.lanes = *shape.blocks <= std::numeric_limits<std::int64_t>::max() / *block
            ? std::optional(*shape.blocks * *block)
            : std::nullopt;
    }
    return shape;
}

} // namespace rooflab
