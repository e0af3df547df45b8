// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/babelstream_csv.h"

#include "core/io/babelstream_run.h"
#include "core/io/table_reader.h"

#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 4> requiredColumns{"function", "num_times", "n_elements",
                                                          "sizeof"};

struct Columns {
    explicit Columns(const TableShape& shape)
        : function(shape.column("function")), times(shape.column("num_times")),
          elements(shape.column("n_elements")), size(shape.column("sizeof")),
          min(shape.column("min_runtime")), max(shape.column("max_runtime")),
          mean(shape.column("avg_runtime"))
    {
        constexpr std::string_view begin = "max_";
        constexpr std::string_view end = "_per_sec";
        for (std::size_t i = 0; i < shape.names.size(); ++i) {
            const std::string name = lowerCase(shape.names[i]);
            if (name.starts_with(begin) && name.ends_with(end)
                && name.size() > begin.size() + end.size()) {
                rate = i;
                rateName = shape.names[i];
                rateUnit = rateName.substr(begin.size(), name.size() - begin.size() - end.size());
                rateFactor = babelStreamRateFactor(rateUnit);
            }
        }
    }
    std::optional<std::size_t> function, times, elements, size, min, max, mean, rate;
    std::string rateName;
    std::string rateUnit;
    std::optional<double> rateFactor;
};

/// BabelStream computes in float and double alone.
std::optional<Precision> precisionOfSize(std::uint64_t bytes)
{
    return bytes == 8 ? std::optional(Precision::Fp64)
        : bytes == 4  ? std::optional(Precision::Fp32)
                      : std::nullopt;
}

Result<BabelStreamRun> runOf(const TableRow& row, const Columns& columns)
{
    BabelStreamRun run;
    run.function = row.text(columns.function).value_or(std::string());
    const auto elements = row.wholeNumber(columns.elements);
    const auto size = row.wholeNumber(columns.size);
    const auto repeat = row.wholeNumber(columns.times);
    for (const auto* count : {&elements, &size, &repeat}) {
        if (!*count) {
            return fail(count->error());
        }
    }
    run.elementCount = elements->value_or(0);
    run.elementBytes = size->value_or(0);
    run.precision = precisionOfSize(run.elementBytes);
    if (*repeat && **repeat <= INT64_MAX) {
        run.repeat = static_cast<std::int64_t>(**repeat);
    }
    const auto min = row.time(columns.min, 1.0);
    const auto max = row.time(columns.max, 1.0);
    const auto mean = row.time(columns.mean, 1.0);
    for (const auto* time : {&min, &max, &mean}) {
        if (!*time) {
            return fail(time->error());
        }
    }
    run.times.min = *min;
    run.times.max = *max;
    run.times.mean = *mean;
    if (columns.rateFactor) {
        const auto rate = row.number(columns.rate);
        if (!rate) {
            return fail(rate.error());
        }
        if (*rate) {
            run.rateSi = **rate * *columns.rateFactor;
            run.rateName = columns.rateName;
        }
    }
    return run;
}

void describeColumns(ImportOutcome& outcome, const Columns& columns,
                     const BabelStreamBanner& banner)
{
    describeBabelStream(outcome, banner);
    outcome.addUnit("min_runtime, max_runtime, avg_runtime", "s", "as it is");
    if (columns.rateFactor) {
        outcome.addUnit(columns.rateName, columns.rateUnit + "/s",
                        "× " + parameterText(*columns.rateFactor) + " B/s, only compared");
    } else if (columns.rate) {
        outcome.note(NoteKind::Info,
                     "the unit of \"" + columns.rateName
                         + "\" is not known; the rates follow from time and work anyway");
    }
    outcome.note(NoteKind::Assumption,
                 "the precision follows from sizeof: 4 is fp32 and 8 is fp64, the only types of "
                 "BabelStream");
}

} // namespace

std::optional<std::string> matchesBabelStreamCsv(std::string_view head)
{
    return findTable(head, requiredColumns)
        ? std::optional<std::string>("its header has function, num_times, n_elements and sizeof")
        : std::nullopt;
}

Result<ImportOutcome> readBabelStreamCsv(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with function, num_times, n_elements and sizeof");
    }
    const Columns columns(*shape);
    if (!columns.min && !columns.mean) {
        return fail(ErrorCode::InvalidInput,
                    "the header has neither min_runtime nor avg_runtime, so there is no time",
                    "line " + std::to_string(shape->line));
    }
    ImportOutcome outcome;
    const BabelStreamBanner banner = readBabelStreamBanner(input.head().substr(0, shape->offset));
    describeColumns(outcome, columns, banner);
    RecordAdder records(outcome);
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        Result<BabelStreamRun> run = runOf(row, columns);
        if (!run) {
            outcome.refuse(run.error().message, row.where());
            return true;
        }
        run->provenance = banner.provenance;
        addBabelStreamRun(std::move(*run), row.where(), records, outcome);
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    return outcome;
}

} // namespace rooflab
