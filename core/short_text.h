// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rooflab {

/// The longest beginning of at most that many bytes that cuts no UTF-8 character.
[[nodiscard]] std::string_view wholeCharacters(std::string_view text, std::size_t longestBytes);

/// The same for a message: "…" stands for what is left out, control bytes become blanks.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t longestBytes);

} // namespace rooflab
