// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"
#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace rooflab {

/// The importer's name, and the format in the source of records that state no origin of their own.
inline constexpr std::string_view figureFormat = "figure";

[[nodiscard]] std::optional<std::string> matchesFigure(std::string_view head);

/// The session in a PNG, SVG or PDF figure that rooflab drew.
[[nodiscard]] Result<ImportOutcome> readFigure(ImportInput& input);

/// The text that a PNG, SVG or PDF figure carries; nullopt if it carries none.
[[nodiscard]] Result<std::optional<std::string>> dataInFigure(std::string_view figure);

} // namespace rooflab
