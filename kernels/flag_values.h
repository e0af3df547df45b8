// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace rooflab::bench {

// The values of flags as typed. Every Error is ErrorCode::Usage and names the flag.

/// A decimal whole number in a range.
[[nodiscard]] Result<std::int64_t> integerFlag(const std::string& flag, std::string_view text,
                                               std::int64_t minimum, std::int64_t maximum);
/// A decimal number above 0 and not above `maximum`.
[[nodiscard]] Result<double> amountFlag(const std::string& flag, std::string_view text,
                                        double maximum);

/// "roofline, quick, stride-scan": the words of a table.
template <class Enum, std::size_t count>
[[nodiscard]] std::string knownWords(const EnumTable<Enum, count>& table)
{
    std::string text;
    for (const auto& [value, word] : table) {
        text += (text.empty() ? "" : ", ") + std::string(word);
    }
    return text;
}

/// One of the words of a table.
template <class Enum, std::size_t count>
[[nodiscard]] Result<Enum> wordFlag(const std::string& flag, std::string_view text,
                                    const EnumTable<Enum, count>& table)
{
    const auto value = enumValue(table, text);
    if (!value) {
        return fail(ErrorCode::Usage,
                    flag + " must be one of " + knownWords(table) + ", not '" + std::string(text)
                        + "'");
    }
    return *value;
}

} // namespace rooflab::bench
