// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload.h"

#include <gtest/gtest.h>

using namespace rooflab;

// ch. 7.1: F = N, Q = 12 N, AI = 1/12 for fp32; 1/6 for fp16; 1/24 for fp64.
TEST(Workload, VectorAddCountsTwoReadsAndOneWrite)
{
    const Work work = vectorAddWork(16777216, Precision::Fp32);
    EXPECT_EQ(work.flops->value(), 16777216.0);
    EXPECT_EQ(work.bytes->value(), 201326592.0); // 192 MiB
    EXPECT_DOUBLE_EQ((*work.flops / *work.bytes).value(), 1.0 / 12.0);
    EXPECT_EQ(work.basis, ByteBasis::Algorithmic);
    const auto ai = [](Precision p) {
        const Work w = vectorAddWork(1000, p);
        return (*w.flops / *w.bytes).value();
    };
    EXPECT_DOUBLE_EQ(ai(Precision::Fp16), 1.0 / 6.0);
    EXPECT_DOUBLE_EQ(ai(Precision::Bf16), 1.0 / 6.0);
    EXPECT_DOUBLE_EQ(ai(Precision::Fp64), 1.0 / 24.0);
}

TEST(Workload, IntensityDoesNotMoveWithN)
{
    for (const double n : {1.0, 1e3, 16777216.0, 33554432.0, 3e9}) {
        const Work work = vectorAddWork(n, Precision::Fp32);
        EXPECT_DOUBLE_EQ((*work.flops / *work.bytes).value(), 1.0 / 12.0) << n;
    }
}

TEST(Workload, CopyHasNoFlops)
{
    const Work work = copyWork(536870912, Precision::Fp32);
    EXPECT_EQ(work.flops->value(), 0.0);
    EXPECT_EQ(work.bytes->value(), 2.0 * 2048 * mebibyte);
}

TEST(Workload, GemmCountsTwoNCubed)
{
    const Work work = gemmWork(1024, 1024, 1024, Precision::Fp32);
    EXPECT_EQ(work.flops->value(), 2147483648.0);
    EXPECT_EQ(work.bytes->value(), 12582912.0);
    EXPECT_NEAR((*work.flops / *work.bytes).value(), 170.667, 1e-3);
}

// The FMA sweep of the 3060 Ti chapter: AI = K/4 in fp32.
TEST(Workload, FmaIntensityIsAQuarterOfK)
{
    for (const double k : {1.0, 32.0, 1024.0}) {
        const Work work = fmaWork(16777216, k, Precision::Fp32);
        EXPECT_DOUBLE_EQ((*work.flops / *work.bytes).value(), k / 4.0);
    }
}

TEST(Precision, ReadsTheSpellingsOfOtherTools)
{
    EXPECT_EQ(precisionFromText("float32"), Precision::Fp32);
    EXPECT_EQ(precisionFromText("Double"), Precision::Fp64);
    EXPECT_EQ(precisionFromText("half"), Precision::Fp16);
    EXPECT_EQ(precisionFromText("bfloat16"), Precision::Bf16);
    EXPECT_EQ(precisionFromText("int32"), std::nullopt);
}
