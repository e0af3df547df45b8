// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device/element_types.h"
#include "kernels/gpu/device/grid.h"

namespace rooflab::bench::gpu {

namespace {

__device__ inline float fusedMultiplyAdd(float x, float a, float b)
{
    return fmaf(x, a, b);
}
__device__ inline double fusedMultiplyAdd(double x, double a, double b)
{
    return fma(x, a, b);
}

/// `count` steps of every chain, without a loop of its own.
template <class T, int chains, int count>
__device__ inline void advance(T (&values)[chains], T a, T b)
{
#pragma unroll
    for (int step = 0; step < count; ++step) {
#pragma unroll
        for (int j = 0; j < chains; ++j) {
            values[j] = fusedMultiplyAdd(values[j], a, b);
        }
    }
}

/// A lane's chains are a block apart, so that every load and store is coalesced. So many steps are
/// done at a time that the loop's own instructions are a few in a hundred.
template <class T, int chains>
__global__ void fmaChains(const T* __restrict__ x, T* __restrict__ y, std::int64_t count, T a, T b,
                          int steps)
{
    constexpr int many = 256 / chains;
    constexpr int few = 8;
    const std::int64_t first = blockIndex() * blockDim.x * chains + threadIdx.x;
    T values[chains];
#pragma unroll
    for (int j = 0; j < chains; ++j) {
        const std::int64_t i = first + static_cast<std::int64_t>(j) * blockDim.x;
        values[j] = i < count ? x[i] : T(0);
    }
    int left = steps;
#pragma unroll 1
    for (; left >= many; left -= many) {
        advance<T, chains, many>(values, a, b);
    }
#pragma unroll 1
    for (; left >= few; left -= few) {
        advance<T, chains, few>(values, a, b);
    }
#pragma unroll 1
    for (; left > 0; --left) {
        advance<T, chains, 1>(values, a, b);
    }
#pragma unroll
    for (int j = 0; j < chains; ++j) {
        const std::int64_t i = first + static_cast<std::int64_t>(j) * blockDim.x;
        if (i < count) {
            y[i] = values[j];
        }
    }
}

template <class T, int chains>
hipError_t startChains(const void* x, void* y, const ArrayShape& shape, const FmaSteps& steps,
                       hipStream_t stream)
{
    const std::int64_t blocks
        = blocksFor(shape.count, static_cast<std::int64_t>(shape.block) * chains);
    fmaChains<T, chains>
        <<<gridFor(blocks, shape.block), dim3(static_cast<unsigned>(shape.block)), 0, stream>>>(
            static_cast<const T*>(x), static_cast<T*>(y), shape.count, static_cast<T>(steps.a),
            static_cast<T>(steps.b), static_cast<int>(steps.count));
    return hipGetLastError();
}

template <class T>
hipError_t startFma(const void* x, void* y, const ArrayShape& shape, const FmaSteps& steps,
                    hipStream_t stream)
{
    switch (steps.chains) {
    case 1:
        return startChains<T, 1>(x, y, shape, steps, stream);
    case 4:
        return startChains<T, 4>(x, y, shape, steps, stream);
    case 8:
        return startChains<T, 8>(x, y, shape, steps, stream);
    default:
        return hipErrorInvalidValue;
    }
}

} // namespace

hipError_t launchFma(Precision precision, const void* x, void* y, const ArrayShape& shape,
                     const FmaSteps& steps, hipStream_t stream)
{
    if (precision == Precision::Fp32) {
        return startFma<float>(x, y, shape, steps, stream);
    }
    return precision == Precision::Fp64 ? startFma<double>(x, y, shape, steps, stream)
                                        : hipErrorInvalidValue;
}

} // namespace rooflab::bench::gpu
