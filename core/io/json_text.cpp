// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace rooflab {

namespace {

void mergeBelow(Json& target, const Json& extra)
{
    if (target.is_object() && extra.is_object()) {
        for (const auto& item : extra.items()) {
            if (target.contains(item.key())) {
                mergeBelow(target[item.key()], item.value());
            } else {
                target[item.key()] = item.value();
            }
        }
    } else if (target.is_array() && extra.is_array() && target.size() == extra.size()) {
        for (std::size_t i = 0; i < target.size(); ++i) {
            mergeBelow(target[i], extra[i]);
        }
    }
}

bool isPlain(const Json& value)
{
    return value.is_primitive();
}

void writePretty(const Json& value, std::string& out, std::size_t indent)
{
    const bool inlineArray = value.is_array() && std::all_of(value.begin(), value.end(), isPlain);
    if (value.is_primitive() || value.empty() || inlineArray) {
        // Spaces after commas only where the text is a list of plain values.
        if (!inlineArray || value.empty()) {
            out += compactJson(value);
            return;
        }
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            out += (i == 0 ? "" : ", ") + compactJson(value[i]);
        }
        out += ']';
        return;
    }
    const std::string inner(indent + 2, ' ');
    out += value.is_object() ? "{\n" : "[\n";
    bool first = true;
    for (const auto& item : value.items()) {
        out += first ? "" : ",\n";
        first = false;
        out += inner;
        if (value.is_object()) {
            out += compactJson(Json(item.key())) + ": ";
        }
        writePretty(item.value(), out, indent + 2);
    }
    out += "\n" + std::string(indent, ' ') + (value.is_object() ? "}" : "]");
}

} // namespace

void restoreUnknownKeys(Json& object, const std::string& unknownKeys)
{
    if (unknownKeys.empty()) {
        return;
    }
    if (const auto extra = parseJson(unknownKeys)) {
        mergeBelow(object, *extra);
    }
}

Json jsonNumber(double value)
{
    constexpr double exactLimit = 9007199254740992.0; // 2^53
    if (std::nearbyint(value) == value && std::fabs(value) <= exactLimit) {
        return static_cast<std::int64_t>(value);
    }
    return value;
}

std::string prettyJson(const Json& value)
{
    std::string text;
    writePretty(value, text, 0);
    text += '\n';
    return text;
}

std::string compactJson(const Json& value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace rooflab
