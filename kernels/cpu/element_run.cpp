// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/element_run.h"

#include "kernels/cpu/thread_share.h"
#include "kernels/inputs.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <omp.h>
#include <type_traits>

namespace rooflab::bench::cpu {

namespace {

/// The block where a kernel has none to choose, in elements: the unit in which threads share.
constexpr std::int64_t defaultBlock = 1024;

/// The inner loop of a variant; exactly one is set.
template <class T> struct InnerLoop {
    typename IsaKernels<T>::AddElements addElements = nullptr;
    typename IsaKernels<T>::AddBlocks addBlocks = nullptr;
    typename IsaKernels<T>::CopyElements copy = nullptr;
};

template <class T> class ElementRun final : public PreparedRun {
public:
    static Result<std::unique_ptr<PreparedRun>> make(const RunSettings& settings,
                                                     const CpuSetup& setup, InnerLoop<T> loop)
    {
        auto run = std::make_unique<ElementRun>();
        run->m_loop = loop;
        run->m_elementCount = settings.integer("size");
        run->m_threads = static_cast<int>(setup.threads);
        run->m_block = settings.parameters.integer("block").value_or(defaultBlock);
        run->m_stride = loop.addBlocks != nullptr ? settings.integer("stride") : 1;
        run->m_elementsPerBlock
            = settings.spec->id == "strided" ? run->m_block : run->m_block * run->m_stride;
        const int arrayCount = loop.copy != nullptr ? 2 : 3;
        if (auto done = run->allocate(arrayCount); !done) {
            return fail(done.error());
        }
        run->fill();
        return run;
    }

    Result<Seconds> launch() override
    {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
#pragma omp parallel num_threads(m_threads)
        {
            runShare(omp_get_thread_num(), omp_get_num_threads());
        }
        const auto end = Clock::now();
        return Seconds(std::chrono::duration<double>(end - start).count());
    }

    std::int64_t outputCount() const override
    {
        return m_elementCount;
    }

    Result<std::span<const std::byte>> readOutput(std::int64_t first, std::int64_t count) override
    {
        return std::as_bytes(
            std::span(m_output.as<const T>() + first, static_cast<std::size_t>(count)));
    }

private:
    Result<void> allocate(int arrayCount)
    {
        const Bytes size(static_cast<double>(m_elementCount) * sizeof(T));
        HostBuffer* const buffers[] = {&m_first, &m_output, &m_second};
        for (int i = 0; i < arrayCount; ++i) {
            auto buffer = HostBuffer::allocate(size);
            if (!buffer) {
                return fail(buffer.error());
            }
            *buffers[i] = std::move(*buffer);
        }
        return {};
    }

    [[nodiscard]] BlockRange blocksOf(int thread, int threadCount) const
    {
        const std::int64_t blocks = (m_elementCount - 1) / m_elementsPerBlock + 1;
        const ThreadShare share = shareOf(blocks, thread, threadCount);
        return {m_elementCount, m_block, m_stride, share.first, share.last};
    }

    /// Written first by the thread that will use it, so that on machines with several memories
    /// each thread finds its share near.
    void fill()
    {
        T* const first = m_first.as<T>();
        T* const second = m_second.as<T>();
        T* const output = m_output.as<T>();
#pragma omp parallel num_threads(m_threads)
        {
            const auto blocks = blocksOf(omp_get_thread_num(), omp_get_num_threads());
            const auto from = blocks.firstBlock * m_elementsPerBlock;
            const auto to = std::min(blocks.lastBlock * m_elementsPerBlock, m_elementCount);
            for (std::int64_t i = from; i < to; ++i) {
                first[i] = inputValue<T>(InputStream::First, i);
            }
            for (std::int64_t i = from; second != nullptr && i < to; ++i) {
                second[i] = inputValue<T>(InputStream::Second, i);
            }
            if (from < to) {
                std::memset(output + from, poisonByte,
                            static_cast<std::size_t>(to - from) * sizeof(T));
            }
        }
    }

    void runShare(int thread, int threadCount) const
    {
        const BlockRange blocks = blocksOf(thread, threadCount);
        if (m_loop.addBlocks != nullptr) {
            m_loop.addBlocks(m_first.as<T>(), m_second.as<T>(), m_output.as<T>(), blocks);
            return;
        }
        // The threads of a block, and the blocks of a share, are neighbours: one run of elements.
        const auto from = blocks.firstBlock * m_elementsPerBlock;
        const auto to = std::min(blocks.lastBlock * m_elementsPerBlock, m_elementCount);
        if (m_loop.copy != nullptr) {
            m_loop.copy(m_first.as<T>(), m_output.as<T>(), from, to);
        } else {
            m_loop.addElements(m_first.as<T>(), m_second.as<T>(), m_output.as<T>(), from, to);
        }
    }

    InnerLoop<T> m_loop;
    HostBuffer m_first;
    HostBuffer m_second;
    HostBuffer m_output;
    std::int64_t m_elementCount = 0;
    std::int64_t m_block = 1;
    std::int64_t m_stride = 1;
    std::int64_t m_elementsPerBlock = 1;
    int m_threads = 1;
};

/// `choose` picks the inner loop from the table of either element type.
template <class Choose>
PrepareResult prepareWith(const RunSettings& settings, const CpuSetup& setup, Choose choose)
{
    const auto make = [&]<class T>(std::type_identity<T>) -> PrepareResult {
        const InnerLoop<T> loop = choose(isaKernels<T>(setup.isa));
        if (loop.addElements == nullptr && loop.addBlocks == nullptr && loop.copy == nullptr) {
            return fail(streamingStoresAvailable(setup).error());
        }
        return ElementRun<T>::make(settings, setup, loop);
    };
    if (settings.precision == Precision::Fp64) {
        return make(std::type_identity<double>());
    }
    return make(std::type_identity<float>());
}

bool wantsStreaming(const RunSettings& settings)
{
    return settings.parameters.text("stores") == "streaming";
}

Bytes arraysOf(const RunSettings& settings, double arrayCount)
{
    return Bytes(arrayCount * static_cast<double>(settings.integer("size"))
                 * elementSize(settings.precision).value());
}

} // namespace

PrepareResult prepareCoalesced(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [&]<class T>(const IsaKernels<T>& kernels) {
        return InnerLoop<T>{wantsStreaming(settings) ? kernels.addStreaming : kernels.addCoalesced,
                            nullptr, nullptr};
    });
}

PrepareResult prepareVectorized(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, [&]<class T>(const IsaKernels<T>& kernels) {
        return InnerLoop<T>{wantsStreaming(settings) ? kernels.addStreaming : kernels.addVectorized,
                            nullptr, nullptr};
    });
}

PrepareResult prepareLinecross(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, []<class T>(const IsaKernels<T>& kernels) {
        return InnerLoop<T>{nullptr, kernels.addLinecross, nullptr};
    });
}

PrepareResult prepareInterleaved(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, []<class T>(const IsaKernels<T>& kernels) {
        return InnerLoop<T>{nullptr, kernels.addInterleaved, nullptr};
    });
}

PrepareResult prepareStrided(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, []<class T>(const IsaKernels<T>& kernels) {
        return InnerLoop<T>{nullptr, kernels.addStrided, nullptr};
    });
}

PrepareResult prepareCopyRegular(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, []<class T>(const IsaKernels<T>& kernels) {
        return InnerLoop<T>{nullptr, nullptr, kernels.copyRegular};
    });
}

PrepareResult prepareCopyStreaming(const RunSettings& settings, const CpuSetup& setup)
{
    return prepareWith(settings, setup, []<class T>(const IsaKernels<T>& kernels) {
        return InnerLoop<T>{nullptr, nullptr, kernels.copyStreaming};
    });
}

Bytes addFootprint(const RunSettings& settings)
{
    return arraysOf(settings, 3);
}
Bytes copyFootprint(const RunSettings& settings)
{
    return arraysOf(settings, 2);
}

Result<void> streamingStoresAvailable(const CpuSetup& setup)
{
    if (isaKernels<float>(setup.isa).copyStreaming == nullptr) {
        return fail(ErrorCode::Unsupported,
                    "streaming stores are not supported on this kind of processor", "stores");
    }
    return {};
}

} // namespace rooflab::bench::cpu
