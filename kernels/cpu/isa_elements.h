// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/isa_kernels.h"
#include "kernels/cpu/isa_vectors.h"

// The loops of vector additions and copies. Only for isa_kernels.cpp, see there.
namespace rooflab::bench::cpu::ROOFLAB_ISA {
namespace {

constexpr std::int64_t cacheLineBytes = 64;

/// The first index at or after `first` whose element starts on a multiple of `boundary` bytes.
template <class T>
inline std::int64_t alignedFrom(const T* base, std::int64_t first, std::int64_t last,
                                std::int64_t boundary)
{
    const auto address = reinterpret_cast<std::uintptr_t>(base + first);
    const auto past = static_cast<std::int64_t>(address % static_cast<std::uintptr_t>(boundary));
    const auto elementBytes = static_cast<std::int64_t>(sizeof(T));
    const std::int64_t start = past == 0 ? first : first + (boundary - past) / elementBytes;
    return start < last ? start : last;
}

template <class T>
void addCoalesced(const T* __restrict a, const T* __restrict b, T* __restrict c, std::int64_t first,
                  std::int64_t last)
{
    for (std::int64_t i = first; i < last; ++i) {
        c[i] = a[i] + b[i];
    }
}

template <class T>
void addVectorized(const T* a, const T* b, T* c, std::int64_t first, std::int64_t last)
{
    constexpr std::int64_t lanes = lanesOf<T>;
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last, vectorBytes); i < start; ++i) {
        c[i] = a[i] + b[i];
    }
    for (; last - i >= 2 * lanes; i += 2 * lanes) {
        const auto low = load(a + i) + load(b + i);
        const auto high = load(a + i + lanes) + load(b + i + lanes);
        store(c + i, low);
        store(c + i + lanes, high);
    }
    for (; i < last; ++i) {
        c[i] = a[i] + b[i];
    }
}

template <class T>
void addStreaming(const T* a, const T* b, T* c, std::int64_t first, std::int64_t last)
{
    constexpr auto line = cacheLineBytes / static_cast<std::int64_t>(sizeof(T));
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last, cacheLineBytes); i < start; ++i) {
        c[i] = a[i] + b[i];
    }
    // A whole line at a time, so that no line is written in parts.
    for (; last - i >= line; i += line) {
#pragma GCC unroll 4
        for (std::int64_t j = i; j < i + line; j += lanesOf<T>) {
            storeStreaming(c + j, load(a + j) + load(b + j));
        }
    }
    for (; i < last; ++i) {
        c[i] = a[i] + b[i];
    }
    finishStreaming();
}

/// The elements that one wavefront works through: `lanes` lanes with `stride` elements each.
struct WaveTile {
    std::int64_t base;
    std::int64_t lanes;
};

inline std::int64_t smaller(std::int64_t left, std::int64_t right)
{
    return left < right ? left : right;
}

/// Calls `visit` with the tile of each wavefront, in order, that begins inside the array. A block
/// that is no multiple of the wavefront ends in one with fewer lanes.
template <class Visit>
inline void forEachWave(const BlockRange& range, std::int64_t stride, Visit visit)
{
    for (std::int64_t block = range.firstBlock; block < range.lastBlock; ++block) {
        for (std::int64_t lane = 0; lane < range.block; lane += wavefrontLanes) {
            const WaveTile tile{(block * range.block + lane) * stride,
                                smaller(wavefrontLanes, range.block - lane)};
            if (tile.base >= range.elementCount) {
                return;
            }
            visit(tile);
        }
    }
}

template <class T> void addLinecross(const T* a, const T* b, T* c, const BlockRange& range)
{
    const std::int64_t stride = range.stride;
    forEachWave(range, stride, [=](const WaveTile& tile) {
        if (tile.base + tile.lanes * stride <= range.elementCount) {
            for (std::int64_t j = 0; j < stride; ++j) {
                for (std::int64_t lane = 0; lane < tile.lanes; ++lane) {
                    const std::int64_t index = tile.base + lane * stride + j;
                    c[index] = a[index] + b[index];
                }
            }
            return;
        }
        for (std::int64_t j = 0; j < stride; ++j) {
            for (std::int64_t lane = 0; lane < tile.lanes; ++lane) {
                const std::int64_t index = tile.base + lane * stride + j;
                if (index < range.elementCount) {
                    c[index] = a[index] + b[index];
                }
            }
        }
    });
}

template <class T>
void addInterleaved(const T* __restrict a, const T* __restrict b, T* __restrict c,
                    const BlockRange& range)
{
    const std::int64_t stride = range.stride;
    forEachWave(range, stride, [=](const WaveTile& tile) {
        for (std::int64_t j = 0; j < stride; ++j) {
            const std::int64_t first = tile.base + j * tile.lanes;
            const std::int64_t last = smaller(first + tile.lanes, range.elementCount);
            for (std::int64_t index = first; index < last; ++index) {
                c[index] = a[index] + b[index];
            }
        }
    });
}

/// lane -> (lane·s + lane / (n/g)) mod n with g = gcd(s, n): one to one for every s.
inline void fillPermutation(std::int64_t (&permutation)[wavefrontLanes], std::int64_t laneCount,
                            std::int64_t stride)
{
    std::int64_t divisor = laneCount;
    for (std::int64_t rest = stride % laneCount; rest != 0;) {
        const std::int64_t next = divisor % rest;
        divisor = rest;
        rest = next;
    }
    for (std::int64_t lane = 0; lane < laneCount; ++lane) {
        permutation[lane]
            = (lane * (stride % laneCount) + lane / (laneCount / divisor)) % laneCount;
    }
}

template <class T> void addStrided(const T* a, const T* b, T* c, const BlockRange& range)
{
    std::int64_t whole[wavefrontLanes] = {};
    std::int64_t part[wavefrontLanes] = {};
    fillPermutation(whole, wavefrontLanes, range.stride);
    if (const std::int64_t rest = range.block % wavefrontLanes; rest != 0) {
        fillPermutation(part, rest, range.stride);
    }
    forEachWave(range, 1, [&](const WaveTile& tile) {
        if (tile.lanes == wavefrontLanes && tile.base + tile.lanes <= range.elementCount) {
            for (std::int64_t lane = 0; lane < wavefrontLanes; ++lane) {
                const std::int64_t index = tile.base + whole[lane];
                c[index] = a[index] + b[index];
            }
            return;
        }
        const auto& permutation = tile.lanes == wavefrontLanes ? whole : part;
        for (std::int64_t lane = 0; lane < tile.lanes; ++lane) {
            const std::int64_t index = tile.base + permutation[lane];
            if (index < range.elementCount) {
                c[index] = a[index] + b[index];
            }
        }
    });
}

template <class T> void copyRegular(const T* a, T* c, std::int64_t first, std::int64_t last)
{
    constexpr std::int64_t lanes = lanesOf<T>;
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last, vectorBytes); i < start; ++i) {
        c[i] = a[i];
    }
    for (; last - i >= 2 * lanes; i += 2 * lanes) {
        const auto low = load(a + i);
        const auto high = load(a + i + lanes);
        store(c + i, low);
        store(c + i + lanes, high);
    }
    for (; i < last; ++i) {
        c[i] = a[i];
    }
}

template <class T> void copyStreaming(const T* a, T* c, std::int64_t first, std::int64_t last)
{
    constexpr auto line = cacheLineBytes / static_cast<std::int64_t>(sizeof(T));
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last, cacheLineBytes); i < start; ++i) {
        c[i] = a[i];
    }
    for (; last - i >= line; i += line) {
#pragma GCC unroll 4
        for (std::int64_t j = i; j < i + line; j += lanesOf<T>) {
            storeStreaming(c + j, load(a + j));
        }
    }
    for (; i < last; ++i) {
        c[i] = a[i];
    }
    finishStreaming();
}

} // namespace
} // namespace rooflab::bench::cpu::ROOFLAB_ISA
