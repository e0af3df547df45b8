// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/google_benchmark.h"

#include "core/io/complete_work.h"
#include "core/io/gbench_row.h"
#include "core/io/gbench_work.h"
#include "core/io/json_values.h"
#include "core/io/loose_json.h"
#include "core/io/number_text.h"
#include "core/io/record_adder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>

namespace rooflab {

namespace {

/// The repetitions of one run.
struct Group {
    GbenchRow first;
    std::string where;
    std::vector<Seconds> samples;
    std::vector<std::optional<double>> rates; ///< bytes_per_second of each
};

/// "BM_vadd/4096/8" has arg1 = 4096 and arg2 = 8.
void setArguments(Measurement& measurement, const std::string& runName)
{
    std::size_t number = 0;
    for (std::size_t at = runName.find('/'); at != std::string::npos;
         at = runName.find('/', at + 1)) {
        const std::string_view part
            = std::string_view(runName).substr(at + 1, runName.find('/', at + 1) - at - 1);
        const auto value = readWholeNumber(part);
        constexpr std::size_t most = 16;
        if (value && *value && **value <= INT64_MAX && number < most) {
            measurement.parameters.set("arg" + std::to_string(++number),
                                       static_cast<std::int64_t>(**value));
        }
    }
}

Provenance provenanceOf(const Json* context, ImportOutcome& outcome)
{
    Provenance provenance;
    const auto text = [&](std::string_view key) {
        const std::string value = textIn(memberOf(context, key));
        return value.empty() ? std::nullopt : std::optional(value);
    };
    provenance.recordedAt = text("date");
    provenance.host.name = text("host_name");
    provenance.command = text("executable");
    SoftwareItem library{"google-benchmark", text("library_version"), std::nullopt};
    if (const auto build = text("library_build_type")) {
        library.detail = *build + " build of the library";
        if (*build == "debug") {
            outcome.note(NoteKind::Info,
                         "the benchmark library was built for debugging; that says nothing about "
                         "the measured code, but its overhead is larger",
                         "/context/library_build_type");
        }
    }
    provenance.software.push_back(std::move(library));
    if (text("cpu_scaling_enabled") == "true") {
        provenance.notes.emplace_back("CPU frequency scaling was enabled");
    }
    for (const char* key : {"num_cpus", "mhz_per_cpu"}) {
        if (const auto value = text(key)) {
            provenance.notes.push_back(std::string(key) + " " + *value);
        }
    }
    return provenance;
}

class Runs {
public:
    Runs(ImportInput& input, ImportOutcome& outcome) : m_input(input), m_outcome(outcome) { }

    void add(const Json& entry, const std::string& where)
    {
        ++m_outcome.rows.read;
        Result<GbenchRow> row = readGbenchRow(entry, where);
        if (!row) {
            m_outcome.refuse(row.error().message, row.error().where);
        } else if (row->error) {
            m_outcome.refuse("the benchmark reports an error: \"" + *row->error + "\"", where);
        } else if (row->skipped) {
            ++m_outcome.rows.setAside;
            m_outcome.noteRow(NoteKind::Info, "skipped by the benchmark",
                              "skipped by the benchmark: " + *row->skipped, where);
        } else if (row->isAggregate) {
            ++m_outcome.rows.setAside;
            ++m_aggregates;
        } else {
            take(std::move(*row), where);
        }
    }

    void finish(const Provenance& provenance)
    {
        if (m_aggregates > 0) {
            m_outcome.note(NoteKind::Info,
                           std::to_string(m_aggregates)
                               + " aggregate rows (mean, median, stddev, cv …) are set aside: they "
                                 "are no runs, and statistics follow from the repetitions");
        }
        RecordAdder records(m_outcome);
        for (Group& group : m_groups) {
            Measurement measurement = measurementOf(group, provenance);
            records.add(std::move(measurement), group.where, group.samples.size());
        }
    }

private:
    void take(GbenchRow row, const std::string& where)
    {
        const auto [entry, isNew] = m_byName.emplace(row.runName, m_groups.size());
        if (isNew) {
            m_groups.push_back({row, where, {}, {}});
        }
        Group& group = m_groups[entry->second];
        group.samples.push_back(row.realTime);
        group.rates.push_back(row.bytesPerSecond);
    }

    Measurement measurementOf(const Group& group, const Provenance& provenance)
    {
        const GbenchRow& row = group.first;
        Measurement measurement;
        measurement.kernel = row.runName.substr(0, row.runName.find('/'));
        if (measurement.kernel.empty()) {
            measurement.kernel = row.runName;
        }
        measurement.variant = row.runName;
        setArguments(measurement, row.runName);
        measurement.provenance = provenance;
        measurement.timing.scope = TimingScope::Batch;
        measurement.timing.repeat = static_cast<std::int64_t>(group.samples.size());
        measurement.timing.samples = group.samples;
        keepGbenchCounters(measurement, row);
        setGbenchWork(measurement, row, group.where, m_outcome);
        const VariableLookup lookup = [&](std::string_view name) -> std::optional<double> {
            for (const auto& [key, value] : row.counters) {
                if (variableName(key) == name) {
                    return value;
                }
            }
            const auto argument = measurement.parameters.integer(name);
            return argument ? std::optional(static_cast<double>(*argument)) : std::nullopt;
        };
        completeWork(measurement, m_input.options().works, lookup, m_outcome, group.where);
        const auto fastest = std::min_element(group.samples.begin(), group.samples.end());
        const auto index = static_cast<std::size_t>(fastest - group.samples.begin());
        compareGbenchRate(measurement, *fastest, group.rates[index], group.where, m_outcome);
        return measurement;
    }

    ImportInput& m_input;
    ImportOutcome& m_outcome;
    std::vector<Group> m_groups;
    std::unordered_map<std::string, std::size_t> m_byName;
    std::uint64_t m_aggregates = 0;
};

} // namespace

std::optional<std::string> matchesGoogleBenchmark(std::string_view head)
{
    const bool found = trimmed(head).starts_with('{') && hasJsonKey(head, "context")
        && (hasJsonKey(head, "library_build_type") || hasJsonKey(head, "mhz_per_cpu")
            || hasJsonKey(head, "num_cpus"));
    return found ? std::optional<std::string>(
               "it has the key \"context\" with google-benchmark's description of the host")
                 : std::nullopt;
}

Result<ImportOutcome> readGoogleBenchmark(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    if (!text) {
        return fail(text.error());
    }
    ImportOutcome outcome;
    const Result<Json> root = parseJsonWithNonFinite(*text, outcome);
    if (!root) {
        return fail(root.error());
    }
    const Json* benchmarks = listIn(&*root, "benchmarks");
    if (benchmarks == nullptr) {
        return fail(ErrorCode::InvalidInput, "there is no list \"benchmarks\"", "/benchmarks");
    }
    if (benchmarks->empty()) {
        return fail(ErrorCode::InvalidInput, "the list \"benchmarks\" is empty", "/benchmarks");
    }
    outcome.addUnit("real_time", "the row's time_unit", "to s");
    outcome.addUnit("bytes_per_second", "B/s", "as it is");
    outcome.addStatistic("each repetition (the mean of its iterations)");
    const Provenance provenance = provenanceOf(memberOf(&*root, "context"), outcome);
    outcome.note(NoteKind::Info, "the file does not name the device that was measured");
    Runs runs(input, outcome);
    for (std::size_t i = 0; i < benchmarks->size(); ++i) {
        runs.add((*benchmarks)[i], "/benchmarks/" + std::to_string(i));
    }
    runs.finish(provenance);
    return outcome;
}

} // namespace rooflab
