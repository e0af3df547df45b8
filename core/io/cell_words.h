// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace rooflab {

/// int8, uint32, i4 …: their operations are no floating-point operations.
[[nodiscard]] bool isIntegerType(std::string_view type);

/// OK, true, pass, 1 and their opposites; nullopt for other words.
[[nodiscard]] std::optional<bool> passedFromText(std::string_view text);

} // namespace rooflab
