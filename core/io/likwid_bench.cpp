// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/likwid_bench.h"

#include "core/io/complete_work.h"
#include "core/io/number_text.h"
#include "core/io/rate_audit.h"
#include "core/io/record_adder.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"

#include <map>

namespace rooflab {

namespace {

constexpr std::string_view banner = "LIKWID MICRO BENCHMARK";

/// The lines "Key: value" of one run.
struct Run {
    std::map<std::string, std::string, std::less<>> values;
    std::optional<std::int64_t> threads;
    std::string where;

    [[nodiscard]] Result<std::optional<double>> number(std::string_view key) const
    {
        const auto found = values.find(key);
        if (found == values.end()) {
            return std::nullopt;
        }
        const auto words = wordsOf(found->second); // "1.222442e+00 sec"
        const Result<std::optional<double>> value
            = readNumber(words.empty() ? std::string_view() : words.front());
        return value ? value
                     : fail(ErrorCode::InvalidInput,
                            "\"" + std::string(key) + "\": " + value.error().message);
    }
};

/// What of a run is needed, in SI.
struct Totals {
    std::string test;
    Seconds time;
    std::optional<double> flops;
    std::optional<double> bytes;
    std::optional<double> iterations; ///< of each thread
    std::optional<double> flopRate;
    std::optional<double> byteRate;
    bool isPeak = false; ///< a peakflops test: its data volume means nothing
};

Result<Totals> totalsOf(const Run& run)
{
    Totals totals;
    const auto test = run.values.find("Test");
    totals.test = test == run.values.end() ? std::string() : test->second;
    if (totals.test.empty()) {
        return fail(ErrorCode::InvalidInput, "\"Test\" is missing");
    }
    totals.isPeak = totals.test.starts_with("peakflops");
    const auto time = run.number("Time");
    if (!time || !*time || !(**time > 0.0)) {
        return fail(ErrorCode::InvalidInput,
                    time ? "there is no positive \"Time\"" : time.error().message);
    }
    totals.time = Seconds(**time);
    struct Field {
        std::string_view key;
        std::optional<double> Totals::*target;
        double unit;
        bool ofData;
    };
    static constexpr std::array fields{
        Field{"Number of Flops", &Totals::flops, 1.0, false},
        Field{"MFlops/s", &Totals::flopRate, mega, false},
        Field{"Iterations per thread", &Totals::iterations, 1.0, false},
        Field{"Data volume (Byte)", &Totals::bytes, 1.0, true},
        Field{"MByte/s", &Totals::byteRate, mega, true}};
    for (const Field& field : fields) {
        if (totals.isPeak && field.ofData) {
            continue;
        }
        const auto value = run.number(field.key);
        if (!value) {
            return fail(value.error());
        }
        if (*value && **value < 0.0) {
            return fail(ErrorCode::InvalidInput, "\"" + std::string(field.key) + "\" is negative");
        }
        totals.*field.target = *value ? std::optional(**value * field.unit) : std::nullopt;
    }
    return totals;
}

Provenance provenanceOf(const Run& run)
{
    Provenance provenance;
    provenance.backend = "cpu";
    provenance.device.threads = run.threads;
    const auto clock = run.number("CPU Clock");
    if (clock && *clock && **clock > 0.0) {
        provenance.device.clockHz = **clock;
    }
    provenance.software.push_back({"likwid-bench", std::nullopt, std::nullopt});
    return provenance;
}

/// One iteration over the data is what a launch is elsewhere; the file times all of them together.
Measurement measurementOf(const Run& run, const Totals& totals, ImportOutcome& outcome)
{
    const bool divides = totals.iterations && *totals.iterations >= 1.0;
    const double count = divides ? *totals.iterations : 1.0;
    Measurement measurement;
    measurement.kernel = totals.test;
    if (totals.test.find("_sp") != std::string::npos) {
        measurement.precision = Precision::Fp32;
    }
    measurement.provenance = provenanceOf(run);
    measurement.timing.scope = TimingScope::Batch;
    if (divides && count < 9e15) {
        measurement.timing.repeat = static_cast<std::int64_t>(count);
    }
    measurement.timing.reported.mean = Seconds(totals.time.value() / count);
    outcome.addStatistic("mean (all iterations are timed together)");
    Work& work = measurement.work;
    if (totals.flops) {
        work.flops = Flop(*totals.flops / count);
    }
    if (totals.bytes) {
        work.bytes = Bytes(*totals.bytes / count);
    }
    work.accounting = divides ? "Number of Flops and Data volume of the file over its iterations "
                                "per thread"
                              : "Number of Flops and Data volume of the file";
    const auto size = run.number("Size (Byte)");
    if (size && *size && **size > 0.0) {
        work.workingSet = Bytes(**size);
    }
    for (const auto& [key, value] : run.values) {
        measurement.sourceFields.emplace_back(key, value);
    }
    return measurement;
}

void audit(Measurement& measurement, const Totals& totals, const std::string& where,
           ImportOutcome& outcome)
{
    if (totals.flopRate) {
        auditStoredRate(
            measurement,
            {RateKind::Performance, *totals.flopRate, Statistic::Mean, where + ", MFlops/s"},
            "performance stated", outcome);
    }
    if (totals.byteRate) {
        auditStoredRate(
            measurement,
            {RateKind::Bandwidth, *totals.byteRate, Statistic::Mean, where + ", MByte/s"},
            "bandwidth stated", outcome);
    }
}

class Runs {
public:
    Runs(ImportInput& input, ImportOutcome& outcome)
        : m_input(input), m_outcome(outcome), m_records(outcome)
    {
    }

    void add(const Run& run)
    {
        ++m_outcome.rows.read;
        const Result<Totals> totals = totalsOf(run);
        if (!totals) {
            m_outcome.refuse(totals.error().message, run.where);
            return;
        }
        Measurement measurement = measurementOf(run, *totals, m_outcome);
        if (totals->isPeak) {
            audit(measurement, *totals, run.where, m_outcome);
            addPeak(measurement, run.where);
            return;
        }
        completeWork(
            measurement, m_input.options().works,
            [](std::string_view) -> std::optional<double> { return std::nullopt; }, m_outcome,
            run.where);
        audit(measurement, *totals, run.where, m_outcome);
        m_records.add(std::move(measurement), run.where);
    }

private:
    void addPeak(const Measurement& measurement, const std::string& where)
    {
        Result<Ceiling> ceiling
            = ceilingFromProbe(measurement, CeilingKind::Compute, Statistic::Mean);
        if (!ceiling) {
            m_outcome.refuse(ceiling.error().message, where);
            return;
        }
        ceiling->origin = CeilingOrigin::Imported;
        m_outcome.noteRow(
            NoteKind::Info, "peakflops tests are references",
            "a peakflops test is a reference and no point: its data volume is not that "
            "of its loop",
            where);
        m_records.add(std::move(*ceiling), where);
    }

    ImportInput& m_input;
    ImportOutcome& m_outcome;
    RecordAdder m_records;
};

} // namespace

std::optional<std::string> matchesLikwidBench(std::string_view head)
{
    const bool isJson = trimmed(head.substr(0, 256)).starts_with('{');
    return !isJson && head.find(banner) != std::string_view::npos
        ? std::optional<std::string>("it has the line \"LIKWID MICRO BENCHMARK\"")
        : std::nullopt;
}

Result<ImportOutcome> readLikwidBench(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    if (!text) {
        return fail(text.error());
    }
    ImportOutcome outcome;
    std::vector<Run> all;
    TextLines lines(*text);
    while (const auto line = lines.next()) {
        if (trimmed(*line) == banner) {
            all.emplace_back();
            all.back().where = lines.where();
        } else if (all.empty()) {
            continue;
        } else if (const auto pair = keyAndValue(*line)) {
            // Each thread has a line "Group: …"; what says something comes once.
            all.back().values.emplace(validUtf8(pair->first), validUtf8(pair->second));
        } else if (const auto words = wordsOf(*line);
                   words.size() == 3 && words[0] == "Using" && words[2] == "threads") {
            const auto threads = readWholeNumber(words[1]);
            if (threads && *threads && **threads <= INT64_MAX) {
                all.back().threads = static_cast<std::int64_t>(**threads);
            }
        }
    }
    if (all.empty()) {
        return fail(ErrorCode::InvalidInput, "there is no line \"LIKWID MICRO BENCHMARK\"");
    }
    outcome.addUnit("Time", "s", "as it is");
    outcome.addUnit("MFlops/s", "MFLOP/s", "× 1e6 FLOP/s, only compared");
    outcome.addUnit("MByte/s", "MB/s", "× 1e6 B/s, only compared");
    outcome.note(NoteKind::Info, "the file does not name its device");
    Runs runs(input, outcome);
    for (const Run& run : all) {
        runs.add(run);
    }
    return outcome;
}

} // namespace rooflab
