// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/samples.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rooflab {

enum class TimingMethod { HipEvent, CudaEvent, SteadyClock, KernelTrace, Reported };
inline constexpr EnumTable<TimingMethod, 5> timingMethodTexts{
    {{TimingMethod::HipEvent, "hip_event"},
     {TimingMethod::CudaEvent, "cuda_event"},
     {TimingMethod::SteadyClock, "steady_clock"},
     {TimingMethod::KernelTrace, "kernel_trace"},
     {TimingMethod::Reported, "reported"}}};
constexpr std::string_view toText(TimingMethod method)
{
    return enumText(timingMethodTexts, method);
}

/// One clock reading a launch, or a whole batch divided by its count.
enum class TimingScope { PerLaunch, Batch };
inline constexpr EnumTable<TimingScope, 2> timingScopeTexts{
    {{TimingScope::PerLaunch, "per_launch"}, {TimingScope::Batch, "batch"}}};
constexpr std::string_view toText(TimingScope scope)
{
    return enumText(timingScopeTexts, scope);
}

enum class CacheState { Warm, Flushed };
inline constexpr EnumTable<CacheState, 2> cacheStateTexts{
    {{CacheState::Warm, "warm"}, {CacheState::Flushed, "flushed"}}};
constexpr std::string_view toText(CacheState state)
{
    return enumText(cacheStateTexts, state);
}

/// Summary values as a file reports them; only what it states is present.
struct TimeSummary {
    std::optional<Seconds> min;
    std::optional<Seconds> median;
    std::optional<Seconds> mean;
    std::optional<Seconds> p95;
    std::optional<Seconds> max;
    std::optional<Seconds> stddev;
    friend bool operator==(const TimeSummary&, const TimeSummary&) = default;

    [[nodiscard]] std::optional<Seconds> at(Statistic statistic) const;
};

/// A time together with the statistic that it really is.
struct ChosenTime {
    Seconds time;
    Statistic statistic = Statistic::Min;
};

/// How often and with what a run was timed. `samples` are the timed launches in run order;
/// where they exist the summary is computed from them and `reported` stays empty. In the scope
/// Batch each sample is the mean of `batchSize` launches that followed each other without a pause.
struct Timing {
    std::optional<TimingMethod> method;
    std::optional<TimingScope> scope;
    std::optional<CacheState> cache;
    std::optional<std::int64_t> warmup;
    std::optional<std::int64_t> repeat; ///< timed launches, of all samples together
    std::optional<std::int64_t> batchSize; ///< launches of one sample where the scope is Batch
    Samples samples;
    TimeSummary reported;
    std::optional<std::string> stopRule;
    friend bool operator==(const Timing&, const Timing&) = default;

    [[nodiscard]] TimeSummary summary() const;
    /// The asked statistic, or the nearest one that is recorded (min, median, mean, p95 in that
    /// order), labelled as what it is. Empty when no time is recorded.
    [[nodiscard]] std::optional<ChosenTime> at(Statistic statistic) const;
};

} // namespace rooflab
