// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/point_details.h"
#include "core/session.h"

#include <string>
#include <vector>

namespace rooflab {

/// All that is known of a measurement or a ceiling of the session; empty for an unknown id.
[[nodiscard]] std::vector<DetailRow> recordDetails(const Session& session, const std::string& id);

} // namespace rooflab
