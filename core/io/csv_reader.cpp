// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv_reader.h"

#include <cstdlib>
#include <csv.h>

namespace rooflab {

namespace {

constexpr std::size_t rowLimitBytes = 16 * 1024 * 1024;
constexpr std::size_t cellLimit = 10000;

/// A quote that never ends would take the whole rest of the file as one cell.
void* reallocWithinLimit(void* memory, std::size_t size)
{
    return size > rowLimitBytes ? nullptr : std::realloc(memory, size);
}

std::string lineText(std::size_t line)
{
    return "line " + std::to_string(line);
}

/// Mostly none, which memchr() behind find() sees much sooner than a count of every byte.
std::size_t newlinesIn(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = text.find('\n'); at != std::string_view::npos;
         at = text.find('\n', at + 1)) {
        ++count;
    }
    return count;
}

} // namespace

struct CsvParser::Library {
    explicit Library(char delimiter)
    {
        csv_init(&parser, CSV_REPALL_NL);
        csv_set_delim(&parser, static_cast<unsigned char>(delimiter));
        constexpr std::size_t growBytes = 16 * 1024;
        csv_set_blk_size(&parser, growBytes);
        csv_set_realloc_func(&parser, reallocWithinLimit);
    }
    ~Library() { csv_free(&parser); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    csv_parser parser{};
};

CsvParser::CsvParser(char delimiter, CsvRowHandler handler, std::size_t firstLine)
    : m_library(std::make_unique<Library>(delimiter)), m_handler(std::move(handler)),
      m_line(firstLine)
{
    m_row.m_line = firstLine;
}

CsvParser::~CsvParser() = default;

void CsvParser::takeCell(const char* text, std::size_t size)
{
    if (m_stopped || m_error) {
        return;
    }
    if (m_row.m_ends.size() >= cellLimit || m_row.m_text.size() + size > rowLimitBytes) {
        refuseRow();
        return;
    }
    m_row.m_text.append(text, size);
    m_row.m_ends.push_back(m_row.m_text.size());
}

void CsvParser::refuseRow()
{
    m_error = Error{ErrorCode::InvalidInput,
                    "the row is longer than " + std::to_string(cellLimit) + " cells or "
                        + std::to_string(rowLimitBytes) + " bytes",
                    lineText(m_row.m_line)};
}

void CsvParser::endRow(int terminator)
{
    const bool hasCells = m_row.size() > 0;
    if (hasCells && !m_stopped && !m_error) {
        // Line ends within quoted cells.
        m_line += newlinesIn(m_row.m_text);
        m_stopped = !m_handler(m_row);
    }
    const bool secondHalf = terminator == '\n' && m_afterCarriageReturn && !hasCells;
    m_line += secondHalf ? 0 : 1;
    m_afterCarriageReturn = terminator == '\r';
    m_row.m_text.clear();
    m_row.m_ends.clear();
    m_row.m_line = m_line;
}

Result<bool> CsvParser::feed(std::string_view text)
{
    csv_parser& parser = m_library->parser;
    const std::size_t taken = csv_parse(
        &parser, text.data(), text.size(),
        [](void* cell, std::size_t size, void* self) {
            static_cast<CsvParser*>(self)->takeCell(static_cast<const char*>(cell), size);
        },
        [](int terminator, void* self) { static_cast<CsvParser*>(self)->endRow(terminator); },
        this);
    if (m_error) {
        return fail(*m_error);
    }
    if (taken != text.size()) {
        return fail(ErrorCode::InvalidInput,
                    "a cell is longer than " + std::to_string(rowLimitBytes)
                        + " bytes; a quote may be missing its end",
                    lineText(m_row.m_line));
    }
    return !m_stopped;
}

Result<bool> CsvParser::finish()
{
    // libcsv tells of an open quote only in its strict mode, which refuses harmless text as well.
    constexpr int withinCell = 2;
    const bool openQuote = m_library->parser.pstate == withinCell && m_library->parser.quoted != 0;
    if (openQuote && !m_stopped) {
        return fail(ErrorCode::InvalidInput, "a quote that begins here never ends",
                    lineText(m_row.m_line));
    }
    csv_fini(
        &m_library->parser,
        [](void* cell, std::size_t size, void* self) {
            static_cast<CsvParser*>(self)->takeCell(static_cast<const char*>(cell), size);
        },
        [](int terminator, void* self) { static_cast<CsvParser*>(self)->endRow(terminator); },
        this);
    if (m_error) {
        return fail(*m_error);
    }
    return !m_stopped;
}

std::vector<std::string> splitCsvLine(std::string_view line, char delimiter)
{
    std::vector<std::string> cells;
    CsvParser parser(delimiter, [&](const CsvRow& row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.emplace_back(row.cell(i));
        }
        return false;
    });
    const Result<bool> fed = parser.feed(line);
    if (!fed || !parser.finish()) {
        return {};
    }
    return cells;
}

} // namespace rooflab
