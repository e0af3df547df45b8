// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/nvbench_record.h"

#include "core/io/complete_work.h"
#include "core/io/number_text.h"
#include "core/io/rate_audit.h"

#include <cmath>

namespace rooflab {

namespace {

constexpr const char* bandwidthName = "GlobalMem BW";

/// nvbench divides the declared bytes by the mean cold time; doing that backwards gives them again.
std::optional<Bytes> declaredBytes(const NvbenchState& state)
{
    if (!state.bandwidthSi || !state.cold.mean) {
        return std::nullopt;
    }
    const double bytes = *state.bandwidthSi * state.cold.mean->value();
    const double whole = std::round(bytes);
    constexpr double roundingErrors = 1e-6;
    return Bytes(std::fabs(bytes - whole) <= roundingErrors * bytes ? whole : bytes);
}

VariableLookup axesOf(const Parameters& axes)
{
    return [&axes](std::string_view name) -> std::optional<double> {
        for (const auto& [axis, value] : axes.entries()) {
            if (variableName(axis) != name) {
                continue;
            }
            if (const auto* integer = std::get_if<std::int64_t>(&value)) {
                return static_cast<double>(*integer);
            }
            if (const auto* real = std::get_if<double>(&value)) {
                return *real;
            }
        }
        return std::nullopt;
    };
}

Measurement baseOf(const NvbenchState& state)
{
    Measurement measurement;
    measurement.kernel = state.benchmark;
    measurement.parameters = state.axes;
    measurement.precision = state.precision;
    measurement.provenance = state.provenance;
    measurement.sourceFields = state.fields;
    if (const auto bytes = declaredBytes(state)) {
        measurement.work.bytes = bytes;
        measurement.work.accounting
            = "Q: bytes read and written that the benchmark declares (its bandwidth times its "
              "mean cold time)";
    }
    return measurement;
}

Measurement coldRecord(const NvbenchState& state)
{
    Measurement measurement = baseOf(state);
    measurement.variant = "cold";
    measurement.timing.cache = CacheState::Flushed;
    measurement.timing.scope = TimingScope::PerLaunch;
    measurement.timing.repeat = state.coldSamples;
    measurement.timing.reported = state.cold;
    return measurement;
}

Measurement batchRecord(const NvbenchState& state)
{
    Measurement measurement = baseOf(state);
    measurement.variant = "batch";
    measurement.timing.cache = CacheState::Warm;
    measurement.timing.scope = TimingScope::Batch;
    measurement.timing.repeat = state.batchSamples;
    measurement.timing.reported.mean = state.batchMean;
    return measurement;
}

} // namespace

void addNvbenchState(NvbenchState state, const std::string& where, const ImportInput& input,
                     RecordAdder& records, ImportOutcome& outcome)
{
    const bool hasCold = state.cold.mean || state.cold.median || state.cold.min;
    if (!hasCold && !state.batchMean) {
        outcome.refuse("there is no GPU time", where);
        return;
    }
    std::vector<Measurement> runs;
    if (hasCold) {
        runs.push_back(coldRecord(state));
    }
    if (state.batchMean) {
        runs.push_back(batchRecord(state));
    }
    const std::uint64_t refusedBefore = outcome.rows.refused;
    std::uint64_t rowsToCount = 1;
    for (Measurement& measurement : runs) {
        completeWork(measurement, input.options().works, axesOf(state.axes), outcome, where);
        if (state.bandwidthSi && measurement.timing.cache == CacheState::Flushed) {
            auditStoredRate(measurement,
                            {RateKind::Bandwidth, *state.bandwidthSi, Statistic::Mean,
                             where + ", " + bandwidthName},
                            bandwidthName, outcome);
        }
        if (!records.add(std::move(measurement), where, rowsToCount).empty()) {
            rowsToCount = 0;
        }
    }
    // One state is one row, however many of its records were refused.
    if (outcome.rows.refused > refusedBefore) {
        outcome.rows.refused = refusedBefore + rowsToCount;
    }
}

void setNvbenchAxis(NvbenchState& state, const std::string& name, const std::string& value)
{
    const auto whole = readWholeNumber(value);
    const auto real = readNumber(value);
    if (whole && *whole && **whole <= INT64_MAX) {
        state.axes.set(name, static_cast<std::int64_t>(**whole));
    } else if (real && *real) {
        state.axes.set(name, **real);
    } else {
        state.axes.set(name, value);
        const auto precision = precisionFromText(value);
        state.precision = precision ? precision : state.precision;
    }
}

} // namespace rooflab
