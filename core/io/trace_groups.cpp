// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/trace_groups.h"

#include "core/io/import_outcome.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rooflab {

namespace {

constexpr double warmupMargin = 0.01;
constexpr double warmupDeviations = 3.0;
constexpr double normalScale = 1.4826; ///< median absolute deviation -> standard deviation
constexpr std::size_t shortestSeries = 4;

double medianOf(std::vector<double>& values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double durationAt(const TraceGroup& group, std::size_t index)
{
    return static_cast<double>(group.durationNs(index));
}

constexpr std::string_view warmupMark = "warm-up: ";

/// Replaces the remark on the warm-up, so that only the present choice is told.
void setWarmupNote(std::vector<std::string>& notes, const std::string& text)
{
    std::erase_if(notes, [](const std::string& note) { return note.starts_with(warmupMark); });
    notes.push_back(text);
}

constexpr std::string_view warmupRemark = "are left out as warm-up";

std::string remarkPlace(const TraceGroup& group)
{
    return "record " + group.measurementId;
}

void addWarmupRemark(ImportOutcome& outcome, const TraceGroup& group)
{
    if (group.warmup == 0) {
        return;
    }
    const bool proposed = group.warmup == group.proposedWarmup;
    outcome.note(
        proposed ? NoteKind::Assumption : NoteKind::Info,
        std::to_string(group.warmup) + " of " + std::to_string(group.count()) + " launches of "
            + group.kernel + " " + std::string(warmupRemark)
            + (proposed ? ", as proposed: " + warmupRule() + "; --warmup chooses another boundary"
                        : ", as chosen"),
        remarkPlace(group));
}

std::string warmupText(const TraceGroup& group)
{
    const std::size_t count = group.count();
    std::string text = std::string(warmupMark) + "launches " + std::to_string(group.warmup + 1)
        + " to " + std::to_string(count) + " of " + std::to_string(count)
        + " are used, in dispatch order; ";
    text += group.warmup == 0 ? "none is left out"
                              : "the first " + std::to_string(group.warmup) + " are left out";
    text += group.warmup == group.proposedWarmup ? " as proposed from the data: " + warmupRule()
                                                 : ", as chosen";
    return text;
}

} // namespace

std::uint64_t TraceGroup::durationNs(std::size_t index) const
{
    if (durationsNs[index] != std::numeric_limits<std::uint32_t>::max()) {
        return durationsNs[index];
    }
    const auto found = std::lower_bound(
        longDurations.begin(), longDurations.end(), index,
        [](const auto& entry, std::size_t wanted) { return entry.first < wanted; });
    return found != longDurations.end() && found->first == index ? found->second
                                                                 : durationsNs[index];
}

DurationBounds TraceGroup::bounds(std::size_t first, std::size_t last) const
{
    std::uint32_t low = durationsNs[first];
    std::uint32_t high = low;
    for (std::size_t i = first + 1; i <= last; ++i) {
        low = std::min(low, durationsNs[i]);
        high = std::max(high, durationsNs[i]);
    }
    constexpr std::uint32_t saturated = std::numeric_limits<std::uint32_t>::max();
    if (high != saturated) {
        return {low, high};
    }
    DurationBounds bounds{low == saturated ? durationNs(first) : low, high};
    for (const auto& [index, duration] : longDurations) {
        if (index >= first && index <= last) {
            bounds.high = std::max(bounds.high, duration);
            bounds.low = std::min(bounds.low, duration);
        }
    }
    return bounds;
}

std::size_t proposeWarmup(const TraceGroup& group)
{
    const std::size_t count = group.count();
    if (count < shortestSeries) {
        return 0;
    }
    // A thinned view of the second half is enough for its median, and bounded for any length.
    constexpr std::size_t most = 10000;
    const std::size_t half = count / 2;
    const std::size_t step = std::max<std::size_t>(1, (count - half) / most);
    std::vector<double> values;
    for (std::size_t i = half; i < count; i += step) {
        values.push_back(durationAt(group, i));
    }
    const double steady = medianOf(values);
    for (double& value : values) {
        value = std::fabs(value - steady);
    }
    const double spread = normalScale * medianOf(values);
    const double limit = steady + std::max(warmupMargin * steady, warmupDeviations * spread);
    std::size_t warmup = 0;
    while (warmup < count - count / 4 && durationAt(group, warmup) > limit) {
        ++warmup;
    }
    return warmup;
}

std::string warmupRule()
{
    return "leading launches longer than the median of the second half by over 1 % and by over "
           "three scaled median absolute deviations are warm-up, at most three quarters";
}

void setWarmup(ImportOutcome& outcome, TraceGroup& group, Measurement& record, std::size_t warmup)
{
    group.warmup = std::min(warmup, group.count() - 1);
    std::vector<Seconds> samples;
    samples.reserve(group.count() - group.warmup);
    for (std::size_t i = group.warmup; i < group.count(); ++i) {
        samples.emplace_back(durationAt(group, i) / giga);
    }
    record.timing.warmup = static_cast<std::int64_t>(group.warmup);
    record.timing.repeat = static_cast<std::int64_t>(samples.size());
    outcome.rows.used += samples.size();
    outcome.rows.setAside -= samples.size();
    record.timing.samples = std::move(samples);
    setWarmupNote(record.provenance.notes, warmupText(group));
    addWarmupRemark(outcome, group);
}

bool chooseWarmup(ImportOutcome& outcome, std::size_t groupIndex, std::size_t warmup)
{
    if (groupIndex >= outcome.traces.size()) {
        return false;
    }
    TraceGroup& group = outcome.traces[groupIndex];
    std::vector<Measurement>& records = outcome.session.measurements;
    const auto record = std::find_if(records.begin(), records.end(), [&](const Measurement& each) {
        return !group.measurementId.empty() && each.id == group.measurementId;
    });
    if (record == records.end() || group.count() == 0) {
        return false;
    }
    // What was said and counted before is taken back first.
    const std::size_t before = record->timing.samples.size();
    outcome.rows.used -= before;
    outcome.rows.setAside += before;
    std::erase_if(outcome.notes, [&](const ImportNote& note) {
        return note.where == remarkPlace(group)
            && note.message.find(warmupRemark) != std::string::npos;
    });
    setWarmup(outcome, group, *record, warmup);
    return true;
}

} // namespace rooflab
