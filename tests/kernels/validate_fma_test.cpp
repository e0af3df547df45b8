// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/validate.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace rooflab::bench::test {
namespace {

constexpr std::int64_t elementCount = 20'003;

/// Steps one after the other, in the arithmetic asked for. The product is kept in memory so that
/// no compiler fuses it with the sum.
template <class T> T iterated(T x, std::int64_t count, MultiplyAdd arithmetic)
{
    const FmaRecurrence recurrence;
    const auto a = static_cast<T>(recurrence.a);
    const auto b = static_cast<T>(recurrence.b);
    for (std::int64_t step = 0; step < count; ++step) {
        if (arithmetic == MultiplyAdd::Fused) {
            x = std::fma(x, a, b);
        } else {
            volatile T product = x * a;
            x = product + b;
        }
    }
    return x;
}

template <class T> class FmaOutput : public FixedOutput<T> {
public:
    FmaOutput(std::int64_t stepCount, MultiplyAdd arithmetic)
        : FixedOutput<T>({}), m_arithmetic(arithmetic)
    {
        for (std::int64_t i = 0; i < elementCount; ++i) {
            this->m_output.push_back(
                iterated(inputValue<T>(InputStream::First, i), stepCount, arithmetic));
        }
    }
    MultiplyAdd multiplyAdd() const override { return m_arithmetic; }
    void claim(MultiplyAdd arithmetic) { m_arithmetic = arithmetic; }

private:
    MultiplyAdd m_arithmetic;
};

template <class T> class ValidateFma : public testing::Test {
protected:
    static constexpr Precision precision = sizeof(T) == 4 ? Precision::Fp32 : Precision::Fp64;

    static Validation check(HostOutput& output, std::int64_t stepCount)
    {
        const auto settings
            = settingsFor("fma", precision, {{"size", elementCount}, {"k", stepCount}});
        return validateOnHost(settings, output).value();
    }
};
using ElementTypes = testing::Types<float, double>;
TYPED_TEST_SUITE(ValidateFma, ElementTypes);

TEST(FmaRecurrence, closedFormIsWhereTheStepsLead)
{
    const FmaRecurrence recurrence;
    EXPECT_EQ(recurrence.closedForm(0.75, 0), 0.75);
    EXPECT_EQ(recurrence.closedForm(0.75, 1), 0.75 * recurrence.a + recurrence.b);
    EXPECT_DOUBLE_EQ(recurrence.closedForm(0.5, 4096), 0.5); // where a·x + b is x
    for (const std::int64_t count : {2, 3, 64, 1000, 4096, 65536}) {
        for (const double start : {-1.0, -0.3, 0.0, 1e-9, 0.5001, 0.99}) {
            auto exact = static_cast<long double>(start);
            for (std::int64_t step = 0; step < count; ++step) {
                exact = exact * static_cast<long double>(recurrence.a)
                    + static_cast<long double>(recurrence.b);
            }
            const FmaClosedForm form = recurrence.after(count);
            EXPECT_NEAR(recurrence.closedForm(start, count), static_cast<double>(exact),
                        4 * 0x1p-53 * form.magnitude(start))
                << count << " steps from " << start;
        }
    }
}

// The values by hand: a^4096 = 2.71794…, 1/(a - 1) = 4096.
TEST(FmaRecurrence, magnitudeIsTheLargestValueOnTheWay)
{
    const FmaRecurrence recurrence;
    EXPECT_NEAR(recurrence.after(4096).magnitude(-1.0), 2.71794 * 1.5, 1e-4);
    EXPECT_NEAR(recurrence.after(65536).slack / recurrence.after(65536).scale, 0.5, 1e-12);
    EXPECT_NEAR(recurrence.after(2).slack / recurrence.after(2).scale, 0x1p-12, 1e-12);
}

TEST(FmaRecurrence, errorBoundCountsTheRoundings)
{
    EXPECT_DOUBLE_EQ(FmaRecurrence::errorBound(1, Precision::Fp64), 5 * 0x1p-53);
    EXPECT_NEAR(FmaRecurrence::errorBound(4096, Precision::Fp32), 4100 * 0x1p-24, 1e-7);
    EXPECT_NEAR(FmaRecurrence::errorBound(4096, Precision::Fp32, MultiplyAdd::Separate),
                8196 * 0x1p-24, 3e-7);
    EXPECT_GT(FmaRecurrence::errorBound(65536, Precision::Fp32), 65540 * 0x1p-24);
}

TYPED_TEST(ValidateFma, acceptsWhatTheStepsMake)
{
    for (const auto arithmetic : {MultiplyAdd::Fused, MultiplyAdd::Separate}) {
        for (const std::int64_t stepCount : {1, 2, 7, 64, 4096}) {
            FmaOutput<TypeParam> output(stepCount, arithmetic);
            const auto found = this->check(output, stepCount);
            EXPECT_EQ(found.status, ValidationStatus::Passed)
                << stepCount << " steps: " << found.describe();
            EXPECT_TRUE(found.isFull());
            ASSERT_TRUE(found.relativeError.has_value());
            EXPECT_LT(*found.relativeError, *found.errorBound);
        }
    }
}

TYPED_TEST(ValidateFma, catchesOneStepTooFew)
{
    for (const std::int64_t stepCount : {1, 64, 4096}) {
        FmaOutput<TypeParam> output(stepCount - 1, MultiplyAdd::Fused);
        const auto found = this->check(output, stepCount);
        EXPECT_EQ(found.status, ValidationStatus::Failed) << stepCount;
        EXPECT_GT(*found.mismatches, 1000) << stepCount;
        EXPECT_GT(*found.relativeError, *found.errorBound) << stepCount; // the sum tells it too
    }
}

TYPED_TEST(ValidateFma, catchesRoundingThatIsNotTheRuns)
{
    FmaOutput<TypeParam> output(64, MultiplyAdd::Separate);
    output.claim(MultiplyAdd::Fused);
    EXPECT_EQ(this->check(output, 64).status, ValidationStatus::Failed);
}

TYPED_TEST(ValidateFma, catchesOneUlpAtTheFirstTheLastAndNumber1024)
{
    FmaOutput<TypeParam> output(4096, MultiplyAdd::Fused);
    for (const std::size_t place :
         {std::size_t(0), std::size_t(1024), std::size_t(elementCount - 1)}) {
        const TypeParam right = output.output()[place];
        output.output()[place] = std::nextafter(right, TypeParam(10));
        const auto found = this->check(output, 4096);
        EXPECT_EQ(found.status, ValidationStatus::Failed) << place;
        EXPECT_EQ(found.mismatches, 1) << place;
        output.output()[place] = right;
    }
}

TYPED_TEST(ValidateFma, catchesAnyElementThatIsOffByMoreThanTheBound)
{
    FmaOutput<TypeParam> output(1000, MultiplyAdd::Fused);
    const double bound = FmaRecurrence::errorBound(1000, this->precision)
        * FmaRecurrence().after(1000).magnitude(1.0);
    for (std::size_t place = 2000; place < 2006; ++place) {
        const TypeParam right = output.output()[place];
        output.output()[place] += static_cast<TypeParam>(2.1 * bound);
        EXPECT_EQ(this->check(output, 1000).mismatches, 1) << place;
        output.output()[place] = right;
    }
}

TYPED_TEST(ValidateFma, catchesEveryElementWhereTheStepsAreFew)
{
    FmaOutput<TypeParam> output(2, MultiplyAdd::Fused);
    output.output()[12'345] = std::nextafter(output.output()[12'345], TypeParam(10));
    EXPECT_EQ(this->check(output, 2).mismatches, 1);
}

TYPED_TEST(ValidateFma, catchesNanAndInfinity)
{
    FmaOutput<TypeParam> output(64, MultiplyAdd::Fused);
    output.output()[7] = std::numeric_limits<TypeParam>::quiet_NaN();
    output.output()[8] = std::numeric_limits<TypeParam>::infinity();
    const auto found = this->check(output, 64);
    EXPECT_EQ(found.status, ValidationStatus::Failed);
    EXPECT_EQ(found.mismatches, 2);
    EXPECT_EQ(found.nonFinite, 2);
    EXPECT_FALSE(found.relativeError.has_value());
}

} // namespace
} // namespace rooflab::bench::test
