// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/contest.h"

namespace rooflab::peers {

/// cblas_sgemm of n×n matrices, called directly in the library that the engine has loaded, with the
/// threads that the engine has set.
[[nodiscard]] Result<TimeLaunches> makeCblasPeer(std::int64_t n, int threads);

} // namespace rooflab::peers
