// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rooflab::bench {

/// The two operands of a kernel; each is a stream of its own.
enum class InputStream : std::uint64_t { First = 1, Second = 2 };

/// Element `index` of an input in [-1, 1). A function of the index alone, so that any backend can
/// fill its arrays and any host can recompute one element without keeping a copy.
template <class T> constexpr T inputValue(InputStream stream, std::int64_t index)
{
    // splitmix64's finaliser over a counter.
    std::uint64_t bits = static_cast<std::uint64_t>(index)
        + static_cast<std::uint64_t>(stream) * 0x9e3779b97f4a7c15ULL;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebULL;
    bits ^= bits >> 31;
    if constexpr (sizeof(T) == 4) {
        constexpr std::int32_t half = 1 << 23;
        return static_cast<T>(static_cast<std::int32_t>(bits >> 40) - half) / static_cast<T>(half);
    } else {
        constexpr std::int64_t half = std::int64_t(1) << 52;
        return static_cast<T>(static_cast<std::int64_t>(bits >> 11) - half) / static_cast<T>(half);
    }
}

/// Every byte of a poisoned output. In all IEEE formats the result is a NaN, so an element that no
/// launch wrote is found.
inline constexpr int poisonByte = 0xff;

} // namespace rooflab::bench
