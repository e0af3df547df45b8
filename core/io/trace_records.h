// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"
#include "core/io/trace_collector.h"

#include <string>
#include <vector>

namespace rooflab {

/// Makes a record of every group that is no helper. `fixedNames` names the groups' fixedCells, the
/// first `resourceCount` of which are static resources; the others are sizes of grid and workgroup.
[[nodiscard]] Result<void> makeTraceRecords(const ImportInput& input,
                                            std::vector<CollectedGroup> groups,
                                            const std::vector<std::string>& fixedNames,
                                            std::size_t resourceCount, ImportOutcome& outcome);

} // namespace rooflab
