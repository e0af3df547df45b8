// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"

#include <string>

namespace rooflab::bench {

/// --list: the device, then each row of the catalog with what this backend makes of it.
[[nodiscard]] std::string listText(const Backend& backend);
/// The same as {"device":{…},"backend":…,"kernels":[{"id","supported","reason","precisions"}]}.
[[nodiscard]] std::string listJson(const Backend& backend);

} // namespace rooflab::bench
