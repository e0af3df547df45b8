// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "core/provenance.h"
#include "core/result.h"
#include "kernels/gpu/gpu_runtime.h"

#include <cstdint>
#include <memory>

namespace rooflab::bench::gpu {

/// The BLAS library of the platform that this program was built with: cuBLAS, rocBLAS, or none.
class Blas {
public:
    Blas() = default;
    Blas(const Blas&) = delete;
    Blas& operator=(const Blas&) = delete;
    virtual ~Blas() = default;

    /// For the current device and this stream. ErrorCode::Unsupported where the program was built
    /// without one; ErrorCode::Device if the library cannot start.
    [[nodiscard]] static Result<std::shared_ptr<const Blas>> create(hipStream_t stream);

    /// ErrorCode::Unsupported with the reason if the device or the library lacks the precision.
    [[nodiscard]] virtual Result<void> supports(Precision precision) const = 0;
    /// Queues C = A·B, row-major n×n device memory in the precision's stored type. fp16, bf16 and
    /// tf32 are summed in fp32.
    [[nodiscard]] virtual Result<void> multiply(Precision precision, std::int64_t n, const void* a,
                                                const void* b, void* c) const = 0;
    [[nodiscard]] virtual SoftwareItem describe() const = 0;
};

} // namespace rooflab::bench::gpu
