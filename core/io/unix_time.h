// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace rooflab {

/// Seconds since 1970 as ISO 8601 in UTC, "2019-06-13T11:07:53Z"; nullopt for what is no time.
[[nodiscard]] std::optional<std::string> isoTime(std::optional<double> secondsSince1970);

} // namespace rooflab
