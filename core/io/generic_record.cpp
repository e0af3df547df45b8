// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/generic_record.h"

#include "core/io/generic_cells.h"
#include "core/io/record_adder.h"
#include "core/io/work_model.h"

namespace rooflab {

namespace {

/// F and Q of a row: from their columns, each from the other, from rates, or from a work model.
class WorkFinder {
public:
    WorkFinder(const TableRow& row, GenericCells& cells, const ImportInput& input,
               ImportOutcome& outcome)
        : m_row(row), m_cells(cells), m_input(input), m_outcome(outcome)
    {
    }

    void setWork()
    {
        Work& work = m_cells.measurement.work;
        const bool fromFile = work.flops && work.bytes;
        if (fromFile) {
            work.accounting = "FLOPs and bytes as the file states them";
        }
        const bool hasModel
            = workModelFor(m_input.options().works, m_cells.measurement, m_outcome) != nullptr;
        if (!work.flops && !hasModel) {
            if (const auto amount = amountFromRate(RateKind::Performance)) {
                work.flops = Flop(*amount);
                derive("F = stated rate × time");
            }
        }
        if (!work.bytes && !hasModel) {
            if (const auto amount = amountFromRate(RateKind::Bandwidth)) {
                work.bytes = Bytes(*amount);
                derive("Q = stated bandwidth × time");
            }
        }
        if (m_cells.intensity && *m_cells.intensity > 0.0 && work.flops && !work.bytes) {
            work.bytes = Bytes(work.flops->value() / *m_cells.intensity);
            derive("Q = F / stated intensity");
        } else if (m_cells.intensity && work.bytes && !work.flops) {
            work.flops = Flop(work.bytes->value() * *m_cells.intensity);
            derive("F = Q · stated intensity");
        }
        if (!work.flops || !work.bytes) {
            supplyWork(m_cells.measurement, m_input.options().works, variables(), m_outcome,
                       m_row.where());
        }
        if (m_cells.isInteger) {
            work.flops = Flop(0.0);
            const std::string message = "integer operations are no FLOPs: F = 0, so the row has a "
                                        "bandwidth and no place on the roofline";
            m_outcome.noteRow(NoteKind::Info, message, message, m_row.where());
        }
    }

private:
    [[nodiscard]] std::optional<double> amountFromRate(RateKind kind) const
    {
        for (const auto& [stated, name] : m_cells.rates) {
            const auto time
                = m_cells.measurement.timing.at(stated.statistic.value_or(Statistic::Mean));
            if (stated.kind == kind && time) {
                return stated.valueSi * time->time.value();
            }
        }
        return std::nullopt;
    }

    void derive(const std::string& how)
    {
        Work& work = m_cells.measurement.work;
        work.accounting = work.accounting.empty() ? how : work.accounting + "; " + how;
        work.assumed = true;
        m_outcome.noteOnce(NoteKind::Assumption,
                           "the file does not state all of F and Q; used: " + how);
    }

    [[nodiscard]] VariableLookup variables() const
    {
        return [this, cells = m_row.variables()](std::string_view name) -> std::optional<double> {
            if (const auto value = cells(name)) {
                return value;
            }
            const auto size = m_cells.measurement.parameters.integer("size");
            return name == "n" && size ? std::optional(static_cast<double>(*size)) : std::nullopt;
        };
    }

    const TableRow& m_row;
    GenericCells& m_cells;
    const ImportInput& m_input;
    ImportOutcome& m_outcome;
};

} // namespace

Result<Measurement> genericMeasurement(const TableRow& row,
                                       const std::vector<PlacedColumn>& columns,
                                       const ImportInput& input, ImportOutcome& outcome)
{
    Result<GenericCells> cells = genericCells(row, columns, outcome);
    if (!cells) {
        return fail(cells.error());
    }
    Measurement& measurement = cells->measurement;
    if (measurement.kernel.empty()) {
        measurement.kernel = "row " + std::to_string(row.line());
    }
    if (cells->onlyTime) {
        setOnlyTime(measurement, *cells->onlyTime, outcome);
    }
    WorkFinder(row, *cells, input, outcome).setWork();
    for (const auto& [stated, name] : cells->rates) {
        auditStoredRate(measurement, stated, name, outcome);
    }
    return std::move(measurement);
}

} // namespace rooflab
