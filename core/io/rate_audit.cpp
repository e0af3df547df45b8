// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rate_audit.h"

#include "core/format.h"
#include "core/io/import_outcome.h"

#include <array>
#include <cmath>

namespace rooflab {

namespace {

constexpr double agreement = 0.01;
constexpr double explanation = 0.005; ///< the known factors lie 2 % apart or more

struct Factor {
    double value; ///< stated / derived
    const char* bytesCause; ///< nullptr: not for this kind
    const char* flopsCause;
};

constexpr double mebi = mebibyte / mega;
constexpr double gibi = gibibyte / giga;

constexpr std::array factors{
    Factor{1.0 / mebi, "it is MiB/ms called GB/s (1/1.049)", nullptr},
    Factor{mebi, "it is MB taken for MiB (1.049)", nullptr},
    Factor{1.0 / gibi, "it is GiB/s called GB/s (1/1.074)", nullptr},
    Factor{gibi, "it is GB taken for GiB (1.074)", nullptr},
    Factor{0.5, "it counts one buffer instead of both (0.5)",
           "it counts a fused multiply-add once (0.5)"},
    Factor{2.0, "it counts the traffic twice (2)", "it counts the operations twice (2)"},
    Factor{1.0 / 3.0, "it counts one of three arrays (1/3)", nullptr},
    Factor{2.0 / 3.0, "it counts two of three arrays (2/3)", nullptr},
    Factor{milli, "its unit is 1,000 times too large", "its unit is 1,000 times too large"},
    Factor{kilo, "its unit is 1,000 times too small", "its unit is 1,000 times too small"},
};

constexpr std::array statistics{Statistic::Min, Statistic::Median, Statistic::Mean, Statistic::P95};

std::optional<double> derivedRate(const Measurement& measurement, RateKind kind, Seconds time)
{
    if (kind == RateKind::Bandwidth) {
        return measurement.work.bytes ? std::optional((*measurement.work.bytes / time).value())
                                      : std::nullopt;
    }
    return measurement.work.flops ? std::optional((*measurement.work.flops / time).value())
                                  : std::nullopt;
}

std::string factorCause(RateKind kind, double ratio)
{
    for (const Factor& factor : factors) {
        const char* cause = kind == RateKind::Bandwidth ? factor.bytesCause : factor.flopsCause;
        if (cause != nullptr && std::fabs(ratio / factor.value - 1.0) <= explanation) {
            return cause;
        }
    }
    return {};
}

/// Another statistic alone first; then one factor, at each statistic.
std::string causeOf(const Measurement& measurement, const StatedRate& stated, Statistic used)
{
    const TimeSummary summary = measurement.timing.summary();
    const auto ratioAt = [&](Statistic statistic) -> std::optional<double> {
        const auto time = summary.at(statistic);
        const auto rate
            = time ? derivedRate(measurement, stated.kind, *time) : std::optional<double>();
        return rate && *rate > 0.0 ? std::optional(stated.valueSi / *rate) : std::nullopt;
    };
    for (const Statistic statistic : statistics) {
        const auto ratio = ratioAt(statistic);
        if (statistic != used && ratio && std::fabs(*ratio - 1.0) <= explanation) {
            return "it follows from the " + std::string(toText(statistic)) + " time";
        }
    }
    if (const auto ratio = ratioAt(used)) {
        if (std::string cause = factorCause(stated.kind, *ratio); !cause.empty()) {
            return cause;
        }
    }
    for (const Statistic statistic : statistics) {
        const auto ratio = ratioAt(statistic);
        if (statistic == used || !ratio) {
            continue;
        }
        if (const std::string cause = factorCause(stated.kind, *ratio); !cause.empty()) {
            return cause + ", from the " + std::string(toText(statistic)) + " time";
        }
    }
    return {};
}

std::string rateText(RateKind kind, double valueSi)
{
    return formatNumber(valueSi / giga, 6) + (kind == RateKind::Bandwidth ? " GB/s" : " GFLOPS");
}

} // namespace

std::optional<RateDisagreement> auditRate(const Measurement& measurement, const StatedRate& stated)
{
    const auto chosen = measurement.timing.at(stated.statistic.value_or(Statistic::Min));
    const auto derived
        = chosen ? derivedRate(measurement, stated.kind, chosen->time) : std::optional<double>();
    if (!derived || !std::isfinite(*derived) || !std::isfinite(stated.valueSi)) {
        return std::nullopt;
    }
    const bool agrees = *derived == 0.0 ? stated.valueSi == 0.0
                                        : std::fabs(stated.valueSi / *derived - 1.0) <= agreement;
    if (agrees) {
        return std::nullopt;
    }
    return RateDisagreement{stated.valueSi, *derived, chosen->statistic,
                            causeOf(measurement, stated, chosen->statistic)};
}

void auditStoredRate(Measurement& measurement, const StatedRate& stated, const std::string& name,
                     ImportOutcome& outcome)
{
    measurement.sourceFields.emplace_back(name, rateText(stated.kind, stated.valueSi));
    const auto conflict = auditRate(measurement, stated);
    if (!conflict) {
        return;
    }
    const std::string cause
        = conflict->cause.empty() ? "no one factor explains the difference" : conflict->cause;
    outcome.noteRow(NoteKind::Conflict, name + " disagrees with time and work: " + cause,
                    "the file states " + rateText(stated.kind, conflict->statedSi) + ", its "
                        + std::string(toText(conflict->statistic)) + " time gives "
                        + rateText(stated.kind, conflict->derivedSi) + " (" + cause
                        + "); the point comes from the time",
                    stated.where);
}

} // namespace rooflab
