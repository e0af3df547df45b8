// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_reader.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rooflab {

/// A number, also one that stands in a string as readNumber() takes it. nullopt for null, a
/// missing value (nullptr) and "N/A".
[[nodiscard]] Result<std::optional<double>> numberIn(const Json* value);
/// A count from 0 to 2^53; nullopt for anything else.
[[nodiscard]] std::optional<std::int64_t> countIn(const Json* value);
/// The text of a string; any other value as JSON text. Empty for nullptr and null.
[[nodiscard]] std::string textIn(const Json* value);
/// The member of an object; nullptr if there is none or `value` is no object.
[[nodiscard]] const Json* memberOf(const Json* value, std::string_view key);
/// True if text that may be cut has this as a key, not only as a string somewhere.
[[nodiscard]] bool hasJsonKey(std::string_view text, std::string_view key);
/// The list of an object's member; nullptr if it is none.
[[nodiscard]] const Json* listIn(const Json* value, std::string_view key);

} // namespace rooflab
