// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/generic_record.h"

#include "core/io/rate_audit.h"
#include "core/io/record_adder.h"
#include "core/io/work_model.h"

#include <algorithm>

namespace rooflab {

namespace {

/// int8, uint32, i4 …: their operations are no floating-point operations.
bool isIntegerType(std::string_view type)
{
    const std::string name = lowerCase(trimmed(type));
    for (const std::string_view start : {"int", "uint", "i", "u", "s"}) {
        const std::string_view rest
            = std::string_view(name).substr(std::min(start.size(), name.size()));
        if (name.starts_with(start) && !rest.empty()
            && rest.find_first_not_of("0123456789") == std::string_view::npos) {
            return true;
        }
    }
    return name == "int";
}

class RowReader {
public:
    RowReader(const TableRow& row, const std::vector<PlacedColumn>& columns,
              const ImportInput& input, ImportOutcome& outcome)
        : m_row(row), m_columns(columns), m_input(input), m_outcome(outcome)
    {
    }

    Result<Measurement> read()
    {
        for (const PlacedColumn& placed : m_columns) {
            if (auto taken = take(placed); !taken) {
                return fail(taken.error());
            }
        }
        if (m_measurement.kernel.empty()) {
            m_measurement.kernel = "row " + std::to_string(m_row.line());
        }
        if (m_onlyTime) {
            setOnlyTime(m_measurement, *m_onlyTime, m_outcome);
        }
        setWork();
        for (const auto& [stated, name] : m_rates) {
            auditStoredRate(m_measurement, stated, name, m_outcome);
        }
        return std::move(m_measurement);
    }

private:
    Result<void> take(const PlacedColumn& placed)
    {
        const MappedColumn& column = placed.column;
        const std::optional<std::string> text = m_row.text(placed.index);
        switch (column.role) {
        case ColumnRole::Kept:
            if (text) {
                m_measurement.sourceFields.emplace_back(column.column, *text);
            }
            return {};
        case ColumnRole::Name:
            addName(text);
            return {};
        case ColumnRole::Precision:
            takePrecision(column.column, text);
            return {};
        case ColumnRole::Device:
            m_measurement.provenance.device.name = text;
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
        if (m_measurement.kernel.empty()) {
            m_measurement.kernel = text.value_or(std::string());
        } else if (text) {
            m_measurement.variant += (m_measurement.variant.empty() ? "" : " ") + *text;
        }
    }

    void takePrecision(const std::string& name, const std::optional<std::string>& text)
    {
        m_measurement.precision = precisionFromText(text.value_or(std::string()));
        if (text && !m_measurement.precision) {
            m_measurement.sourceFields.emplace_back(name, *text);
            m_integer = isIntegerType(*text);
        }
    }

    Result<void> takeCorrect(const std::optional<std::string>& text)
    {
        if (!text) {
            return {};
        }
        const std::string word = lowerCase(*text);
        const bool passed
            = word == "ok" || word == "true" || word == "pass" || word == "passed" || word == "1";
        const bool failed = word == "fail" || word == "false" || word == "failed" || word == "0";
        if (!passed && !failed) {
            return fail(ErrorCode::InvalidInput, "\"" + *text + "\" says neither OK nor FAIL");
        }
        m_measurement.validation.status
            = passed ? ValidationStatus::Passed : ValidationStatus::Failed;
        m_measurement.validation.method = "reported by the file, coverage not recorded";
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
            m_measurement.timing.warmup = count;
        } else if (placed.column.role == ColumnRole::Repeat) {
            m_measurement.timing.repeat = count;
        } else {
            m_measurement.parameters.set("size", count);
        }
        return {};
    }

    void takeParameter(const PlacedColumn& placed, const std::optional<std::string>& text)
    {
        const auto value = m_row.wholeNumber(placed.index);
        if (value && *value && **value <= static_cast<std::uint64_t>(INT64_MAX)) {
            m_measurement.parameters.set(placed.column.column, static_cast<std::int64_t>(**value));
        } else if (text) {
            m_measurement.parameters.set(placed.column.column, *text);
        }
    }

    Result<void> takeTime(const PlacedColumn& placed)
    {
        const MappedColumn& column = placed.column;
        if (column.role == ColumnRole::TimeStddev) {
            const auto value = m_row.number(placed.index);
            if (value && *value) {
                m_measurement.timing.reported.stddev = Seconds(**value * column.factor);
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
        TimeSummary& reported = m_measurement.timing.reported;
        if (column.role == ColumnRole::TimeMax) {
            reported.max = *time;
        } else if (!column.statistic) {
            m_onlyTime = *time;
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
            m_measurement.work.flops = Flop(amount);
        } else if (column.role == ColumnRole::ByteCount) {
            m_measurement.work.bytes = Bytes(amount);
        } else if (column.role == ColumnRole::Intensity) {
            m_intensity = amount;
            m_measurement.sourceFields.emplace_back(
                column.column, m_row.text(placed.index).value_or(std::string()));
        } else {
            const RateKind kind
                = column.role == ColumnRole::FlopRate ? RateKind::Performance : RateKind::Bandwidth;
            m_rates.emplace_back(StatedRate{kind, amount, column.statistic, m_row.where()},
                                 column.column);
        }
        return {};
    }

    [[nodiscard]] std::optional<double> amountFromRate(RateKind kind) const
    {
        for (const auto& [stated, name] : m_rates) {
            const auto time = m_measurement.timing.at(stated.statistic.value_or(Statistic::Mean));
            if (stated.kind == kind && time) {
                return stated.valueSi * time->time.value();
            }
        }
        return std::nullopt;
    }

    void derive(const std::string& how)
    {
        Work& work = m_measurement.work;
        work.accounting = work.accounting.empty() ? how : work.accounting + "; " + how;
        work.assumed = true;
        m_outcome.noteOnce(NoteKind::Assumption,
                           "the file does not state all of F and Q; used: " + how);
    }

    void setWork()
    {
        Work& work = m_measurement.work;
        const bool fromFile = work.flops && work.bytes;
        if (fromFile) {
            work.accounting = "FLOPs and bytes as the file states them";
        }
        if (!work.flops && !m_input.options().work) {
            if (const auto amount = amountFromRate(RateKind::Performance)) {
                work.flops = Flop(*amount);
                derive("F = stated rate × time");
            }
        }
        if (!work.bytes && !m_input.options().work) {
            if (const auto amount = amountFromRate(RateKind::Bandwidth)) {
                work.bytes = Bytes(*amount);
                derive("Q = stated bandwidth × time");
            }
        }
        if (m_intensity && *m_intensity > 0.0 && work.flops && !work.bytes) {
            work.bytes = Bytes(work.flops->value() / *m_intensity);
            derive("Q = F / stated intensity");
        } else if (m_intensity && work.bytes && !work.flops) {
            work.flops = Flop(work.bytes->value() * *m_intensity);
            derive("F = Q · stated intensity");
        }
        if (!work.flops || !work.bytes) {
            supplyWork(m_measurement, m_input.options().work, variables(), m_outcome,
                       m_row.where());
        }
        if (m_integer) {
            work.flops = Flop(0.0);
            const std::string message = "integer operations are no FLOPs: F = 0, so the row has a "
                                        "bandwidth and no place on the roofline";
            m_outcome.noteRow(NoteKind::Info, message, message, m_row.where());
        }
    }

    [[nodiscard]] VariableLookup variables() const
    {
        return [this, cells = m_row.variables()](std::string_view name) -> std::optional<double> {
            if (const auto value = cells(name)) {
                return value;
            }
            const auto size = m_measurement.parameters.integer("size");
            return name == "n" && size ? std::optional(static_cast<double>(*size)) : std::nullopt;
        };
    }

    const TableRow& m_row;
    const std::vector<PlacedColumn>& m_columns;
    const ImportInput& m_input;
    ImportOutcome& m_outcome;
    Measurement m_measurement;
    std::optional<Seconds> m_onlyTime;
    std::optional<double> m_intensity;
    std::vector<std::pair<StatedRate, std::string>> m_rates;
    bool m_integer = false;
};

} // namespace

Result<Measurement> genericMeasurement(const TableRow& row,
                                       const std::vector<PlacedColumn>& columns,
                                       const ImportInput& input, ImportOutcome& outcome)
{
    return RowReader(row, columns, input, outcome).read();
}

} // namespace rooflab
