// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/isa.h"
#include "kernels/cpu/thread_share.h"
#include "kernels/inputs.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <vector>

namespace rooflab::bench::cpu {
namespace {

constexpr std::int64_t guardElements = 70; // more than the widest vector, both ends

constexpr std::int64_t sizes[]{1, 2, 31, 32, 33, 97, 1000, 1021, 4096, 10007};
constexpr std::int64_t blocks[]{1, 7, 33, 256, 1024};
constexpr std::int64_t strides[]{1, 7, 32, 300};

/// Three arrays with a guard on both sides of the output, starting off a vector's boundary.
template <class T> class Arrays {
public:
    Arrays(std::int64_t count, std::int64_t shift)
        : m_count(count), m_start(guardElements + shift),
          m_output(static_cast<std::size_t>(count + m_start + guardElements))
    {
        for (std::int64_t i = 0; i < count; ++i) {
            m_first.push_back(inputValue<T>(InputStream::First, i));
            m_second.push_back(inputValue<T>(InputStream::Second, i));
        }
        std::memset(m_output.data(), poisonByte, m_output.size() * sizeof(T));
        m_untouched = m_output;
    }
    const T* first() const { return m_first.data(); }
    const T* second() const { return m_second.data(); }
    T* output() { return m_output.data() + m_start; }

    /// Every element bitwise as expected and every guard still poisoned.
    template <class Expected> bool holds(Expected expected) const
    {
        auto whole = m_untouched;
        for (std::int64_t i = 0; i < m_count; ++i) {
            whole[static_cast<std::size_t>(m_start + i)] = expected(i);
        }
        return std::memcmp(whole.data(), m_output.data(), whole.size() * sizeof(T)) == 0;
    }
    bool holdsSums() const
    {
        return holds([this](std::int64_t i) {
            const auto at = static_cast<std::size_t>(i);
            return m_first[at] + m_second[at];
        });
    }
    bool holdsCopies() const
    {
        return holds([this](std::int64_t i) { return m_first[static_cast<std::size_t>(i)]; });
    }

private:
    std::int64_t m_count;
    std::int64_t m_start;
    std::vector<T> m_first;
    std::vector<T> m_second;
    std::vector<T> m_output;
    std::vector<T> m_untouched;
};

std::vector<Isa> runnable()
{
    std::vector<Isa> found;
    for (const Isa isa : {Isa::Baseline, Isa::Avx2, Isa::Avx512}) {
        if (canRun(isa)) {
            found.push_back(isa);
        }
    }
    return found;
}

template <class T> class IsaKernelsTest : public testing::Test {
protected:
    using Kernels = IsaKernels<T>;

    /// All sizes, blocks and strides with the blocks dealt to 1 and to 3 threads.
    static void expectSums(typename Kernels::AddBlocks Kernels::*member, bool strideShrinksGrid)
    {
        for (const Isa isa : runnable()) {
            const auto kernel = isaKernels<T>(isa).*member;
            for (const auto size : sizes) {
                for (const auto block : blocks) {
                    for (const auto stride : strides) {
                        for (const int threads : {1, 3}) {
                            Arrays<T> arrays(size, 0);
                            const auto perBlock = block * (strideShrinksGrid ? stride : 1);
                            const auto blockCount = (size - 1) / perBlock + 1;
                            for (int thread = 0; thread < threads; ++thread) {
                                const auto share = shareOf(blockCount, thread, threads);
                                kernel(arrays.first(), arrays.second(), arrays.output(),
                                       {size, block, stride, share.first, share.last});
                            }
                            ASSERT_TRUE(arrays.holdsSums())
                                << toText(isa) << " size " << size << " block " << block
                                << " stride " << stride << " threads " << threads;
                        }
                    }
                }
            }
        }
    }

    /// All sizes with the range cut at an odd place, at several alignments of the output.
    template <class Call, class Holds> static void expectElements(Call call, Holds holds)
    {
        for (const Isa isa : runnable()) {
            for (const auto size : sizes) {
                for (const std::int64_t shift : {0, 1, 5}) {
                    Arrays<T> arrays(size, shift);
                    const std::int64_t cut = size / 3;
                    call(isaKernels<T>(isa), arrays, std::int64_t(0), cut);
                    call(isaKernels<T>(isa), arrays, cut, size);
                    ASSERT_TRUE(holds(arrays))
                        << toText(isa) << " size " << size << " shift " << shift;
                }
            }
        }
    }
    static void expectSums(typename Kernels::AddElements Kernels::*member)
    {
        expectElements(
            [member](const Kernels& kernels, Arrays<T>& arrays, std::int64_t first,
                     std::int64_t last) {
                (kernels.*member)(arrays.first(), arrays.second(), arrays.output(), first, last);
            },
            [](const Arrays<T>& arrays) { return arrays.holdsSums(); });
    }
    static void expectCopies(typename Kernels::CopyElements Kernels::*member)
    {
        expectElements(
            [member](const Kernels& kernels, Arrays<T>& arrays, std::int64_t first,
                     std::int64_t last) {
                (kernels.*member)(arrays.first(), arrays.output(), first, last);
            },
            [](const Arrays<T>& arrays) { return arrays.holdsCopies(); });
    }

    /// Runs a kernel with its first operand one element ahead of its output in the same array, so
    /// that the result tells the order in which the elements were made.
    template <class IndexOrder>
    static void expectOrder(typename Kernels::AddBlocks Kernels::*member, std::int64_t size,
                            std::int64_t block, std::int64_t stride, std::int64_t perBlock,
                            IndexOrder order)
    {
        std::vector<T> second(static_cast<std::size_t>(size), T(1));
        const std::vector<T> start(static_cast<std::size_t>(size + 1), T(0));
        auto expected = start;
        for (const std::int64_t index : order) {
            const auto at = static_cast<std::size_t>(index);
            expected[at] = expected[at + 1] + second[at];
        }
        for (const Isa isa : runnable()) {
            auto array = start;
            (isaKernels<T>(isa).*member)(array.data() + 1, second.data(), array.data(),
                                         {size, block, stride, 0, (size - 1) / perBlock + 1});
            EXPECT_EQ(array, expected) << toText(isa);
        }
    }
};
using ElementTypes = testing::Types<float, double>;
TYPED_TEST_SUITE(IsaKernelsTest, ElementTypes);

TYPED_TEST(IsaKernelsTest, coalescedMakesEveryElement)
{
    this->expectSums(&IsaKernels<TypeParam>::addCoalesced);
}
TYPED_TEST(IsaKernelsTest, vectorizedMakesEveryElement)
{
    this->expectSums(&IsaKernels<TypeParam>::addVectorized);
}
TYPED_TEST(IsaKernelsTest, linecrossMakesEveryElement)
{
    this->expectSums(&IsaKernels<TypeParam>::addLinecross, true);
}
TYPED_TEST(IsaKernelsTest, interleavedMakesEveryElement)
{
    this->expectSums(&IsaKernels<TypeParam>::addInterleaved, true);
}
// Every lane writes one element and all elements are written: the permutation is one to one.
TYPED_TEST(IsaKernelsTest, stridedMakesEveryElement)
{
    this->expectSums(&IsaKernels<TypeParam>::addStrided, false);
}
TYPED_TEST(IsaKernelsTest, copyRegularMakesEveryElement)
{
    this->expectCopies(&IsaKernels<TypeParam>::copyRegular);
}
TYPED_TEST(IsaKernelsTest, streamingStoresMakeEveryElement)
{
    if (isaKernels<TypeParam>(Isa::Baseline).addStreaming == nullptr) {
        GTEST_SKIP() << "no streaming stores on this processor";
    }
    this->expectSums(&IsaKernels<TypeParam>::addStreaming);
    this->expectCopies(&IsaKernels<TypeParam>::copyStreaming);
}

TYPED_TEST(IsaKernelsTest, stridedIsOneToOneForEveryStride)
{
    constexpr std::int64_t size = 96;
    for (const std::int64_t block : {1, 5, 12, 31, 32, 48}) {
        for (std::int64_t stride = 1; stride <= 100; ++stride) {
            Arrays<TypeParam> arrays(size, 0);
            isaKernels<TypeParam>(bestIsa()).addStrided(
                arrays.first(), arrays.second(), arrays.output(),
                {size, block, stride, 0, (size - 1) / block + 1});
            ASSERT_TRUE(arrays.holdsSums()) << "block " << block << " stride " << stride;
        }
    }
}

// ch. 6.2.2: in one step the lanes of a wavefront are `stride` apart.
TYPED_TEST(IsaKernelsTest, linecrossWalksLaneByLaneInEveryStep)
{
    constexpr std::int64_t stride = 4;
    constexpr std::int64_t size = 2 * wavefrontLanes * stride;
    std::vector<std::int64_t> order;
    for (std::int64_t tile = 0; tile < size; tile += wavefrontLanes * stride) {
        for (std::int64_t j = 0; j < stride; ++j) {
            for (std::int64_t lane = 0; lane < wavefrontLanes; ++lane) {
                order.push_back(tile + lane * stride + j);
            }
        }
    }
    this->expectOrder(&IsaKernels<TypeParam>::addLinecross, size, wavefrontLanes, stride,
                      wavefrontLanes * stride, order);
}

TYPED_TEST(IsaKernelsTest, stridedWalksThePermutation)
{
    constexpr std::int64_t stride = 12; // gcd with 32 is 4
    constexpr std::int64_t size = 2 * wavefrontLanes;
    constexpr std::int64_t divisor = std::gcd(stride, wavefrontLanes);
    std::vector<std::int64_t> order;
    for (std::int64_t base = 0; base < size; base += wavefrontLanes) {
        for (std::int64_t lane = 0; lane < wavefrontLanes; ++lane) {
            order.push_back(base
                            + (lane * stride + lane / (wavefrontLanes / divisor)) % wavefrontLanes);
        }
    }
    this->expectOrder(&IsaKernels<TypeParam>::addStrided, size, wavefrontLanes, stride,
                      wavefrontLanes, order);
}

TEST(ThreadShare, coversEverythingOnceAndEvenly)
{
    for (const std::int64_t count : {0, 1, 2, 7, 1000}) {
        for (const int threads : {1, 2, 3, 16}) {
            std::int64_t next = 0;
            for (int thread = 0; thread < threads; ++thread) {
                const auto share = shareOf(count, thread, threads);
                EXPECT_EQ(share.first, next);
                EXPECT_LE(share.last - share.first, count / threads + 1);
                next = share.last;
            }
            EXPECT_EQ(next, count);
        }
    }
}

} // namespace
} // namespace rooflab::bench::cpu
