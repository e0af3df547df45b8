// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace rooflab {

/// A fixed English text in which %1 … %9 stand for arguments, so that a front end can say it in
/// another language. The arguments are numbers with units, names from the record, or words.
struct Sentence {
    std::string text;
    std::vector<std::string> arguments;
    friend bool operator==(const Sentence&, const Sentence&) = default;

    [[nodiscard]] bool empty() const { return text.empty(); }
    /// The text with its arguments in place. An argument is never searched for placeholders.
    [[nodiscard]] std::string plain() const;
};

/// A literal that is checked while compiling: it holds exactly the placeholders %1 to %count.
template <std::size_t count> class SentenceTemplate {
public:
    consteval SentenceTemplate(const char* text) : m_text(text)
    {
        static_assert(count <= 9, "a placeholder has one digit");
        std::array<bool, 10> used{};
        for (std::size_t i = 0; i + 1 < m_text.size(); ++i) {
            const char digit = m_text[i + 1];
            if (m_text[i] == '%' && digit >= '1' && digit <= '9') {
                used[static_cast<std::size_t>(digit - '0')] = true;
            }
        }
        for (std::size_t i = 1; i < used.size(); ++i) {
            if (used[i] != (i <= count)) {
                throw "the placeholders do not match the arguments";
            }
        }
    }
    [[nodiscard]] constexpr std::string_view text() const { return m_text; }

private:
    std::string_view m_text;
};

/// A sentence from its literal and one argument for each placeholder.
template <class... Arguments>
[[nodiscard]] Sentence say(SentenceTemplate<sizeof...(Arguments)> text,
                           const Arguments&... arguments)
{
    return {std::string(text.text()), {std::string(arguments)...}};
}

/// How a sentence is said: in English, or as a front end translates it.
using Speaker = std::function<std::string(const Sentence&)>;
[[nodiscard]] std::string inEnglish(const Sentence& sentence);

/// Each sentence in plain text, separated.
[[nodiscard]] std::string plainText(const std::vector<Sentence>& sentences,
                                    std::string_view separator = " ");

} // namespace rooflab
