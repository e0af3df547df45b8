// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/comparison.h"

#include "core/format.h"
#include "core/statistics.h"

#include <algorithm>
#include <cmath>

namespace rooflab::peers {

namespace {

constexpr double middle = 0.5;
constexpr int targetDigits = 3;

double medianOf(const std::vector<double>& ascending)
{
    return quantileOfSorted(ascending, middle);
}

bool reaches(double ratio, double limit, Target::Bound bound)
{
    return bound == Target::Bound::AtLeast ? ratio >= limit : ratio <= limit;
}

std::string ratioText(double ratio)
{
    return formatNumber(ratio, targetDigits);
}

} // namespace

Result<PairSummary> summarizePairs(std::span<const Pair> pairs)
{
    if (pairs.empty()) {
        return fail(ErrorCode::InvalidInput, "there are no pairs to compare");
    }
    std::vector<double> engine;
    std::vector<double> peer;
    std::vector<double> ratios;
    for (const Pair& pair : pairs) {
        for (const double value : {pair.engine, pair.peer}) {
            if (!(value > 0.0) || !std::isfinite(value)) {
                return fail(ErrorCode::InvalidInput,
                            "a pair has the value " + formatNumber(value)
                                + ", which is not a positive number");
            }
        }
        engine.push_back(pair.engine);
        peer.push_back(pair.peer);
        ratios.push_back(pair.engine / pair.peer);
    }
    for (auto* values : {&engine, &peer, &ratios}) {
        std::ranges::sort(*values);
    }
    return PairSummary{medianOf(engine), medianOf(peer), medianOf(ratios), ratios.front(),
                       ratios.back()};
}

Verdict judge(const Target& target, const PairSummary& summary)
{
    if (reaches(summary.ratio, target.ratio, target.bound)
        || (target.orEngine && reaches(summary.engine, *target.orEngine, target.bound))) {
        return Verdict::Met;
    }
    return target.withNoise && reaches(summary.ratio, *target.withNoise, target.bound)
        ? Verdict::MetWithinNoise
        : Verdict::Missed;
}

std::string verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Met:
        return "met";
    case Verdict::MetWithinNoise:
        return "met within noise";
    case Verdict::Missed:
        return "missed";
    }
    return {};
}

std::string targetText(const Target& target, Measure measure)
{
    std::string text = target.bound == Target::Bound::AtLeast ? "at least " : "at most ";
    text += ratioText(target.ratio);
    if (target.withNoise) {
        text += " (" + ratioText(*target.withNoise) + " with noise)";
    }
    if (target.orEngine) {
        text += ", or " + valueText(*target.orEngine, measure);
    }
    return text;
}

std::string valueText(double value, Measure measure)
{
    switch (measure) {
    case Measure::Bandwidth:
        return formatBandwidth(BytesPerSecond(value));
    case Measure::Performance:
        return formatPerformance(FlopPerSecond(value));
    case Measure::Time:
        return formatTime(Seconds(value));
    }
    return {};
}

} // namespace rooflab::peers
