// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart_content.h"

#include "core/format.h"
#include "core/record_filter.h"
#include "core/roofline.h"
#include "core/short_text.h"

#include <algorithm>
#include <map>
#include <set>

namespace rooflab {

namespace {

std::size_t indexOf(std::vector<std::string>& names, std::map<std::string, std::size_t>& known,
                    const std::string& name)
{
    const auto [entry, isNew] = known.emplace(name, names.size());
    if (isNew) {
        names.push_back(name);
    }
    return entry->second;
}

std::string deviceName(const Measurement& measurement)
{
    return measurement.provenance.device.name.value_or("device not recorded");
}

/// Which measurements the filter keeps out, found once for everything that follows.
void applyFilter(ChartContent& content, const Session& session, const RecordFilter& filter)
{
    if (filter.isEmpty()) {
        return;
    }
    content.filteredOut.reserve(session.measurements.size());
    for (const Measurement& measurement : session.measurements) {
        const bool isOut = !filter.matches(measurement);
        content.filteredOut.push_back(isOut);
        content.filteredRecords += isOut ? 1U : 0U;
    }
}

void sayFilter(ChartContent& content)
{
    const auto counted = [](std::size_t count, const char* one) {
        return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
    };
    std::string what
        = content.filteredRecords > 0 ? counted(content.filteredRecords, "record") : std::string();
    if (content.filteredCeilings > 0) {
        what += (what.empty() ? "" : " and ") + counted(content.filteredCeilings, "reference");
    }
    if (!what.empty()) {
        content.remarks.push_back("filter: " + what + " not shown");
    }
}

void addCeilings(ChartContent& content, const Session& session, const RecordFilter& filter)
{
    for (std::size_t i = 0; i < session.ceilings.size(); ++i) {
        const Ceiling& ceiling = session.ceilings[i];
        if (!ceiling.visible) {
            continue;
        }
        if (!filter.matches(ceiling)) {
            ++content.filteredCeilings;
            continue;
        }
        const double value = ceilingAt(ceiling, content.statistic).valueSi;
        const std::string text = ceiling.kind == CeilingKind::Bandwidth
            ? formatBandwidth(BytesPerSecond(value), content.units.bandwidth)
            : formatPerformance(FlopPerSecond(value), content.units.performance);
        content.ceilings.push_back({i, ceiling.id, ceiling.label + "  " + text, ceiling.kind,
                                    ceiling.origin, value, std::nullopt});
    }
}

/// A ceiling that does not name its device goes with every device.
bool sameDevice(const Ceiling& a, const Ceiling& b)
{
    const auto& first = a.origins().device.name;
    const auto& second = b.origins().device.name;
    return !first || !second || *first == *second;
}

void findPartners(ChartContent& content, const Session& session)
{
    for (ChartCeiling& ceiling : content.ceilings) {
        for (const ChartCeiling& other : content.ceilings) {
            if (other.kind != ceiling.kind
                && sameDevice(session.ceilings[ceiling.ceiling], session.ceilings[other.ceiling])) {
                ceiling.meetsSi = std::max(ceiling.meetsSi.value_or(other.valueSi), other.valueSi);
            }
        }
    }
}

/// Each bandwidth meets the highest compute ceiling, and each compute ceiling the highest
/// bandwidth of its device: the corners that are visible in the figure.
void addKnees(ChartContent& content)
{
    const auto add = [&](double compute, double bandwidth) {
        const FlopPerByte ai = knee(FlopPerSecond(compute), BytesPerSecond(bandwidth));
        const bool known
            = std::any_of(content.knees.begin(), content.knees.end(), [&](const ChartKnee& other) {
                  return other.ai == ai && other.performance.value() == compute;
              });
        if (!known) {
            content.knees.push_back({ai, FlopPerSecond(compute), "knee " + formatIntensity(ai)});
        }
    };
    std::vector<const ChartCeiling*> byHeight;
    for (const ChartCeiling& ceiling : content.ceilings) {
        byHeight.push_back(&ceiling);
    }
    std::stable_sort(byHeight.begin(), byHeight.end(), [](const auto* a, const auto* b) {
        return a->kind != b->kind ? a->kind == CeilingKind::Bandwidth : a->valueSi > b->valueSi;
    });
    for (const ChartCeiling* ceiling : byHeight) {
        if (ceiling->meetsSi && ceiling->kind == CeilingKind::Bandwidth) {
            add(*ceiling->meetsSi, ceiling->valueSi);
        } else if (ceiling->meetsSi) {
            add(ceiling->valueSi, *ceiling->meetsSi);
        }
    }
}

/// The visible ceiling that this run is the probe of; nullptr if there is none.
const Ceiling* ceilingOfProbe(const Measurement& measurement, const Session& session)
{
    const auto found = std::find_if(
        session.ceilings.begin(), session.ceilings.end(),
        [&](const Ceiling& ceiling) { return ceiling.visible && isProbeOf(measurement, ceiling); });
    return found == session.ceilings.end() ? nullptr : &*found;
}

ChartPoint makePoint(const Measurement& measurement, const PlotPoint& point,
                     std::optional<IntervalKind> whiskers)
{
    ChartPoint chartPoint;
    chartPoint.id = measurement.id;
    chartPoint.label = shortLabel(measurement);
    if (measurement.precision) {
        chartPoint.label += " " + std::string(toText(*measurement.precision));
    }
    chartPoint.standing = point.standing;
    chartPoint.ai = *point.ai;
    chartPoint.performance = *point.performance;
    if (const auto interval
        = whiskers ? performanceInterval(measurement, *whiskers) : std::nullopt) {
        chartPoint.low = interval->low;
        chartPoint.high = interval->high;
    }
    return chartPoint;
}

void addPoints(ChartContent& content, const Session& session, const ViewSettings& view)
{
    const std::set<std::string_view> hidden(view.hiddenIds.begin(), view.hiddenIds.end());
    std::map<std::string, std::size_t> series;
    std::map<std::string, std::size_t> devices;
    std::map<std::string_view, std::size_t> otherStatistic;
    for (std::size_t i = 0; i < session.measurements.size(); ++i) {
        const Measurement& measurement = session.measurements[i];
        if (hidden.contains(measurement.id)) {
            continue;
        }
        const PlotPoint point = plotPoint(measurement, content.statistic);
        const bool isOut = content.isFilteredOut(i);
        const auto leaveOut = [&](std::string reason) {
            if (!isOut) {
                content.notPlotted.push_back(
                    {i, measurement.id, shortLabel(measurement), std::move(reason)});
            }
        };
        if (!point.hasPosition()) {
            leaveOut(point.reason);
            continue;
        }
        if (const Ceiling* reference = ceilingOfProbe(measurement, session)) {
            leaveOut("it is the reference \"" + reference->label
                     + "\" itself and drawn as that line");
            continue;
        }
        // Also for what is filtered out: colours and markers must not change with the filter.
        const std::size_t seriesIndex = indexOf(content.series, series, seriesName(measurement));
        const std::size_t deviceIndex = indexOf(content.devices, devices, deviceName(measurement));
        if (isOut) {
            continue;
        }
        if (point.time->statistic != content.statistic) {
            ++otherStatistic[toText(point.time->statistic)];
        }
        ChartPoint chartPoint = makePoint(measurement, point, view.whiskers);
        chartPoint.measurement = i;
        chartPoint.series = seriesIndex;
        chartPoint.device = deviceIndex;
        content.points.push_back(std::move(chartPoint));
    }
    for (const auto& [statistic, count] : otherStatistic) {
        content.remarks.push_back(std::to_string(count)
                                  + (count == 1 ? " point uses the " : " points use the ")
                                  + std::string(statistic) + ": the "
                                  + std::string(toText(content.statistic)) + " is not recorded");
    }
}

Frame contentHome(const ChartContent& content)
{
    std::vector<BytesPerSecond> bandwidths;
    std::vector<FlopPerSecond> computes;
    for (const ChartCeiling& ceiling : content.ceilings) {
        if (ceiling.kind == CeilingKind::Bandwidth) {
            bandwidths.emplace_back(ceiling.valueSi);
        } else {
            computes.emplace_back(ceiling.valueSi);
        }
    }
    std::vector<FramePoint> points;
    points.reserve(content.points.size());
    for (const ChartPoint& point : content.points) {
        points.push_back({point.ai, point.performance});
    }
    const Frame home = homeFrame(bandwidths, computes, points);
    if (content.axes == AxisScale::Log) {
        return home;
    }
    std::optional<FlopPerByte> largestKnee;
    for (const ChartKnee& each : content.knees) {
        largestKnee = std::max(largestKnee.value_or(each.ai), each.ai);
    }
    std::optional<FlopPerSecond> highest;
    if (!computes.empty()) {
        highest = *std::max_element(computes.begin(), computes.end());
    }
    return linearFrame(home, largestKnee, highest);
}

/// The measured ceilings whose time is not like that of the points, and how it differs: "copy
/// (mean, batches)".
std::string unlikePoints(const ChartContent& content, const Session& session)
{
    std::set<TimingScope> scopes;
    for (const ChartPoint& point : content.points) {
        if (const auto& scope = session.measurements[point.measurement].timing.scope) {
            scopes.insert(*scope);
        }
    }
    std::string text;
    for (const ChartCeiling& shown : content.ceilings) {
        const Ceiling& ceiling = session.ceilings[shown.ceiling];
        const auto statistic = ceilingAt(ceiling, content.statistic).statistic;
        const TimingScope* scope = ceiling.probe && ceiling.probe->timing.scope
            ? &*ceiling.probe->timing.scope
            : nullptr;
        std::string how;
        if (statistic && *statistic != content.statistic) {
            how = toText(*statistic);
        }
        if (scope != nullptr && !scopes.empty() && !scopes.contains(*scope)) {
            how += (how.empty() ? "" : ", ")
                + std::string(*scope == TimingScope::Batch ? "batches" : "single launches");
        }
        if (!how.empty()) {
            text += (text.empty() ? "" : ", ") + ceiling.label + " (" + how + ")";
        }
    }
    return text;
}

/// What the reader of a figure must know, from the record alone.
std::vector<Sentence> captionOf(const ChartContent& content, const Session& session)
{
    std::vector<Sentence> parts;
    std::set<std::size_t> shown;
    for (const ChartPoint& point : content.points) {
        shown.insert(point.device);
    }
    std::string devices;
    for (const std::size_t device : shown) {
        devices += (devices.empty() ? "" : ", ") + content.devices[device];
    }
    if (!devices.empty()) {
        parts.push_back(say("%1", devices));
    }
    if (!content.points.empty()) {
        parts.push_back(say("points: %1 time", toText(content.statistic)));
        const bool hasWhiskers
            = std::any_of(content.points.begin(), content.points.end(),
                          [](const ChartPoint& point) { return point.low.has_value(); });
        if (hasWhiskers && content.whiskers == IntervalKind::MinMax) {
            parts.push_back(say("whiskers: slowest to fastest sample"));
        } else if (hasWhiskers) {
            parts.push_back(say("whiskers: 95 % interval of the median"));
        }
        const auto& first = session.measurements[content.points.front().measurement].provenance;
        if (first.recordedAt) {
            parts.push_back(say("recorded %1", wholeCharacters(*first.recordedAt, 10)));
        }
    }
    for (const std::string& remark : content.remarks) {
        parts.push_back(say("%1", remark));
    }
    const bool allMeasured
        = std::all_of(content.ceilings.begin(), content.ceilings.end(),
                      [](const ChartCeiling& c) { return c.origin == CeilingOrigin::Measured; });
    if (const std::string unlike = unlikePoints(content, session);
        !unlike.empty() && !content.points.empty()) {
        parts.push_back(say("timed otherwise than the points: %1", unlike));
    }
    if (!content.ceilings.empty()) {
        parts.push_back(allMeasured ? say("measured references, not hardware peaks")
                                    : say("references, not limits that every kernel must obey"));
    }
    const bool algorithmic
        = std::all_of(content.points.begin(), content.points.end(), [&](const ChartPoint& point) {
              return session.measurements[point.measurement].work.basis == ByteBasis::Algorithmic;
          });
    if (!content.points.empty()) {
        parts.push_back(algorithmic ? say("Q = algorithmic bytes") : say("Q partly from counters"));
        parts.push_back(
            say("low arithmetic intensity suggests a bandwidth limit, it does not prove one"));
    }
    return parts;
}

} // namespace

ChartContent chartContent(const Session& session)
{
    return chartContent(session, session.view);
}

ChartContent chartContent(const Session& session, const ViewSettings& view)
{
    return chartContent(session, view, {});
}

ChartContent chartContent(const Session& session, const ViewSettings& view,
                          const RecordFilter& filter)
{
    ChartContent content;
    content.title = session.title;
    content.isSample = session.isSample;
    content.axes = view.axes;
    content.statistic = view.statistic;
    content.units = view.units;
    content.whiskers = view.whiskers;
    applyFilter(content, session, filter);
    addCeilings(content, session, filter);
    findPartners(content, session);
    addKnees(content);
    addPoints(content, session, view);
    sayFilter(content);
    content.home = contentHome(content);
    content.frame = view.frame.value_or(content.home);
    content.captionParts = captionOf(content, session);
    content.caption = plainText(content.captionParts, " · ");
    return content;
}

} // namespace rooflab
