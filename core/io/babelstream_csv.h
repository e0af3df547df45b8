// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// BabelStream --csv: one row a function, the unit of the rate only in its column's name.
[[nodiscard]] std::optional<std::string> matchesBabelStreamCsv(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readBabelStreamCsv(ImportInput& input);

} // namespace rooflab
