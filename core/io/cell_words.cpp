// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/cell_words.h"

#include "core/io/number_text.h"

#include <algorithm>
#include <array>

namespace rooflab {

bool isIntegerType(std::string_view type)
{
    const std::string name = lowerCase(trimmed(type));
    for (const std::string_view start : {"int", "uint", "i", "u", "s"}) {
        const std::string_view rest
            = std::string_view(name).substr(std::min(start.size(), name.size()));
        if (name.starts_with(start) && !rest.empty()
            && rest.find_first_not_of("0123456789") == std::string_view::npos) {
            return true;
        }
    }
    return name == "int";
}

std::optional<bool> passedFromText(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, bool>, 10> words{{{"ok", true},
                                                                              {"true", true},
                                                                              {"pass", true},
                                                                              {"passed", true},
                                                                              {"1", true},
                                                                              {"fail", false},
                                                                              {"false", false},
                                                                              {"failed", false},
                                                                              {"wrong", false},
                                                                              {"0", false}}};
    for (const auto& [word, passed] : words) {
        if (equalIgnoringCase(trimmed(text), word)) {
            return passed;
        }
    }
    return std::nullopt;
}

} // namespace rooflab
