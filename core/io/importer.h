// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_input.h"
#include "core/io/import_outcome.h"
#include "core/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rooflab {

/// One readable format. `matches` looks at the content only, never at a name or extension.
struct Importer {
    std::string_view name; ///< "session", "rocprof_kernel_trace": the word after --format
    std::string_view label; ///< for people
    std::string_view recognisedBy; ///< the key or line that `matches` looks for
    /// Sees the beginning of the file (ImportInput::head()). Says in a sentence what it recognised
    /// ("the header has Kind, Kernel_Name, …"), or nullopt.
    std::optional<std::string> (*matches)(std::string_view head) = nullptr;
    Result<ImportOutcome> (*parse)(ImportInput& input) = nullptr;
    bool isFallback = false; ///< asked only when no other format claims the file
};

/// THE table of importers. Dialog, drop, command line, reports and fuzzing read it.
[[nodiscard]] std::span<const Importer> importers();
/// By name; nullptr if there is none.
[[nodiscard]] const Importer* findImporter(std::string_view name);

/// Picks the importer by content, or the one that the options name, and parses. Fails with a
/// sentence when none claims the file (naming what was looked for) or more than one does.
[[nodiscard]] Result<ImportOutcome> importInput(ImportInput& input);

/// The same for text in memory, which has no siblings.
[[nodiscard]] Result<ImportOutcome> importText(std::string_view text,
                                               const ImportOptions& options = {});

} // namespace rooflab
