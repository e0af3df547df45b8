// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rooflab::bench::test {
namespace {

/// A product computed in double, rounded to T; with or without an fp64 reference beside it.
template <class T> class ProductOutput : public FixedOutput<T> {
public:
    explicit ProductOutput(std::int64_t n)
        : FixedOutput<T>(std::vector<T>(static_cast<std::size_t>(n * n)))
    {
        for (std::int64_t row = 0; row < n; ++row) {
            for (std::int64_t column = 0; column < n; ++column) {
                double sum = 0;
                for (std::int64_t k = 0; k < n; ++k) {
                    sum += static_cast<double>(inputValue<T>(InputStream::First, row * n + k))
                        * static_cast<double>(inputValue<T>(InputStream::Second, k * n + column));
                }
                m_exact.push_back(sum);
                this->output()[static_cast<std::size_t>(row * n + column)] = static_cast<T>(sum);
            }
        }
    }

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
    static Validation check(HostOutput& product, std::int64_t size)
    {
        const auto precision = sizeof(T) == 4 ? Precision::Fp32 : Precision::Fp64;
        return validateOnHost(settingsFor("gemm_blas", precision, {{"size", size}}), product)
            .value();
    }
};
using ElementTypes = testing::Types<float, double>;
TYPED_TEST_SUITE(ValidateProduct, ElementTypes);

TYPED_TEST(ValidateProduct, acceptsTheRightProductBelowTheBound)
{
    for (const std::int64_t size : {1, 2, 7, 33, 64}) {
        ProductOutput<TypeParam> product(size);
        const auto found = this->check(product, size);
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
        ProductOutput<TypeParam> product(this->n);
        product.output()[place] += TypeParam(sizeof(TypeParam) == 4 ? 1e-3 : 1e-11);
        const auto found = this->check(product, this->n);
        EXPECT_EQ(found.status, ValidationStatus::Failed);
        EXPECT_EQ(found.mismatches, 1);
        EXPECT_EQ(found.nonFinite, 0);
    }
}

TYPED_TEST(ValidateProduct, catchesNonFiniteElements)
{
    ProductOutput<TypeParam> product(this->n);
    product.output()[5] = std::numeric_limits<TypeParam>::quiet_NaN();
    product.output()[6] = std::numeric_limits<TypeParam>::infinity();
    const auto found = this->check(product, this->n);
    EXPECT_EQ(found.status, ValidationStatus::Failed);
    EXPECT_EQ(found.nonFinite, 2);
    EXPECT_FALSE(found.relativeError.has_value()); // not a number has no place in a record
}

TYPED_TEST(ValidateProduct, catchesATransposedProduct)
{
    ProductOutput<TypeParam> product(this->n);
    for (std::int64_t row = 0; row < this->n; ++row) {
        for (std::int64_t column = 0; column < row; ++column) {
            std::swap(product.output()[static_cast<std::size_t>(row * this->n + column)],
                      product.output()[static_cast<std::size_t>(column * this->n + row)]);
        }
    }
    EXPECT_EQ(this->check(product, this->n).status, ValidationStatus::Failed);
}

TEST(ProductErrorBound, growsWithTheRootOfTheSizeAndShrinksWithPrecision)
{
    EXPECT_DOUBLE_EQ(productErrorBound(4, Precision::Fp64), 4 * 0x1p-52);
    EXPECT_DOUBLE_EQ(productErrorBound(10000, Precision::Fp32), 200 * 0x1p-23);
}

// Sums in fp32, and the rounding of operands or results to 11 or 8 bits on top.
TEST(ProductErrorBound, addsTheRoundingOfANarrowFormat)
{
    EXPECT_DOUBLE_EQ(productErrorBound(10000, Precision::Tf32), 200 * 0x1p-23 + 0x1p-10);
    EXPECT_DOUBLE_EQ(productErrorBound(10000, Precision::Fp16), 200 * 0x1p-23 + 0x1p-10);
    EXPECT_DOUBLE_EQ(productErrorBound(10000, Precision::Bf16), 200 * 0x1p-23 + 0x1p-7);
}

// A product in double of operands rounded to `bits` bits, rounded to `bits` bits at the end.
TEST(ProductErrorBound, holdsAProductRoundedToANarrowFormat)
{
    constexpr std::int64_t n = 64;
    const auto rounded = [](double value, int bits) {
        int exponent = 0;
        const double fraction = std::frexp(value, &exponent);
        return std::ldexp(std::nearbyint(std::ldexp(fraction, bits)), exponent - bits);
    };
    const auto errorOf = [&](int operandBits, int resultBits) {
        double squares = 0;
        double scale = 0;
        for (std::int64_t row = 0; row < n; ++row) {
            for (std::int64_t column = 0; column < n; ++column) {
                double exact = 0;
                double narrow = 0;
                for (std::int64_t k = 0; k < n; ++k) {
                    const auto a = inputValue<double>(InputStream::First, row * n + k);
                    const auto b = inputValue<double>(InputStream::Second, k * n + column);
                    exact += a * b;
                    narrow += rounded(a, operandBits) * rounded(b, operandBits);
                }
                narrow = rounded(narrow, resultBits);
                squares += (narrow - exact) * (narrow - exact);
                scale += exact * exact;
            }
        }
        return std::sqrt(squares / scale);
    };
    const double tf32 = errorOf(11, 24);
    EXPECT_LT(tf32, productErrorBound(n, Precision::Tf32));
    EXPECT_GT(tf32, 0.1 * productErrorBound(n, Precision::Tf32));
    const double fp16 = errorOf(53, 11);
    EXPECT_LT(fp16, productErrorBound(n, Precision::Fp16));
    EXPECT_GT(fp16, 0.1 * productErrorBound(n, Precision::Fp16));
    const double bf16 = errorOf(53, 8);
    EXPECT_LT(bf16, productErrorBound(n, Precision::Bf16));
    EXPECT_GT(bf16, 0.1 * productErrorBound(n, Precision::Bf16));
}

} // namespace
} // namespace rooflab::bench::test
