// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace rooflab {

/// Names of hosts and users.
using PrivateNames = std::set<std::string, std::less<>>;

/// Adds the users whose home folders stand in the text: "anna" of /home/anna/run.
void addUsersIn(std::string_view text, PrivateNames& names);

/// The text with absolute paths, those names (as whole words) and user@host replaced by
/// "(path left out)" and "(name left out)".
[[nodiscard]] std::string withoutPrivateWords(std::string_view text, const PrivateNames& names);

} // namespace rooflab
