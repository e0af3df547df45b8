// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/trace_records.h"

#include "core/format.h"
#include "core/io/agent_info.h"
#include "core/io/manifest.h"
#include "core/io/number_text.h"
#include "core/io/record_adder.h"
#include "core/io/work_model.h"
#include "core/static_resources.h"

#include <algorithm>
#include <set>

namespace rooflab {

namespace {

constexpr double outlierFactor = 10.0;
constexpr std::size_t outlierLimit = 20; ///< remarks a group

std::string placeOf(const CollectedGroup& collected)
{
    return collected.firstLine == collected.lastLine
        ? "line " + std::to_string(collected.firstLine)
        : "lines " + std::to_string(collected.firstLine) + "-" + std::to_string(collected.lastLine);
}

/// Launches far from the median stay, and are said.
void noteOutliers(const CollectedGroup& collected, ImportOutcome& outcome)
{
    const TraceGroup& group = collected.group;
    std::vector<std::uint32_t> sorted = group.durationsNs;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    const double median = *middle;
    std::size_t found = 0;
    for (std::size_t i = 0; i < group.count(); ++i) {
        const auto duration = static_cast<double>(group.durationNs(i));
        const bool isLong = duration > median * outlierFactor;
        if (!isLong && duration * outlierFactor >= median) {
            continue;
        }
        if (++found <= outlierLimit) {
            outcome.note(NoteKind::Info,
                         "a launch of " + group.kernel + " took "
                             + formatTime(Seconds(duration / giga)) + ", "
                             + (isLong ? "over ten times" : "under a tenth of")
                             + " the median of its group; it is kept",
                         "launch " + std::to_string(i + 1) + ", dispatch "
                             + std::to_string(collected.keys.at(i)));
        }
    }
    if (found > outlierLimit) {
        outcome.note(NoteKind::Info,
                     std::to_string(found - outlierLimit) + " more launches of " + group.kernel
                         + " lie that far from their median; they are kept");
    }
}

void setSizes(Measurement& measurement, const TraceGroup& group)
{
    if (!group.workgroup.empty()) {
        const auto block = readWholeNumber(
            group.workgroup.ends_with("x1x1")
                ? std::string_view(group.workgroup).substr(0, group.workgroup.size() - 4)
                : std::string_view(group.workgroup));
        if (block && *block && **block <= static_cast<std::uint64_t>(INT32_MAX)) {
            measurement.parameters.set("block", static_cast<std::int64_t>(**block));
        } else {
            measurement.parameters.set("block", group.workgroup);
        }
    }
    if (!group.grid.empty()) {
        measurement.parameters.set("grid_threads", group.grid);
    }
}

class RecordMaker {
public:
    RecordMaker(const ImportInput& input, const std::vector<std::string>& fixedNames,
                std::size_t resourceCount, ImportOutcome& outcome)
        : m_input(input), m_names(fixedNames), m_resourceCount(resourceCount), m_outcome(outcome),
          m_records(outcome), m_devices(siblingAgents(input)), m_manifest(siblingManifest(input))
    {
    }

    Result<void> make(CollectedGroup& collected)
    {
        noteOutliers(collected, m_outcome);
        if (auto going = m_input.checkCancelled(); !going) {
            return going;
        }
        Measurement measurement = describe(collected);
        supplyWork(measurement, m_input.options().works, variablesOf(collected), m_outcome,
                   placeOf(collected));
        collected.counters.applyTo(measurement, collected.group.kernel, m_outcome);
        collected.keys = {};
        TraceGroup& group = collected.group;
        group.proposedWarmup = proposeWarmup(group);
        measurement.timing.samples = {Seconds(1.0)}; // replaced by chooseWarmup()
        const std::size_t rows = group.count();
        group.measurementId = m_records.add(std::move(measurement), placeOf(collected), rows);
        if (group.measurementId.empty()) {
            return {};
        }
        Measurement& added = m_outcome.session.measurements.back();
        added.timing.samples = {};
        const std::size_t warmup = m_input.options().warmup.value_or(group.proposedWarmup);
        m_outcome.rows.used -= rows;
        m_outcome.rows.setAside += rows;
        m_outcome.traces.push_back(std::move(group));
        setWarmup(m_outcome, m_outcome.traces.back(), added, warmup);
        return m_input.checkCancelled();
    }

private:
    Measurement describe(const CollectedGroup& collected)
    {
        Measurement measurement;
        const TraceGroup& group = collected.group;
        measurement.kernel = group.kernel.empty() ? "(no name)" : group.kernel;
        setSizes(measurement, group);
        measurement.timing.method = TimingMethod::KernelTrace;
        measurement.timing.scope = TimingScope::PerLaunch;
        measurement.provenance.device = deviceOf(group.device);
        m_manifest.addTo(measurement.provenance);
        measurement.sourceFields.emplace_back(agentField, group.device);
        for (std::size_t i = 0; i < m_resourceCount; ++i) {
            const std::string& cell = collected.fixedCells[i];
            if (!isAbsent(cell)) {
                measurement.sourceFields.emplace_back(m_names[i] + std::string(staticResourceMark),
                                                      collected.varies[i] ? cell + ", others differ"
                                                                          : cell);
            }
        }
        return measurement;
    }

    Device deviceOf(const std::string& key)
    {
        const auto found
            = std::find_if(m_devices.devices.begin(), m_devices.devices.end(),
                           [&](const NamedDevice& each) { return sameAgent(each.key, key); });
        if (found == m_devices.devices.end()) {
            return {};
        }
        m_outcome.noteOnce(NoteKind::Info,
                           key + " is described by " + m_devices.file + " beside the trace: "
                               + found->device.name.value_or("a device without a name"));
        return found->device;
    }

    VariableLookup variablesOf(const CollectedGroup& collected)
    {
        return [this, &collected](std::string_view name) -> std::optional<double> {
            for (std::size_t i = 0; i < m_names.size(); ++i) {
                if (variableName(m_names[i]) == name) {
                    const auto value = readNumber(collected.fixedCells[i]);
                    return value ? *value : std::nullopt;
                }
            }
            if (name == "n" && m_manifest.size) {
                m_outcome.noteOnce(NoteKind::Info,
                                   "N is taken from manifest.json beside the trace");
                return static_cast<double>(*m_manifest.size);
            }
            return std::nullopt;
        };
    }

    const ImportInput& m_input;
    const std::vector<std::string>& m_names;
    std::size_t m_resourceCount;
    ImportOutcome& m_outcome;
    RecordAdder m_records;
    AgentFile m_devices;
    Manifest m_manifest;
};

/// Of several devices only the one that the options ask for stays. Launches whose device is not
/// recorded stay too.
void setOtherDevicesAside(const std::optional<std::int64_t>& wanted,
                          std::vector<CollectedGroup>& groups, ImportOutcome& outcome)
{
    if (!wanted) {
        return;
    }
    std::set<std::string> others;
    std::uint64_t launches = 0;
    const std::string number = std::to_string(*wanted);
    const auto isOther = [&](const CollectedGroup& each) {
        const std::string& device = each.group.device;
        const bool other = device != deviceNotRecorded && !sameAgent(device, number);
        if (other) {
            others.insert(device);
            launches += each.group.count();
        }
        return other;
    };
    std::erase_if(groups, isOther);
    if (others.empty()) {
        return;
    }
    std::string list;
    for (const std::string& device : others) {
        list += (list.empty() ? "" : ", ") + device;
    }
    outcome.rows.setAside += launches;
    outcome.note(NoteKind::Info,
                 std::to_string(launches) + " launches of other devices than the one asked for ("
                     + list + ") are set aside");
    if (groups.empty()) {
        outcome.ask(QuestionKind::Device, "the file has no device " + number + "; it has " + list);
    }
}

} // namespace

Result<void> makeTraceRecords(const ImportInput& input, std::vector<CollectedGroup> groups,
                              const std::vector<std::string>& fixedNames, std::size_t resourceCount,
                              ImportOutcome& outcome)
{
    setOtherDevicesAside(input.options().device, groups, outcome);
    RecordMaker maker(input, fixedNames, resourceCount, outcome);
    for (CollectedGroup& collected : groups) {
        if (auto going = input.checkCancelled(); !going) {
            return going;
        }
        if (collected.group.count() == 0) {
            continue; // every row of it was refused
        }
        if (collected.group.isHelper) {
            outcome.rows.setAside += collected.group.count();
            outcome.note(NoteKind::Info,
                         "helper kernel set apart: " + collected.group.kernel + ", "
                             + std::to_string(collected.group.count()) + " launches",
                         placeOf(collected));
            outcome.traces.push_back(std::move(collected.group));
        } else if (auto made = maker.make(collected); !made) {
            return made;
        }
    }
    return {};
}

} // namespace rooflab
