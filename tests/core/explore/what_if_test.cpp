// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/what_if.h"
#include "tests/core/explore/explore_samples.h"

#include <limits>

using namespace rooflab;
using rooflab::testing::record;
using rooflab::testing::sample;
using rooflab::testing::says;
using rooflab::testing::vectorAdd;
using rooflab::testing::withParameters;

namespace {

GhostPoint ghostOf(const Measurement& m, const WhatIf& whatIf, const RoofValues& roof = {})
{
    const auto ghost = ghostPoint(m, Statistic::Min, whatIf, roof);
    EXPECT_TRUE(ghost) << (ghost ? "" : ghost.error().message);
    return ghost.value_or(GhostPoint());
}

std::string refusal(const Measurement& m, const WhatIf& whatIf)
{
    const auto ghost = ghostPoint(m, Statistic::Min, whatIf);
    return ghost ? "" : ghost.error().message;
}

WhatIf changed(auto change)
{
    WhatIf whatIf;
    change(whatIf);
    return whatIf;
}

const Measurement coalesced = vectorAdd("coalesced", 0.3338e-3);

} // namespace

TEST(WhatIf, NothingImaginedIsTheRecord)
{
    EXPECT_TRUE(WhatIf().isEmpty());
    const GhostPoint ghost = ghostOf(coalesced, {});
    EXPECT_FALSE(ghost.hasMoved);
    EXPECT_DOUBLE_EQ(ghost.performance.value(), 16777216 / 0.3338e-3);
}

// ch. 7.6, exercise 1: F and Q double, AI stays; with twice the time the point stays too.
TEST(WhatIf, TwiceTheSizeInTwiceTheTimeStays)
{
    const PlotPoint before = plotPoint(coalesced, Statistic::Min);
    for (const bool follows : {false, true}) {
        const GhostPoint ghost = ghostOf(coalesced, changed([&](WhatIf& w) {
                                             w.sizeFactor = 2.0;
                                             w.timeFollowsSize = follows;
                                             if (!follows) {
                                                 w.timeFactor = 2.0;
                                             }
                                         }));
        EXPECT_EQ(ghost.flops, Flop(33554432));
        EXPECT_EQ(ghost.bytes, Bytes(402653184));
        EXPECT_EQ(ghost.ai, before.ai);
        EXPECT_EQ(ghost.performance, before.performance); // exactly
        EXPECT_EQ(ghost.bandwidth, before.bandwidth);
        EXPECT_FALSE(ghost.hasMoved);
        EXPECT_TRUE(says(ghost.rules, "the point stays where it is"));
        EXPECT_TRUE(says(ghost.rules, "F = N, Q = 3·N·sizeof(T)"));
        EXPECT_TRUE(says(ghost.assumptions, "the time is assumed to"));
    }
}

TEST(WhatIf, TwiceTheSizeInLessThanTwiceTheTimeMovesUp)
{
    const GhostPoint ghost = ghostOf(coalesced, changed([](WhatIf& w) {
                                         w.size = 33554432;
                                         w.timeFactor = 1.5;
                                     }));
    EXPECT_TRUE(ghost.hasMoved);
    EXPECT_DOUBLE_EQ(ghost.ai->value(), 1.0 / 12.0);
    EXPECT_DOUBLE_EQ(ghost.performance.value(), 33554432 / (0.3338e-3 * 1.5));
    EXPECT_TRUE(says(ghost.rules, "moves up: from 50.26 GFLOPS to 67.02 GFLOPS, 1.333 ×"));
}

TEST(WhatIf, TheTimeIsKeptUnlessToldAndThatIsSaid)
{
    const GhostPoint ghost = ghostOf(coalesced, changed([](WhatIf& w) { w.sizeFactor = 2.0; }));
    EXPECT_EQ(ghost.time, Seconds(0.3338e-3));
    EXPECT_TRUE(says(ghost.assumptions, "the time is assumed to stay 0.3338 ms"));
    EXPECT_TRUE(ghost.hasMoved);
}

// ch. 7.6, exercise 2: Q = 6N, AI = 1/6; that the time halves does not follow.
TEST(WhatIf, HalfPrecisionMovesRight)
{
    const GhostPoint ghost
        = ghostOf(coalesced, changed([](WhatIf& w) { w.precision = Precision::Fp16; }));
    EXPECT_EQ(ghost.flops, Flop(16777216));
    EXPECT_EQ(ghost.bytes, Bytes(6.0 * 16777216));
    EXPECT_DOUBLE_EQ(ghost.ai->value(), 1.0 / 6.0);
    EXPECT_DOUBLE_EQ(ghost.bandwidth.value(), 6.0 * 16777216 / 0.3338e-3);
    EXPECT_TRUE(says(ghost.rules, "2 B instead of 4 B: Q goes from 192 MiB to 96 MiB"));
    EXPECT_TRUE(says(ghost.rules, "from 0.08333 FLOP/Byte to 0.1667 FLOP/Byte"));
    EXPECT_TRUE(says(ghost.assumptions, "counted, not measured"));
    EXPECT_TRUE(says(ghost.rules, "the FLOPS stay 50.26 GFLOPS"));
}

TEST(WhatIf, BytesOfAnElementScaleQ)
{
    const GhostPoint ghost
        = ghostOf(coalesced, changed([](WhatIf& w) { w.bytesPerElement = Bytes(1); }));
    EXPECT_DOUBLE_EQ(ghost.ai->value(), 1.0 / 3.0);
}

TEST(WhatIf, APrecisionThatCannotBeMeasuredIsSaid)
{
    EXPECT_TRUE(says(
        ghostOf(coalesced, changed([](WhatIf& w) { w.precision = Precision::Bf16; })).assumptions,
        "rooflab cannot measure coalesced in bf16"));
    EXPECT_FALSE(says(
        ghostOf(coalesced, changed([](WhatIf& w) { w.precision = Precision::Fp16; })).assumptions,
        "cannot measure"));
}

// F = 2·n³ and Q = 3·n²·sizeof(T): twice n is twice the intensity.
TEST(WhatIf, AMatrixProductFollowsItsOwnAccounting)
{
    Measurement gemm = vectorAdd("blas", 1e-3, 2048);
    gemm.kernel = "gemm";
    gemm.work = gemmWork(2048, 2048, 2048, Precision::Fp32);
    const GhostPoint ghost = ghostOf(gemm, changed([](WhatIf& w) { w.sizeFactor = 2.0; }));
    EXPECT_EQ(ghost.flops, Flop(8.0 * 2.0 * 2048.0 * 2048.0 * 2048.0));
    EXPECT_EQ(ghost.bytes, Bytes(4.0 * 12.0 * 2048.0 * 2048.0));
    EXPECT_DOUBLE_EQ(ratio(*ghost.ai, *gemm.work.flops / *gemm.work.bytes), 2.0);
}

TEST(WhatIf, AKernelOutsideTheCatalogGrowsInProportionAndSaysSo)
{
    Measurement other = vectorAdd("coalesced", 1e-3, 1000);
    other.kernel = "stencil";
    other.work.flops = Flop(8000);
    other.work.bytes = Bytes(2000);
    const GhostPoint ghost = ghostOf(other, changed([](WhatIf& w) { w.size = 3000; }));
    EXPECT_EQ(ghost.flops, Flop(24000));
    EXPECT_EQ(ghost.bytes, Bytes(6000));
    EXPECT_TRUE(says(ghost.assumptions, "taken to grow in proportion to N"));
    // Measured bytes are not the catalog's accounting either.
    Measurement counted = coalesced;
    counted.work.bytes = Bytes(2.5e8);
    EXPECT_TRUE(says(ghostOf(counted, changed([](WhatIf& w) { w.sizeFactor = 2.0; })).assumptions,
                     "taken to grow in proportion to N"));
}

TEST(WhatIf, RoundsNAndSaysSo)
{
    const GhostPoint ghost = ghostOf(vectorAdd("coalesced", 1e-3, 1001),
                                     changed([](WhatIf& w) { w.sizeFactor = 0.5; }));
    EXPECT_EQ(ghost.flops, Flop(501));
    EXPECT_TRUE(says(ghost.assumptions, "N is rounded to the whole number 501"));
}

TEST(WhatIf, ThreeTimesIsNoMoveEither)
{
    EXPECT_FALSE(ghostOf(coalesced, changed([](WhatIf& w) {
                             w.sizeFactor = 3.0;
                             w.timeFactor = 3.0;
                         }))
                     .hasMoved);
}

// ch. 7.6, exercise 3: F = 0 has no place on log axes.
TEST(WhatIf, ACopyHasNoPlaceButABandwidth)
{
    Measurement copy = vectorAdd("regular", 1e-3, 1000000);
    copy.kernel = "copy";
    copy.work = copyWork(1e6, Precision::Fp32);
    const GhostPoint ghost = ghostOf(copy, changed([](WhatIf& w) { w.timeFactor = 0.5; }));
    EXPECT_FALSE(ghost.hasPosition);
    EXPECT_DOUBLE_EQ(ghost.bandwidth.value(), 16e9);
    EXPECT_TRUE(says(ghost.rules,
                     "F = 0: no place on log axes; the effective bandwidth goes from "
                     "8 GB/s to 16 GB/s"));
}

TEST(WhatIf, GhostCeilingsMoveTheKneeAndTheFraction)
{
    const RoofValues tutorial{BytesPerSecond(534.73e9), FlopPerSecond(10.618e12), Precision::Fp32};
    const GhostPoint ghost = ghostOf(
        coalesced, changed([](WhatIf& w) { w.bandwidth = BytesPerSecond(1069.46e9); }), tutorial);
    EXPECT_TRUE(ghost.roof.isBandwidthGhost);
    EXPECT_FALSE(ghost.roof.isComputeGhost);
    EXPECT_NEAR(ghost.roof.knee->value(), 10.618e12 / 1069.46e9, 1e-9);
    EXPECT_NEAR(*ghost.fraction, 603.135 / 1069.46, 1e-5);
    EXPECT_FALSE(ghost.hasMoved);
    EXPECT_TRUE(says(ghost.roof.rules, "from 534.7 GB/s to 1.069 TB/s, 2 × as high"));
    EXPECT_TRUE(says(ghost.roof.rules, "the knee is at 9.928 FLOP/Byte"));
}

TEST(WhatIf, AGhostRoofNeedsNoPoint)
{
    const auto roof = ghostRoof(changed([](WhatIf& w) {
                                    w.bandwidth = BytesPerSecond(4e12);
                                    w.compute = FlopPerSecond(200e12);
                                }),
                                {});
    ASSERT_TRUE(roof);
    EXPECT_DOUBLE_EQ(roof->knee->value(), 50.0);
    EXPECT_TRUE(says(roof->rules, "beside no reference"));
}

TEST(WhatIf, ACeilingOfAnotherPrecisionIsNotCompared)
{
    const RoofValues fp32{BytesPerSecond(500e9), FlopPerSecond(10e12), Precision::Fp32};
    const auto half = changed([](WhatIf& w) { w.precision = Precision::Fp16; });
    const GhostPoint ghost = ghostOf(coalesced, half, fp32);
    EXPECT_FALSE(ghost.roof.compute || ghost.roof.knee);
    EXPECT_TRUE(says(ghost.roof.rules, "for fp32 and is not compared with fp16"));
}

TEST(WhatIf, TakesTheReferencesOfTheRecord)
{
    const Session session = sample("rx9070xt-vector-add.json");
    const Measurement& m = record(session, "coalesced");
    const Reference reference
        = referenceFor(m, plotPoint(m, Statistic::Min), session.ceilings, Statistic::Min);
    const RoofValues values = roofValues(reference, Statistic::Min);
    EXPECT_NEAR(values.bandwidth->value() / giga, 534.73, 0.005);
    EXPECT_EQ(values.computePrecision, Precision::Fp32);
    const GhostPoint ghost = ghostOf(m, {}, values);
    EXPECT_DOUBLE_EQ(*ghost.fraction, *reference.fraction);
    EXPECT_NEAR(ghost.roof.knee->value(), 19.857, 0.0005);
}

TEST(WhatIf, RefusesWhatCannotBe)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(refusal(coalesced, changed([](WhatIf& w) {
                          w.size = 1;
                          w.sizeFactor = 2.0;
                      })),
              "give either N or a factor of N, not both");
    EXPECT_NE(refusal(coalesced, changed([](WhatIf& w) { w.size = 0; })), "");
    EXPECT_NE(refusal(coalesced, changed([](WhatIf& w) { w.sizeFactor = -1.0; })), "");
    EXPECT_NE(refusal(coalesced, changed([&](WhatIf& w) { w.sizeFactor = nan; })), "");
    EXPECT_EQ(refusal(coalesced, changed([](WhatIf& w) { w.sizeFactor = 1e300; })),
              "N is too large");
    EXPECT_NE(refusal(coalesced, changed([](WhatIf& w) { w.timeFactor = 0.0; })), "");
    EXPECT_NE(refusal(coalesced, changed([](WhatIf& w) { w.time = Seconds(-1); })), "");
    EXPECT_NE(refusal(coalesced, changed([](WhatIf& w) {
                          w.time = Seconds(1);
                          w.timeFollowsSize = true;
                      })),
              "");
    EXPECT_NE(refusal(coalesced, changed([](WhatIf& w) { w.bytesPerElement = Bytes(0); })), "");
    EXPECT_NE(refusal(coalesced, changed([&](WhatIf& w) { w.bandwidth = BytesPerSecond(nan); })),
              "");
    EXPECT_NE(refusal(coalesced, changed([](WhatIf& w) { w.compute = FlopPerSecond(0); })), "");
}

TEST(WhatIf, NeedsWhatItComputesFrom)
{
    Measurement bare = coalesced;
    bare.work.flops.reset();
    EXPECT_NE(refusal(bare, {}).find("FLOP count is not recorded"), std::string::npos);
    bare = coalesced;
    bare.timing.reported = {};
    EXPECT_NE(refusal(bare, {}).find("no time is recorded"), std::string::npos);
    bare = coalesced;
    bare.precision.reset();
    EXPECT_NE(refusal(bare, changed([](WhatIf& w) { w.precision = Precision::Fp16; }))
                  .find("precision is not recorded"),
              std::string::npos);
    bare = coalesced;
    bare.parameters = {};
    EXPECT_NE(refusal(bare, changed([](WhatIf& w) { w.size = 7; })).find("N is not recorded"),
              std::string::npos);
    EXPECT_EQ(ghostOf(bare, changed([](WhatIf& w) { w.sizeFactor = 2.0; })).flops, Flop(33554432));
}
