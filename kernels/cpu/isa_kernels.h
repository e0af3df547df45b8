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

/// x -> x·factor + addend, done `count` times to each element. The values are known only at run
/// time, so that no compiler can fold the steps.
template <class T> struct FmaSteps {
    T factor;
    T addend;
    std::int64_t count;
};

/// The parts of a matrix product C = A·B that is cut into tiles. Operands are packed first: A into
/// slivers of `tileRows` rows, B into slivers of `tileColumns` columns, each sliver contiguous
/// along the depth and filled up with zeros at the matrix's edge.
template <class T> struct GemmKernels {
    std::int64_t tileRows;
    std::int64_t tileColumns;
    /// `source` points to the first of `rows` × `depth` elements of a matrix with `stride` columns.
    void (*packRows)(const T* source, std::int64_t stride, std::int64_t rows, std::int64_t depth,
                     T* packed);
    /// `source` points to the first of `depth` × `columns` elements of a matrix with `stride`
    /// columns.
    void (*packColumns)(const T* source, std::int64_t stride, std::int64_t depth,
                        std::int64_t columns, T* packed);
    /// c = rows·columns, or c += rows·columns where `accumulate` is set; c has `stride` columns.
    void (*multiply)(const T* packedRows, const T* packedColumns, std::int64_t rows,
                     std::int64_t columns, std::int64_t depth, T* c, std::int64_t stride,
                     bool accumulate);
};

/// The inner loops of one instruction set. `Elements` work on [first, last); `Blocks` walk the
/// wavefronts of a block range in order. All indices are 64 bits.
template <class T> struct IsaKernels {
    using AddElements
        = void (*)(const T* a, const T* b, T* c, std::int64_t first, std::int64_t last);
    using AddBlocks = void (*)(const T* a, const T* b, T* c, const BlockRange& range);
    using CopyElements = void (*)(const T* a, T* c, std::int64_t first, std::int64_t last);
    using FmaElements = void (*)(const T* a, T* c, std::int64_t first, std::int64_t last,
                                 const FmaSteps<T>& steps);

    AddElements addCoalesced;
    AddElements addVectorized;
    AddElements addStreaming; ///< null: the instruction set has no non-temporal stores
    AddBlocks addLinecross;
    AddBlocks addInterleaved;
    AddBlocks addStrided;
    CopyElements copyRegular;
    CopyElements copyStreaming; ///< null as above
    FmaElements fma1; ///< one chain: a vector goes through all steps before the next one starts
    FmaElements fma4; ///< four vectors side by side
    FmaElements fma8;
    bool fusesMultiplyAdd; ///< false: a multiplication and an addition, each rounded
    GemmKernels<T> gemm;
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
