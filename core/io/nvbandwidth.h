// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// nvbandwidth's JSON: matrices of bandwidths, each cell a reference line.
[[nodiscard]] std::optional<std::string> matchesNvbandwidth(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readNvbandwidth(ImportInput& input);

} // namespace rooflab
