// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// Nsight Compute --csv, one line a metric of a launch.
[[nodiscard]] std::optional<std::string> matchesNcuLong(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readNcuLong(ImportInput& input);

} // namespace rooflab
