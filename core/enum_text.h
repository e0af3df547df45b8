// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace rooflab {

/// The one place where an enum's values and their spelling in files meet: a constexpr array of
/// {value, text} pairs, read in both directions.
template <class Enum, std::size_t count>
using EnumTable = std::array<std::pair<Enum, std::string_view>, count>;

template <class Enum, std::size_t count>
constexpr std::string_view enumText(const EnumTable<Enum, count>& table, Enum value)
{
    for (const auto& [candidate, text] : table) {
        if (candidate == value) {
            return text;
        }
    }
    return {};
}

template <class Enum, std::size_t count>
constexpr std::optional<Enum> enumValue(const EnumTable<Enum, count>& table, std::string_view text)
{
    for (const auto& [value, candidate] : table) {
        if (candidate == text) {
            return value;
        }
    }
    return std::nullopt;
}

} // namespace rooflab
