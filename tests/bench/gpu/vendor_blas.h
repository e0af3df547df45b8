// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/precision.h"
#include "core/result.h"
#include "kernels/gpu/gpu_runtime.h"

#include <cstdint>
#include <memory>
#include <string>

namespace rooflab::peers {

/// The vendor's BLAS called directly, with a handle of its own that keeps the library's defaults.
/// Each program is linked with one implementation.
class VendorBlas {
public:
    VendorBlas() = default;
    VendorBlas(const VendorBlas&) = delete;
    VendorBlas& operator=(const VendorBlas&) = delete;
    virtual ~VendorBlas() = default;

    /// ErrorCode::Unsupported where the program was built without a library.
    [[nodiscard]] static Result<std::shared_ptr<const VendorBlas>> create(hipStream_t stream);
    /// What the two functions below call: "cublasSgeam", "cublasGemmEx".
    [[nodiscard]] static std::string additionName();
    [[nodiscard]] static std::string productName();

    /// Queues c = a + b of fp32 matrices with so many rows and columns.
    [[nodiscard]] virtual Result<void> add(std::int64_t rows, std::int64_t columns, const float* a,
                                           const float* b, float* c) const = 0;
    /// Queues C = A·B of n×n matrices in the precision's stored type; fp16, bf16 and tf32 are
    /// summed in fp32.
    [[nodiscard]] virtual Result<void> multiply(Precision precision, std::int64_t n, const void* a,
                                                const void* b, void* c) const = 0;
};

} // namespace rooflab::peers
