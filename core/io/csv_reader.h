// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/result.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// The cells of one row; valid only while it is handled. Blanks around unquoted cells are gone.
class CsvRow {
public:
    [[nodiscard]] std::size_t size() const { return m_ends.size(); }
    [[nodiscard]] std::string_view cell(std::size_t index) const
    {
        const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
        return std::string_view(m_text).substr(begin, m_ends[index] - begin);
    }
    /// Line of the file in which the row begins, from 1.
    [[nodiscard]] std::size_t line() const { return m_line; }

private:
    friend class CsvParser;
    std::string m_text;
    std::vector<std::size_t> m_ends;
    std::size_t m_line = 1;
};

/// Called for each row; false stops the reading without an error.
using CsvRowHandler = std::function<bool(const CsvRow&)>;

/// THE CSV reader: rows of a stream of text that arrives in pieces, in bounded memory. Quoted cells
/// may hold separators, doubled quotes and line ends; LF, CRLF and CR end a row; empty lines are
/// skipped but counted. Refused: a quote that never ends, a row of more than 16 MiB or 10,000
/// cells.
class CsvParser {
public:
    CsvParser(char delimiter, CsvRowHandler handler, std::size_t firstLine = 1);
    ~CsvParser();
    CsvParser(const CsvParser&) = delete;
    CsvParser& operator=(const CsvParser&) = delete;

    /// False as value: the handler wants no more.
    [[nodiscard]] Result<bool> feed(std::string_view text);
    [[nodiscard]] Result<bool> finish();

private:
    struct Library;
    void takeCell(const char* text, std::size_t size);
    void refuseRow();
    void endRow(int terminator);

    std::unique_ptr<Library> m_library;
    CsvRowHandler m_handler;
    CsvRow m_row;
    std::size_t m_line;
    bool m_afterCarriageReturn = false;
    bool m_stopped = false;
    std::optional<Error> m_error;
};

/// All cells of one line.
[[nodiscard]] std::vector<std::string> splitCsvLine(std::string_view line, char delimiter);

} // namespace rooflab
