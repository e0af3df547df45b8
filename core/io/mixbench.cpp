// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/mixbench.h"

#include "core/format.h"
#include "core/io/csv_reader.h"
#include "core/io/mixbench_groups.h"
#include "core/io/number_text.h"
#include "core/io/rate_audit.h"
#include "core/io/record_adder.h"
#include "core/io/text_decoder.h"
#include "core/io/text_lines.h"

#include <array>
#include <cmath>

namespace rooflab {

namespace {

struct Values {
    double intensity = 0.0; ///< FLOP (or integer operations) per byte
    double milliseconds = 0.0;
    double gigaOps = 0.0; ///< per second
    double gigabytes = 0.0; ///< per second
};

class Table {
public:
    Table(MixbenchShape shape, Provenance provenance, ImportOutcome& outcome)
        : m_labels(std::move(shape.labels)), m_groups(std::move(shape.groups)),
          m_provenance(std::move(provenance)), m_outcome(outcome), m_records(outcome)
    {
    }

    /// One line; counts one row of each group.
    void add(const std::vector<std::string>& cells, std::size_t line)
    {
        m_outcome.rows.read += m_groups.size();
        for (MixbenchGroup& group : m_groups) {
            const std::string where = "line " + std::to_string(line);
            if (cells.size() < group.column + mixbenchGroupWidth) {
                m_outcome.refuse("the row has " + std::to_string(cells.size())
                                     + " cells and none for the whole group \"" + group.name + "\"",
                                 where);
            } else if (isUnsupported(cells, group)) {
                group.unsupported.push_back(line);
            } else if (const Result<Values> values = valuesOf(cells, group); !values) {
                m_outcome.refuse(group.name + ": " + values.error().message, where);
            } else {
                ++group.supported;
                addRecord(cells, group, *values, where);
            }
        }
    }

    /// A data type that the device lacks is one notice; single lines of others are refused.
    void finish()
    {
        for (const MixbenchGroup& group : m_groups) {
            const std::string reason = "\"" + group.name + "\": time 0 and infinite rates";
            if (group.supported > 0 || group.unsupported.empty()) {
                for (const std::size_t line : group.unsupported) {
                    m_outcome.refuse(reason, "line " + std::to_string(line));
                }
                continue;
            }
            m_outcome.rows.refused += group.unsupported.size();
            m_outcome.note(NoteKind::Refused,
                           "the group \"" + group.name + "\" is skipped: all its "
                               + std::to_string(group.unsupported.size())
                               + " rows have time 0 and infinite rates, so the device does not "
                                 "support it",
                           "lines " + std::to_string(group.unsupported.front()) + "-"
                               + std::to_string(group.unsupported.back()));
        }
    }

private:
    static bool isUnsupported(const std::vector<std::string>& cells, const MixbenchGroup& group)
    {
        const auto time = readNumber(cells[group.column + 1]);
        const std::string rate = lowerCase(trimmed(cells[group.column + 2]));
        const bool infinite = rate == "inf" || rate == "nan" || rate == "-nan";
        return time && *time && **time == 0.0 && infinite;
    }

    static Result<Values> valuesOf(const std::vector<std::string>& cells,
                                   const MixbenchGroup& group)
    {
        std::array<double, mixbenchGroupWidth> numbers{};
        static constexpr std::array<const char*, mixbenchGroupWidth> names{"intensity", "ex.time",
                                                                           "rate", "GB/sec"};
        for (std::size_t i = 0; i < mixbenchGroupWidth; ++i) {
            const auto number = readNumber(cells[group.column + i]);
            if (!number) {
                return fail(ErrorCode::InvalidInput,
                            std::string(names[i]) + ": " + number.error().message);
            }
            if (!*number || !(**number > 0.0)) {
                return fail(ErrorCode::InvalidInput,
                            std::string(names[i]) + ": \""
                                + validUtf8(trimmed(cells[group.column + i]))
                                + "\" is no positive number");
            }
            numbers[i] = **number;
        }
        return Values{numbers[0], numbers[1], numbers[2], numbers[3]};
    }

    void addRecord(const std::vector<std::string>& cells, const MixbenchGroup& group,
                   const Values& values, const std::string& where)
    {
        Measurement measurement;
        measurement.kernel = "mixbench";
        measurement.variant = group.name;
        measurement.precision = group.precision;
        measurement.provenance = m_provenance;
        takeLabels(measurement, cells);
        if (const auto iterations = readWholeNumber(cells[m_labels.size()]);
            iterations && *iterations && **iterations <= INT64_MAX) {
            const auto count = static_cast<std::int64_t>(**iterations);
            measurement.parameters.set("compute_iters", count);
            measurement.variant += ", " + std::to_string(count) + " iterations";
        }
        const Seconds time(values.milliseconds / kilo);
        setOnlyTime(measurement, time, m_outcome);
        setWork(measurement, group, values, time, where);
        measurement.sourceFields.emplace_back("ex.time", formatExact(values.milliseconds) + " ms");
        m_records.add(std::move(measurement), where);
    }

    /// A row of the host's own processor was not measured on the device that the banner names.
    void takeLabels(Measurement& measurement, const std::vector<std::string>& cells)
    {
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            const std::string label = validUtf8(trimmed(cells[i]));
            measurement.variant += ", " + label;
            measurement.sourceFields.emplace_back(m_labels[i], label);
            if (label == "CPU") {
                measurement.provenance.device = {};
                measurement.provenance.device.threads = m_provenance.device.threads;
                m_outcome.noteOnce(NoteKind::Info,
                                   "rows of the CPU are not from the device that the file names");
            }
        }
    }

    /// The file gives rates and the intensity, not the counts. Its times have two decimals, so F
    /// and Q are those that give the stated rates back exactly.
    void setWork(Measurement& measurement, const MixbenchGroup& group, const Values& values,
                 Seconds time, const std::string& where)
    {
        Work& work = measurement.work;
        if (group.isInteger) {
            work.flops = Flop(0.0);
            work.bytes = Bytes(values.gigabytes * giga * time.value());
            work.accounting = "integer operations, no FLOPs; Q from GB/sec and ex.time of the file";
            measurement.sourceFields.emplace_back("Iops/byte", formatExact(values.intensity));
            measurement.sourceFields.emplace_back("GIOPS", formatExact(values.gigaOps));
            return;
        }
        work.flops = Flop(values.gigaOps * giga * time.value());
        work.bytes = Bytes(work.flops->value() / values.intensity);
        work.accounting = "F from GFLOPS and ex.time of the file, Q from F and its Flops/byte";
        measurement.sourceFields.emplace_back("GFLOPS", formatExact(values.gigaOps));
        auditBandwidth(measurement, values, where);
    }

    /// GB/sec has two decimals: a difference within its last digit says nothing.
    void auditBandwidth(Measurement& measurement, const Values& values, const std::string& where)
    {
        const double derived = values.gigaOps / values.intensity;
        const double rounding
            = 0.005 + 0.005 / values.intensity + derived * 0.0005 / values.intensity;
        if (std::fabs(derived - values.gigabytes) <= rounding) {
            measurement.sourceFields.emplace_back("GB/sec", formatExact(values.gigabytes));
            return;
        }
        auditStoredRate(
            measurement,
            {RateKind::Bandwidth, values.gigabytes * giga, std::nullopt, where + ", GB/sec"},
            "GB/sec", m_outcome);
    }

    std::vector<std::string> m_labels;
    std::vector<MixbenchGroup> m_groups;
    Provenance m_provenance;
    ImportOutcome& m_outcome;
    RecordAdder m_records;
};

/// Below the table stands a line of dashes.
bool isRow(std::string_view line)
{
    return !trimmed(line).empty() && !trimmed(line).starts_with("---");
}

} // namespace

std::optional<std::string> matchesMixbench(std::string_view head)
{
    TextLines lines(head);
    while (const auto line = lines.next()) {
        if (isMixbenchHeader(*line)) {
            return "its header has Compute iters, Flops/byte, ex.time and GB/sec";
        }
    }
    return std::nullopt;
}

Result<ImportOutcome> readMixbench(ImportInput& input)
{
    const Result<std::string_view> text = input.whole();
    if (!text) {
        return fail(text.error());
    }
    ImportOutcome outcome;
    Provenance provenance;
    TextLines lines(*text);
    std::string_view above;
    auto line = lines.next();
    for (; line && !isMixbenchHeader(*line); line = lines.next()) {
        describeMixbenchDevice(provenance, *line);
        above = *line;
    }
    if (!line) {
        return fail(ErrorCode::InvalidInput,
                    "there is no header with Compute iters, Flops/byte, ex.time and GB/sec");
    }
    Result<MixbenchShape> shape
        = mixbenchShape(splitCsvLine(*line, ','), splitCsvLine(above, ','), lines.where());
    if (!shape) {
        return fail(shape.error());
    }
    outcome.addUnit("ex.time", "ms (not written in the file)", "× 1e-3 s");
    outcome.addUnit("GFLOPS", "GFLOPS", "× 1e9 FLOP/s");
    outcome.addUnit("GB/sec", "GB/s", "× 1e9 B/s");
    outcome.note(NoteKind::Assumption, "mixbench writes ex.time in milliseconds");
    if (!provenance.device.name) {
        outcome.note(NoteKind::Info, "the file does not name its device");
    }
    Table table(std::move(*shape), std::move(provenance), outcome);
    while ((line = lines.next())) {
        if (isRow(*line)) {
            table.add(splitCsvLine(*line, ','), lines.number());
        }
    }
    table.finish();
    if (outcome.rows.read == 0) {
        return fail(ErrorCode::InvalidInput, "the table has a header and no row below it");
    }
    return outcome;
}

} // namespace rooflab
