// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/io/json_reader.h"

namespace rooflab {

/// parseJson() for writers that put NaN and Infinity into their numbers, which JSON does not have:
/// such tokens become strings ("NaN"), so that the record that holds one can be refused alone. Says
/// so in a note.
[[nodiscard]] Result<Json> parseJsonWithNonFinite(std::string_view text, ImportOutcome& outcome);

} // namespace rooflab
