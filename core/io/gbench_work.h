// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/gbench_row.h"
#include "core/measurement.h"

namespace rooflab {

struct ImportOutcome;

/// Keeps iterations, CPU time and the author's counters with the record, as text.
void keepGbenchCounters(Measurement& measurement, const GbenchRow& row);

/// F and Q per iteration: Q from bytes_per_second, F from a counter that is named as a FLOP rate,
/// either from the other by a counter called AI. What the row has nothing for stays absent.
void setGbenchWork(Measurement& measurement, const GbenchRow& row, const std::string& where,
                   ImportOutcome& outcome);

/// Notes a bytes_per_second that is not the record's bytes over its real time.
void compareGbenchRate(Measurement& measurement, Seconds time, std::optional<double> rate,
                       const std::string& where, ImportOutcome& outcome);

} // namespace rooflab
