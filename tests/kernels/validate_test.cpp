// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace rooflab::bench::test {
namespace {

constexpr std::int64_t elementCount = 5000;

template <class T> std::vector<T> correctSums(std::int64_t count)
{
    std::vector<T> sums;
    for (std::int64_t i = 0; i < count; ++i) {
        sums.push_back(inputValue<T>(InputStream::First, i)
                       + inputValue<T>(InputStream::Second, i));
    }
    return sums;
}

template <class T> Validation validateSums(std::vector<T> output)
{
    FixedOutput<T> written(std::move(output));
    const auto precision = sizeof(T) == 4 ? Precision::Fp32 : Precision::Fp64;
    return validateOnHost(settingsFor("coalesced", precision, {{"size", elementCount}}), written)
        .value();
}

template <class T> class ValidateElements : public testing::Test {
};
using ElementTypes = testing::Types<float, double>;
TYPED_TEST_SUITE(ValidateElements, ElementTypes);

TYPED_TEST(ValidateElements, acceptsTheRightOutputAndCountsAllOfIt)
{
    const auto found = validateSums(correctSums<TypeParam>(elementCount));
    EXPECT_EQ(found.status, ValidationStatus::Passed);
    EXPECT_EQ(found.checked, elementCount);
    EXPECT_EQ(found.total, elementCount);
    EXPECT_EQ(found.mismatches, 0);
    EXPECT_EQ(found.nonFinite, 0);
    EXPECT_TRUE(found.isFull());
}

TYPED_TEST(ValidateElements, catchesOneUlpInTheLastElement)
{
    auto output = correctSums<TypeParam>(elementCount);
    output.back() = std::nextafter(output.back(), TypeParam(10));
    const auto found = validateSums(std::move(output));
    EXPECT_EQ(found.status, ValidationStatus::Failed);
    EXPECT_EQ(found.mismatches, 1);
    EXPECT_EQ(found.nonFinite, 0);
}

TYPED_TEST(ValidateElements, catchesAWrongElementBehindTheTutorialsSpotCheck)
{
    // ch. 6 looks at 1024 outputs; the one after them must count too.
    auto output = correctSums<TypeParam>(elementCount);
    output[1024] += TypeParam(1);
    EXPECT_EQ(validateSums(std::move(output)).mismatches, 1);
}

TYPED_TEST(ValidateElements, catchesNanAndInfinity)
{
    auto output = correctSums<TypeParam>(elementCount);
    output[7] = std::numeric_limits<TypeParam>::quiet_NaN();
    output[8] = std::numeric_limits<TypeParam>::infinity();
    const auto found = validateSums(std::move(output));
    EXPECT_EQ(found.status, ValidationStatus::Failed);
    EXPECT_EQ(found.mismatches, 2);
    EXPECT_EQ(found.nonFinite, 2);
}

TYPED_TEST(ValidateElements, catchesATailThatNobodyWrote)
{
    auto output = correctSums<TypeParam>(elementCount);
    constexpr std::size_t tail = 3;
    std::memset(&output[output.size() - tail], poisonByte, tail * sizeof(TypeParam));
    const auto found = validateSums(std::move(output));
    EXPECT_EQ(found.mismatches, 3);
    EXPECT_EQ(found.nonFinite, 3);
}

TYPED_TEST(ValidateElements, distinguishesACopyFromASum)
{
    std::vector<TypeParam> copy;
    for (std::int64_t i = 0; i < elementCount; ++i) {
        copy.push_back(inputValue<TypeParam>(InputStream::First, i));
    }
    FixedOutput<TypeParam> written(copy);
    const auto precision = sizeof(TypeParam) == 4 ? Precision::Fp32 : Precision::Fp64;
    const auto asCopy = settingsFor("copy_regular", precision, {{"size", elementCount}});
    EXPECT_EQ(validateOnHost(asCopy, written)->status, ValidationStatus::Passed);
    EXPECT_EQ(validateSums(std::move(copy)).status, ValidationStatus::Failed);
}

TEST(ValidateSize, checksMoreThanOneChunk)
{
    constexpr std::int64_t count = (std::int64_t(1) << 24) + 3;
    auto output = correctSums<float>(count);
    FixedOutput<float> right(output);
    const auto settings = settingsFor("coalesced", Precision::Fp32, {{"size", count}});
    EXPECT_EQ(validateOnHost(settings, right)->checked, count);
    output.back() = 0.5F;
    FixedOutput<float> wrong(std::move(output));
    EXPECT_EQ(validateOnHost(settings, wrong)->mismatches, 1);
}

TEST(InputValue, isFiniteInRangeAndDiffersBetweenStreams)
{
    double sum = 0;
    int equal = 0;
    for (std::int64_t i = 0; i < elementCount; ++i) {
        const auto first = inputValue<float>(InputStream::First, i);
        const auto second = inputValue<float>(InputStream::Second, i);
        ASSERT_GE(first, -1.0F);
        ASSERT_LT(first, 1.0F);
        sum += static_cast<double>(first);
        equal += first == second;
    }
    EXPECT_LE(equal, 1);
    EXPECT_LT(std::fabs(sum / elementCount), 0.05);
}

} // namespace
} // namespace rooflab::bench::test
