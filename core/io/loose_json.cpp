// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/loose_json.h"

#include "core/io/number_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace rooflab {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Length of a NaN or infinity at the beginning of the text; 0 if there is none.
std::size_t nonFiniteLength(std::string_view text)
{
    std::size_t length = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const std::size_t begin = length;
    while (length < text.size() && isLetter(text[length])) {
        ++length;
    }
    static constexpr std::array<std::string_view, 3> words{"nan", "inf", "infinity"};
    const std::string_view word = text.substr(begin, length - begin);
    const bool found = std::any_of(words.begin(), words.end(), [&](std::string_view each) {
        return equalIgnoringCase(each, word);
    });
    return found ? length : 0;
}

/// The text with such tokens in quotes; empty if it has none.
std::string quoted(std::string_view text, std::uint64_t& count)
{
    std::string result;
    std::size_t copied = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
            continue;
        }
        if (c == '"') {
            inString = true;
            continue;
        }
        if (!isLetter(c) && c != '-' && c != '+') {
            continue;
        }
        const std::size_t length = nonFiniteLength(text.substr(i));
        if (length > 0) {
            result.append(text.substr(copied, i - copied));
            result.append("\"").append(text.substr(i, length)).append("\"");
            copied = i + length;
            ++count;
        }
        // The rest of a word is not looked at again.
        while (i + 1 < text.size() && isLetter(text[i + 1])) {
            ++i;
        }
    }
    if (count > 0) {
        result.append(text.substr(copied));
    }
    return result;
}

} // namespace

Result<Json> parseJsonWithNonFinite(std::string_view text, ImportOutcome& outcome)
{
    std::uint64_t count = 0;
    const std::string replaced = quoted(text, count);
    if (count == 0) {
        return parseJson(text);
    }
    Result<Json> parsed = parseJson(replaced);
    if (parsed) {
        outcome.note(NoteKind::Info,
                     "the file writes NaN or infinity " + std::to_string(count)
                         + " times, which is no JSON; only what holds them is refused");
    }
    return parsed;
}

} // namespace rooflab
