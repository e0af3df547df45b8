// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/table_reader.h"

#include "core/io/text_decoder.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rooflab {

namespace {

constexpr std::array delimiters{',', ';', '\t', '|'};
constexpr std::size_t bannerLimit = 400; ///< lines that may stand before a header

bool containsIgnoringCase(std::string_view text, std::string_view part)
{
    const auto found
        = std::search(text.begin(), text.end(), part.begin(), part.end(), [](char a, char b) {
              return equalIgnoringCase({&a, 1}, {&b, 1});
          });
    return found != text.end();
}

bool hasAll(const std::vector<std::string>& names, std::span<const std::string_view> required)
{
    return std::all_of(required.begin(), required.end(), [&](std::string_view wanted) {
        return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return equalIgnoringCase(name, wanted);
        });
    });
}

DecimalStyle styleOfRows(std::string_view rows, char delimiter)
{
    std::vector<std::string> cells;
    CsvParser parser(delimiter, [&](const CsvRow& row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row.cell(i).find_first_of(".,") != std::string_view::npos) {
                cells.emplace_back(row.cell(i));
            }
        }
        return true;
    });
    // What is cut off at the end of the head does not matter here.
    const Result<bool> fed = parser.feed(rows.substr(0, rows.rfind('\n')));
    if (fed) {
        (void)parser.finish();
    }
    const std::vector<std::string_view> views(cells.begin(), cells.end());
    const DecimalStyle style = decimalStyleOf(views);
    // A comma that separates cells is no decimal comma, whatever a quoted cell looks like.
    return delimiter == ',' && style == DecimalStyle::Comma ? DecimalStyle::Unclear : style;
}

bool isRepeatedHeader(const CsvRow& row, const TableShape& shape)
{
    if (row.size() != shape.names.size() || trimmed(row.cell(0)) != shape.names.front()) {
        return false;
    }
    for (std::size_t i = 1; i < row.size(); ++i) {
        if (trimmed(row.cell(i)) != shape.names[i]) {
            return false;
        }
    }
    return true;
}

/// Trailing separators make empty cells; they carry nothing.
bool fits(const CsvRow& row, const TableShape& shape)
{
    if (row.size() < shape.names.size()) {
        return false;
    }
    for (std::size_t i = shape.names.size(); i < row.size(); ++i) {
        if (!trimmed(row.cell(i)).empty()) {
            return false;
        }
    }
    return true;
}

template <class T> Result<T> inColumn(Result<T> value, const std::string& name)
{
    if (!value) {
        Error error = value.error();
        error.message = "\"" + name + "\": " + error.message;
        return fail(error);
    }
    return value;
}

} // namespace

std::optional<std::size_t> TableShape::column(std::string_view name) const
{
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& each) {
        return equalIgnoringCase(each, name);
    });
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - names.begin()));
}

std::optional<std::size_t>
TableShape::anyColumn(std::initializer_list<std::string_view> wanted) const
{
    for (const std::string_view name : wanted) {
        if (const auto index = column(name)) {
            return index;
        }
    }
    return std::nullopt;
}

std::optional<std::string> TableShape::duplicate() const
{
    std::vector<std::string> sorted;
    for (const std::string& name : names) {
        if (!name.empty()) {
            sorted.push_back(lowerCase(name));
        }
    }
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    return twice == sorted.end() ? std::nullopt : std::optional(*twice);
}

std::optional<TableShape> findTable(std::string_view head,
                                    std::span<const std::string_view> required)
{
    const std::string_view start = trimmed(head.substr(0, 256));
    if (start.starts_with('{') || (start.starts_with('[') && !required.empty())) {
        return std::nullopt;
    }
    std::size_t offset = 0;
    for (std::size_t line = 1; line <= bannerLimit && offset < head.size(); ++line) {
        const std::size_t end = std::min(head.find('\n', offset), head.size());
        const std::string_view text = head.substr(offset, end - offset);
        const bool promising
            = std::all_of(required.begin(), required.end(),
                          [&](std::string_view name) { return containsIgnoringCase(text, name); });
        for (const char delimiter : delimiters) {
            if (!promising || text.find(delimiter) == std::string_view::npos) {
                continue;
            }
            TableShape shape;
            shape.names = splitCsvLine(text, delimiter);
            for (std::string& name : shape.names) {
                name = validUtf8(trimmed(name));
            }
            if (shape.names.size() > 1 && hasAll(shape.names, required)) {
                shape.delimiter = delimiter;
                shape.offset = offset;
                shape.line = line;
                shape.decimals = styleOfRows(
                    end < head.size() ? head.substr(end + 1) : std::string_view(), delimiter);
                return shape;
            }
        }
        offset = end + 1;
    }
    return std::nullopt;
}

std::optional<TableShape> findTable(std::string_view head,
                                    std::initializer_list<std::string_view> required)
{
    return findTable(head, std::span(required.begin(), required.size()));
}

std::optional<std::string> TableRow::text(std::optional<std::size_t> column) const
{
    if (!column || isAbsent(m_row.cell(*column))) {
        return std::nullopt;
    }
    return validUtf8(m_row.cell(*column));
}

Result<std::optional<double>> TableRow::number(std::optional<std::size_t> column) const
{
    if (!column) {
        return std::nullopt;
    }
    return inColumn(readNumber(m_row.cell(*column), m_shape.decimals), m_shape.names[*column]);
}

Result<std::optional<std::uint64_t>> TableRow::wholeNumber(std::optional<std::size_t> column) const
{
    if (!column) {
        return std::nullopt;
    }
    return inColumn(readWholeNumber(m_row.cell(*column), m_shape.decimals), m_shape.names[*column]);
}

std::optional<std::int64_t> TableRow::count(std::optional<std::size_t> column) const
{
    const auto value = wholeNumber(column);
    const bool usable
        = value && *value && **value > 0 && **value <= static_cast<std::uint64_t>(INT64_MAX);
    return usable ? std::optional(static_cast<std::int64_t>(**value)) : std::nullopt;
}

Result<std::optional<Seconds>> TableRow::time(std::optional<std::size_t> column, double unit) const
{
    const Result<std::optional<double>> value = number(column);
    if (!value) {
        return fail(value.error());
    }
    if (!*value) {
        return std::nullopt;
    }
    if (!(**value > 0.0)) {
        return fail(ErrorCode::InvalidInput,
                    "\"" + m_shape.names[*column] + "\": " + std::string(cell(*column))
                        + " is no positive time");
    }
    // Dividing keeps decimal fractions exact where multiplying by 1e-3 or 1e-9 would not.
    return unit < 1.0 ? Seconds(**value / std::round(1.0 / unit)) : Seconds(**value * unit);
}

VariableLookup TableRow::variables() const
{
    return [this](std::string_view name) -> std::optional<double> {
        for (std::size_t i = 0; i < m_shape.names.size(); ++i) {
            if (variableName(m_shape.names[i]) == name) {
                const Result<std::optional<double>> value = number(i);
                return value ? *value : std::nullopt;
            }
        }
        return std::nullopt;
    };
}

std::string TableRow::where() const
{
    return "line " + std::to_string(line());
}

Result<void> readTable(ImportInput& input, const TableShape& shape, ImportOutcome& outcome,
                       const std::function<bool(const TableRow&)>& handle,
                       DuplicateNames duplicates)
{
    if (const auto name = shape.duplicate(); name && duplicates == DuplicateNames::Refused) {
        return fail(ErrorCode::InvalidInput,
                    "the column \"" + *name + "\" stands in the header twice",
                    "line " + std::to_string(shape.line));
    }
    if (shape.line > 1) {
        outcome.note(NoteKind::Info,
                     std::to_string(shape.line - 1) + " lines before the header are skipped");
    }
    bool headerTaken = false;
    CsvParser parser(
        shape.delimiter,
        [&](const CsvRow& row) {
            if (!std::exchange(headerTaken, true)) {
                return true;
            }
            ++outcome.rows.read;
            if (!fits(row, shape)) {
                outcome.refuse("the row has " + std::to_string(row.size())
                                   + " cells where the header has "
                                   + std::to_string(shape.names.size()),
                               "line " + std::to_string(row.line()));
                return true;
            }
            if (isRepeatedHeader(row, shape)) {
                ++outcome.rows.setAside;
                outcome.note(NoteKind::Info, "the header stands here again and is skipped",
                             "line " + std::to_string(row.line()));
                return true;
            }
            return handle(TableRow(row, shape));
        },
        shape.line);
    std::size_t toSkip = shape.offset;
    bool goOn = true;
    while (goOn) {
        const Result<std::string_view> text = input.next();
        if (!text) {
            return fail(text.error());
        }
        const std::size_t skipped = std::min(toSkip, text->size());
        toSkip -= skipped;
        const Result<bool> fed
            = text->empty() ? parser.finish() : parser.feed(text->substr(skipped));
        if (!fed) {
            return fail(fed.error());
        }
        goOn = *fed && !text->empty();
    }
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "the table has a header and no row below it");
    }
    return {};
}

} // namespace rooflab
