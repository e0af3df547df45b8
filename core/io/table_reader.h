// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/csv_reader.h"
#include "core/io/expression.h"
#include "core/io/import_outcome.h"
#include "core/io/number_text.h"
#include "core/units.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// Where a table with a header stands in a file and how it is written.
struct TableShape {
    char delimiter = ',';
    std::size_t offset = 0; ///< of the header in the text, in bytes
    std::size_t line = 1; ///< of the header
    std::vector<std::string> names; ///< header cells, trimmed
    DecimalStyle decimals = DecimalStyle::Dot;

    /// Index of a column, ignoring case; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> column(std::string_view name) const;
    /// Index of the first of these names that is there.
    [[nodiscard]] std::optional<std::size_t>
    anyColumn(std::initializer_list<std::string_view> names) const;
    /// A name that stands in the header twice.
    [[nodiscard]] std::optional<std::string> duplicate() const;
};

/// Looks for a header line that has all these columns (ignoring case), separated by comma, TAB,
/// semicolon or '|', among the first lines of a file's beginning. Text that begins as JSON has
/// none.
[[nodiscard]] std::optional<TableShape> findTable(std::string_view head,
                                                  std::span<const std::string_view> required);
[[nodiscard]] std::optional<TableShape> findTable(std::string_view head,
                                                  std::initializer_list<std::string_view> required);

/// One data row: as many cells as the header has.
class TableRow {
public:
    TableRow(const CsvRow& row, const TableShape& shape) : m_row(row), m_shape(shape) { }
    [[nodiscard]] std::string_view cell(std::size_t column) const { return m_row.cell(column); }
    /// Empty text for a column that is not there.
    [[nodiscard]] std::string_view cell(std::optional<std::size_t> column) const
    {
        return column ? m_row.cell(*column) : std::string_view();
    }
    /// Valid UTF-8 of a cell; nullopt if the column or a value is not there.
    [[nodiscard]] std::optional<std::string> text(std::optional<std::size_t> column) const;
    /// Errors name the column. nullopt: no such column, or no value.
    [[nodiscard]] Result<std::optional<double>> number(std::optional<std::size_t> column) const;
    [[nodiscard]] Result<std::optional<std::uint64_t>>
    wholeNumber(std::optional<std::size_t> column) const;
    /// A positive whole number; nullopt for anything else.
    [[nodiscard]] std::optional<std::int64_t> count(std::optional<std::size_t> column) const;
    /// A duration, which must be positive. `unit` is the column's unit in seconds.
    [[nodiscard]] Result<std::optional<Seconds>> time(std::optional<std::size_t> column,
                                                      double unit) const;
    /// The numbers of the row's cells by variableName() of their columns. Valid as the row is.
    [[nodiscard]] VariableLookup variables() const;
    [[nodiscard]] std::size_t line() const { return m_row.line(); }
    /// "line 14", as notes and refusals name the place.
    [[nodiscard]] std::string where() const;

private:
    const CsvRow& m_row;
    const TableShape& m_shape;
};

/// Whether two columns may have the same name.
enum class DuplicateNames { Refused, Allowed };

/// Streams the rows below the header. Counts rows read; refuses ragged rows one by one with both
/// widths; skips repeated header lines with a note. Says in the notes how many lines stood before
/// the header. Fails for duplicate names, broken quoting, cancelling, and if no row follows.
/// `handle` returns false to stop.
[[nodiscard]] Result<void> readTable(ImportInput& input, const TableShape& shape,
                                     ImportOutcome& outcome,
                                     const std::function<bool(const TableRow&)>& handle,
                                     DuplicateNames duplicates = DuplicateNames::Refused);

} // namespace rooflab
