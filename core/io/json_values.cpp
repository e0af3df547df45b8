// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_values.h"

#include "core/io/number_text.h"

#include <nlohmann/json.hpp>

namespace rooflab {

Result<std::optional<double>> numberIn(const Json* value)
{
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    if (value->is_number()) {
        return value->get<double>();
    }
    if (value->is_string()) {
        return readNumber(value->get_ref<const std::string&>());
    }
    return fail(ErrorCode::InvalidInput, "a number is expected here");
}

std::optional<std::int64_t> countIn(const Json* value)
{
    const Result<std::optional<double>> number = numberIn(value);
    constexpr double exact = 9007199254740992.0; // 2^53
    if (!number || !*number || !(**number >= 0.0) || **number > exact) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(**number);
}

std::string textIn(const Json* value)
{
    if (value == nullptr || value->is_null()) {
        return {};
    }
    return value->is_string() ? value->get<std::string>() : compactJson(*value);
}

const Json* memberOf(const Json* value, std::string_view key)
{
    if (value == nullptr || !value->is_object()) {
        return nullptr;
    }
    const auto found = value->find(key);
    return found == value->end() ? nullptr : &*found;
}

bool hasJsonKey(std::string_view text, std::string_view key)
{
    const std::string quoted = "\"" + std::string(key) + "\"";
    for (std::size_t at = text.find(quoted); at != std::string_view::npos;
         at = text.find(quoted, at + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + quoted.size());
        if (next != std::string_view::npos && text[next] == ':') {
            return true;
        }
    }
    return false;
}

const Json* listIn(const Json* value, std::string_view key)
{
    const Json* member = memberOf(value, key);
    return member != nullptr && member->is_array() ? member : nullptr;
}

} // namespace rooflab
