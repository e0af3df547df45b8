// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// nvbench's csv: one row a state; several columns may have the same name.
[[nodiscard]] std::optional<std::string> matchesNvbenchCsv(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readNvbenchCsv(ImportInput& input);

} // namespace rooflab
