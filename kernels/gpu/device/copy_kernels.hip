// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device/element_types.h"
#include "kernels/gpu/device/grid.h"

namespace rooflab::bench::gpu {

namespace {

constexpr int copyBlock = 256;

template <bool streaming>
__global__ void copyPacks(const Bytes16* __restrict__ source, Bytes16* __restrict__ target,
                          std::int64_t packs)
{
    const std::int64_t index = threadIndex();
    if (index >= packs) {
        return;
    }
    if constexpr (streaming) {
        storeStreaming(target + index, loadOnce(source + index));
    } else {
        target[index] = source[index];
    }
}

__global__ void copyBytes(const unsigned char* source, unsigned char* target, int count)
{
    const int i = static_cast<int>(threadIdx.x);
    if (i < count) {
        target[i] = source[i];
    }
}

} // namespace

hipError_t launchCopy(CopyStores stores, const void* source, void* target, std::int64_t byteCount,
                      hipStream_t stream)
{
    constexpr auto packBytes = static_cast<std::int64_t>(sizeof(Bytes16));
    const std::int64_t packs = byteCount / packBytes;
    if (packs > 0) {
        const dim3 grid = gridFor(blocksFor(packs, copyBlock), copyBlock);
        const auto* const from = static_cast<const Bytes16*>(source);
        auto* const to = static_cast<Bytes16*>(target);
        if (stores == CopyStores::Streaming) {
            copyPacks<true><<<grid, copyBlock, 0, stream>>>(from, to, packs);
        } else {
            copyPacks<false><<<grid, copyBlock, 0, stream>>>(from, to, packs);
        }
    }
    if (const auto rest = static_cast<int>(byteCount % packBytes); rest > 0) {
        const std::int64_t done = packs * packBytes;
        copyBytes<<<1, static_cast<unsigned>(packBytes), 0, stream>>>(
            static_cast<const unsigned char*>(source) + done,
            static_cast<unsigned char*>(target) + done, rest);
    }
    return hipGetLastError();
}

} // namespace rooflab::bench::gpu
