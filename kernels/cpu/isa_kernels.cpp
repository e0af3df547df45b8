// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/isa_kernels.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

// Compiled once for each instruction set with ROOFLAB_ISA naming the namespace. It must not include
// anything that defines inline functions with external linkage: the linker could pick a copy built
// with wider instructions for code that runs on any processor.
namespace rooflab::bench::cpu::ROOFLAB_ISA {
namespace {

#if defined(__AVX512F__)
constexpr std::int64_t vectorBytes = 64;
#elif defined(__AVX2__)
constexpr std::int64_t vectorBytes = 32;
#else
constexpr std::int64_t vectorBytes = 16;
#endif

template <class T> struct VectorOf;
template <> struct VectorOf<float> {
    using Aligned [[gnu::vector_size(vectorBytes), gnu::may_alias]] = float;
    using Unaligned [[gnu::vector_size(vectorBytes), gnu::may_alias, gnu::aligned(4)]] = float;
};
template <> struct VectorOf<double> {
    using Aligned [[gnu::vector_size(vectorBytes), gnu::may_alias]] = double;
    using Unaligned [[gnu::vector_size(vectorBytes), gnu::may_alias, gnu::aligned(8)]] = double;
};

template <class T> inline typename VectorOf<T>::Aligned load(const T* address)
{
    return *reinterpret_cast<const typename VectorOf<T>::Unaligned*>(address);
}

template <class T> inline void store(T* address, typename VectorOf<T>::Aligned value)
{
    *reinterpret_cast<typename VectorOf<T>::Unaligned*>(address) = value;
}

#if defined(__SSE2__)
constexpr bool hasStreamingStores = true;

/// `address` must be aligned to vectorBytes.
template <class T> inline void storeStreaming(T* address, typename VectorOf<T>::Aligned value)
{
#if defined(__AVX512F__)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(address), reinterpret_cast<__m512i>(value));
#elif defined(__AVX2__)
    _mm256_stream_si256(reinterpret_cast<__m256i*>(address), reinterpret_cast<__m256i>(value));
#else
    _mm_stream_si128(reinterpret_cast<__m128i*>(address), reinterpret_cast<__m128i>(value));
#endif
}

inline void finishStreaming()
{
    _mm_sfence();
}
#else
constexpr bool hasStreamingStores = false;
template <class T> inline void storeStreaming(T* address, typename VectorOf<T>::Aligned value)
{
    store(address, value);
}
inline void finishStreaming() { }
#endif

/// The first index at or after `first` whose element starts a whole vector in memory.
template <class T>
inline std::int64_t alignedFrom(const T* base, std::int64_t first, std::int64_t last)
{
    const auto address = reinterpret_cast<std::uintptr_t>(base + first);
    const auto past = static_cast<std::int64_t>(address % static_cast<std::uintptr_t>(vectorBytes));
    const auto elementBytes = static_cast<std::int64_t>(sizeof(T));
    const std::int64_t start = past == 0 ? first : first + (vectorBytes - past) / elementBytes;
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
    constexpr auto lanes = vectorBytes / static_cast<std::int64_t>(sizeof(T));
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last); i < start; ++i) {
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
    constexpr auto lanes = vectorBytes / static_cast<std::int64_t>(sizeof(T));
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last); i < start; ++i) {
        c[i] = a[i] + b[i];
    }
    for (; last - i >= lanes; i += lanes) {
        storeStreaming(c + i, load(a + i) + load(b + i));
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
    constexpr auto lanes = vectorBytes / static_cast<std::int64_t>(sizeof(T));
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last); i < start; ++i) {
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
    constexpr auto lanes = vectorBytes / static_cast<std::int64_t>(sizeof(T));
    std::int64_t i = first;
    for (const std::int64_t start = alignedFrom(c, first, last); i < start; ++i) {
        c[i] = a[i];
    }
    for (; last - i >= lanes; i += lanes) {
        storeStreaming(c + i, load(a + i));
    }
    for (; i < last; ++i) {
        c[i] = a[i];
    }
    finishStreaming();
}

template <class T> constexpr IsaKernels<T> kernelTable()
{
    return {addCoalesced<T>,
            addVectorized<T>,
            hasStreamingStores ? addStreaming<T> : nullptr,
            addLinecross<T>,
            addInterleaved<T>,
            addStrided<T>,
            copyRegular<T>,
            hasStreamingStores ? copyStreaming<T> : nullptr};
}

} // namespace

constinit const IsaKernels<float> floatKernels = kernelTable<float>();
constinit const IsaKernels<double> doubleKernels = kernelTable<double>();

} // namespace rooflab::bench::cpu::ROOFLAB_ISA
