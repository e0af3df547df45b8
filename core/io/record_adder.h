// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/session_ids.h"

#include <string>

namespace rooflab {

/// Puts the records of an importer into its outcome: checks them, gives them an id and their place
/// in the file, counts them as used rows, and refuses what no run can have.
class RecordAdder {
public:
    explicit RecordAdder(ImportOutcome& outcome) : m_outcome(outcome), m_ids(outcome.session) { }

    /// The record's id; empty if it was refused. `rows` is how many rows of the file it is made of.
    std::string add(Measurement measurement, const std::string& where, std::uint64_t rows = 1);
    std::string add(Ceiling ceiling, const std::string& where, std::uint64_t rows = 1);

private:
    ImportOutcome& m_outcome;
    SessionIds m_ids;
};

/// For a file that gives one time a run and does not say which statistic that is: the time is kept
/// as the only sample, so that it stands for the run whichever statistic is asked for, and noted.
void setOnlyTime(Measurement& measurement, Seconds time, ImportOutcome& outcome);

} // namespace rooflab
