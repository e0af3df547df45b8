// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_reader.h"
#include "core/units.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace rooflab {

// Cells of the tables that the command line prints. For .cpp files of core/io alone.

using Cells = std::vector<std::string>;

/// Text with columns lined up by characters.
[[nodiscard]] std::string alignedTable(const std::vector<Cells>& table);

template <class T> Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

template <class Tag> Json orNull(const std::optional<Quantity<Tag>>& value)
{
    return value ? jsonNumber(value->value()) : Json(nullptr);
}

template <class Value, class Format>
std::string orDash(const std::optional<Value>& value, Format format)
{
    return value ? format(*value) : std::string("-");
}

} // namespace rooflab
