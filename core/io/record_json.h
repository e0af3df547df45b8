// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ceiling.h"
#include "core/io/json_reader.h"
#include "core/measurement.h"

namespace rooflab {

/// The JSON shape of one record, the same in a session and in an event line.
[[nodiscard]] Json measurementToJson(const Measurement& measurement);
[[nodiscard]] Json ceilingToJson(const Ceiling& ceiling);
[[nodiscard]] Json parametersToJson(const Parameters& parameters);

/// Reads and checks one record. `pointer` is the record's own place in the document.
[[nodiscard]] Result<Measurement> measurementFromJson(const Json& value,
                                                      const std::string& pointer);
[[nodiscard]] Result<Ceiling> ceilingFromJson(const Json& value, const std::string& pointer);
[[nodiscard]] Parameters parametersFromJson(JsonObject& object);

} // namespace rooflab
