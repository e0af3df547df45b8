// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_options.h"

#include <optional>
#include <string>

namespace rooflab {

/// How many files' choices are kept; the one longest unused goes first.
inline constexpr int rememberedFilesLimit = 200;

/// The choices that were applied to a file of this content before: format, work models, columns,
/// device. nullopt: none, or they can no longer be read.
[[nodiscard]] std::optional<ImportOptions> rememberedChoices(const std::string& sha256);
/// Keeps the choices in the user's settings; options without any choice are forgotten.
void rememberChoices(const std::string& sha256, const ImportOptions& options);
void forgetChoices(const std::string& sha256);

/// True if the options answer anything that is remembered.
[[nodiscard]] bool hasChoices(const ImportOptions& options);
[[nodiscard]] bool sameOptions(const ImportOptions& a, const ImportOptions& b);

} // namespace rooflab
