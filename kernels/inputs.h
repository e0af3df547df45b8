// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#if defined(__CUDACC__) || defined(__HIPCC__)
#define ROOFLAB_HOST_DEVICE __host__ __device__
#else
#define ROOFLAB_HOST_DEVICE
#endif

namespace rooflab::bench {

/// The two operands of a kernel; each is a stream of its own.
enum class InputStream : std::uint64_t { First = 1, Second = 2 };

/// Bits of the significand of each format; an input has no more, so that it is exact in its own
/// format and in every wider one.
inline constexpr int significandBitsFp64 = 53;
inline constexpr int significandBitsFp32 = 24;
inline constexpr int significandBitsFp16 = 11;
inline constexpr int significandBitsBf16 = 8;

/// Element `index` of an input in [-1, 1) with `bits` significant bits, held in a T. A function of
/// the index alone, so that any backend can fill its arrays and any host can recompute one element
/// without keeping a copy.
template <class T>
ROOFLAB_HOST_DEVICE constexpr T inputValue(InputStream stream, std::int64_t index, int bits)
{
    // splitmix64's finaliser over a counter.
    std::uint64_t draw = static_cast<std::uint64_t>(index)
        + static_cast<std::uint64_t>(stream) * 0x9e3779b97f4a7c15ULL;
    draw = (draw ^ (draw >> 30)) * 0xbf58476d1ce4e5b9ULL;
    draw = (draw ^ (draw >> 27)) * 0x94d049bb133111ebULL;
    draw ^= draw >> 31;
    const std::int64_t half = std::int64_t(1) << (bits - 1);
    const std::int64_t steps = static_cast<std::int64_t>(draw >> (64 - bits)) - half;
    return static_cast<T>(steps) / static_cast<T>(half);
}

/// The same with all the bits of T, which is float or double.
template <class T>
ROOFLAB_HOST_DEVICE constexpr T inputValue(InputStream stream, std::int64_t index)
{
    return inputValue<T>(stream, index,
                         sizeof(T) == sizeof(float) ? significandBitsFp32 : significandBitsFp64);
}

/// Every byte of a poisoned output. In all IEEE formats the result is a NaN, so an element that no
/// launch wrote is found.
inline constexpr int poisonByte = 0xff;

} // namespace rooflab::bench
