// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For device code alone.

#include "kernels/gpu/device/launches.h"

namespace rooflab::bench::gpu {

/// The blocks of a launch spread over two dimensions: one dimension alone is limited to 2^31 - 1
/// blocks on NVIDIA and to 2^32 - 1 threads on AMD.
inline dim3 gridFor(std::int64_t blocks, int block)
{
    constexpr std::int64_t mostThreads = std::int64_t(1) << 30;
    const std::int64_t width = std::min(blocks, mostThreads / block);
    const std::int64_t height = (blocks + width - 1) / width;
    return dim3(static_cast<unsigned>(width), static_cast<unsigned>(height));
}

inline std::int64_t blocksFor(std::int64_t items, std::int64_t itemsPerBlock)
{
    return (items - 1) / itemsPerBlock + 1;
}

__device__ inline std::int64_t blockIndex()
{
    return static_cast<std::int64_t>(blockIdx.y) * gridDim.x + blockIdx.x;
}

__device__ inline std::int64_t threadIndex()
{
    return blockIndex() * blockDim.x + threadIdx.x;
}

} // namespace rooflab::bench::gpu
