// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rooflab {

/// How a file writes its numbers. Unclear: nothing tells whether "1,234" has a decimal comma or a
/// thousands separator, so such cells are refused.
enum class DecimalStyle { Dot, Comma, Unclear };

/// Looks at the cells of a file's beginning. Several thousands groups ("27,595,520"), a leading
/// zero ("0,333"), a group that is not three digits ("65,77") and the later of two separators
/// ("1.234,5") decide. Contradicting cells make it Unclear.
[[nodiscard]] DecimalStyle decimalStyleOf(std::span<const std::string_view> cells);

/// A cell that says that there is no value: empty, "N/A", "-", "null", "none".
[[nodiscard]] bool isAbsent(std::string_view cell);

/// Reads a whole cell, blanks and quotes around it aside, independent of the locale. nullopt for an
/// absent value. Refused with a sentence: nan, inf, percentages, ambiguous commas, other text.
[[nodiscard]] Result<std::optional<double>> readNumber(std::string_view cell,
                                                       DecimalStyle style = DecimalStyle::Dot);
/// Exact 64-bit whole number; thousands separators as in readNumber.
[[nodiscard]] Result<std::optional<std::uint64_t>>
readWholeNumber(std::string_view cell, DecimalStyle style = DecimalStyle::Dot);

/// Without blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::string lowerCase(std::string_view text);
[[nodiscard]] bool equalIgnoringCase(std::string_view a, std::string_view b);

} // namespace rooflab
