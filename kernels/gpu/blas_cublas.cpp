// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/blas.h"

#include "kernels/gpu/gpu_call.h"
#include "kernels/gpu/gpu_memory.h"

#include <cublas_v2.h>
#include <limits>
#include <string>

namespace rooflab::bench::gpu {

namespace {

/// What the library recommends for the devices that need most; others are content with it.
constexpr Bytes workspaceSize(32.0 * 1024 * 1024);

Result<void> checkedBlas(cublasStatus_t status, const char* call)
{
    if (status == CUBLAS_STATUS_SUCCESS) {
        return {};
    }
    return fail(ErrorCode::Device,
                std::string(call) + ": " + cublasGetStatusString(status) + " ("
                    + cublasGetStatusName(status) + ")");
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
    case Precision::Fp32:
        return {CUDA_R_32F, CUBLAS_COMPUTE_32F};
    case Precision::Tf32:
        return {CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32};
    case Precision::Fp16:
        return {CUDA_R_16F, CUBLAS_COMPUTE_32F};
    case Precision::Bf16:
        return {CUDA_R_16BF, CUBLAS_COMPUTE_32F};
    }
    return {CUDA_R_32F, CUBLAS_COMPUTE_32F};
}

class CuBlas final : public Blas {
public:
    ~CuBlas() override
    {
        if (m_handle != nullptr) {
            static_cast<void>(cublasDestroy(m_handle));
        }
    }

    Result<void> start(hipStream_t stream)
    {
        int device = 0;
        if (auto done = ROOFLAB_GPU_CALL(cudaGetDevice, &device); !done) {
            return done;
        }
        if (auto done = ROOFLAB_GPU_CALL(cudaDeviceGetAttribute, &m_computeMajor,
                                         cudaDevAttrComputeCapabilityMajor, device);
            !done) {
            return done;
        }
        if (auto done = checkedBlas(cublasCreate(&m_handle), "cublasCreate"); !done) {
            return done;
        }
        if (auto done = checkedBlas(cublasSetStream(m_handle, stream), "cublasSetStream"); !done) {
            return done;
        }
        auto workspace = DeviceBuffer::allocate(workspaceSize);
        if (!workspace) {
            return fail(workspace.error());
        }
        m_workspace = std::move(*workspace);
        return checkedBlas(
            cublasSetWorkspace(m_handle, m_workspace.data(), m_workspace.byteCount()),
            "cublasSetWorkspace");
    }

    Result<void> supports(Precision precision) const override
    {
        constexpr int firstWithTf32AndBf16 = 8;
        const bool needsAmpere = precision == Precision::Tf32 || precision == Precision::Bf16;
        if (needsAmpere && m_computeMajor < firstWithTf32AndBf16) {
            return fail(ErrorCode::Unsupported,
                        std::string(toText(precision))
                            + " matrix products need compute capability 8.0 or later, and this "
                              "device has "
                            + std::to_string(m_computeMajor) + ".x",
                        "precision");
        }
        return {};
    }

    Result<void> multiply(Precision precision, std::int64_t n, const void* a, const void* b,
                          void* c) const override
    {
        if (n > std::numeric_limits<int>::max()) {
            return fail(ErrorCode::Unsupported, "n is too large for cuBLAS", "size");
        }
        const auto size = static_cast<int>(n);
        const GemmTypes types = typesOf(precision);
        const double oneWide = 1.0;
        const double zeroWide = 0.0;
        const float one = 1.0F;
        const float zero = 0.0F;
        const bool wide = precision == Precision::Fp64;
        // The library is column-major, where the transposed product is B^T·A^T.
        return checkedBlas(cublasGemmEx(m_handle, CUBLAS_OP_N, CUBLAS_OP_N, size, size, size,
                                        wide ? static_cast<const void*>(&oneWide) : &one, b,
                                        types.stored, size, a, types.stored, size,
                                        wide ? static_cast<const void*>(&zeroWide) : &zero, c,
                                        types.stored, size, types.compute, CUBLAS_GEMM_DEFAULT),
                           "cublasGemmEx");
    }

    SoftwareItem describe() const override
    {
        SoftwareItem item;
        item.name = "cuBLAS";
        int major = 0;
        int minor = 0;
        int patch = 0;
        if (cublasGetProperty(MAJOR_VERSION, &major) == CUBLAS_STATUS_SUCCESS
            && cublasGetProperty(MINOR_VERSION, &minor) == CUBLAS_STATUS_SUCCESS
            && cublasGetProperty(PATCH_LEVEL, &patch) == CUBLAS_STATUS_SUCCESS) {
            item.version
                = std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
        }
        item.detail = "cublasGemmEx, default algorithm, workspace 32 MiB; fp16, bf16 and tf32 "
                      "summed in fp32";
        return item;
    }

private:
    cublasHandle_t m_handle = nullptr;
    DeviceBuffer m_workspace;
    int m_computeMajor = 0;
};

} // namespace

Result<std::shared_ptr<const Blas>> Blas::create(hipStream_t stream)
{
    auto blas = std::make_shared<CuBlas>();
    if (auto started = blas->start(stream); !started) {
        return fail(started.error());
    }
    return blas;
}

} // namespace rooflab::bench::gpu
