// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/gemm_run.h"

#include "kernels/cpu/cpu_run.h"
#include "kernels/cpu/tiled_product.h"
#include "kernels/inputs.h"

#include <cstring>
#include <omp.h>
#include <type_traits>

namespace rooflab::bench::cpu {

namespace {

using PrepareResult = Result<std::unique_ptr<PreparedRun>>;

/// An n×n operand from the generator, drawn as Drawn and stored as Stored.
template <class Drawn, class Stored>
Result<HostBuffer> makeOperand(InputStream stream, std::int64_t n, int threads)
{
    const std::int64_t count = n * n;
    auto buffer = HostBuffer::allocate(Bytes(static_cast<double>(count) * sizeof(Stored)));
    if (!buffer) {
        return fail(buffer.error());
    }
    Stored* const values = buffer->template as<Stored>();
#pragma omp parallel for schedule(static) num_threads(threads)
    for (std::int64_t i = 0; i < count; ++i) {
        values[i] = static_cast<Stored>(inputValue<Drawn>(stream, i));
    }
    return buffer;
}

Result<HostBuffer> makePoisoned(Bytes size)
{
    auto buffer = HostBuffer::allocate(size);
    if (buffer) {
        std::memset(buffer->as<std::byte>(), poisonByte, buffer->byteCount());
    }
    return buffer;
}

/// The next parallel region starts new ones.
void endOpenMpThreads()
{
#if _OPENMP >= 201811 || (defined(__GNUC__) && !defined(__clang__))
    // GCC has the function of OpenMP 5.0 since version 9, whatever standard it names.
    omp_pause_resource_all(omp_pause_soft);
#endif
}

template <class T> class GemmRun final : public CpuRun {
public:
    GemmRun(const RunSettings& settings, const CpuSetup& setup, Multiply<T> multiply)
        : CpuRun(settings, setup), m_multiply(std::move(multiply)), m_blas(setup.blas),
          m_n(settings.integer("size"))
    {
    }

    /// Allocates the matrices, fills the operands and poisons the product.
    Result<void> makeMatrices()
    {
        auto first = makeOperand<T, T>(InputStream::First, m_n, threads());
        auto second = makeOperand<T, T>(InputStream::Second, m_n, threads());
        auto output = makePoisoned(matrixBytes(sizeof(T)));
        for (const auto* buffer : {&first, &second, &output}) {
            if (!*buffer) {
                return fail(buffer->error());
            }
        }
        m_first = std::move(*first);
        m_second = std::move(*second);
        m_output = std::move(*output);
        return {};
    }

    std::int64_t outputCount() const override { return m_n * m_n; }

    Result<std::span<const std::byte>> readOutput(std::int64_t first, std::int64_t count) override
    {
        return std::as_bytes(
            std::span(m_output.as<const T>() + first, static_cast<std::size_t>(count)));
    }

    Result<HostBuffer> referenceProduct() override
    {
        if (!m_blas) {
            return fail(m_blas.error());
        }
        if constexpr (std::is_same_v<T, double>) {
            if (settings().spec->id == "gemm_blas") {
                return fail(ErrorCode::Unsupported, "the fp64 product is the one under test");
            }
            return productOf(m_first, m_second);
        } else {
            const auto first = makeOperand<T, double>(InputStream::First, m_n, threads());
            const auto second = makeOperand<T, double>(InputStream::Second, m_n, threads());
            for (const auto* buffer : {&first, &second}) {
                if (!*buffer) {
                    return fail(buffer->error());
                }
            }
            return productOf(*first, *second);
        }
    }

private:
    void launchOnce() override { m_multiply(m_first.as<T>(), m_second.as<T>(), m_output.as<T>()); }

    /// The threads that flushed the caches wait for more work by spinning, for milliseconds, on
    /// the processors that the library's own threads need now.
    void afterFlush() override
    {
        if (settings().spec->id == "gemm_blas" && m_blas && m_blas->hasOwnThreads()) {
            endOpenMpThreads();
        }
    }

    /// By the BLAS library, in fp64.
    [[nodiscard]] Result<HostBuffer> productOf(const HostBuffer& first,
                                               const HostBuffer& second) const
    {
        auto product = makePoisoned(matrixBytes(sizeof(double)));
        if (product) {
            m_blas->multiply(m_n, first.as<double>(), second.as<double>(),
                             product->template as<double>());
        }
        return product;
    }

    [[nodiscard]] Bytes matrixBytes(std::size_t elementBytes) const
    {
        return Bytes(static_cast<double>(m_n * m_n) * static_cast<double>(elementBytes));
    }

    Multiply<T> m_multiply;
    Result<Blas> m_blas;
    HostBuffer m_first;
    HostBuffer m_second;
    HostBuffer m_output;
    std::int64_t m_n = 0;
};

template <class T> PrepareResult prepareBlas(const RunSettings& settings, const CpuSetup& setup)
{
    return makeGemmRun<T>(settings, setup,
                          [blas = *setup.blas, n = settings.integer("size")](
                              const T* a, const T* b, T* c) { blas.multiply(n, a, b, c); });
}

template <class T> PrepareResult prepareTiled(const RunSettings& settings, const CpuSetup& setup)
{
    auto product = TiledProduct<T>::make(settings.integer("size"), static_cast<int>(setup.threads),
                                         isaKernels<T>(setup.isa).gemm);
    if (!product) {
        return fail(product.error());
    }
    const auto shared = std::make_shared<const TiledProduct<T>>(std::move(*product));
    return makeGemmRun<T>(settings, setup,
                          [shared](const T* a, const T* b, T* c) { shared->multiply(a, b, c); });
}

double matrixElements(const RunSettings& settings)
{
    const auto n = static_cast<double>(settings.integer("size"));
    return n * n;
}

/// Matrices in fp64 that the reference product takes beside those of the run.
double referenceMatrices(const RunSettings& settings, const CpuSetup& setup)
{
    if (!setup.blas) {
        return 0;
    }
    if (settings.precision != Precision::Fp64) {
        return 3;
    }
    return settings.spec->id == "gemm_blas" ? 0 : 1;
}

template <class T> Bytes packedBytes(const RunSettings& settings, const CpuSetup& setup)
{
    return TiledProduct<T>::packedBytes(settings.integer("size"), static_cast<int>(setup.threads),
                                        isaKernels<T>(setup.isa).gemm);
}

} // namespace

template <class T>
PrepareResult makeGemmRun(const RunSettings& settings, const CpuSetup& setup, Multiply<T> multiply)
{
    auto run = std::make_unique<GemmRun<T>>(settings, setup, std::move(multiply));
    if (auto made = run->makeMatrices(); !made) {
        return fail(made.error());
    }
    return run;
}

template PrepareResult makeGemmRun<float>(const RunSettings&, const CpuSetup&, Multiply<float>);
template PrepareResult makeGemmRun<double>(const RunSettings&, const CpuSetup&, Multiply<double>);

PrepareResult prepareGemmBlas(const RunSettings& settings, const CpuSetup& setup)
{
    if (!setup.blas) {
        return fail(setup.blas.error());
    }
    return settings.precision == Precision::Fp64 ? prepareBlas<double>(settings, setup)
                                                 : prepareBlas<float>(settings, setup);
}

PrepareResult prepareGemmTiled(const RunSettings& settings, const CpuSetup& setup)
{
    return settings.precision == Precision::Fp64 ? prepareTiled<double>(settings, setup)
                                                 : prepareTiled<float>(settings, setup);
}

Bytes gemmFootprint(const RunSettings& settings, const CpuSetup& setup)
{
    const bool isDouble = settings.precision == Precision::Fp64;
    const double packed = settings.spec->id != "gemm_tiled" ? 0
        : isDouble ? packedBytes<double>(settings, setup).value()
                   : packedBytes<float>(settings, setup).value();
    return Bytes(matrixElements(settings)
                     * (3 * elementSize(settings.precision).value()
                        + referenceMatrices(settings, setup) * elementSize(Precision::Fp64).value())
                 + packed);
}

Result<void> blasAvailable(const CpuSetup& setup)
{
    if (!setup.blas) {
        return fail(setup.blas.error());
    }
    return {};
}

} // namespace rooflab::bench::cpu
