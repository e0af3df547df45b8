// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/short_text.h"

#include <algorithm>

namespace rooflab {

std::string_view wholeCharacters(std::string_view text, std::size_t longestBytes)
{
    std::size_t end = std::min(text.size(), longestBytes);
    while (end < text.size() && end > 0
           && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return text.substr(0, end);
}

std::string shortened(std::string_view text, std::size_t longestBytes)
{
    const std::string_view kept = wholeCharacters(text, longestBytes);
    std::string result(kept);
    std::replace_if(
        result.begin(), result.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20U; },
        ' ');
    return result + (kept.size() < text.size() ? "…" : "");
}

} // namespace rooflab
