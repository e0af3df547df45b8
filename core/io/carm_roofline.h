// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// carm_results/roofline/*.csv of the CARM tool: reference lines, one row a run.
[[nodiscard]] std::optional<std::string> matchesCarmRoofline(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readCarmRoofline(ImportInput& input);

} // namespace rooflab
