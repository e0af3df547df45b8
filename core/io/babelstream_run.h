// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/record_adder.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rooflab {

/// One line of BabelStream's results, in SI.
struct BabelStreamRun {
    std::string function; ///< "Copy", "Triad" …
    std::uint64_t elementCount = 0; ///< of one array
    std::uint64_t elementBytes = 0;
    std::optional<Precision> precision;
    TimeSummary times;
    Seconds timeRounding; ///< half of the last digit of times.min, where the file prints few
    std::optional<std::int64_t> repeat;
    std::optional<double> rateSi; ///< B/s, as the file states it
    std::string rateName; ///< column of that rate
    Provenance provenance;
};

/// Adds the record of a run; a Copy also as an imported bandwidth reference. Refuses functions
/// whose arrays are not known and runs without a time.
void addBabelStreamRun(BabelStreamRun run, const std::string& where, RecordAdder& records,
                       ImportOutcome& outcome);

/// The factor to B/s of a rate's unit in any of BabelStream's spellings ("mbytes", "MiB", "GB/s");
/// nullopt: no such unit.
[[nodiscard]] std::optional<double> babelStreamRateFactor(std::string_view unit);

/// What BabelStream prints before its results; a csv file may have none of it.
struct BabelStreamBanner {
    Provenance provenance; ///< device, implementation, version
    std::optional<std::string> precision; ///< "float" or "double"
    std::optional<std::uint64_t> elementCount;
    std::optional<double> arrayBytes; ///< of one array, rounded by the program
    std::optional<std::string> arrayText; ///< "33.6 MB"
    std::optional<std::int64_t> repeat;
};
[[nodiscard]] BabelStreamBanner readBabelStreamBanner(std::string_view text);

/// Notes what is true of every BabelStream result: statistics, the accounting's origin.
void describeBabelStream(ImportOutcome& outcome, const BabelStreamBanner& banner);

} // namespace rooflab
