// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device/element_types.h"
#include "kernels/gpu/device/grid.h"

#include <bit>
#include <numeric>

namespace rooflab::bench::gpu {

namespace {

template <class T>
__global__ void addCoalesced(const T* __restrict__ a, const T* __restrict__ b, T* __restrict__ c,
                             std::int64_t count)
{
    const std::int64_t i = threadIndex();
    if (i < count) {
        c[i] = add(a[i], b[i]);
    }
}

template <class T>
__global__ void addCoalescedStreaming(const T* __restrict__ a, const T* __restrict__ b,
                                      T* __restrict__ c, std::int64_t count)
{
    const std::int64_t i = threadIndex();
    if (i < count) {
        storeStreaming(c + i, add(a[i], b[i]));
    }
}

/// 16 bytes a lane, neighbouring lanes neighbouring packs.
template <class T, bool streaming>
__global__ void addVectorized(const T* __restrict__ a, const T* __restrict__ b, T* __restrict__ c,
                              std::int64_t count)
{
    constexpr int lanes = Pack<T>::count;
    const std::int64_t packs = count / lanes;
    const std::int64_t index = threadIndex();
    if (index < packs) {
        Pack<T> left;
        Pack<T> right;
        left.raw = reinterpret_cast<const Bytes16*>(a)[index];
        right.raw = reinterpret_cast<const Bytes16*>(b)[index];
        Pack<T> sum;
#pragma unroll
        for (int lane = 0; lane < lanes; ++lane) {
            sum.set(lane, add(left.get(lane), right.get(lane)));
        }
        auto* const target = reinterpret_cast<Bytes16*>(c) + index;
        if constexpr (streaming) {
            storeStreaming(target, sum.raw);
        } else {
            *target = sum.raw;
        }
    }
    // What does not fill a pack is done by the first lanes.
    const std::int64_t rest = packs * lanes + index;
    if (rest < count) {
        c[rest] = add(a[rest], b[rest]);
    }
}

template <class T>
__global__ void addLinecross(const T* __restrict__ a, const T* __restrict__ b, T* __restrict__ c,
                             std::int64_t count, std::int64_t stride)
{
    std::int64_t i = threadIndex() * stride;
#pragma unroll 4
    for (std::int64_t j = 0; j < stride; ++j, ++i) {
        if (i < count) {
            c[i] = add(a[i], b[i]);
        }
    }
}

// A wavefront's width is a power of two. Its logarithm replaces divisions, which would cost more
// than the memory accesses that are to be compared.

template <class T, int laneBits>
__global__ void addInterleaved(const T* __restrict__ a, const T* __restrict__ b, T* __restrict__ c,
                               std::int64_t count, std::int64_t stride)
{
    constexpr std::int64_t width = std::int64_t(1) << laneBits;
    const std::int64_t thread = threadIndex();
    const std::int64_t lane = thread & (width - 1);
    std::int64_t i = (thread - lane) * stride + lane;
#pragma unroll 4
    for (std::int64_t j = 0; j < stride; ++j, i += width) {
        if (i < count) {
            c[i] = add(a[i], b[i]);
        }
    }
}

/// lane -> (lane·s + lane / (W/g)) mod W with g = gcd(s, W) = W/2^periodBits: one to one for every
/// s.
template <class T>
__global__ void addStrided(const T* __restrict__ a, const T* __restrict__ b, T* __restrict__ c,
                           std::int64_t count, int step, int periodBits, int laneBits)
{
    const std::int64_t thread = threadIndex();
    const int mask = (1 << laneBits) - 1;
    const int lane = static_cast<int>(thread) & mask;
    const std::int64_t i = thread - lane + ((lane * step + (lane >> periodBits)) & mask);
    if (i < count) {
        c[i] = add(a[i], b[i]);
    }
}

int logarithmOf(int powerOfTwo)
{
    return std::countr_zero(static_cast<unsigned>(powerOfTwo));
}

std::int64_t elementsPerBlock(AddPattern pattern, Precision precision, const ArrayShape& shape)
{
    switch (pattern) {
    case AddPattern::Vectorized:
    case AddPattern::VectorizedStreaming:
        return static_cast<std::int64_t>(shape.block)
            * static_cast<std::int64_t>(sizeof(Bytes16)
                                        / static_cast<std::size_t>(elementSize(precision).value()));
    case AddPattern::Linecross:
    case AddPattern::Interleaved:
        return shape.block * shape.stride;
    case AddPattern::Coalesced:
    case AddPattern::CoalescedStreaming:
    case AddPattern::Strided:
        break;
    }
    return shape.block;
}

} // namespace

std::int64_t addBlocks(AddPattern pattern, Precision precision, const ArrayShape& shape)
{
    return blocksFor(shape.count, elementsPerBlock(pattern, precision, shape));
}

hipError_t launchAdd(AddPattern pattern, Precision precision, const void* a, const void* b, void* c,
                     const ArrayShape& shape, hipStream_t stream)
{
    const dim3 grid = gridFor(addBlocks(pattern, precision, shape), shape.block);
    const dim3 block(static_cast<unsigned>(shape.block));
    return withArithmeticType(precision, [&](auto* type) {
        using T = std::remove_pointer_t<decltype(type)>;
        const auto* const left = static_cast<const T*>(a);
        const auto* const right = static_cast<const T*>(b);
        auto* const sum = static_cast<T*>(c);
        switch (pattern) {
        case AddPattern::Coalesced:
            addCoalesced<T><<<grid, block, 0, stream>>>(left, right, sum, shape.count);
            break;
        case AddPattern::CoalescedStreaming:
            addCoalescedStreaming<T><<<grid, block, 0, stream>>>(left, right, sum, shape.count);
            break;
        case AddPattern::Vectorized:
            addVectorized<T, false><<<grid, block, 0, stream>>>(left, right, sum, shape.count);
            break;
        case AddPattern::VectorizedStreaming:
            addVectorized<T, true><<<grid, block, 0, stream>>>(left, right, sum, shape.count);
            break;
        case AddPattern::Linecross:
            addLinecross<T>
                <<<grid, block, 0, stream>>>(left, right, sum, shape.count, shape.stride);
            break;
        case AddPattern::Interleaved:
            if (shape.wavefront == 64) {
                addInterleaved<T, 6>
                    <<<grid, block, 0, stream>>>(left, right, sum, shape.count, shape.stride);
            } else {
                addInterleaved<T, 5>
                    <<<grid, block, 0, stream>>>(left, right, sum, shape.count, shape.stride);
            }
            break;
        case AddPattern::Strided: {
            const int step = static_cast<int>(shape.stride % shape.wavefront);
            const int period = shape.wavefront / std::gcd(shape.wavefront, step);
            addStrided<T><<<grid, block, 0, stream>>>(left, right, sum, shape.count, step,
                                                      logarithmOf(period),
                                                      logarithmOf(shape.wavefront));
            break;
        }
        }
        return hipGetLastError();
    });
}

} // namespace rooflab::bench::gpu
