// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// carm_results/applications/*.csv of the CARM tool: one row an application.
[[nodiscard]] std::optional<std::string> matchesCarmApplications(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readCarmApplications(ImportInput& input);

} // namespace rooflab
