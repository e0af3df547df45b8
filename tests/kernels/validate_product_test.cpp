// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace rooflab::bench::test {
namespace {

/// A product computed in double, rounded to T; with or without an fp64 reference beside it.
template <class T> class ProductRun : public FixedOutputRun<T> {
public:
    explicit ProductRun(std::int64_t n)
        : FixedOutputRun<T>(std::vector<T>(static_cast<std::size_t>(n * n)))
    {
        for (std::int64_t row = 0; row < n; ++row) {
            for (std::int64_t column = 0; column < n; ++column) {
                double sum = 0;
                for (std::int64_t k = 0; k < n; ++k) {
                    sum += static_cast<double>(inputValue<T>(InputStream::First, row * n + k))
                        * static_cast<double>(inputValue<T>(InputStream::Second, k * n + column));
                }
                m_exact.push_back(sum);
                output()[static_cast<std::size_t>(row * n + column)] = static_cast<T>(sum);
            }
        }
    }
    std::vector<T>& output() { return this->m_output; }

    Result<HostBuffer> referenceProduct() override
    {
        if (sizeof(T) == sizeof(double)) {
            return fail(ErrorCode::Unsupported, "under test");
        }
        auto buffer
            = HostBuffer::allocate(Bytes(static_cast<double>(m_exact.size() * sizeof(double))));
        std::ranges::copy(m_exact, buffer->template as<double>());
        return buffer;
    }

private:
    std::vector<double> m_exact;
};

template <class T> class ValidateProduct : public testing::Test {
protected:
    static constexpr std::int64_t n = 33;
    static Validation check(PreparedRun& run, std::int64_t size)
    {
        const auto precision = sizeof(T) == 4 ? Precision::Fp32 : Precision::Fp64;
        return validateRun(settingsFor("gemm_blas", precision, {{"size", size}}), run).value();
    }
};
using ElementTypes = testing::Types<float, double>;
TYPED_TEST_SUITE(ValidateProduct, ElementTypes);

TYPED_TEST(ValidateProduct, acceptsTheRightProductBelowTheBound)
{
    for (const std::int64_t size : {1, 2, 7, 33, 64}) {
        ProductRun<TypeParam> run(size);
        const auto found = this->check(run, size);
        EXPECT_EQ(found.status, ValidationStatus::Passed) << size << ": " << found.describe();
        EXPECT_EQ(found.checked, size * size);
        EXPECT_TRUE(found.isFull());
        ASSERT_TRUE(found.relativeError.has_value());
        EXPECT_LT(*found.relativeError, *found.errorBound);
    }
}

TYPED_TEST(ValidateProduct, catchesASmallErrorInOneElement)
{
    for (const std::size_t place : {std::size_t(0), std::size_t(this->n * this->n - 1)}) {
        ProductRun<TypeParam> run(this->n);
        run.output()[place] += TypeParam(sizeof(TypeParam) == 4 ? 1e-3 : 1e-11);
        const auto found = this->check(run, this->n);
        EXPECT_EQ(found.status, ValidationStatus::Failed);
        EXPECT_EQ(found.mismatches, 1);
        EXPECT_EQ(found.nonFinite, 0);
    }
}

TYPED_TEST(ValidateProduct, catchesNonFiniteElements)
{
    ProductRun<TypeParam> run(this->n);
    run.output()[5] = std::numeric_limits<TypeParam>::quiet_NaN();
    run.output()[6] = std::numeric_limits<TypeParam>::infinity();
    const auto found = this->check(run, this->n);
    EXPECT_EQ(found.status, ValidationStatus::Failed);
    EXPECT_EQ(found.nonFinite, 2);
    EXPECT_FALSE(found.relativeError.has_value()); // not a number has no place in a record
}

TYPED_TEST(ValidateProduct, catchesATransposedProduct)
{
    ProductRun<TypeParam> run(this->n);
    for (std::int64_t row = 0; row < this->n; ++row) {
        for (std::int64_t column = 0; column < row; ++column) {
            std::swap(run.output()[static_cast<std::size_t>(row * this->n + column)],
                      run.output()[static_cast<std::size_t>(column * this->n + row)]);
        }
    }
    EXPECT_EQ(this->check(run, this->n).status, ValidationStatus::Failed);
}

TEST(ProductErrorBound, growsWithTheRootOfTheSizeAndShrinksWithPrecision)
{
    EXPECT_DOUBLE_EQ(productErrorBound(4, Precision::Fp64), 4 * 0x1p-52);
    EXPECT_DOUBLE_EQ(productErrorBound(10000, Precision::Fp32), 200 * 0x1p-23);
}

} // namespace
} // namespace rooflab::bench::test
