// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/generic_cells.h"

#include "core/io/cell_words.h"

namespace rooflab {

namespace {

class CellReader {
public:
    CellReader(const TableRow& row, ImportOutcome& outcome) : m_row(row), m_outcome(outcome) { }

    Result<GenericCells> read(const std::vector<PlacedColumn>& columns)
    {
        for (const PlacedColumn& placed : columns) {
            if (auto taken = take(placed); !taken) {
                return fail(taken.error());
            }
        }
        return std::move(m_cells);
    }

private:
    Result<void> take(const PlacedColumn& placed)
    {
        const MappedColumn& column = placed.column;
        const std::optional<std::string> text = m_row.text(placed.index);
        switch (column.role) {
        case ColumnRole::Kept:
            if (text) {
                m_cells.measurement.sourceFields.emplace_back(column.column, *text);
            }
            return {};
        case ColumnRole::Name:
            addName(text);
            return {};
        case ColumnRole::Precision:
            takePrecision(column.column, text);
            return {};
        case ColumnRole::Device:
            m_cells.measurement.provenance.device.name = text;
            return {};
        case ColumnRole::Correct:
            return takeCorrect(text);
        case ColumnRole::Size:
        case ColumnRole::Warmup:
        case ColumnRole::Repeat:
            return takeCount(placed);
        case ColumnRole::Parameter:
            takeParameter(placed, text);
            return {};
        case ColumnRole::Time:
        case ColumnRole::TimeMax:
        case ColumnRole::TimeStddev:
            return takeTime(placed);
        case ColumnRole::FlopCount:
        case ColumnRole::ByteCount:
        case ColumnRole::FlopRate:
        case ColumnRole::ByteRate:
        case ColumnRole::Intensity:
            return takeAmount(placed);
        }
        return {};
    }

    void addName(const std::optional<std::string>& text)
    {
        if (m_cells.measurement.kernel.empty()) {
            m_cells.measurement.kernel = text.value_or(std::string());
        } else if (text) {
            m_cells.measurement.variant += (m_cells.measurement.variant.empty() ? "" : " ") + *text;
        }
    }

    void takePrecision(const std::string& name, const std::optional<std::string>& text)
    {
        m_cells.measurement.precision = precisionFromText(text.value_or(std::string()));
        if (text && !m_cells.measurement.precision) {
            m_cells.measurement.sourceFields.emplace_back(name, *text);
            m_cells.isInteger = isIntegerType(*text);
        }
    }

    Result<void> takeCorrect(const std::optional<std::string>& text)
    {
        if (!text) {
            return {};
        }
        const std::optional<bool> passed = passedFromText(*text);
        if (!passed) {
            return fail(ErrorCode::InvalidInput, "\"" + *text + "\" says neither OK nor FAIL");
        }
        m_cells.measurement.validation.status
            = *passed ? ValidationStatus::Passed : ValidationStatus::Failed;
        m_cells.measurement.validation.method = "reported by the file, coverage not recorded";
        return {};
    }

    Result<void> takeCount(const PlacedColumn& placed)
    {
        const auto value = m_row.wholeNumber(placed.index);
        if (!value) {
            return fail(value.error());
        }
        if (!*value) {
            return {};
        }
        if (**value > static_cast<std::uint64_t>(INT64_MAX)) {
            return fail(ErrorCode::InvalidInput, "\"" + placed.column.column + "\" is too large");
        }
        const auto count = static_cast<std::int64_t>(**value);
        if (placed.column.role == ColumnRole::Warmup) {
            m_cells.measurement.timing.warmup = count;
        } else if (placed.column.role == ColumnRole::Repeat) {
            m_cells.measurement.timing.repeat = count;
        } else {
            m_cells.measurement.parameters.set("size", count);
        }
        return {};
    }

    void takeParameter(const PlacedColumn& placed, const std::optional<std::string>& text)
    {
        const auto value = m_row.wholeNumber(placed.index);
        if (value && *value && **value <= static_cast<std::uint64_t>(INT64_MAX)) {
            m_cells.measurement.parameters.set(placed.column.column,
                                               static_cast<std::int64_t>(**value));
        } else if (text) {
            m_cells.measurement.parameters.set(placed.column.column, *text);
        }
    }

    Result<void> takeTime(const PlacedColumn& placed)
    {
        const MappedColumn& column = placed.column;
        if (column.role == ColumnRole::TimeStddev) {
            const auto value = m_row.number(placed.index);
            if (value && *value) {
                m_cells.measurement.timing.reported.stddev = Seconds(**value * column.factor);
            }
            return value ? Result<void>() : Result<void>(fail(value.error()));
        }
        const auto time = m_row.time(placed.index, column.factor);
        if (!time) {
            return fail(time.error());
        }
        if (!*time) {
            return {};
        }
        TimeSummary& reported = m_cells.measurement.timing.reported;
        if (column.role == ColumnRole::TimeMax) {
            reported.max = *time;
        } else if (!column.statistic) {
            m_cells.onlyTime = *time;
        } else {
            std::optional<Seconds>& target = *column.statistic == Statistic::Min ? reported.min
                : *column.statistic == Statistic::Median                         ? reported.median
                : *column.statistic == Statistic::Mean                           ? reported.mean
                                                                                 : reported.p95;
            target = *time;
            m_outcome.addStatistic(toText(*column.statistic));
        }
        return {};
    }

    Result<void> takeAmount(const PlacedColumn& placed)
    {
        const MappedColumn& column = placed.column;
        const auto value = m_row.number(placed.index);
        if (!value) {
            return fail(value.error());
        }
        if (!*value) {
            return {};
        }
        if (**value < 0.0) {
            return fail(ErrorCode::InvalidInput, "\"" + column.column + "\" must not be negative");
        }
        const double amount = **value * column.factor;
        if (column.role == ColumnRole::FlopCount) {
            m_cells.measurement.work.flops = Flop(amount);
        } else if (column.role == ColumnRole::ByteCount) {
            m_cells.measurement.work.bytes = Bytes(amount);
        } else if (column.role == ColumnRole::Intensity) {
            m_cells.intensity = amount;
            m_cells.measurement.sourceFields.emplace_back(
                column.column, m_row.text(placed.index).value_or(std::string()));
        } else {
            const RateKind kind
                = column.role == ColumnRole::FlopRate ? RateKind::Performance : RateKind::Bandwidth;
            m_cells.rates.emplace_back(StatedRate{kind, amount, column.statistic, m_row.where()},
                                       column.column);
        }
        return {};
    }

    const TableRow& m_row;
    ImportOutcome& m_outcome;
    GenericCells m_cells;
};

} // namespace

Result<GenericCells> genericCells(const TableRow& row, const std::vector<PlacedColumn>& columns,
                                  ImportOutcome& outcome)
{
    return CellReader(row, outcome).read(columns);
}

} // namespace rooflab
