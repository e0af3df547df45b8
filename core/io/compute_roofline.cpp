// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/compute_roofline.h"

#include "core/format.h"
#include "core/io/record_adder.h"
#include "core/io/system_info.h"
#include "core/io/table_reader.h"

namespace rooflab {

namespace {

/// One ceiling of the header: "HBMBw" with its interval's ends.
struct RoofColumn {
    std::string name;
    CeilingKind kind = CeilingKind::Bandwidth;
    std::string label; ///< "HBM", "FP32", "MFMA F16"
    std::optional<Precision> precision;
    std::size_t value = 0;
    std::optional<std::size_t> low;
    std::optional<std::size_t> high;
};

std::optional<TableShape> roofTable(std::string_view head)
{
    std::optional<TableShape> shape = findTable(head, {"device", "HBMBw"});
    return shape ? shape : findTable(head, {"devID", "HBMBw"});
}

/// "MFMABF16" is "MFMA BF16"; the type after the unit's name is a precision or has none here.
void nameCompute(const std::string& base, RoofColumn& column)
{
    std::string type = base;
    for (const std::string_view unit : {"MFMA", "WMMA"}) {
        if (base.starts_with(unit)) {
            type = base.substr(unit.size());
            column.label = std::string(unit) + " " + type;
        }
    }
    column.label = column.label.empty() ? base : column.label;
    const std::string spelling = lowerCase(type);
    column.precision = precisionFromText(spelling);
}

std::optional<RoofColumn> roofColumn(const TableShape& shape, std::size_t index,
                                     ImportOutcome& outcome)
{
    const std::string& name = shape.names[index];
    RoofColumn column;
    column.name = name;
    column.value = index;
    column.low = shape.column(name + "Low");
    column.high = shape.column(name + "High");
    if (name.ends_with("Bw")) {
        column.label = name.substr(0, name.size() - 2);
        return column;
    }
    constexpr std::string_view flops = "Flops";
    if (name.ends_with(flops)) {
        column.kind = CeilingKind::Compute;
        nameCompute(name.substr(0, name.size() - flops.size()), column);
        if (!column.precision) {
            outcome.note(NoteKind::Info,
                         "the column \"" + name
                             + "\" is of a precision that rooflab does not know and is not taken");
            return std::nullopt;
        }
        return column;
    }
    if (name.ends_with("Ops")) {
        outcome.note(NoteKind::Info,
                     "the column \"" + name
                         + "\" counts integer operations, which are no FLOPs, and is not taken");
    }
    return std::nullopt;
}

class RoofReader {
public:
    RoofReader(const TableShape& shape, const ImportInput& input, ImportOutcome& outcome)
        : m_shape(shape), m_input(input), m_outcome(outcome), m_records(outcome),
          m_system(siblingSystem(input))
    {
        for (std::size_t i = 0; i < shape.names.size(); ++i) {
            if (auto column = roofColumn(shape, i, outcome)) {
                m_columns.push_back(std::move(*column));
            }
        }
    }

    void take(const TableRow& row)
    {
        const auto device = row.wholeNumber(m_shape.anyColumn({"device", "devID"}));
        if (!device || !*device || **device > INT32_MAX) {
            m_outcome.refuse(device ? "the row names no device" : device.error().message,
                             row.where());
            return;
        }
        const auto index = static_cast<std::int64_t>(**device);
        for (const std::int64_t known : m_devices) {
            if (known == index) {
                m_outcome.refuse("the device " + std::to_string(index) + " stands here again",
                                 row.where());
                return;
            }
        }
        m_devices.push_back(index);
        if (m_input.options().device && *m_input.options().device != index) {
            ++m_outcome.rows.setAside;
            return;
        }
        Row ceilings{row.where(), {}};
        for (const RoofColumn& column : m_columns) {
            addCeiling(row, column, index, ceilings);
        }
        m_rows.push_back(std::move(ceilings));
    }

    /// With one device its ceilings are the file's; of several one must be chosen.
    void finish()
    {
        if (m_rows.size() > 1) {
            m_outcome.rows.setAside += m_rows.size();
            std::string list;
            for (const std::int64_t device : m_devices) {
                list += (list.empty() ? "" : ", ") + std::to_string(device);
            }
            m_outcome.ask(QuestionKind::Device,
                          "the file has the ceilings of several devices (" + list
                              + "): choose one with --device");
            return;
        }
        if (m_rows.empty() && !m_devices.empty()) {
            m_outcome.ask(QuestionKind::Device,
                          "the file has no device "
                              + std::to_string(m_input.options().device.value_or(0)));
        }
        for (Row& row : m_rows) {
            std::uint64_t rows = 1;
            for (Ceiling& ceiling : row.ceilings) {
                if (!m_records.add(std::move(ceiling), row.where, rows).empty()) {
                    rows = 0;
                }
            }
        }
    }

private:
    struct Row {
        std::string where;
        std::vector<Ceiling> ceilings;
    };

    void addCeiling(const TableRow& row, const RoofColumn& column, std::int64_t device, Row& target)
    {
        const auto value = row.number(column.value);
        const auto low = row.number(column.low);
        const auto high = row.number(column.high);
        if (!value || (*value && **value <= 0.0)) {
            m_outcome.note(NoteKind::Refused,
                           value ? "\"" + column.name + "\" has no positive value"
                                 : value.error().message,
                           row.where());
            return;
        }
        if (!*value) {
            m_outcome.note(NoteKind::Info, "\"" + column.name + "\" has no value", row.where());
            return;
        }
        Ceiling ceiling;
        ceiling.label = column.label;
        ceiling.kind = column.kind;
        ceiling.valueSi = **value * giga;
        ceiling.precision = column.precision;
        ceiling.origin = CeilingOrigin::Imported;
        if (column.kind == CeilingKind::Bandwidth) {
            ceiling.memoryLevel = column.label;
        }
        const bool ordered
            = low && high && *low && *high && **low <= **value && **value <= **high && **low > 0.0;
        if (ordered && **low < **high) {
            ceiling.lowSi = **low * giga;
            ceiling.highSi = **high * giga;
        } else if (ordered) {
            m_outcome.noteRow(
                NoteKind::Info, "ceilings without an interval of their own",
                "\"" + column.name
                    + "\" has no interval (low = high): it may not have been measured",
                row.where());
        }
        ceiling.provenance = m_system.value_or(Provenance{});
        ceiling.provenance.device.index = device;
        target.ceilings.push_back(std::move(ceiling));
    }

    const TableShape& m_shape;
    const ImportInput& m_input;
    ImportOutcome& m_outcome;
    RecordAdder m_records;
    std::optional<Provenance> m_system;
    std::vector<RoofColumn> m_columns;
    std::vector<std::int64_t> m_devices;
    std::vector<Row> m_rows;
};

} // namespace

std::optional<std::string> matchesComputeRoofline(std::string_view head)
{
    return roofTable(head)
        ? std::optional<std::string>("its header has device (or devID) and HBMBw")
        : std::nullopt;
}

Result<ImportOutcome> readComputeRoofline(ImportInput& input)
{
    const std::optional<TableShape> shape = roofTable(input.head());
    if (!shape) {
        return fail(ErrorCode::InvalidInput, "no header with device (or devID) and HBMBw");
    }
    ImportOutcome outcome;
    outcome.addUnit("…Bw", "GB/s", "× 1e9 B/s");
    outcome.addUnit("…Flops", "GFLOP/s", "× 1e9 FLOP/s");
    outcome.addStatistic("a value with the ends of its interval");
    RoofReader reader(*shape, input, outcome);
    const auto read = readTable(input, *shape, outcome, [&](const TableRow& row) {
        reader.take(row);
        return true;
    });
    if (!read) {
        return fail(read.error());
    }
    reader.finish();
    return outcome;
}

} // namespace rooflab
