// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/blas.h"

#include "kernels/gpu/gpu_call.h"

#include <limits>
#include <rocblas/rocblas.h>
#include <string>

namespace rooflab::bench::gpu {

namespace {

Result<void> checkedBlas(rocblas_status status, const char* call)
{
    if (status == rocblas_status_success) {
        return {};
    }
    return fail(ErrorCode::Device, std::string(call) + ": " + rocblas_status_to_string(status));
}

struct GemmTypes {
    rocblas_datatype stored;
    rocblas_datatype compute;
};

GemmTypes typesOf(Precision precision)
{
    switch (precision) {
    case Precision::Fp64:
        return {rocblas_datatype_f64_r, rocblas_datatype_f64_r};
    case Precision::Fp16:
        return {rocblas_datatype_f16_r, rocblas_datatype_f32_r};
    case Precision::Bf16:
        return {rocblas_datatype_bf16_r, rocblas_datatype_f32_r};
    case Precision::Fp32:
    case Precision::Tf32:
        break;
    }
    return {rocblas_datatype_f32_r, rocblas_datatype_f32_r};
}

class RocBlas final : public Blas {
public:
    ~RocBlas() override
    {
        if (m_handle != nullptr) {
            static_cast<void>(rocblas_destroy_handle(m_handle));
        }
    }

    Result<void> start(hipStream_t stream)
    {
        if (auto done = checkedBlas(rocblas_create_handle(&m_handle), "rocblas_create_handle");
            !done) {
            return done;
        }
        return checkedBlas(rocblas_set_stream(m_handle, stream), "rocblas_set_stream");
    }

    Result<void> supports(Precision precision) const override
    {
        if (precision == Precision::Tf32) {
            return fail(ErrorCode::Unsupported, "tf32 is a format of NVIDIA's devices",
                        "precision");
        }
        return {};
    }

    Result<void> multiply(Precision precision, std::int64_t n, const void* a, const void* b,
                          void* c) const override
    {
        if (n > std::numeric_limits<rocblas_int>::max()) {
            return fail(ErrorCode::Unsupported, "n is too large for rocBLAS", "size");
        }
        const auto size = static_cast<rocblas_int>(n);
        const GemmTypes types = typesOf(precision);
        const double oneWide = 1.0;
        const double zeroWide = 0.0;
        const float one = 1.0F;
        const float zero = 0.0F;
        const bool wide = precision == Precision::Fp64;
        constexpr std::int32_t anySolution = 0;
        constexpr std::uint32_t noFlags = 0;
        // The library is column-major, where the transposed product is B^T·A^T.
        return checkedBlas(rocblas_gemm_ex(m_handle, rocblas_operation_none, rocblas_operation_none,
                                           size, size, size,
                                           wide ? static_cast<const void*>(&oneWide) : &one, b,
                                           types.stored, size, a, types.stored, size,
                                           wide ? static_cast<const void*>(&zeroWide) : &zero, c,
                                           types.stored, size, c, types.stored, size, types.compute,
                                           rocblas_gemm_algo_standard, anySolution, noFlags),
                           "rocblas_gemm_ex");
    }

    SoftwareItem describe() const override
    {
        SoftwareItem item;
        item.name = "rocBLAS";
        std::size_t length = 0;
        if (rocblas_get_version_string_size(&length) == rocblas_status_success && length > 0) {
            std::string version(length, '\0');
            if (rocblas_get_version_string(version.data(), length) == rocblas_status_success) {
                item.version = version.c_str();
            }
        }
        item.detail = "rocblas_gemm_ex, standard algorithm; fp16 and bf16 summed in fp32";
        return item;
    }

private:
    rocblas_handle m_handle = nullptr;
};

} // namespace

Result<std::shared_ptr<const Blas>> Blas::create(hipStream_t stream)
{
    auto blas = std::make_shared<RocBlas>();
    if (auto started = blas->start(stream); !started) {
        return fail(started.error());
    }
    return blas;
}

} // namespace rooflab::bench::gpu
