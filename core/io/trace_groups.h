// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rooflab {

struct ImportOutcome;
struct Measurement;

/// What TraceGroup::device is where the file does not say.
inline constexpr std::string_view deviceNotRecorded = "device not recorded";

/// The shortest and the longest of some launches, in nanoseconds.
struct DurationBounds {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend bool operator==(const DurationBounds&, const DurationBounds&) = default;
};

/// Dispatches of one kernel with one grid and workgroup on one device, in dispatch order.
struct TraceGroup {
    std::string kernel; ///< the full name in the file
    std::string grid; ///< threads, "16777216x1x1"
    std::string workgroup;
    std::string device; ///< what the file calls it
    std::string measurementId; ///< the record made from the launches after `warmup`
    std::vector<std::uint32_t> durationsNs; ///< saturated; see longDurations
    /// Durations that do not fit: index and nanoseconds.
    std::vector<std::pair<std::size_t, std::uint64_t>> longDurations;
    std::size_t warmup = 0; ///< launches left out at the start
    std::size_t proposedWarmup = 0;
    bool isHelper = false; ///< the runtime's own kernels; they have no record

    [[nodiscard]] std::uint64_t durationNs(std::size_t index) const;
    /// Of the launches from `first` to `last`, both included.
    [[nodiscard]] DurationBounds bounds(std::size_t first, std::size_t last) const;
    [[nodiscard]] std::size_t count() const { return durationsNs.size(); }
};

/// How many launches at the start of a series are warm-up, by this rule: the steady level is the
/// median of the second half; leading launches that are longer than it by more than 1 % and by
/// more than three scaled median absolute deviations are warm-up, at most three quarters of all.
/// Series of fewer than four launches have none.
[[nodiscard]] std::size_t proposeWarmup(const TraceGroup& group);
/// That rule in a sentence, for reports.
[[nodiscard]] std::string warmupRule();

/// Makes `warmup` launches of a group warm-up in its record, which has none of its samples counted
/// as used yet. At least one launch stays.
void setWarmup(ImportOutcome& outcome, TraceGroup& group, Measurement& record, std::size_t warmup);

/// Makes `warmup` launches of a group warm-up and rebuilds its record's samples and provenance.
/// At least one launch stays. False if there is no such group or it has no record.
bool chooseWarmup(ImportOutcome& outcome, std::size_t groupIndex, std::size_t warmup);

} // namespace rooflab
