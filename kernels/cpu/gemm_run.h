// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/launchers.h"

#include <functional>

namespace rooflab::bench::cpu {

/// C = A·B of row-major matrices whose size the function knows.
template <class T> using Multiply = std::function<void(const T* a, const T* b, T* c)>;

/// A run of any such product. The reference for the check is the BLAS library's fp64 product,
/// unless that library is missing or is what runs.
template <class T>
[[nodiscard]] Result<std::unique_ptr<PreparedRun>>
makeGemmRun(const RunSettings& settings, const CpuSetup& setup, Multiply<T> multiply);
extern template Result<std::unique_ptr<PreparedRun>>
makeGemmRun<float>(const RunSettings&, const CpuSetup&, Multiply<float>);
extern template Result<std::unique_ptr<PreparedRun>>
makeGemmRun<double>(const RunSettings&, const CpuSetup&, Multiply<double>);

/// Through the BLAS library, and by our own kernel.
[[nodiscard]] Result<std::unique_ptr<PreparedRun>> prepareGemmBlas(const RunSettings&,
                                                                   const CpuSetup&);
[[nodiscard]] Result<std::unique_ptr<PreparedRun>> prepareGemmTiled(const RunSettings&,
                                                                    const CpuSetup&);
[[nodiscard]] Result<void> blasAvailable(const CpuSetup&);

/// The three matrices, what our own kernel packs, and what the reference product needs.
[[nodiscard]] Bytes gemmFootprint(const RunSettings&, const CpuSetup&);

} // namespace rooflab::bench::cpu
