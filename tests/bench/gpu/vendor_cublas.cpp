// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gpu/vendor_blas.h"

#include <cublas_v2.h>

namespace rooflab::peers {

namespace {

Result<void> checkedBlas(cublasStatus_t status, const std::string& call)
{
    if (status == CUBLAS_STATUS_SUCCESS) {
        return {};
    }
    return fail(ErrorCode::Device, call + ": " + cublasGetStatusString(status));
}

struct GemmTypes {
    cudaDataType_t stored;
    cublasComputeType_t compute;
};

GemmTypes typesOf(Precision precision)
{
    switch (precision) {
    case Precision::Fp64:
        return {CUDA_R_64F, CUBLAS_COMPUTE_64F};
    case Precision::Tf32:
        return {CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32};
    case Precision::Fp16:
        return {CUDA_R_16F, CUBLAS_COMPUTE_32F};
    case Precision::Bf16:
        return {CUDA_R_16BF, CUBLAS_COMPUTE_32F};
    case Precision::Fp32:
        break;
    }
    return {CUDA_R_32F, CUBLAS_COMPUTE_32F};
}

class CuBlas final : public VendorBlas {
public:
    ~CuBlas() override
    {
        if (m_handle != nullptr) {
            static_cast<void>(cublasDestroy(m_handle));
        }
    }

    Result<void> start(hipStream_t stream)
    {
        if (auto done = checkedBlas(cublasCreate(&m_handle), "cublasCreate"); !done) {
            return done;
        }
        return checkedBlas(cublasSetStream(m_handle, stream), "cublasSetStream");
    }

    Result<void> add(std::int64_t rows, std::int64_t columns, const float* a, const float* b,
                     float* c) const override
    {
        const float one = 1.0F;
        const auto m = static_cast<int>(rows);
        const auto n = static_cast<int>(columns);
        return checkedBlas(
            cublasSgeam(m_handle, CUBLAS_OP_N, CUBLAS_OP_N, m, n, &one, a, m, &one, b, m, c, m),
            additionName());
    }

    Result<void> multiply(Precision precision, std::int64_t n, const void* a, const void* b,
                          void* c) const override
    {
        const auto size = static_cast<int>(n);
        const GemmTypes types = typesOf(precision);
        const float one = 1.0F;
        const float zero = 0.0F;
        const double oneWide = 1.0;
        const double zeroWide = 0.0;
        const bool wide = precision == Precision::Fp64;
        return checkedBlas(cublasGemmEx(m_handle, CUBLAS_OP_N, CUBLAS_OP_N, size, size, size,
                                        wide ? static_cast<const void*>(&oneWide) : &one, a,
                                        types.stored, size, b, types.stored, size,
                                        wide ? static_cast<const void*>(&zeroWide) : &zero, c,
                                        types.stored, size, types.compute, CUBLAS_GEMM_DEFAULT),
                           productName());
    }

private:
    cublasHandle_t m_handle = nullptr;
};

} // namespace

Result<std::shared_ptr<const VendorBlas>> VendorBlas::create(hipStream_t stream)
{
    auto blas = std::make_shared<CuBlas>();
    if (auto started = blas->start(stream); !started) {
        return fail(started.error());
    }
    return blas;
}

std::string VendorBlas::additionName()
{
    return "cublasSgeam";
}

std::string VendorBlas::productName()
{
    return "cublasGemmEx";
}

} // namespace rooflab::peers
