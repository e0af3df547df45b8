// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/markdown.h"

namespace rooflab {

std::string markdownEscaped(std::string_view text)
{
    constexpr std::string_view special = "\\`*_[]<>|#~&";
    std::string escaped;
    for (const char character : text) {
        if (character == '\n' || character == '\r') {
            escaped += ' ';
            continue;
        }
        if (special.find(character) != std::string_view::npos) {
            escaped += '\\';
        }
        escaped += character;
    }
    return escaped;
}

std::string markdownTableLine(const std::vector<std::string>& cells)
{
    std::string line = "|";
    for (const std::string& cell : cells) {
        line += " " + markdownEscaped(cell) + " |";
    }
    return line + "\n";
}

std::string markdownTableRule(std::size_t columns)
{
    std::string line = "|";
    for (std::size_t i = 0; i < columns; ++i) {
        line += " --- |";
    }
    return line + "\n";
}

} // namespace rooflab
