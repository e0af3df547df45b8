// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

namespace rooflab::peers {

/// Mean clock in hertz of the cores that run these threads, from the time that each of them takes
/// for additions that wait for each other: one cycle each. All threads count at the same time;
/// under 1 ms. ErrorCode::Unsupported on processors whose instructions are not known here.
[[nodiscard]] Result<double> coreClock(int threads);

} // namespace rooflab::peers
