// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ncu_launch.h"

#include "core/io/complete_work.h"
#include "core/io/ncu_metrics.h"
#include "core/io/rate_audit.h"
#include "core/io/text_decoder.h"

#include <algorithm>

namespace rooflab {

namespace {

/// "(256, 1, 1)" is 256; other shapes stay text: "16x16x1".
void setExtent(Parameters& parameters, std::string_view name, std::string_view cell)
{
    std::string text(trimmed(cell));
    std::erase_if(text, [](char c) { return c == '(' || c == ')' || c == ' '; });
    if (text.empty()) {
        return;
    }
    const std::size_t comma = text.find(',');
    const bool oneDimensional = comma == std::string::npos || text.substr(comma) == ",1,1";
    const auto x = readWholeNumber(std::string_view(text).substr(0, comma));
    if (oneDimensional && x && *x && **x <= INT64_MAX) {
        parameters.set(name, static_cast<std::int64_t>(**x));
        return;
    }
    std::replace(text.begin(), text.end(), ',', 'x');
    parameters.set(name, validUtf8(text));
}

bool isDigits(std::string_view text)
{
    return !text.empty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// "0.5", "12.25": a group of other than three digits is no thousands group.
bool hasDecimalDot(std::string_view cell)
{
    const std::size_t dot = cell.find('.');
    if (dot == std::string_view::npos || !isDigits(cell.substr(0, dot))
        || !isDigits(cell.substr(dot + 1))) {
        return false;
    }
    constexpr std::size_t group = 3;
    return cell.size() - dot - 1 != group || cell.starts_with("0.");
}

/// "27.595.520"
bool hasDottedGroups(std::string_view cell)
{
    std::string digits(cell);
    const auto dots = std::erase(digits, '.');
    return dots > 1 && isDigits(digits);
}

} // namespace

NcuColumns::NcuColumns(const TableShape& shape)
    : id(shape.column("ID")), processId(shape.column("Process ID")),
      processName(shape.column("Process Name")), hostName(shape.column("Host Name")),
      kernel(shape.column("Kernel Name")), block(shape.column("Block Size")),
      grid(shape.column("Grid Size")), device(shape.column("Device")),
      capability(shape.column("CC"))
{
}

NcuLaunch ncuLaunchOf(const TableRow& row, const NcuColumns& columns)
{
    NcuLaunch launch;
    launch.where = row.where();
    launch.kernel = row.text(columns.kernel).value_or(std::string());
    setExtent(launch.parameters, "block", row.cell(columns.block));
    setExtent(launch.parameters, "grid", row.cell(columns.grid));
    launch.provenance.host.name = row.text(columns.hostName);
    launch.provenance.program.name = row.text(columns.processName);
    const auto device = row.wholeNumber(columns.device);
    if (device && *device && **device <= INT64_MAX) {
        launch.provenance.device.index = static_cast<std::int64_t>(**device);
    }
    if (const auto capability = row.text(columns.capability)) {
        launch.provenance.device.arch = "compute capability " + *capability;
    }
    return launch;
}

DecimalStyle ncuDecimalStyle(std::string_view head, const TableShape& shape,
                             const std::vector<std::size_t>& valueColumns)
{
    std::vector<std::string> cells;
    bool decimalDots = false;
    bool dottedGroups = false;
    CsvParser parser(shape.delimiter, [&](const CsvRow& row) {
        for (const std::size_t column : valueColumns) {
            const std::string_view cell
                = column < row.size() ? trimmed(row.cell(column)) : std::string_view();
            decimalDots = decimalDots || hasDecimalDot(cell);
            dottedGroups = dottedGroups || hasDottedGroups(cell);
            if (cell.find_first_of(".,") != std::string_view::npos) {
                cells.emplace_back(cell);
            }
        }
        return true;
    });
    const std::string_view rows = head.substr(std::min(shape.offset, head.size()));
    if (parser.feed(rows.substr(0, rows.rfind('\n')))) {
        (void)parser.finish();
    }
    std::vector<std::string_view> views(cells.begin(), cells.end());
    if (decimalDots) {
        views.emplace_back("1,000.5"); // says the same in decimalStyleOf()'s terms
    }
    const DecimalStyle style = decimalStyleOf(views);
    const bool commaSeparates = shape.delimiter == ',' && style == DecimalStyle::Comma;
    return commaSeparates || (style == DecimalStyle::Dot && dottedGroups) ? DecimalStyle::Unclear
                                                                          : style;
}

void addNcuLaunch(const NcuLaunch& launch, DecimalStyle style, const ImportInput& input,
                  RecordAdder& records, ImportOutcome& outcome)
{
    const std::optional<std::int64_t>& wanted = input.options().device;
    if (wanted && launch.provenance.device.index.value_or(*wanted) != *wanted) {
        outcome.rows.setAside += launch.rows;
        outcome.noteOnce(NoteKind::Info,
                         "launches of other devices than the one asked for are set aside");
        return;
    }
    const Result<NcuFigures> figures = ncuFigures(launch.metrics, style);
    if (!figures) {
        outcome.refuse(figures.error().message, launch.where);
        outcome.rows.refused += launch.rows - 1;
        return;
    }
    if (!figures->time && !figures->bytes && !figures->flops) {
        outcome.rows.setAside += launch.rows;
        const std::string reason = "the launch has none of the metrics that a roofline needs "
                                   "(gpu__time_duration, dram__bytes, executed FLOP instructions)";
        outcome.noteRow(NoteKind::Info, reason, reason, launch.where);
        return;
    }
    Measurement measurement;
    measurement.kernel = launch.kernel;
    measurement.parameters = launch.parameters;
    measurement.provenance = launch.provenance;
    measurement.precision = figures->precision;
    if (figures->time) {
        measurement.timing.samples = {*figures->time};
    }
    measurement.timing.scope = TimingScope::PerLaunch;
    Work& work = measurement.work;
    work.flops = figures->flops;
    work.bytes = figures->bytes;
    if (work.bytes) {
        work.basis = ByteBasis::Measured;
        work.memoryLevel = "DRAM";
    }
    work.accounting = figures->accounting;
    for (const std::string& remark : figures->remarks) {
        outcome.noteOnce(NoteKind::Info, remark);
    }
    for (const NcuMetric& metric : launch.metrics) {
        measurement.sourceFields.emplace_back(
            metric.name, metric.value + (metric.unit.empty() ? "" : " " + metric.unit));
    }
    if (figures->bandwidthSi) {
        auditStoredRate(measurement,
                        {RateKind::Bandwidth, *figures->bandwidthSi, std::nullopt,
                         launch.where + ", " + figures->bandwidthName},
                        figures->bandwidthName + " in SI", outcome);
    }
    completeWork(
        measurement, input.options().works,
        [&](std::string_view name) -> std::optional<double> {
            for (const NcuMetric& metric : launch.metrics) {
                if (variableName(metric.name) == name) {
                    const auto value = readNumber(metric.value, style);
                    return value ? *value : std::nullopt;
                }
            }
            return std::nullopt;
        },
        outcome, launch.where);
    if (records.add(std::move(measurement), launch.where, launch.rows).empty()) {
        outcome.rows.refused += launch.rows - 1;
    }
}

void describeNcu(ImportOutcome& outcome)
{
    outcome.addStatistic("each launch");
    outcome.note(NoteKind::Info,
                 "the file names the device's number and compute capability, not its name");
    outcome.note(NoteKind::Info,
                 "the bytes are those that DRAM moved while the launch ran; what a cache still "
                 "holds afterwards is not in them, so they may be fewer than the algorithm's");
}

} // namespace rooflab
