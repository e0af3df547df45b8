// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_reader.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace rooflab {

std::string jsonPointerToken(std::string_view key)
{
    std::string text;
    for (const char c : key) {
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    }
    return text;
}

JsonObject::JsonObject(const Json& value, std::string pointer)
    : m_value(&value), m_pointer(std::move(pointer))
{
    if (!value.is_object()) {
        m_value = nullptr;
        m_error = Error{ErrorCode::InvalidInput, "an object is expected here",
                        m_pointer.empty() ? "/" : m_pointer};
    }
}

JsonObject::~JsonObject() = default;

std::string JsonObject::place(std::string_view key) const
{
    return m_pointer + (key.empty() ? "" : "/" + jsonPointerToken(key));
}

void JsonObject::setError(std::string message, std::string_view key)
{
    if (!m_error) {
        m_error = Error{ErrorCode::InvalidInput, std::move(message), place(key)};
    }
}

const Json* JsonObject::find(std::string_view key)
{
    if (m_value == nullptr) {
        return nullptr;
    }
    const auto found = m_value->find(key);
    if (found == m_value->end()) {
        return nullptr;
    }
    m_known.emplace(key);
    return found->is_null() ? nullptr : &*found;
}

const Json* JsonObject::raw(std::string_view key)
{
    return find(key);
}

bool JsonObject::has(std::string_view key) const
{
    if (m_value == nullptr) {
        return false;
    }
    const auto found = m_value->find(key);
    return found != m_value->end() && !found->is_null();
}

std::optional<std::string> JsonObject::text(std::string_view key)
{
    const Json* value = find(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_string()) {
        setError("\"" + std::string(key) + "\" must be a text", key);
        return std::nullopt;
    }
    return value->get<std::string>();
}

std::optional<double> JsonObject::number(std::string_view key)
{
    const Json* value = find(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_number()) {
        setError("\"" + std::string(key) + "\" must be a number", key);
        return std::nullopt;
    }
    return value->get<double>();
}

std::optional<std::int64_t> JsonObject::integer(std::string_view key)
{
    const Json* value = find(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    constexpr double exactLimit = 9007199254740992.0; // 2^53
    if (value->is_number_unsigned() && value->get<std::uint64_t>() > INT64_MAX) {
        setError("\"" + std::string(key) + "\" is too large", key);
        return std::nullopt;
    }
    if (value->is_number_integer()) {
        return value->get<std::int64_t>();
    }
    if (value->is_number_float()) {
        const double real = value->get<double>();
        if (std::nearbyint(real) == real && std::fabs(real) <= exactLimit) {
            return static_cast<std::int64_t>(real);
        }
    }
    setError("\"" + std::string(key) + "\" must be a whole number", key);
    return std::nullopt;
}

std::optional<bool> JsonObject::boolean(std::string_view key)
{
    const Json* value = find(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (!value->is_boolean()) {
        setError("\"" + std::string(key) + "\" must be true or false", key);
        return std::nullopt;
    }
    return value->get<bool>();
}

std::string JsonObject::requiredText(std::string_view key)
{
    std::optional<std::string> value = text(key);
    if (!value) {
        setError("\"" + std::string(key) + "\" is missing", key);
    }
    return std::move(value).value_or(std::string());
}

double JsonObject::requiredNumber(std::string_view key)
{
    const std::optional<double> value = number(key);
    if (!value) {
        setError("\"" + std::string(key) + "\" is missing", key);
    }
    return value.value_or(0.0);
}

std::int64_t JsonObject::requiredInteger(std::string_view key)
{
    const std::optional<std::int64_t> value = integer(key);
    if (!value) {
        setError("\"" + std::string(key) + "\" is missing", key);
    }
    return value.value_or(0);
}

void JsonObject::object(std::string_view key, const std::function<void(JsonObject&)>& read)
{
    const Json* value = find(key);
    if (value == nullptr) {
        return;
    }
    JsonObject nested(*value, place(key));
    if (!nested.error()) {
        read(nested);
    }
    if (nested.error() && !m_error) {
        m_error = nested.error();
    }
    keepLeftovers(key, nested.leftovers());
}

const Json* JsonObject::findArray(std::string_view key)
{
    const Json* value = find(key);
    if (value != nullptr && !value->is_array()) {
        setError("\"" + std::string(key) + "\" must be a list", key);
        return nullptr;
    }
    return value;
}

void JsonObject::objects(std::string_view key, const std::function<void(JsonObject&)>& read)
{
    const Json* list = findArray(key);
    if (list == nullptr) {
        return;
    }
    Json unknown = Json::array();
    bool anyUnknown = false;
    for (std::size_t i = 0; i < list->size(); ++i) {
        JsonObject nested((*list)[i], place(key) + "/" + std::to_string(i));
        if (!nested.error()) {
            read(nested);
        }
        if (nested.error() && !m_error) {
            m_error = nested.error();
        }
        unknown.push_back(nested.leftovers());
        anyUnknown = anyUnknown || !unknown.back().empty();
    }
    if (anyUnknown) {
        keepLeftovers(key, unknown);
    }
}

void JsonObject::texts(std::string_view key, const std::function<void(const std::string&)>& read)
{
    const Json* list = findArray(key);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        if (!(*list)[i].is_string()) {
            setError("a text is expected here", std::string(key) + "/" + std::to_string(i));
            return;
        }
        read((*list)[i].get_ref<const std::string&>());
    }
}

void JsonObject::numbers(std::string_view key, const std::function<void(double)>& read)
{
    const Json* list = findArray(key);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        if (!(*list)[i].is_number()) {
            m_error = Error{ErrorCode::InvalidInput, "a number is expected here",
                            place(key) + "/" + std::to_string(i)};
            return;
        }
        read((*list)[i].get<double>());
    }
}

void JsonObject::members(const std::function<void(const std::string&, const Json&)>& read)
{
    if (m_value == nullptr) {
        return;
    }
    for (const auto& item : m_value->items()) {
        m_known.insert(item.key());
        read(item.key(), item.value());
    }
}

Json JsonObject::leftovers() const
{
    Json left = Json::object();
    if (m_value != nullptr) {
        for (const auto& item : m_value->items()) {
            if (!m_known.contains(item.key())) {
                left[item.key()] = item.value();
            }
        }
    }
    if (m_nestedUnknown) {
        for (const auto& item : m_nestedUnknown->items()) {
            left[item.key()] = item.value();
        }
    }
    return left;
}

void JsonObject::keepLeftovers(std::string_view key, const Json& leftovers)
{
    if (leftovers.empty()) {
        return;
    }
    if (!m_nestedUnknown) {
        m_nestedUnknown = std::make_unique<Json>(Json::object());
    }
    (*m_nestedUnknown)[std::string(key)] = leftovers;
}

std::string JsonObject::unknownKeys() const
{
    const Json left = leftovers();
    return left.empty() ? std::string() : compactJson(left);
}

} // namespace rooflab
