// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "tests/bench/contest.h"

namespace rooflab::peers {

/// The runtime's own device-to-device copy of fp32 elements.
[[nodiscard]] Result<TimeLaunches> makeCopyPeer(std::int64_t count);
/// The vendor library's fp32 addition of as many elements; `count` is a multiple of 2^13.
[[nodiscard]] Result<TimeLaunches> makeAdditionPeer(std::int64_t count);
/// The vendor library's n×n product.
[[nodiscard]] Result<TimeLaunches> makeProductPeer(Precision precision, std::int64_t n);

} // namespace rooflab::peers
