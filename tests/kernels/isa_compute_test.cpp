// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The multiply-adds and the tiled product of each instruction set.
#include "kernels/cpu/isa.h"
#include "kernels/cpu/tiled_product.h"
#include "kernels/inputs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <vector>

namespace rooflab::bench::cpu {
namespace {

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

template <class T> std::vector<T> inputs(InputStream stream, std::int64_t count)
{
    std::vector<T> values;
    for (std::int64_t i = 0; i < count; ++i) {
        values.push_back(inputValue<T>(stream, i));
    }
    return values;
}

template <class T> class IsaComputeTest : public testing::Test {
protected:
    /// One step in the arithmetic of the kernels; the product is kept in memory so that no
    /// compiler fuses it with the sum.
    static T step(bool isFused, T x, T factor, T addend)
    {
        if (isFused) {
            return std::fma(x, factor, addend);
        }
        volatile T product = x * factor;
        return product + addend;
    }

    static void expectSteps(typename IsaKernels<T>::FmaElements IsaKernels<T>::*member)
    {
        constexpr std::int64_t guard = 600; // more than eight of the widest vectors
        for (const Isa isa : runnable()) {
            const auto& kernels = isaKernels<T>(isa);
            for (const std::int64_t size : {1, 2, 31, 128, 130, 1021}) {
                for (const std::int64_t count : {1, 2, 5, 64}) {
                    const FmaSteps<T> steps{T(1.0009765625), T(-0.0001), count};
                    const auto x = inputs<T>(InputStream::First, size);
                    std::vector<T> y(static_cast<std::size_t>(size + guard), T(7));
                    auto expected = y;
                    for (std::int64_t i = 0; i < size; ++i) {
                        T value = x[static_cast<std::size_t>(i)];
                        for (std::int64_t k = 0; k < count; ++k) {
                            value
                                = step(kernels.fusesMultiplyAdd, value, steps.factor, steps.addend);
                        }
                        expected[static_cast<std::size_t>(i)] = value;
                    }
                    const std::int64_t cut = size / 3;
                    (kernels.*member)(x.data(), y.data(), 0, cut, steps);
                    (kernels.*member)(x.data(), y.data(), cut, size, steps);
                    ASSERT_EQ(std::memcmp(y.data(), expected.data(), y.size() * sizeof(T)), 0)
                        << toText(isa) << " size " << size << " steps " << count;
                }
            }
        }
    }
};
using ElementTypes = testing::Types<float, double>;
TYPED_TEST_SUITE(IsaComputeTest, ElementTypes);

TYPED_TEST(IsaComputeTest, everyNumberOfChainsMakesTheSameSteps)
{
    this->expectSteps(&IsaKernels<TypeParam>::fma1);
    this->expectSteps(&IsaKernels<TypeParam>::fma4);
    this->expectSteps(&IsaKernels<TypeParam>::fma8);
}

TYPED_TEST(IsaComputeTest, widerInstructionSetsFuse)
{
    for (const Isa isa : {Isa::Avx2, Isa::Avx512}) {
        if (canRun(isa)) {
            EXPECT_TRUE(isaKernels<TypeParam>(isa).fusesMultiplyAdd) << toText(isa);
        }
    }
#if defined(__x86_64__)
    EXPECT_FALSE(isaKernels<TypeParam>(Isa::Baseline).fusesMultiplyAdd);
#endif
}

// Sizes below, at and above every tile and band; whole matrices, so that an element that is
// skipped or written twice shows.
TYPED_TEST(IsaComputeTest, tiledProductMakesEveryElement)
{
    using T = TypeParam;
    for (const Isa isa : runnable()) {
        for (const std::int64_t n : {1, 2, 5, 11, 12, 13, 32, 33, 97, 255, 256, 257, 300}) {
            for (const int threads : {1, 3}) {
                const auto a = inputs<T>(InputStream::First, n * n);
                const auto b = inputs<T>(InputStream::Second, n * n);
                constexpr std::size_t guard = 200;
                std::vector<T> c(static_cast<std::size_t>(n * n) + guard);
                std::memset(c.data(), poisonByte, c.size() * sizeof(T));
                const auto product = TiledProduct<T>::make(n, threads, isaKernels<T>(isa).gemm);
                ASSERT_TRUE(product.has_value());
                product->multiply(a.data(), b.data(), c.data());
                product->multiply(a.data(), b.data(), c.data()); // the second is no sum of both
                double worst = 0;
                for (std::int64_t i = 0; i < n * n; ++i) {
                    double sum = 0;
                    for (std::int64_t k = 0; k < n; ++k) {
                        sum += static_cast<double>(a[static_cast<std::size_t>(i / n * n + k)])
                            * static_cast<double>(b[static_cast<std::size_t>(k * n + i % n)]);
                    }
                    const double off = static_cast<double>(c[static_cast<std::size_t>(i)]) - sum;
                    worst = std::isfinite(off) ? std::max(worst, std::fabs(off)) : INFINITY;
                }
                const double epsilon = std::numeric_limits<T>::epsilon();
                ASSERT_LT(worst, 16 * std::sqrt(static_cast<double>(n)) * epsilon)
                    << toText(isa) << " n " << n << " threads " << threads;
                for (std::size_t i = static_cast<std::size_t>(n * n); i < c.size(); ++i) {
                    ASSERT_TRUE(std::isnan(c[i])) << "wrote behind the matrix";
                }
            }
        }
    }
}

TEST(TiledProduct, saysWhatItPacks)
{
    const auto& kernels = isaKernels<float>(Isa::Baseline).gemm;
    // One band of 4096 columns and one band of rows for each thread, 256 deep.
    EXPECT_GT(TiledProduct<float>::packedBytes(5000, 2, kernels).value(), 256 * 4096 * 4.0);
    EXPECT_LT(TiledProduct<float>::packedBytes(5000, 2, kernels).value(), 256 * 4500 * 4.0);
    EXPECT_LT(TiledProduct<float>::packedBytes(10, 1, kernels).value(), 10 * 32 * 4.0);
}

} // namespace
} // namespace rooflab::bench::cpu
