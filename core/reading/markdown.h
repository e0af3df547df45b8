// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rooflab {

/// Text as Markdown shows it literally: what Markdown or HTML would interpret is escaped, and line
/// breaks become spaces.
[[nodiscard]] std::string markdownEscaped(std::string_view text);

/// "| a | b |" and a line break; the cells are escaped here.
[[nodiscard]] std::string markdownTableLine(const std::vector<std::string>& cells);
/// The line below a table's header.
[[nodiscard]] std::string markdownTableRule(std::size_t columns);

} // namespace rooflab
