// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/buffer.h"
#include "kernels/cpu/isa_kernels.h"

#include <cstdint>

namespace rooflab::bench::cpu {

/// C = A·B of n×n matrices by our own kernel, with all threads: B is packed a band of rows at a
/// time, which all threads share, and each thread packs and multiplies bands of A's rows.
template <class T> class TiledProduct {
public:
    /// Allocates the packed bands.
    [[nodiscard]] static Result<TiledProduct> make(std::int64_t n, int threads,
                                                   const GemmKernels<T>& kernels);
    [[nodiscard]] static Bytes packedBytes(std::int64_t n, int threads,
                                           const GemmKernels<T>& kernels);

    void multiply(const T* a, const T* b, T* c) const;

private:
    /// How the matrices are cut.
    struct Cut {
        std::int64_t depth; ///< columns of A and rows of B that are packed at a time
        std::int64_t width; ///< columns of B that are packed at a time
        std::int64_t height; ///< rows of A that one thread packs at a time
    };
    [[nodiscard]] static Cut cutFor(std::int64_t n, int threads, const GemmKernels<T>& kernels);
    void multiplyBand(const T* a, const T* b, T* c, std::int64_t left, std::int64_t top) const;

    GemmKernels<T> m_kernels{};
    Cut m_cut{};
    std::int64_t m_n = 0;
    int m_threads = 1;
    HostBuffer m_packedColumns;
    HostBuffer m_packedRows; ///< one part for each thread
};

extern template class TiledProduct<float>;
extern template class TiledProduct<double>;

} // namespace rooflab::bench::cpu
