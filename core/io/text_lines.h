// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rooflab {

/// The lines of a text, one after another; LF, CRLF and CR end a line.
class TextLines {
public:
    explicit TextLines(std::string_view text) : m_rest(text) { }

    /// The next line without its end; nullopt after the last one.
    [[nodiscard]] std::optional<std::string_view> next();
    /// Of the line that next() gave last, from 1.
    [[nodiscard]] std::size_t number() const { return m_number; }
    /// "line 14", as notes and refusals name the place.
    [[nodiscard]] std::string where() const { return "line " + std::to_string(m_number); }

private:
    std::string_view m_rest;
    std::size_t m_number = 0;
};

/// "Key:   value" cut at the first colon, both sides trimmed; nullopt without a colon or key.
[[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>>
keyAndValue(std::string_view line);

/// What stands between blanks.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view line);

} // namespace rooflab
