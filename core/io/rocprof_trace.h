// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// rocprofv3 kernel_trace.csv of every generation; columns by name.
[[nodiscard]] std::optional<std::string> matchesKernelTrace(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readKernelTrace(ImportInput& input);

/// rocprofv3 counter_collection.csv: one row for each counter of a launch.
[[nodiscard]] std::optional<std::string> matchesCounterCollection(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readCounterCollection(ImportInput& input);

/// results.csv of the old rocprof (v1): BeginNs and EndNs of each launch.
[[nodiscard]] std::optional<std::string> matchesOldRocprof(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readOldRocprof(ImportInput& input);

} // namespace rooflab
