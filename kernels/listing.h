// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"

#include <string>

namespace rooflab::bench {

/// --list: the device, the sizes that plans choose for it, then each row of the catalog with what
/// this backend makes of it.
[[nodiscard]] std::string listText(const Backend& backend);
/// The same as {"backend","device_count","device":{…},"available_memory_bytes",
/// "last_level_cache_bytes","smallest_array","matrix_size","sizes":[{"kind","precision","size",
/// "reason"}],"kernels":[{"id","supported","reason","precisions","unsupported":{precision: why}}]}.
[[nodiscard]] std::string listJson(const Backend& backend);

} // namespace rooflab::bench
