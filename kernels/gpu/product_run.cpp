// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/product_run.h"

#include "kernels/gpu/device_arrays.h"
#include "kernels/gpu/gpu_call.h"
#include "kernels/gpu/timed_run.h"
#include "kernels/validate.h"

#include <cmath>
#include <limits>

namespace rooflab::bench::gpu {

namespace {

class ProductRun final : public TimedRun {
public:
    ProductRun(const GpuSetup& setup, const RunSettings& settings, ProductKernel kernel)
        : TimedRun(setup), m_precision(settings.precision), m_n(settings.integer("size")),
          m_kernel(std::move(kernel))
    {
    }

    Result<void> allocate()
    {
        const std::int64_t count = m_n * m_n;
        auto a = makeInput(InputStream::First, m_precision, count, setup());
        if (!a) {
            return fail(a.error());
        }
        auto b = makeInput(InputStream::Second, m_precision, count, setup());
        if (!b) {
            return fail(b.error());
        }
        auto c = makePoisoned(arraysOf(count, m_precision, 1.0), setup());
        if (!c) {
            return fail(c.error());
        }
        m_a = std::move(*a);
        m_b = std::move(*b);
        m_c = std::move(*c);
        return wait();
    }

    Result<Validation> validate() override
    {
        auto reference = DeviceBuffer::allocate(arraysOf(m_n * m_n, Precision::Fp64, 1.0));
        if (!reference) {
            return fail(reference.error());
        }
        auto* const expected = static_cast<double*>(reference->data());
        if (auto done = ROOFLAB_GPU_CALL(launchReferenceProduct, m_precision, m_n, m_a.data(),
                                         m_b.data(), expected, stream());
            !done) {
            return fail(done.error());
        }
        // The first pass finds the scale, the second counts what is too far off for it.
        const auto scale = compare(expected, std::numeric_limits<double>::infinity());
        if (!scale) {
            return fail(scale.error());
        }
        const double bound = productErrorBound(m_n, m_precision);
        const double rootMeanSquare = std::sqrt(scale->expectedSquares) / static_cast<double>(m_n);
        const auto counts = compare(expected, productOutlierFactor * bound * rootMeanSquare);
        if (!counts) {
            return fail(counts.error());
        }
        return judged(*counts, bound);
    }

private:
    Result<void> enqueue() override { return m_kernel(m_a.data(), m_b.data(), m_c.data()); }

    Result<CheckCounts> compare(const double* expected, double tolerance)
    {
        const auto deviceCounts = DeviceCounts::make(setup());
        if (!deviceCounts) {
            return fail(deviceCounts.error());
        }
        if (auto done = ROOFLAB_GPU_CALL(launchCheckProduct, m_precision, m_c.data(), expected,
                                         m_n * m_n, tolerance, deviceCounts->data(), stream());
            !done) {
            return fail(done.error());
        }
        return deviceCounts->read(setup());
    }

    [[nodiscard]] Validation judged(const CheckCounts& counts, double bound) const
    {
        const double relative = std::sqrt(counts.differenceSquares / counts.expectedSquares);
        Validation validation
            = checkOfAll(m_n * m_n, static_cast<std::int64_t>(counts.mismatches),
                         static_cast<std::int64_t>(counts.nonFinite), relative, bound);
        validation.method = "relative Frobenius error against the fp64 product of the same inputs "
                            "by plain dot products on the device, every element; a mismatch is off "
                            "by more than 8 times the bound in units of the root mean square";
        return validation;
    }

    Precision m_precision;
    std::int64_t m_n;
    ProductKernel m_kernel;
    DeviceBuffer m_a;
    DeviceBuffer m_b;
    DeviceBuffer m_c;
};

} // namespace

PrepareResult prepareProduct(const RunSettings& settings, const GpuSetup& setup,
                             ProductKernel kernel)
{
    auto run = std::make_unique<ProductRun>(setup, settings, std::move(kernel));
    if (auto done = run->allocate(); !done) {
        return fail(done.error());
    }
    return run;
}

PrepareResult prepareBlasProduct(const RunSettings& settings, const GpuSetup& setup)
{
    if (auto available = blasAvailable(settings.precision, setup); !available) {
        return fail(available.error());
    }
    return prepareProduct(settings, setup,
                          [blas = setup.blas, precision = settings.precision,
                           n = settings.integer("size")](const void* a, const void* b, void* c) {
                              return blas->multiply(precision, n, a, b, c);
                          });
}

PrepareResult prepareTiledProduct(const RunSettings& settings, const GpuSetup& setup)
{
    return prepareProduct(settings, setup,
                          [stream = setup.stream, precision = settings.precision,
                           n = settings.integer("size")](const void* a, const void* b, void* c) {
                              return ROOFLAB_GPU_CALL(launchTiledProduct, precision, n, a, b, c,
                                                      stream);
                          });
}

Bytes productFootprint(const RunSettings& settings)
{
    const std::int64_t count = settings.integer("size") * settings.integer("size");
    return Bytes(arraysOf(count, settings.precision, 3.0).value()
                 + arraysOf(count, Precision::Fp64, 1.0).value());
}

Result<void> blasAvailable(Precision precision, const GpuSetup& setup)
{
    if (setup.blas == nullptr) {
        return fail(ErrorCode::Unsupported, setup.blasReason);
    }
    return setup.blas->supports(precision);
}

} // namespace rooflab::bench::gpu
