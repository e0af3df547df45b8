// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_reader.h"
#include "core/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rooflab {

/// One entry of google-benchmark's list "benchmarks", in SI.
struct GbenchRow {
    std::string name;
    std::string runName; ///< equal for all repetitions
    bool isAggregate = false; ///< mean, median, stddev, cv, BigO, RMS …
    std::optional<std::string> error; ///< the benchmark's own message
    std::optional<std::string> skipped; ///< its reason
    Seconds realTime; ///< of one iteration, the mean of them
    std::optional<Seconds> cpuTime;
    std::optional<double> bytesPerSecond;
    std::optional<double> iterations;
    std::vector<std::pair<std::string, double>> counters; ///< of the author; flat and free-named
    std::vector<std::pair<std::string, std::string>> texts; ///< label and other strings
};

/// Fails with the place within the entry for a time that is none, an unknown unit or a wrong type.
[[nodiscard]] Result<GbenchRow> readGbenchRow(const Json& entry, const std::string& pointer);

/// Rates in the file are per CPU second unless the benchmark measured real or manual time. This is
/// the time that a rate of the row was divided by, told by the name and by which of the two gives a
/// whole number.
[[nodiscard]] Seconds rateClock(const GbenchRow& row, double rate);

/// A count per iteration from a rate; whole if it is so but for rounding.
[[nodiscard]] double countFromRate(double rate, Seconds time);

} // namespace rooflab
