// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/sheet_fields.h"

#include "core/format.h"
#include "core/reading/intervals.h"
#include "core/reading/reading_words.h"
#include "core/reading/readings.h"

#include <array>

namespace rooflab {

namespace {

using Facts = PointFacts;
using Lines = std::vector<Sentence>;

const Provenance& originOf(const Facts& facts)
{
    return facts.measurement->provenance;
}

void addQuoted(const std::optional<std::string>& text, Lines& lines)
{
    if (text && !text->empty()) {
        lines.push_back(say("%1", *text));
    }
}

std::string withVersion(const SoftwareItem& item)
{
    return item.name + (item.version ? " " + *item.version : "");
}

void addEnvironment(const Facts& facts, Lines& lines)
{
    const Provenance& origin = originOf(facts);
    addQuoted(origin.device.name, lines);
    if (origin.device.arch) {
        lines.push_back(say("architecture: %1", *origin.device.arch));
    }
    for (const SoftwareItem& item : origin.software) {
        lines.push_back(say("%1", withVersion(item)));
    }
    addQuoted(origin.host.os, lines);
    if (origin.recordedAt) {
        lines.push_back(say("recorded %1", *origin.recordedAt));
    }
}

void addInput(const Facts& facts, Lines& lines)
{
    const Measurement& run = *facts.measurement;
    const std::string parameters = parametersText(run.parameters);
    if (!parameters.empty()) {
        lines.push_back(say("%1: %2", runLabel(run), parameters));
    }
    if (run.work.workingSet) {
        lines.push_back(say("working set %1", formatBytes(*run.work.workingSet)));
    }
}

void addTiming(const Facts& facts, Lines& lines)
{
    const Timing& timing = facts.measurement->timing;
    if (timing.method || timing.scope) {
        lines.push_back(say("%1, %2", methodWord(timing.method), scopeWord(timing.scope)));
    }
    if (timing.warmup || timing.repeat) {
        lines.push_back(say("warm-up: %1, timed launches: %2", orNotRecorded(timing.warmup),
                            orNotRecorded(timing.repeat)));
    }
    if (timing.cache) {
        lines.push_back(say("caches: %1", std::string(toText(*timing.cache))));
    }
    if (facts.point.time) {
        lines.push_back(say("statistic: %1", statisticWord(facts.point.time->statistic)));
    }
}

void addResult(const Facts& facts, Lines& lines)
{
    const std::string label = runLabel(*facts.measurement);
    const PlotPoint& point = facts.point;
    if (!point.time) {
        return;
    }
    const std::string time = formatTime(point.time->time);
    if (point.hasPosition()) {
        lines.push_back(say("%1: %2, that is %3 and %4 at AI %5 (one measurement)", label, time,
                            formatPerformance(*point.performance),
                            formatBandwidth(*point.bandwidth), formatIntensity(*point.ai)));
    } else if (point.bandwidth) {
        lines.push_back(say("%1: %2, that is %3", label, time, formatBandwidth(*point.bandwidth)));
    } else {
        lines.push_back(say("%1: %2", label, time));
    }
    if (const auto interval = performanceInterval(*facts.measurement, IntervalKind::Median95)) {
        lines.push_back(say("95 % interval of the median of %1: %2 – %3", label,
                            formatPerformance(interval->low), formatPerformance(interval->high)));
    }
}

void addComparison(const Facts& facts, Lines& lines)
{
    for (const auto* terms : {&facts.bandwidth, &facts.compute}) {
        if (*terms) {
            lines.push_back(say("%1: %2 (%3, %4)", (*terms)->ceiling->label,
                                rateText((*terms)->ceiling->kind, (*terms)->valueSi),
                                std::string(toText((*terms)->ceiling->origin)),
                                statisticWord((*terms)->statistic)));
        }
    }
    if (facts.reference.fraction) {
        lines.push_back(say("%1: %2 of the roof from the references", runLabel(*facts.measurement),
                            formatPercent(*facts.reference.fraction)));
    }
    const Lines warnings = mismatchWarnings(facts);
    lines.insert(lines.end(), warnings.begin(), warnings.end());
}

void addEvidence(const Facts& facts, Lines& lines)
{
    const Measurement& run = *facts.measurement;
    if (run.validation.status != ValidationStatus::NotRecorded) {
        lines.push_back(say("validation of %1: %2", runLabel(run), run.validation.describe()));
    }
    for (const std::string& note : originOf(facts).notes) {
        lines.push_back(say("%1", note));
    }
}

void addMissing(const Facts& facts, Lines& lines)
{
    for (const Reading& reading : readingsFor(facts)) {
        lines.insert(lines.end(), reading.missing.begin(), reading.missing.end());
    }
}

void addNotSeparated(const Facts& facts, Lines& lines)
{
    for (const Reading& reading : readingsFor(facts)) {
        lines.push_back(reading.hypothesis);
    }
}

void addNextStep(const Facts& facts, Lines& lines)
{
    for (const Reading& reading : readingsFor(facts)) {
        lines.push_back(reading.experiments.front());
    }
}

void addProgram(const Facts& facts, Lines& lines)
{
    const Program& program = originOf(facts).program;
    if (program.name) {
        lines.push_back(say("%1, version: %2, revision: %3", *program.name,
                            orNotRecorded(program.version), orNotRecorded(program.gitRevision)));
    }
}

void addCommand(const Facts& facts, Lines& lines)
{
    addQuoted(originOf(facts).command, lines);
}

void addLog(const Facts& facts, Lines& lines)
{
    const Source& source = originOf(facts).source;
    if (source.file) {
        lines.push_back(source.place ? say("%1 (%2)", *source.file, *source.place)
                                     : say("%1", *source.file));
    }
}

void addOtherProcesses(const Facts& facts, Lines& lines)
{
    const Provenance& origin = originOf(facts);
    if (origin.before.otherProcesses || origin.after.otherProcesses) {
        lines.push_back(say("before: %1, after: %2", orNotRecorded(origin.before.otherProcesses),
                            orNotRecorded(origin.after.otherProcesses)));
    }
}

constexpr std::array rows{
    SheetFieldRow{"environment", [] { return say("Environment"); }, addEnvironment},
    SheetFieldRow{"input", [] { return say("Input"); }, addInput},
    SheetFieldRow{"timing", [] { return say("Timing method"); }, addTiming},
    SheetFieldRow{"result", [] { return say("Result"); }, addResult},
    SheetFieldRow{"comparison", [] { return say("References"); }, addComparison},
    SheetFieldRow{"evidence", [] { return say("Evidence"); }, addEvidence},
    SheetFieldRow{"missing_evidence", [] { return say("Evidence that is missing"); }, addMissing},
    SheetFieldRow{"not_separated", [] { return say("Effects not yet separated"); },
                  addNotSeparated},
    SheetFieldRow{"next_step", [] { return say("Next step"); }, addNextStep},
    SheetFieldRow{"source_version", [] { return say("Program and revision"); }, addProgram},
    SheetFieldRow{"command", [] { return say("Complete command"); }, addCommand},
    SheetFieldRow{"log", [] { return say("Raw log"); }, addLog},
    SheetFieldRow{"other_processes", [] { return say("Other processes on the device"); },
                  addOtherProcesses},
};

} // namespace

std::span<const SheetFieldRow> sheetFieldRows()
{
    return rows;
}

} // namespace rooflab
