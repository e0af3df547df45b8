// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rooflab::bench::cpu {

/// A contiguous share [first, last) of `count` items.
struct ThreadShare {
    std::int64_t first;
    std::int64_t last;
};

/// The share of one of `threadCount` threads; the shares differ by one item at most.
constexpr ThreadShare shareOf(std::int64_t count, int thread, int threadCount)
{
    const std::int64_t whole = count / threadCount;
    const std::int64_t rest = count % threadCount;
    const std::int64_t first = thread * whole + (thread < rest ? thread : rest);
    return {first, first + whole + (thread < rest ? 1 : 0)};
}

} // namespace rooflab::bench::cpu
