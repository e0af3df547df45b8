// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ert_metadata.h"
#include "core/io/ert_text.h"
#include "core/io/number_text.h"
#include "core/io/record_adder.h"
#include "core/io/text_lines.h"

#include <array>
#include <cmath>

namespace rooflab {

namespace {

constexpr std::size_t tryColumns = 5;
constexpr std::size_t statisticColumns = 11;

/// One line: what one or several tries took for `trials` passes over a working set.
struct Row {
    std::uint64_t workingSetBytes = 0;
    std::uint64_t trials = 0;
    TimeSummary times; ///< of all trials
    double bytes = 0.0;
    double flops = 0.0;
};

Result<std::vector<double>> numbersOf(const std::vector<std::string_view>& words)
{
    std::vector<double> numbers;
    for (const std::string_view word : words) {
        const auto number = readNumber(word);
        if (!number || !*number || !(**number > 0.0)) {
            return fail(ErrorCode::InvalidInput,
                        number ? "\"" + std::string(word) + "\" is no positive number"
                               : number.error().message);
        }
        numbers.push_back(**number);
    }
    return numbers;
}

std::optional<Row> tryRow(const std::vector<double>& numbers)
{
    Row row;
    row.times.min = Seconds(numbers[2] / mega);
    row.bytes = numbers[3];
    row.flops = numbers[4];
    // Every trial reads or writes the working set a whole number of times.
    const double passes = numbers[3] / (numbers[0] * numbers[1]);
    constexpr double smallestElementBytes = 4.0;
    const double elements = numbers[0] / smallestElementBytes;
    const bool fits = std::floor(passes) >= passes && std::floor(elements) >= elements
        && std::floor(numbers[4]) >= numbers[4];
    return fits ? std::optional(row) : std::nullopt;
}

std::optional<Row> statisticRow(const std::vector<double>& numbers)
{
    for (std::size_t first = 2; first < statisticColumns; first += 3) {
        if (numbers[first] > numbers[first + 1] || numbers[first + 1] > numbers[first + 2]) {
            return std::nullopt;
        }
    }
    constexpr std::size_t fastestBandwidth = 7;
    constexpr std::size_t fastestRate = 10;
    Row row;
    row.times = {Seconds(numbers[2] / mega), Seconds(numbers[3] / mega), {}, {}, {}, {}};
    row.times.max = Seconds(numbers[4] / mega);
    row.bytes = numbers[fastestBandwidth] * giga * row.times.min->value();
    row.flops = numbers[fastestRate] * giga * row.times.min->value();
    return row;
}

Result<Row> rowOf(std::string_view line)
{
    const std::vector<std::string_view> words = wordsOf(line);
    if (words.size() != tryColumns && words.size() != statisticColumns) {
        return fail(ErrorCode::InvalidInput,
                    "the line has " + std::to_string(words.size())
                        + " columns; 5 of a try or 11 of a summary of tries are expected");
    }
    const auto workingSet = readWholeNumber(words[0]);
    const auto trials = readWholeNumber(words[1]);
    const Result<std::vector<double>> numbers = numbersOf(words);
    if (!workingSet || !trials || !numbers) {
        return fail(!workingSet ? workingSet.error() : trials ? numbers.error() : trials.error());
    }
    std::optional<Row> row = words.size() == tryColumns ? tryRow(*numbers) : statisticRow(*numbers);
    if (!row) {
        return fail(ErrorCode::InvalidInput,
                    words.size() == tryColumns
                        ? "the bytes are no whole number of passes over the working set"
                        : "minimum, median and maximum are not in order");
    }
    row->workingSetBytes = workingSet->value_or(0);
    row->trials = trials->value_or(0);
    return *row;
}

std::optional<Seconds> perTrial(const std::optional<Seconds>& all, double trials)
{
    return all ? std::optional(Seconds(all->value() / trials)) : std::nullopt;
}

Measurement measurementOf(const Row& row, const Provenance& provenance, bool oneTry,
                          ImportOutcome& outcome)
{
    const auto trials = static_cast<double>(row.trials);
    Measurement measurement;
    measurement.kernel = "ert";
    measurement.variant = "working set " + std::to_string(row.workingSetBytes) + " B, "
        + std::to_string(row.trials) + " trials";
    measurement.parameters.set("working_set_bytes", static_cast<std::int64_t>(row.workingSetBytes));
    measurement.provenance = provenance;
    measurement.timing.scope = TimingScope::Batch;
    measurement.timing.batchSize = static_cast<std::int64_t>(row.trials);
    if (oneTry) {
        measurement.timing.samples = {*perTrial(row.times.min, trials)};
    } else {
        measurement.timing.reported.min = perTrial(row.times.min, trials);
        measurement.timing.reported.median = perTrial(row.times.median, trials);
        measurement.timing.reported.max = perTrial(row.times.max, trials);
    }
    Work& work = measurement.work;
    work.flops = Flop(row.flops / trials);
    work.bytes = Bytes(row.bytes / trials);
    work.workingSet = Bytes(static_cast<double>(row.workingSetBytes));
    work.accounting = oneTry
        ? "FLOPs and bytes as the file states them, divided by the trials"
        : "the file's highest rates × its shortest time, divided by the trials";
    outcome.noteOnce(NoteKind::Info,
                     "times, FLOPs and bytes are those of one trial: the row's, divided by its "
                     "number of trials");
    return measurement;
}

void describe(ImportOutcome& outcome)
{
    outcome.addUnit("working set, bytes", "B", "as it is");
    outcome.addUnit("time", "µs (not written in the file)", "÷ 1e6 s");
    outcome.addUnit("rates", "GB/s, GFLOP/s (not written in the file)", "× 1e9");
    outcome.note(NoteKind::Assumption,
                 "the file has no header: its columns are those that the Empirical Roofline "
                 "Toolkit writes");
    outcome.note(NoteKind::Info, "the file names neither its device nor the precision");
}

} // namespace

std::optional<std::string> matchesErtRuns(std::string_view head)
{
    // The last line of a head may be cut off.
    TextLines lines(head.size() < ImportInput::headBytes ? head : head.substr(0, head.rfind('\n')));
    std::size_t columns = 0;
    std::size_t good = 0;
    std::size_t bad = 0;
    while (const auto line = lines.next()) {
        if (trimmed(*line) == ertMetadataMark) {
            break;
        }
        if (trimmed(*line).empty()) {
            continue;
        }
        const std::size_t width = wordsOf(*line).size();
        columns = columns == 0 ? width : columns;
        ++(width == columns && rowOf(*line) ? good : bad);
    }
    constexpr std::size_t fewestTries = 3;
    constexpr std::size_t fewestStatistics = 2;
    if (good <= bad || good < (columns == tryColumns ? fewestTries : fewestStatistics)) {
        return std::nullopt;
    }
    return columns == tryColumns
        ? std::optional<std::string>(
            "its lines are working set, trials, time, bytes and FLOPs, and "
            "the bytes are whole passes over the working set")
        : std::optional<std::string>("its lines are working set, trials and three ordered "
                                     "statistics each of time, GB/s and GFLOP/s");
}

Result<ImportOutcome> readErtRuns(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    if (!text) {
        return fail(text.error());
    }
    ImportOutcome outcome;
    describe(outcome);
    const ErtText split = splitErtText(*text);
    RecordAdder records(outcome);
    for (const ErtLine& line : split.lines) {
        ++outcome.rows.read;
        const Result<Row> row = rowOf(line.text);
        if (!row) {
            outcome.refuse(row.error().message, line.where);
            continue;
        }
        const bool oneTry = !row->times.max;
        outcome.addStatistic(oneTry ? "mean of the trials" : "min");
        records.add(measurementOf(*row, split.provenance, oneTry, outcome), line.where);
    }
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "there are no runs");
    }
    return outcome;
}

} // namespace rooflab
