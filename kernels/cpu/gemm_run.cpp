// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/gemm_run.h"

#include "kernels/inputs.h"

#include <chrono>
#include <cstring>
#include <type_traits>

namespace rooflab::bench::cpu {

namespace {

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

template <class T> class GemmRun final : public PreparedRun {
public:
    static Result<std::unique_ptr<PreparedRun>> make(std::int64_t n, const CpuSetup& setup)
    {
        auto run = std::make_unique<GemmRun>();
        run->m_n = n;
        run->m_threads = static_cast<int>(setup.threads);
        run->m_blas = *setup.blas;
        auto first = makeOperand<T, T>(InputStream::First, n, run->m_threads);
        auto second = makeOperand<T, T>(InputStream::Second, n, run->m_threads);
        auto output = makePoisoned(Bytes(static_cast<double>(n * n) * sizeof(T)));
        for (const auto* buffer : {&first, &second, &output}) {
            if (!*buffer) {
                return fail(buffer->error());
            }
        }
        run->m_first = std::move(*first);
        run->m_second = std::move(*second);
        run->m_output = std::move(*output);
        return run;
    }

    Result<Seconds> launch() override
    {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        m_blas.multiply(m_n, m_first.as<T>(), m_second.as<T>(), m_output.as<T>());
        const auto end = Clock::now();
        return Seconds(std::chrono::duration<double>(end - start).count());
    }

    std::int64_t outputCount() const override { return m_n * m_n; }

    Result<std::span<const std::byte>> readOutput(std::int64_t first, std::int64_t count) override
    {
        return std::as_bytes(
            std::span(m_output.as<const T>() + first, static_cast<std::size_t>(count)));
    }

    Result<HostBuffer> referenceProduct() override
    {
        if constexpr (std::is_same_v<T, double>) {
            return fail(ErrorCode::Unsupported, "the fp64 product is the one under test");
        } else {
            auto first = makeOperand<T, double>(InputStream::First, m_n, m_threads);
            auto second = makeOperand<T, double>(InputStream::Second, m_n, m_threads);
            auto product = makePoisoned(Bytes(static_cast<double>(m_n * m_n) * sizeof(double)));
            for (const auto* buffer : {&first, &second, &product}) {
                if (!*buffer) {
                    return fail(buffer->error());
                }
            }
            m_blas.multiply(m_n, first->template as<double>(), second->template as<double>(),
                            product->template as<double>());
            return product;
        }
    }

private:
    Blas m_blas;
    HostBuffer m_first;
    HostBuffer m_second;
    HostBuffer m_output;
    std::int64_t m_n = 0;
    int m_threads = 1;
};

} // namespace

Result<std::unique_ptr<PreparedRun>> prepareGemm(const RunSettings& settings, const CpuSetup& setup)
{
    if (!setup.blas) {
        return fail(setup.blas.error());
    }
    const std::int64_t n = settings.integer("size");
    return settings.precision == Precision::Fp64 ? GemmRun<double>::make(n, setup)
                                                 : GemmRun<float>::make(n, setup);
}

Bytes gemmFootprint(const RunSettings& settings)
{
    const auto n = static_cast<double>(settings.integer("size"));
    const double perElement = settings.precision == Precision::Fp64
        ? elementSize(Precision::Fp64).value()
        : elementSize(Precision::Fp32).value() + elementSize(Precision::Fp64).value();
    return Bytes(3.0 * n * n * perElement);
}

Result<void> blasAvailable(const CpuSetup& setup)
{
    if (!setup.blas) {
        return fail(setup.blas.error());
    }
    return {};
}

} // namespace rooflab::bench::cpu
