// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/summary_files.h"

#include "core/io/json_reader.h"
#include "core/io/record_adder.h"
#include "core/io/summary_record.h"
#include "core/io/table_reader.h"
#include "core/io/text_decoder.h"

#include <nlohmann/json.hpp>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 5> requiredColumns{"implementation", "runtime", "shape",
                                                          "dtype", "median_ms"};
constexpr std::string_view resultMark = "RESULT ";
constexpr std::string_view environmentMark = "ENV ";

SummaryContext contextOf(const ImportInput& input)
{
    SummaryContext context;
    context.manifest = siblingManifest(input);
    context.works = input.options().works;
    return context;
}

void addSummary(RecordAdder& records, const SummaryFields& fields, const SummaryContext& context,
                const std::string& where, ImportOutcome& outcome)
{
    Result<Measurement> measurement = summaryMeasurement(fields, context, where, outcome);
    if (measurement) {
        records.add(std::move(*measurement), where);
    } else {
        outcome.refuse(measurement.error().message, where);
    }
}

SummaryFields fieldsOf(const Json& object)
{
    SummaryFields fields;
    for (const auto& item : object.items()) {
        fields.add(item.key(),
                   item.value().is_null()         ? std::string()
                       : item.value().is_string() ? item.value().get<std::string>()
                                                  : compactJson(item.value()));
    }
    return fields;
}

/// 'k=v k="v with blanks"' in pairs; words without '=' are left out.
SummaryFields fieldsOfLine(std::string_view line)
{
    SummaryFields fields;
    while (!(line = trimmed(line)).empty()) {
        const std::size_t equals = line.find_first_of("= ");
        if (equals == std::string_view::npos) {
            break;
        }
        if (line[equals] == ' ') {
            line.remove_prefix(equals);
            continue;
        }
        const std::string_view name = line.substr(0, equals);
        line.remove_prefix(equals + 1);
        const bool quoted = line.starts_with('"');
        line.remove_prefix(quoted ? 1 : 0);
        const std::size_t end = std::min(line.find(quoted ? '"' : ' '), line.size());
        fields.add(validUtf8(name), validUtf8(line.substr(0, end)));
        line.remove_prefix(std::min(end + (quoted ? 1 : 0), line.size()));
    }
    return fields;
}

Device deviceOf(const SummaryFields& fields)
{
    Device device;
    device.name = fields.text({"gpu", "device"});
    device.arch = fields.text({"arch"});
    const auto count = [&](std::string_view name) -> std::optional<std::int64_t> {
        const auto value = readWholeNumber(fields.text({name}).value_or(std::string()));
        return value && *value && **value <= INT32_MAX
            ? std::optional(static_cast<std::int64_t>(**value))
            : std::nullopt;
    };
    device.computeUnits = count("multi_processor_count");
    device.wavefront = count("wave_size");
    return device;
}

} // namespace

std::optional<std::string> matchesSummaryJson(std::string_view head)
{
    const auto has = [&](std::string_view key) { return head.find(key) != std::string_view::npos; };
    return trimmed(head).starts_with('{') && has("\"records\"") && has("\"implementation\"")
            && has("\"median_ms\"")
        ? std::optional<std::string>("it has \"records\" with \"implementation\" and \"median_ms\"")
        : std::nullopt;
}

Result<ImportOutcome> readSummaryJson(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    const Result<Json> parsed = text ? parseJson(*text) : Result<Json>(fail(text.error()));
    if (!parsed) {
        return fail(parsed.error());
    }
    JsonObject document(*parsed, "");
    const Json* list = document.raw("records");
    if (document.error() || list == nullptr || !list->is_array()) {
        return fail(ErrorCode::InvalidInput, "\"records\" must be a list", "/records");
    }
    ImportOutcome outcome;
    const SummaryContext context = contextOf(input);
    RecordAdder records(outcome);
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string where = "/records/" + std::to_string(i);
        ++outcome.rows.read;
        if ((*list)[i].is_object()) {
            addSummary(records, fieldsOf((*list)[i]), context, where, outcome);
        } else {
            outcome.refuse("a record must be an object", where);
        }
    }
    if (list->empty()) {
        return fail(ErrorCode::InvalidInput, "there are no records", "/records");
    }
    return outcome;
}

std::optional<std::string> matchesSummaryCsv(std::string_view head)
{
    return findTable(head, requiredColumns) ? std::optional<std::string>(
               "its header has implementation, runtime, shape, dtype and median_ms")
                                            : std::nullopt;
}

Result<ImportOutcome> readSummaryCsv(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with implementation, runtime, shape, dtype and median_ms");
    }
    ImportOutcome outcome;
    const SummaryContext context = contextOf(input);
    RecordAdder records(outcome);
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        SummaryFields fields;
        for (std::size_t i = 0; i < shape->names.size(); ++i) {
            fields.add(lowerCase(shape->names[i]), validUtf8(row.cell(i)));
        }
        addSummary(records, fields, context, row.where(), outcome);
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    return outcome;
}

std::optional<std::string> matchesResultLog(std::string_view head)
{
    const std::size_t at = head.starts_with(resultMark) ? 0 : head.find("\nRESULT ");
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view rest = head.substr(at + (at == 0 ? 0 : 1));
    return rest.substr(0, rest.find('\n')).find("_ms=") != std::string_view::npos
        ? std::optional<std::string>("it has a line RESULT with …_ms=…")
        : std::nullopt;
}

Result<ImportOutcome> readResultLog(ImportInput& input)
{
    const Result<std::string_view> whole = input.whole();
    if (!whole) {
        return fail(whole.error());
    }
    ImportOutcome outcome;
    SummaryContext context = contextOf(input);
    RecordAdder records(outcome);
    std::string_view rest = *whole;
    std::size_t others = 0;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.starts_with(resultMark)) {
            ++outcome.rows.read;
            addSummary(records, fieldsOfLine(line.substr(resultMark.size())), context,
                       "line " + std::to_string(number), outcome);
        } else if (line.starts_with(environmentMark)) {
            context.device = deviceOf(fieldsOfLine(line.substr(environmentMark.size())));
        } else if (!line.empty()) {
            ++others;
        }
    }
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "there is no line that begins with RESULT");
    }
    if (others > 0) {
        outcome.note(NoteKind::Info,
                     std::to_string(others) + " lines are neither ENV nor RESULT and are skipped");
    }
    return outcome;
}

} // namespace rooflab
