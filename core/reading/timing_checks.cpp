// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/reading_words.h"
#include "core/reading/reference_checks.h"

#include <array>

namespace rooflab {

namespace {

std::optional<double> rateAt(const Measurement& measurement, CeilingKind kind, Statistic statistic)
{
    const auto time = measurement.timing.summary().at(statistic);
    if (!time || !(*time > Seconds(0))) {
        return std::nullopt;
    }
    if (kind == CeilingKind::Bandwidth && measurement.work.bytes) {
        return (*measurement.work.bytes / *time).value();
    }
    if (kind == CeilingKind::Compute && measurement.work.flops) {
        return (*measurement.work.flops / *time).value();
    }
    return std::nullopt;
}

/// The point in its other recorded statistics, each against the reference in the same one where it
/// has that, by the side that the point is on: "mean 522.4 GB/s against 535 GB/s".
struct OtherStatistics {
    std::string sameSide;
    std::string otherSide;
};

OtherStatistics otherStatistics(const ComparedPoint& compared, Statistic used)
{
    OtherStatistics others;
    const CeilingKind kind = compared.ceiling.kind;
    for (const Statistic statistic :
         {Statistic::Min, Statistic::Median, Statistic::Mean, Statistic::P95}) {
        const auto rate = rateAt(compared.measurement, kind, statistic);
        if (statistic == used || !rate) {
            continue;
        }
        const double reference = ceilingAt(compared.ceiling, statistic).valueSi;
        const bool crosses = (*rate > reference) != (compared.ratio > 1.0);
        std::string& list = crosses ? others.otherSide : others.sameSide;
        list += (list.empty() ? "" : ", ") + statisticWord(statistic) + " " + rateText(kind, *rate)
            + " against " + rateText(kind, reference);
    }
    return others;
}

ReferenceCheck statisticCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{"statistic", say("Statistic"), CheckStatus::CannotTell, {}};
    const auto time = compared.measurement.timing.at(compared.statistic);
    const CeilingValue reference = ceilingAt(compared.ceiling, compared.statistic);
    if (!time) {
        check.why = say("The point has no time.");
        return check;
    }
    const std::string own = statisticWord(time->statistic);
    const std::string other = statisticWord(reference.statistic);
    const OtherStatistics others = otherStatistics(compared, time->statistic);
    const bool crosses = !others.otherSide.empty();
    if (!crosses && others.sameSide.empty()) {
        check.why
            = say("The point uses the %1, the reference: %2. No other statistic of the point is "
                  "recorded.",
                  own, other);
    } else if (crosses) {
        check.why = say("The point uses the %1, the reference: %2. The statistic alone moves the "
                        "point across the reference: %3.",
                        own, other, others.otherSide);
    } else {
        check.why
            = say("The point uses the %1, the reference: %2. In its other statistics the point "
                  "stays on the same side: %3.",
                  own, other, others.sameSide);
    }
    if (crosses || (reference.statistic && *reference.statistic != time->statistic)) {
        check.status = CheckStatus::Applies;
    } else if (reference.statistic) {
        check.status = CheckStatus::RuledOut;
    }
    return check;
}

ReferenceCheck scopeCheck(const ComparedPoint& compared)
{
    ReferenceCheck check{"scope", say("Timing scope and method"), CheckStatus::CannotTell, {}};
    const Timing& own = compared.measurement.timing;
    const Timing other = compared.ceiling.probe ? compared.ceiling.probe->timing : Timing{};
    check.why = say("Point: %1, %2; reference: %3, %4.", scopeWord(own.scope),
                    methodWord(own.method), scopeWord(other.scope), methodWord(other.method));
    const bool scopeDiffers = own.scope && other.scope && own.scope != other.scope;
    const bool methodDiffers = own.method && other.method && own.method != other.method;
    if (scopeDiffers || methodDiffers) {
        check.status = CheckStatus::Applies;
    } else if (own.scope && other.scope && own.method && other.method) {
        check.status = CheckStatus::RuledOut;
    }
    return check;
}

} // namespace

std::vector<ReferenceCheck> timingChecks(const ComparedPoint& compared)
{
    return {statisticCheck(compared), scopeCheck(compared)};
}

} // namespace rooflab
