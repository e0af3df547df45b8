// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/element_run.h"

#include "kernels/cpu/cpu_run.h"
#include "kernels/cpu/thread_share.h"
#include "kernels/inputs.h"

#include <algorithm>
#include <cstring>
#include <omp.h>

namespace rooflab::bench::cpu {

namespace {

/// The block where a kernel has none to choose, in elements: the unit in which threads share.
constexpr std::int64_t defaultBlock = 1024;

template <class T> class ElementRun final : public CpuRun {
public:
    using Kernels = IsaKernels<T>;
    using AddElements = typename Kernels::AddElements;
    using AddBlocks = typename Kernels::AddBlocks;
    using CopyElements = typename Kernels::CopyElements;
    using FmaElements = typename Kernels::FmaElements;

    ElementRun(const RunSettings& settings, const CpuSetup& setup, InnerLoop<T> loop)
        : CpuRun(settings, setup), m_loop(loop), m_elementCount(settings.integer("size")),
          m_block(settings.parameters.integer("block").value_or(defaultBlock)),
          m_stride(std::holds_alternative<AddBlocks>(loop) ? settings.integer("stride") : 1),
          m_elementsPerBlock(settings.spec->id == "strided" ? m_block : m_block * m_stride)
    {
        const FmaRecurrence recurrence;
        m_steps = {static_cast<T>(recurrence.a), static_cast<T>(recurrence.b),
                   settings.parameters.integer("k").value_or(0)};
    }

    /// Allocates the arrays, fills the inputs and poisons the output.
    Result<void> makeArrays()
    {
        const Bytes size(static_cast<double>(m_elementCount) * sizeof(T));
        const bool hasSecond = std::holds_alternative<AddElements>(m_loop)
            || std::holds_alternative<AddBlocks>(m_loop);
        HostBuffer* const buffers[] = {&m_first, &m_output, &m_second};
        for (HostBuffer* const wanted : std::span(buffers).first(hasSecond ? 3 : 2)) {
            auto buffer = HostBuffer::allocate(size);
            if (!buffer) {
                return fail(buffer.error());
            }
            *wanted = std::move(*buffer);
        }
        fill();
        return {};
    }

    std::int64_t outputCount() const override { return m_elementCount; }

    Result<std::span<const std::byte>> readOutput(std::int64_t first, std::int64_t count) override
    {
        return std::as_bytes(
            std::span(m_output.as<const T>() + first, static_cast<std::size_t>(count)));
    }

private:
    void launchOnce() override
    {
#pragma omp parallel num_threads(threads())
        {
            const auto blocks = blocksOf(omp_get_thread_num(), omp_get_num_threads());
            std::visit([&](auto loop) { runShare(loop, blocks); }, m_loop);
        }
    }

    [[nodiscard]] BlockRange blocksOf(int thread, int threadCount) const
    {
        const std::int64_t blocks = (m_elementCount - 1) / m_elementsPerBlock + 1;
        const ThreadShare share = shareOf(blocks, thread, threadCount);
        return {m_elementCount, m_block, m_stride, share.first, share.last};
    }

    /// The threads of a block, and the blocks of a share, are neighbours: one run of elements.
    [[nodiscard]] ThreadShare elementsOf(const BlockRange& blocks) const
    {
        return {blocks.firstBlock * m_elementsPerBlock,
                std::min(blocks.lastBlock * m_elementsPerBlock, m_elementCount)};
    }

    /// Written first by the thread that will use it, so that on machines with several memories
    /// each thread finds its share near.
    void fill()
    {
        T* const first = m_first.as<T>();
        T* const second = m_second.as<T>();
        T* const output = m_output.as<T>();
#pragma omp parallel num_threads(threads())
        {
            const auto share = elementsOf(blocksOf(omp_get_thread_num(), omp_get_num_threads()));
            for (std::int64_t i = share.first; i < share.last; ++i) {
                first[i] = inputValue<T>(InputStream::First, i);
            }
            for (std::int64_t i = share.first; second != nullptr && i < share.last; ++i) {
                second[i] = inputValue<T>(InputStream::Second, i);
            }
            if (share.first < share.last) {
                std::memset(output + share.first, poisonByte,
                            static_cast<std::size_t>(share.last - share.first) * sizeof(T));
            }
        }
    }

    void runShare(AddElements loop, const BlockRange& blocks) const
    {
        const ThreadShare share = elementsOf(blocks);
        loop(m_first.as<T>(), m_second.as<T>(), m_output.as<T>(), share.first, share.last);
    }
    void runShare(AddBlocks loop, const BlockRange& blocks) const
    {
        loop(m_first.as<T>(), m_second.as<T>(), m_output.as<T>(), blocks);
    }
    void runShare(CopyElements loop, const BlockRange& blocks) const
    {
        const ThreadShare share = elementsOf(blocks);
        loop(m_first.as<T>(), m_output.as<T>(), share.first, share.last);
    }
    void runShare(FmaElements loop, const BlockRange& blocks) const
    {
        const ThreadShare share = elementsOf(blocks);
        loop(m_first.as<T>(), m_output.as<T>(), share.first, share.last, m_steps);
    }

    InnerLoop<T> m_loop;
    FmaSteps<T> m_steps{};
    HostBuffer m_first;
    HostBuffer m_second;
    HostBuffer m_output;
    std::int64_t m_elementCount = 0;
    std::int64_t m_block = 1;
    std::int64_t m_stride = 1;
    std::int64_t m_elementsPerBlock = 1;
};

Bytes arraysOf(const RunSettings& settings, double arrayCount)
{
    return Bytes(arrayCount * static_cast<double>(settings.integer("size"))
                 * elementSize(settings.precision).value());
}

} // namespace

template <class T>
PrepareResult makeElementRun(const RunSettings& settings, const CpuSetup& setup, InnerLoop<T> loop)
{
    auto run = std::make_unique<ElementRun<T>>(settings, setup, loop);
    if (auto made = run->makeArrays(); !made) {
        return fail(made.error());
    }
    return run;
}

template PrepareResult makeElementRun<float>(const RunSettings&, const CpuSetup&, InnerLoop<float>);
template PrepareResult makeElementRun<double>(const RunSettings&, const CpuSetup&,
                                              InnerLoop<double>);

Bytes addFootprint(const RunSettings& settings, const CpuSetup&)
{
    return arraysOf(settings, 3);
}

Bytes copyFootprint(const RunSettings& settings, const CpuSetup&)
{
    return arraysOf(settings, 2);
}

} // namespace rooflab::bench::cpu
