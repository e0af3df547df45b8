// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/provenance.h"
#include "core/result.h"

#include <cstdint>
#include <string>

namespace rooflab::bench::cpu {

/// OpenBLAS, found when the program runs. It is loaded rather than linked so that the other kernels
/// run without it and so that building needs no BLAS.
class Blas {
public:
    /// Loads the library and sets its threads. Loading happens once a process.
    [[nodiscard]] static Result<Blas> load(std::int64_t threads);

    /// C = A·B, row-major n×n.
    void multiply(std::int64_t n, const float* a, const float* b, float* c) const;
    void multiply(std::int64_t n, const double* a, const double* b, double* c) const;

    /// The library's threads are its own, not OpenMP's.
    [[nodiscard]] bool hasOwnThreads() const { return m_hasOwnThreads; }

    /// Name, version, configuration, kernels in use and threads.
    [[nodiscard]] SoftwareItem describe() const;

private:
    using Int = int; // blasint of the LP64 interface
    template <class T>
    using Gemm = void (*)(int order, int transA, int transB, Int m, Int n, Int k, T alpha,
                          const T* a, Int lda, const T* b, Int ldb, T beta, T* c, Int ldc);

    Gemm<float> m_multiplyFloat = nullptr;
    Gemm<double> m_multiplyDouble = nullptr;
    bool m_hasOwnThreads = false;
    SoftwareItem m_description;
};

/// The largest n of an n×n product that the library's 32-bit interface can take.
inline constexpr std::int64_t blasLargestSize = INT32_MAX;

} // namespace rooflab::bench::cpu
