// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// Nsight Compute --csv --page raw: one line a launch, one column a metric, a line of units below
/// the header.
[[nodiscard]] std::optional<std::string> matchesNcuRaw(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readNcuRaw(ImportInput& input);

} // namespace rooflab
