// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/carm_roofline.h"

#include "core/io/record_adder.h"
#include "core/io/table_reader.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"

#include <array>

namespace rooflab {

namespace {

constexpr std::array<std::string_view, 6> requiredColumns{"Date",  "ISA",    "Precision",
                                                          "Loads", "Stores", "GB/s"};

/// A column with a rate: which roof it is.
struct Roof {
    std::size_t column;
    std::string level; ///< "L1", "DRAM", "FP", "FP FMA"
    CeilingKind kind;
};

/// The line above the header: "Name:,<machine>,L1 Size:,32, … ,,L1,L1,L2,L2 …".
struct Machine {
    std::optional<std::string> name;
    std::vector<std::string> notes; ///< "L1 Size 32"
    std::vector<std::string> cells;
};

Machine machineOf(std::string_view banner)
{
    Machine machine;
    TextLines lines(banner);
    while (const auto line = lines.next()) {
        const std::vector<std::string> cells = splitCsvLine(*line, ',');
        if (cells.size() < 2 || trimmed(cells[0]) != "Name:") {
            continue;
        }
        machine.cells = cells;
        if (!isAbsent(cells[1])) {
            machine.name = validUtf8(trimmed(cells[1]));
        }
        for (std::size_t i = 2; i + 1 < cells.size(); i += 2) {
            const std::string_view key = trimmed(cells[i]);
            if (key.ends_with(" Size:") && !isAbsent(cells[i + 1])) {
                machine.notes.push_back(validUtf8(key.substr(0, key.size() - 1)) + " "
                                        + validUtf8(trimmed(cells[i + 1])));
            }
        }
    }
    return machine;
}

/// The columns are told apart by their place alone: bandwidths from the nearest level outwards,
/// then floating point without and with FMA.
Result<std::vector<Roof>> roofsOf(const TableShape& shape, const Machine& machine)
{
    static constexpr std::array<std::string_view, 4> levels{"L1", "L2", "L3", "DRAM"};
    static constexpr std::array<std::string_view, 2> units{"FP", "FP FMA"};
    std::vector<Roof> roofs;
    std::size_t bandwidths = 0;
    std::size_t rates = 0;
    for (std::size_t i = 0; i < shape.names.size(); ++i) {
        const bool isBandwidth = equalIgnoringCase(shape.names[i], "GB/s");
        if (!isBandwidth && !equalIgnoringCase(shape.names[i], "Gflop/s")) {
            continue;
        }
        std::size_t& number = isBandwidth ? bandwidths : rates;
        if (number >= (isBandwidth ? levels.size() : units.size())) {
            return fail(ErrorCode::InvalidInput,
                        "there are more columns \"" + shape.names[i] + "\" than CARM writes",
                        "line " + std::to_string(shape.line));
        }
        const std::string level(isBandwidth ? levels[number] : units[number]);
        ++number;
        // Where the line above names the column, it must say the same.
        std::string stated
            = i < machine.cells.size() ? std::string(trimmed(machine.cells[i])) : std::string();
        std::replace(stated.begin(), stated.end(), '_', ' ');
        if (!stated.empty() && stated != level) {
            return fail(ErrorCode::InvalidInput,
                        "column " + std::to_string(i + 1) + " should be " + level
                            + " and the line above the header says \"" + validUtf8(stated) + "\"",
                        "line " + std::to_string(shape.line));
        }
        roofs.push_back({i, level, isBandwidth ? CeilingKind::Bandwidth : CeilingKind::Compute});
    }
    if (bandwidths != levels.size() || rates == 0) {
        return fail(ErrorCode::InvalidInput,
                    "the header has " + std::to_string(bandwidths) + " columns GB/s and "
                        + std::to_string(rates) + " Gflop/s where CARM writes 4 and 2",
                    "line " + std::to_string(shape.line));
    }
    return roofs;
}

class Rows {
public:
    Rows(const TableShape& shape, std::vector<Roof> roofs, Machine machine, ImportOutcome& outcome)
        : m_shape(shape), m_roofs(std::move(roofs)), m_machine(std::move(machine)),
          m_outcome(outcome), m_records(outcome)
    {
    }

    /// One row is one run; it counts as used if it gives any reference.
    void add(const TableRow& row)
    {
        std::vector<Ceiling> ceilings;
        for (const Roof& roof : m_roofs) {
            const Result<std::optional<double>> value = row.number(roof.column);
            if (!value) {
                m_outcome.refuse(roof.level + ": " + value.error().message, row.where());
                return;
            }
            if (!*value || **value == 0.0) {
                m_outcome.noteOnce(NoteKind::Info,
                                   roof.level
                                       + " is 0 or empty: the machine has no such level or "
                                         "it was not measured");
                continue;
            }
            ceilings.push_back(ceilingOf(row, roof, **value));
            if (const auto checked = checkCeiling(ceilings.back()); !checked) {
                m_outcome.refuse(roof.level + ": " + checked.error().message, row.where());
                return;
            }
        }
        if (ceilings.empty()) {
            m_outcome.refuse("the row has no rate", row.where());
            return;
        }
        std::uint64_t rowsToCount = 1;
        for (Ceiling& ceiling : ceilings) {
            m_records.add(std::move(ceiling), row.where(), rowsToCount);
            rowsToCount = 0;
        }
    }

private:
    std::string cellOf(const TableRow& row, std::string_view column) const
    {
        return row.text(m_shape.column(column)).value_or(std::string());
    }

    Ceiling ceilingOf(const TableRow& row, const Roof& roof, double gigaPerSecond) const
    {
        Ceiling ceiling;
        ceiling.kind = roof.kind;
        ceiling.valueSi = gigaPerSecond * giga;
        ceiling.origin = CeilingOrigin::Imported;
        const std::string precision = cellOf(row, "Precision");
        const std::string threads = cellOf(row, "Threads");
        const std::string loads = cellOf(row, "Loads");
        const std::string stores = cellOf(row, "Stores");
        ceiling.label = roof.level + " " + cellOf(row, "ISA") + " " + precision;
        ceiling.label += threads.empty() ? "" : " " + threads + " threads";
        if (roof.kind == CeilingKind::Bandwidth) {
            ceiling.memoryLevel = roof.level;
            // The mix of loads and stores changes the figure.
            ceiling.label += loads.empty() ? "" : " " + loads + ":" + stores + " loads:stores";
        } else {
            ceiling.precision = precisionFromText(precision);
            ceiling.label += " " + cellOf(row, "FP Inst.");
        }
        Provenance& provenance = ceiling.provenance;
        provenance.device.name = m_machine.name;
        provenance.device.threads = row.count(m_shape.column("Threads"));
        provenance.recordedAt = row.text(m_shape.column("Date"));
        provenance.software.push_back({"CARM tool", std::nullopt, std::nullopt});
        provenance.notes = m_machine.notes;
        for (const char* name : {"Interleaved", "DRAM Bytes", "FP Inst."}) {
            if (const std::string text = cellOf(row, name); !text.empty()) {
                provenance.notes.push_back(std::string(name) + " " + text);
            }
        }
        return ceiling;
    }

    const TableShape& m_shape;
    std::vector<Roof> m_roofs;
    Machine m_machine;
    ImportOutcome& m_outcome;
    RecordAdder m_records;
};

} // namespace

std::optional<std::string> matchesCarmRoofline(std::string_view head)
{
    const std::optional<TableShape> shape = findTable(head, requiredColumns);
    return shape && shape->column("Gflop/s") ? std::optional<std::string>(
               "its header has Date, ISA, Precision, Loads, Stores, GB/s and Gflop/s")
                                             : std::nullopt;
}

Result<ImportOutcome> readCarmRoofline(ImportInput& input)
{
    const std::optional<TableShape> shape = findTable(input.head(), requiredColumns);
    if (!shape) {
        return fail(ErrorCode::InvalidInput,
                    "no header with Date, ISA, Precision, Loads, Stores and GB/s");
    }
    Machine machine = machineOf(input.head().substr(0, shape->offset));
    Result<std::vector<Roof>> roofs = roofsOf(*shape, machine);
    if (!roofs) {
        return fail(roofs.error());
    }
    ImportOutcome outcome;
    outcome.addUnit("GB/s", "GB/s", "× 1e9 B/s");
    outcome.addUnit("Gflop/s", "GFLOP/s", "× 1e9 FLOP/s");
    outcome.addStatistic("not stated");
    if (machine.cells.empty()) {
        outcome.note(NoteKind::Assumption,
                     "the line above the header is missing: the columns are taken in CARM's order, "
                     "L1, L2, L3, DRAM, FP, FP FMA");
    }
    Rows rows(*shape, std::move(*roofs), std::move(machine), outcome);
    const auto read = readTable(
        input, *shape, outcome,
        [&](const TableRow& row) {
            rows.add(row);
            return true;
        },
        DuplicateNames::Allowed);
    if (!read) {
        return fail(read.error());
    }
    return outcome;
}

} // namespace rooflab
