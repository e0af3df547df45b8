// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/record_adder.h"

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// One state of an nvbench benchmark, in SI, as JSON and csv give it.
struct NvbenchState {
    std::string benchmark;
    Parameters axes;
    std::optional<Precision> precision; ///< from a type axis
    Provenance provenance;
    TimeSummary cold; ///< GPU times with flushed caches
    std::optional<std::int64_t> coldSamples;
    std::optional<Seconds> batchMean; ///< GPU time of one launch of a batch
    std::optional<std::int64_t> batchSamples;
    std::optional<double> bandwidthSi; ///< of the bytes that the benchmark's author declared
    std::vector<std::pair<std::string, std::string>> fields; ///< all other summaries
};

/// The cold and the batch record of a state; refuses one without a GPU time. The row counts once.
void addNvbenchState(NvbenchState state, const std::string& where, const ImportInput& input,
                     RecordAdder& records, ImportOutcome& outcome);

/// Sets an axis as a parameter, and the precision if it is a type axis that names one.
void setNvbenchAxis(NvbenchState& state, const std::string& name, const std::string& value);

} // namespace rooflab
