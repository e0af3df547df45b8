// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rooflab::bench::cpu {

/// Lanes that step together: one thread plays a wavefront of the tutorial's width.
inline constexpr std::int64_t wavefrontLanes = 32;

/// The blocks that one thread works on, [firstBlock, lastBlock), and the launch they belong to.
struct BlockRange {
    std::int64_t elementCount;
    std::int64_t block;
    std::int64_t stride;
    std::int64_t firstBlock;
    std::int64_t lastBlock;
};

/// The inner loops of one instruction set. `Elements` work on [first, last); `Blocks` walk the
/// wavefronts of a block range in order. All indices are 64 bits.
template <class T> struct IsaKernels {
    using AddElements
        = void (*)(const T* a, const T* b, T* c, std::int64_t first, std::int64_t last);
    using AddBlocks = void (*)(const T* a, const T* b, T* c, const BlockRange& range);
    using CopyElements = void (*)(const T* a, T* c, std::int64_t first, std::int64_t last);

    AddElements addCoalesced;
    AddElements addVectorized;
    AddElements addStreaming; ///< null: the instruction set has no non-temporal stores
    AddBlocks addLinecross;
    AddBlocks addInterleaved;
    AddBlocks addStrided;
    CopyElements copyRegular;
    CopyElements copyStreaming; ///< null as above
};

// One pair of tables a compilation of isa_kernels.cpp. They are namespaces, not parameters: the
// same source is compiled with different -m flags, and no symbol may be shared between them.
#define ROOFLAB_DECLARE_ISA(name)                                                                  \
    namespace name {                                                                               \
    extern const IsaKernels<float> floatKernels;                                                   \
    extern const IsaKernels<double> doubleKernels;                                                 \
    }
ROOFLAB_DECLARE_ISA(isa_baseline)
ROOFLAB_DECLARE_ISA(isa_avx2)
ROOFLAB_DECLARE_ISA(isa_avx512)
#undef ROOFLAB_DECLARE_ISA

} // namespace rooflab::bench::cpu
