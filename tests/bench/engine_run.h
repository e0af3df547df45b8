// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan.h"
#include "kernels/backend.h"
#include "tests/bench/paired_runs.h"

#include <memory>

namespace rooflab::peers {

/// A run of the engine, made by the same calls that the measuring programs make.
class EngineRun {
public:
    /// Settles the run as the measuring programs do, allocates and fills its arrays.
    [[nodiscard]] static Result<EngineRun> prepare(bench::Backend& backend, const PlannedRun& run);

    [[nodiscard]] TimeLaunches launches() const;
    /// FLOP or bytes of one launch.
    [[nodiscard]] const Work& work() const { return m_work; }
    /// An Error if the output is not right as a whole.
    [[nodiscard]] Result<void> validate() const;

private:
    std::shared_ptr<bench::PreparedRun> m_run;
    Work m_work;
};

/// What tells the candidates for one comparison apart: "vectorized, stores=streaming".
[[nodiscard]] std::string engineName(const PlannedRun& run);

/// The candidate with the shortest turn; each is tried three times, in turns. Candidates that the
/// backend does not support are passed over. Its time is not used further: the comparison measures
/// anew, so that the luckiest of several readings does not stand for the engine.
[[nodiscard]] Result<PlannedRun>
fastestOf(bench::Backend& backend, const std::vector<PlannedRun>& candidates, const Turn& turn);

} // namespace rooflab::peers
