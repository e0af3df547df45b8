// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// BabelStream's table for people, below its banner. The times have few digits, the rates more.
[[nodiscard]] std::optional<std::string> matchesBabelStreamText(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readBabelStreamText(ImportInput& input);

} // namespace rooflab
