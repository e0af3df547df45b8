// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import_outcome.h"
#include "core/result.h"

#include <string>
#include <string_view>

namespace rooflab {

/// The format's version: the minor part grows when keys are added, the major part when an old
/// reader would misread a file.
inline constexpr int sessionMajorVersion = 1;
inline constexpr std::string_view sessionVersion = "1.0";

/// Session text, indented, keys in a fixed order, a final newline.
[[nodiscard]] std::string writeSession(const Session& session);

/// Reads what writeSession writes. A record that cannot be read is refused in a note and the rest
/// is taken; a text that is no session at all is an Error.
[[nodiscard]] Result<ImportOutcome> readSession(std::string_view text);

} // namespace rooflab
