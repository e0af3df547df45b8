// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/session.h"

#include <string_view>

namespace rooflab {

/// The session's note that something was left out.
inline constexpr std::string_view leftOutNote
    = "host names, user names, paths and command lines with paths were left out";

/// The session without the names of hosts and users, absolute paths and command lines that hold a
/// path, in every text of it but those that a figure shows anyway (title, labels, devices, kernels
/// and ids). A file that a record came from keeps its name without folder. The session's notes say
/// so.
[[nodiscard]] Result<Session> withoutNamesAndPaths(const Session& session);

} // namespace rooflab
