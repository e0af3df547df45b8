// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format.h"
#include "core/point_details.h"
#include "core/reading/facts.h"
#include "core/reading/reading_words.h"
#include "core/reading/reference_checks.h"

#include <array>
#include <cmath>

namespace rooflab {

namespace {

ReferenceCheck cacheCheck(const ComparedPoint& compared, const CacheFit& cache)
{
    const Measurement& own = compared.measurement;
    ReferenceCheck check{"cache." + cache.level,
                         say("Cache %1: data left by the launch before", cache.level),
                         CheckStatus::CannotTell,
                         {}};
    const std::string held = formatBytes(*own.work.workingSet);
    const std::string total = formatBytes(cache.total);
    const std::string one = cache.isCountRecorded ? "" : " (how many there are is not recorded)";
    if (own.timing.cache == CacheState::Flushed) {
        check.status = CheckStatus::RuledOut;
        check.why = say("The caches were flushed before each launch; working set %1, cache %2%3.",
                        held, total, one);
    } else if (cache.times <= 1.0) {
        check.status = CheckStatus::Applies;
        check.why = say("The working set of %1 is not larger than this cache of %2%3: it may have "
                        "stayed there, which the record does not show.",
                        held, total, one);
    } else if (cache.times < cacheRuledOutTimes) {
        check.why = say("The working set of %1 is %2 times this cache of %3%4: a part may have "
                        "stayed there.",
                        held, factorText(cache.times), total, one);
    } else if (!cache.isCountRecorded) {
        check.why
            = say("The working set of %1 is %2 times one such cache of %3; how many there are "
                  "is not recorded.",
                  held, factorText(cache.times), total);
    } else {
        check.status = CheckStatus::RuledOut;
        check.why
            = say("The working set of %1 is %2 times this cache of %3: it cannot stay there as "
                  "a whole, at most %4 of it.",
                  held, factorText(cache.times), total, formatPercent(1.0 / cache.times));
    }
    return check;
}

std::vector<ReferenceCheck> cacheChecks(const ComparedPoint& compared)
{
    std::vector<ReferenceCheck> checks;
    for (const CacheFit& cache : cacheFits(compared.measurement)) {
        checks.push_back(cacheCheck(compared, cache));
    }
    if (checks.empty()) {
        ReferenceCheck check{
            "cache", say("Caches: data left by the launch before"), CheckStatus::CannotTell, {}};
        const bool hasCaches = !compared.measurement.provenance.device.caches.empty();
        check.why = hasCaches ? say("The working set of the point is not recorded.")
                              : say("The cache sizes of the device are not recorded.");
        checks.push_back(std::move(check));
    }
    return checks;
}

ReferenceCheck deviceCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{"device", say("Device"), CheckStatus::CannotTell, {}};
    const auto& own = compared.measurement.provenance.device.name;
    const auto& other = compared.ceiling.origins().device.name;
    check.why = say("Point: %1; reference: %2.", orNotRecorded(own), orNotRecorded(other));
    if (own && other) {
        check.status = *own == *other ? CheckStatus::RuledOut : CheckStatus::Applies;
    }
    return check;
}

ReferenceCheck precisionCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{"precision", say("Precision"), CheckStatus::CannotTell, {}};
    const auto& own = compared.measurement.precision;
    auto other = compared.ceiling.precision;
    if (!other && compared.ceiling.probe) {
        other = compared.ceiling.probe->precision;
    }
    const auto text = [](const std::optional<Precision>& precision) {
        return precision ? std::string(toText(*precision)) : std::string(notRecorded);
    };
    check.why = say("Point: %1; reference: %2.", text(own), text(other));
    if (own && other) {
        check.status = *own == *other ? CheckStatus::RuledOut : CheckStatus::Applies;
    }
    return check;
}

std::string frequencyText(const std::optional<double>& hertz)
{
    return hertz ? formatFrequency(*hertz) : std::string(notRecorded);
}

/// Before → after of the cores' clock, then of the memory's.
std::string clocksText(const Provenance& origin)
{
    return frequencyText(origin.before.clockHz) + " → " + frequencyText(origin.after.clockHz)
        + ", memory " + frequencyText(origin.before.memoryClockHz) + " → "
        + frequencyText(origin.after.memoryClockHz);
}

ReferenceCheck clockCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{"clocks", say("Clocks before and after"), CheckStatus::CannotTell, {}};
    const Provenance& own = compared.measurement.provenance;
    const Provenance& other = compared.ceiling.origins();
    check.why = say("Point: %1; reference: %2. Between these moments the clocks are not recorded.",
                    clocksText(own), clocksText(other));
    bool isComplete = true;
    for (const auto member : {&DeviceState::clockHz, &DeviceState::memoryClockHz}) {
        const std::array values{own.before.*member, own.after.*member, other.before.*member,
                                other.after.*member};
        for (const auto& value : values) {
            isComplete = isComplete && value.has_value();
            for (const auto& against : values) {
                if (value && against && *against > 0.0
                    && std::fabs(*value / *against - 1.0) > clockTolerance) {
                    check.status = CheckStatus::Applies;
                }
            }
        }
    }
    if (check.status != CheckStatus::Applies && isComplete) {
        check.status = CheckStatus::RuledOut;
    }
    return check;
}

ReferenceCheck otherProcessesCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{
        "other_processes", say("Other processes on the device"), CheckStatus::CannotTell, {}};
    const Provenance& own = compared.measurement.provenance;
    const Provenance& other = compared.ceiling.origins();
    check.why
        = say("Before the run of the point: %1; of the reference: %2.",
              orNotRecorded(own.before.otherProcesses), orNotRecorded(other.before.otherProcesses));
    if (own.before.otherProcesses && other.before.otherProcesses) {
        check.status = *own.before.otherProcesses == *other.before.otherProcesses
            ? CheckStatus::RuledOut
            : CheckStatus::Applies;
    }
    return check;
}

} // namespace

std::vector<ReferenceCheck> deviceChecks(const ComparedPoint& compared)
{
    std::vector<ReferenceCheck> checks = cacheChecks(compared);
    checks.push_back(deviceCheck(compared));
    checks.push_back(precisionCheck(compared));
    checks.push_back(clockCheck(compared));
    checks.push_back(otherProcessesCheck(compared));
    return checks;
}

std::vector<ReferenceCheck> referenceChecks(const ComparedPoint& compared)
{
    std::vector<ReferenceCheck> checks = workloadChecks(compared);
    for (auto* part : {&timingChecks, &deviceChecks}) {
        std::vector<ReferenceCheck> more = part(compared);
        checks.insert(checks.end(), more.begin(), more.end());
    }
    return checks;
}

} // namespace rooflab
