// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence.h"

namespace rooflab {

std::string Sentence::plain() const
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char digit = i + 1 < text.size() ? text[i + 1] : '\0';
        const bool isPlaceholder = text[i] == '%' && digit >= '1' && digit <= '9';
        const auto index = static_cast<std::size_t>(digit - '1');
        if (isPlaceholder && index < arguments.size()) {
            result += arguments[index];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

std::string inEnglish(const Sentence& sentence)
{
    return sentence.plain();
}

std::string plainText(const std::vector<Sentence>& sentences, std::string_view separator)
{
    std::string result;
    for (const Sentence& sentence : sentences) {
        result += (result.empty() ? "" : std::string(separator)) + sentence.plain();
    }
    return result;
}

} // namespace rooflab
