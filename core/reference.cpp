// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace rooflab {

namespace {

bool containsWord(std::string_view text, std::string_view word)
{
    const auto found = std::search(
        text.begin(), text.end(), word.begin(), word.end(),
        [](unsigned char a, unsigned char b) { return std::toupper(a) == std::toupper(b); });
    return found != text.end();
}

/// The visible ceilings a measurement may be compared with, by device.
std::vector<const Ceiling*> comparable(const Measurement& measurement,
                                       std::span<const Ceiling> ceilings,
                                       std::vector<std::string>& caveats)
{
    std::vector<const Ceiling*> sameDevice;
    std::vector<const Ceiling*> noDevice;
    bool otherDevice = false;
    const auto& device = measurement.provenance.device.name;
    for (const Ceiling& ceiling : ceilings) {
        if (!ceiling.visible) {
            continue;
        }
        const auto& name = ceiling.origins().device.name;
        if (!name || !device) {
            noDevice.push_back(&ceiling);
        } else if (*name == *device) {
            sameDevice.push_back(&ceiling);
        } else {
            otherDevice = true;
        }
    }
    if (!sameDevice.empty()) {
        return sameDevice;
    }
    if (!noDevice.empty()) {
        caveats.push_back(device ? "the reference does not name its device"
                                 : "the measurement does not name its device");
    } else if (otherDevice) {
        caveats.push_back("the ceilings belong to another device and are not compared");
    }
    return noDevice;
}

const Ceiling* highest(const std::vector<const Ceiling*>& candidates, Statistic statistic,
                       auto accepts)
{
    const Ceiling* best = nullptr;
    for (const Ceiling* candidate : candidates) {
        if (accepts(*candidate)
            && (best == nullptr
                || ceilingAt(*candidate, statistic).valueSi
                    > ceilingAt(*best, statistic).valueSi)) {
            best = candidate;
        }
    }
    return best;
}

const Ceiling* computeReference(const std::vector<const Ceiling*>& candidates,
                                const Measurement& measurement, Statistic statistic,
                                std::vector<std::string>& caveats)
{
    const auto isCompute = [](const Ceiling& c) { return c.kind == CeilingKind::Compute; };
    const auto& precision = measurement.precision;
    const Ceiling* same = highest(candidates, statistic, [&](const Ceiling& c) {
        return isCompute(c) && precision && c.precision == precision;
    });
    if (same != nullptr) {
        return same;
    }
    const Ceiling* unnamed = highest(candidates, statistic, [&](const Ceiling& c) {
        return isCompute(c) && (!precision || !c.precision);
    });
    if (unnamed != nullptr) {
        caveats.push_back(precision ? "the compute reference does not name its precision"
                                    : "the measurement does not name its precision");
    } else if (highest(candidates, statistic, isCompute) != nullptr) {
        caveats.push_back("there is no " + std::string(toText(*precision))
                          + " compute reference; one of another precision is not compared");
    }
    return unnamed;
}

void noteStatistic(const Ceiling& ceiling, const PlotPoint& point, Statistic statistic,
                   std::vector<std::string>& caveats)
{
    const auto used = ceilingAt(ceiling, statistic).statistic;
    if (!used) {
        caveats.push_back("the statistic of " + ceiling.label + " is not recorded");
    } else if (*used != point.time->statistic) {
        caveats.push_back("the point uses the " + std::string(toText(point.time->statistic)) + ", "
                          + ceiling.label + " the " + std::string(toText(*used)));
    }
}

} // namespace

bool isMainMemory(const Ceiling& ceiling)
{
    static constexpr std::array<std::string_view, 4> names{"DRAM", "HBM", "GDDR", "LPDDR"};
    return !ceiling.memoryLevel
        || std::any_of(names.begin(), names.end(), [&](std::string_view name) {
               return containsWord(*ceiling.memoryLevel, name);
           });
}

Reference referenceFor(const Measurement& measurement, const PlotPoint& point,
                       std::span<const Ceiling> ceilings, Statistic statistic)
{
    Reference reference;
    if (!point.time || ceilings.empty()) {
        return reference;
    }
    const auto candidates = comparable(measurement, ceilings, reference.caveats);
    reference.bandwidth = highest(candidates, statistic, [](const Ceiling& c) {
        return c.kind == CeilingKind::Bandwidth && isMainMemory(c);
    });
    reference.compute = computeReference(candidates, measurement, statistic, reference.caveats);
    std::optional<BytesPerSecond> bandwidth;
    std::optional<FlopPerSecond> compute;
    if (reference.bandwidth != nullptr) {
        bandwidth = BytesPerSecond(ceilingAt(*reference.bandwidth, statistic).valueSi);
        noteStatistic(*reference.bandwidth, point, statistic, reference.caveats);
    }
    if (reference.compute != nullptr) {
        compute = FlopPerSecond(ceilingAt(*reference.compute, statistic).valueSi);
    }
    if (bandwidth && compute) {
        reference.knee = *compute / *bandwidth;
    }
    if (!point.ai || !point.performance) {
        return reference;
    }
    if (bandwidth) {
        reference.roof = *bandwidth * *point.ai;
    }
    if (compute && (!reference.roof || *compute < *reference.roof)) {
        reference.roof = compute;
        noteStatistic(*reference.compute, point, statistic, reference.caveats);
    }
    if (reference.roof && point.hasPosition()) {
        reference.fraction = ratio(*point.performance, *reference.roof);
    }
    return reference;
}

} // namespace rooflab
