// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_lines.h"

#include "core/io/number_text.h"

#include <algorithm>

namespace rooflab {

std::optional<std::string_view> TextLines::next()
{
    if (m_rest.empty()) {
        return std::nullopt;
    }
    const std::size_t end = std::min(m_rest.find_first_of("\r\n"), m_rest.size());
    const std::string_view line = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    if (m_rest.starts_with("\r\n")) {
        m_rest.remove_prefix(2);
    } else if (!m_rest.empty()) {
        m_rest.remove_prefix(1);
    }
    ++m_number;
    return line;
}

std::optional<std::pair<std::string_view, std::string_view>> keyAndValue(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view key = trimmed(line.substr(0, colon));
    if (key.empty()) {
        return std::nullopt;
    }
    return std::pair(key, trimmed(line.substr(colon + 1)));
}

std::vector<std::string_view> wordsOf(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r\n\v\f";
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(blanks, at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

} // namespace rooflab
