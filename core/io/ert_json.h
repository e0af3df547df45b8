// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"

namespace rooflab {

/// roofline.json of the Empirical Roofline Toolkit: reference lines.
[[nodiscard]] std::optional<std::string> matchesErtJson(std::string_view head);
[[nodiscard]] Result<ImportOutcome> readErtJson(ImportInput& input);

} // namespace rooflab
