// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// Any table with a header: what its columns mean is guessed from their names, or given by
/// ImportOptions::columns. The mapping used stands in ImportOutcome::columns and in every record's
/// notes. Claims a table in which at least a time, a count or a rate is recognised.
[[nodiscard]] std::optional<std::string> matchesGenericTable(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readGenericTable(ImportInput& input);

/// A table of label, peak_flops and peak_bandwidth: two ceilings a row.
[[nodiscard]] std::optional<std::string> matchesPeaksTable(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readPeaksTable(ImportInput& input);

} // namespace rooflab
