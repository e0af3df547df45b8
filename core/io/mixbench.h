// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// mixbench's table: one line an experiment, groups of four columns (intensity, time in ms, GFLOPS,
/// GB/s) a data type. The line above the header names the groups.
[[nodiscard]] std::optional<std::string> matchesMixbench(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readMixbench(ImportInput& input);

} // namespace rooflab
