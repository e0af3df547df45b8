// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gpu/vendor_blas.h"

#include <rocblas/rocblas.h>

namespace rooflab::peers {

namespace {

Result<void> checkedBlas(rocblas_status status, const std::string& call)
{
    if (status == rocblas_status_success) {
        return {};
    }
    return fail(ErrorCode::Device, call + ": " + rocblas_status_to_string(status));
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

class RocBlas final : public VendorBlas {
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

    Result<void> add(std::int64_t rows, std::int64_t columns, const float* a, const float* b,
                     float* c) const override
    {
        const float one = 1.0F;
        const auto m = static_cast<rocblas_int>(rows);
        const auto n = static_cast<rocblas_int>(columns);
        return checkedBlas(rocblas_sgeam(m_handle, rocblas_operation_none, rocblas_operation_none,
                                         m, n, &one, a, m, &one, b, m, c, m),
                           additionName());
    }

    Result<void> multiply(Precision precision, std::int64_t n, const void* a, const void* b,
                          void* c) const override
    {
        const auto size = static_cast<rocblas_int>(n);
        const GemmTypes types = typesOf(precision);
        const float one = 1.0F;
        const float zero = 0.0F;
        const double oneWide = 1.0;
        const double zeroWide = 0.0;
        const bool wide = precision == Precision::Fp64;
        constexpr std::int32_t anySolution = 0;
        constexpr std::uint32_t noFlags = 0;
        return checkedBlas(rocblas_gemm_ex(m_handle, rocblas_operation_none, rocblas_operation_none,
                                           size, size, size,
                                           wide ? static_cast<const void*>(&oneWide) : &one, a,
                                           types.stored, size, b, types.stored, size,
                                           wide ? static_cast<const void*>(&zeroWide) : &zero, c,
                                           types.stored, size, c, types.stored, size, types.compute,
                                           rocblas_gemm_algo_standard, anySolution, noFlags),
                           productName());
    }

private:
    rocblas_handle m_handle = nullptr;
};

} // namespace

Result<std::shared_ptr<const VendorBlas>> VendorBlas::create(hipStream_t stream)
{
    auto blas = std::make_shared<RocBlas>();
    if (auto started = blas->start(stream); !started) {
        return fail(started.error());
    }
    return blas;
}

std::string VendorBlas::additionName()
{
    return "rocblas_sgeam";
}

std::string VendorBlas::productName()
{
    return "rocblas_gemm_ex";
}

} // namespace rooflab::peers
