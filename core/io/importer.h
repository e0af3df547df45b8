// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/result.h"

#include <span>
#include <string_view>

namespace rooflab {

/// One readable format. `matches` looks at the content only, never at a name or extension.
struct Importer {
    std::string_view name; ///< "session", "events", "tutorial"
    std::string_view label; ///< for people
    std::string_view recognisedBy; ///< the key or line that `matches` looks for
    bool (*matches)(std::string_view text) = nullptr;
    Result<ImportOutcome> (*parse)(std::string_view text) = nullptr;
};

/// THE table of importers. Dialog, drop, command line and reports read it.
[[nodiscard]] std::span<const Importer> importers();

/// Picks the importer by content and parses. If none matches, the Error names what was looked for.
[[nodiscard]] Result<ImportOutcome> importText(std::string_view text);

} // namespace rooflab
