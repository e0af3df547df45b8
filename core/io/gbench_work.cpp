// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gbench_work.h"

#include "core/format.h"
#include "core/io/column_mapping.h"
#include "core/io/import_outcome.h"
#include "core/io/number_text.h"

#include <cmath>

namespace rooflab {

namespace {

std::optional<double> counterOf(const GbenchRow& row, std::string_view name)
{
    for (const auto& [key, value] : row.counters) {
        if (equalIgnoringCase(key, name)) {
            return value;
        }
    }
    return std::nullopt;
}

struct FlopCounter {
    std::string name;
    double flopsPerSecond = 0.0;
};

std::optional<FlopCounter> flopCounterOf(const GbenchRow& row)
{
    for (const auto& [key, value] : row.counters) {
        const std::optional<double> factor = unitFactor(ColumnRole::FlopRate, key);
        if (factor && value > 0.0) {
            return FlopCounter{key, value * *factor};
        }
    }
    return std::nullopt;
}

void checkIntensity(Work& work, std::optional<double> intensity, const std::string& where,
                    ImportOutcome& outcome)
{
    constexpr double tolerance = 0.01;
    if (!intensity || !(*intensity > 0.0)) {
        return;
    }
    if (!work.bytes) {
        work.bytes = Bytes(work.flops->value() / *intensity);
        work.accounting += ", Q = F/AI with the counter \"AI\"";
    } else if (const double derived = (*work.flops / *work.bytes).value();
               std::fabs(derived / *intensity - 1.0) > tolerance) {
        outcome.note(NoteKind::Conflict,
                     "the counter \"AI\" states " + formatNumber(*intensity, 6)
                         + " FLOP/Byte, its rates give " + formatNumber(derived, 6)
                         + "; the point uses the rates",
                     where);
    }
}

} // namespace

void keepGbenchCounters(Measurement& measurement, const GbenchRow& row)
{
    if (row.iterations) {
        measurement.sourceFields.emplace_back("iterations", formatExact(*row.iterations));
    }
    if (row.cpuTime) {
        measurement.sourceFields.emplace_back("cpu_time", formatExact(row.cpuTime->value()) + " s");
    }
    for (const auto& [key, value] : row.counters) {
        measurement.sourceFields.emplace_back(key, formatExact(value));
    }
    for (const auto& field : row.texts) {
        measurement.sourceFields.push_back(field);
    }
}

void setGbenchWork(Measurement& measurement, const GbenchRow& row, const std::string& where,
                   ImportOutcome& outcome)
{
    Work& work = measurement.work;
    if (row.bytesPerSecond) {
        work.bytes = Bytes(countFromRate(*row.bytesPerSecond, rateClock(row, *row.bytesPerSecond)));
        work.accounting = "Q per iteration from bytes_per_second";
    }
    const std::optional<double> intensity = counterOf(row, "AI");
    if (const auto flops = flopCounterOf(row)) {
        work.flops
            = Flop(countFromRate(flops->flopsPerSecond, rateClock(row, flops->flopsPerSecond)));
        work.accounting += (work.accounting.empty() ? "" : ", ")
            + ("F per iteration from the counter \"" + flops->name + "\"");
        outcome.noteOnce(NoteKind::Assumption,
                         "the counter \"" + flops->name + "\" is taken as a FLOP rate");
        checkIntensity(work, intensity, where, outcome);
    } else if (work.bytes && intensity && *intensity > 0.0) {
        work.flops = Flop(*intensity * work.bytes->value());
        work.accounting += ", F = AI·Q with the counter \"AI\"";
        outcome.noteOnce(NoteKind::Assumption, "the counter \"AI\" is taken as FLOP per byte");
    }
}

void compareGbenchRate(Measurement& measurement, Seconds time, std::optional<double> rate,
                       const std::string& where, ImportOutcome& outcome)
{
    if (!rate || !measurement.work.bytes) {
        return;
    }
    constexpr double tolerance = 0.01;
    measurement.sourceFields.emplace_back("bytes_per_second", formatExact(*rate));
    const double derived = (*measurement.work.bytes / time).value();
    if (std::fabs(*rate / derived - 1.0) > tolerance) {
        outcome.noteRow(NoteKind::Conflict, "bytes_per_second is not over real_time",
                        "the file states " + formatNumber(*rate / giga, 6)
                            + " GB/s, bytes over real_time give " + formatNumber(derived / giga, 6)
                            + " GB/s (google-benchmark divides by the CPU time unless told "
                              "otherwise); the point comes from real_time",
                        where + "/bytes_per_second");
    }
}

} // namespace rooflab
