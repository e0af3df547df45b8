// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_reader.h"
#include "core/units.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

namespace rooflab {

// Writes a member only when it is recorded. For .cpp files of core/io alone: it brings in nlohmann.

inline void put(Json& object, const char* key, const std::optional<std::string>& value)
{
    if (value) {
        object[key] = *value;
    }
}

inline void put(Json& object, const char* key, std::optional<std::int64_t> value)
{
    if (value) {
        object[key] = *value;
    }
}

inline void put(Json& object, const char* key, std::optional<double> value)
{
    if (value) {
        object[key] = jsonNumber(*value);
    }
}

template <class Tag> void put(Json& object, const char* key, std::optional<Quantity<Tag>> value)
{
    if (value) {
        object[key] = jsonNumber(value->value());
    }
}

template <class Enum>
requires std::is_enum_v<Enum>
void put(Json& object, const char* key, std::optional<Enum> value)
{
    if (value) {
        object[key] = std::string(toText(*value));
    }
}

/// Adds a nested object unless it has nothing to say.
inline void putObject(Json& object, const char* key, Json nested)
{
    if (!nested.empty()) {
        object[key] = std::move(nested);
    }
}

} // namespace rooflab
