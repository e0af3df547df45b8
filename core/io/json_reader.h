// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/enum_text.h"
#include "core/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace rooflab {

using Json = nlohmann::ordered_json;

/// Deepest nesting that is read; deeper text is refused.
inline constexpr int jsonDepthLimit = 64;

/// Parses strictly: no NaN or Infinity, no number beyond a double, no key twice in an object, no
/// trailing text, valid UTF-8, at most jsonDepthLimit levels. Errors carry "line L, column C" or
/// the JSON pointer. A byte-order mark is skipped.
[[nodiscard]] Result<Json> parseJson(std::string_view text);

/// A key as a part of a JSON pointer (RFC 6901).
[[nodiscard]] std::string jsonPointerToken(std::string_view key);

/// Typed access to one object. The first thing that is wrong is kept as error(), with its JSON
/// pointer; keys that nobody asked for end up in unknownKeys(). Values are read in place.
class JsonObject {
public:
    /// Refuses a value that is not an object (see error()).
    JsonObject(const Json& value, std::string pointer);
    ~JsonObject();
    JsonObject(const JsonObject&) = delete;
    JsonObject& operator=(const JsonObject&) = delete;

    [[nodiscard]] std::optional<std::string> text(std::string_view key);
    [[nodiscard]] std::optional<double> number(std::string_view key);
    /// A whole number; 3.0 is one, 3.9 is not.
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key);
    [[nodiscard]] std::optional<bool> boolean(std::string_view key);
    /// Present and not null.
    [[nodiscard]] bool has(std::string_view key) const;

    [[nodiscard]] std::string requiredText(std::string_view key);
    [[nodiscard]] double requiredNumber(std::string_view key);
    [[nodiscard]] std::int64_t requiredInteger(std::string_view key);

    template <class T> std::optional<T> quantity(std::string_view key)
    {
        const std::optional<double> value = number(key);
        return value ? std::optional(T(*value)) : std::nullopt;
    }

    template <class Enum, std::size_t count>
    std::optional<Enum> word(std::string_view key, const EnumTable<Enum, count>& table)
    {
        const std::optional<std::string> found = text(key);
        if (!found) {
            return std::nullopt;
        }
        const std::optional<Enum> value = enumValue(table, *found);
        if (!value) {
            std::string known;
            for (const auto& [each, spelling] : table) {
                known += (known.empty() ? "" : ", ") + std::string(spelling);
            }
            setError("\"" + *found + "\" is none of " + known, key);
        }
        return value;
    }

    /// Calls `read` with the object under the key, if there is one.
    void object(std::string_view key, const std::function<void(JsonObject&)>& read);
    /// Calls `read` with each object of the array under the key.
    void objects(std::string_view key, const std::function<void(JsonObject&)>& read);
    void texts(std::string_view key, const std::function<void(const std::string&)>& read);
    void numbers(std::string_view key, const std::function<void(double)>& read);
    /// Calls `read` with every key and its raw value; all keys count as known.
    void members(const std::function<void(const std::string&, const Json&)>& read);
    /// The raw value, counted as known; nullptr if absent.
    [[nodiscard]] const Json* raw(std::string_view key);

    void setError(std::string message, std::string_view key = {});
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    /// Text of an object with the keys that were not read here or below; empty if there are none.
    [[nodiscard]] std::string unknownKeys() const;

private:
    const Json* find(std::string_view key);
    const Json* findArray(std::string_view key);
    [[nodiscard]] std::string place(std::string_view key) const;
    [[nodiscard]] Json leftovers() const;
    void keepLeftovers(std::string_view key, const Json& leftovers);

    const Json* m_value = nullptr;
    std::string m_pointer;
    std::set<std::string, std::less<>> m_known;
    std::unique_ptr<Json> m_nestedUnknown;
    std::optional<Error> m_error;
};

/// Adds keys kept by unknownKeys() to an object that is about to be written, below what it has.
void restoreUnknownKeys(Json& object, const std::string& unknownKeys);

/// A JSON number: whole values as integers, others in the shortest form that reads back equal.
[[nodiscard]] Json jsonNumber(double value);

/// Indented text; arrays of plain values stay on one line. Ends with a newline.
[[nodiscard]] std::string prettyJson(const Json& value);
/// One line without a newline.
[[nodiscard]] std::string compactJson(const Json& value);

} // namespace rooflab
