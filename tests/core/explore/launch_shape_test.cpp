// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog.h"
#include "core/explore/launch_shape.h"
#include "tests/core/explore/explore_samples.h"

using namespace rooflab;
using rooflab::testing::vectorAdd;
using rooflab::testing::withParameters;

namespace {

Measurement strided(const std::string& variant, std::int64_t stride)
{
    return withParameters(vectorAdd(variant, 1e-3),
                          {{"block", std::int64_t{256}}, {"stride", stride}});
}

} // namespace

// ch. 6.4.3: 65536 blocks, and 2048 blocks of 524288 threads at stride 32.
TEST(LaunchShape, GivesTheChaptersGrids)
{
    const LaunchShape coalesced
        = launchShape(withParameters(vectorAdd("coalesced", 1e-3), {{"block", std::int64_t{256}}}));
    EXPECT_EQ(coalesced.blocks, 65536);
    EXPECT_EQ(coalesced.lanes, 16777216);
    EXPECT_EQ(coalesced.elementsPerLane, 1);
    const LaunchShape linecross = launchShape(strided("linecross", 32));
    EXPECT_EQ(linecross.blocks, 2048);
    EXPECT_EQ(linecross.lanes, 524288);
    EXPECT_EQ(linecross.elementsPerLane, 32);
    EXPECT_EQ(linecross.laneDistance, Bytes(128)); // ch. 6.2.2: 32 floats, 128 bytes
    EXPECT_EQ(launchShape(strided("linecross", 1)).blocks, 65536); // ch. 6.7, exercise 2
}

TEST(LaunchShape, TheTwinDiffersInTheDistanceAlone)
{
    const LaunchShape linecross = launchShape(strided("linecross", 32));
    const LaunchShape interleaved = launchShape(strided("interleaved", 32));
    EXPECT_EQ(interleaved.blocks, linecross.blocks);
    EXPECT_EQ(interleaved.lanes, linecross.lanes);
    EXPECT_EQ(interleaved.elementsPerLane, linecross.elementsPerLane);
    EXPECT_EQ(interleaved.laneDistance, Bytes(4));
}

TEST(LaunchShape, RoundsTheLastBlockUp)
{
    Measurement m = strided("linecross", 32);
    m.parameters.set("size", std::int64_t{8193});
    EXPECT_EQ(launchShape(m).blocks, 2);
}

TEST(LaunchShape, DependsOnTheGpuWhereTheWidthDoes)
{
    Measurement m = withParameters(vectorAdd("vectorized", 1e-3), {{"block", std::int64_t{256}}});
    EXPECT_FALSE(launchShape(m).elementsPerLane);
    m.provenance.backend = "cuda";
    EXPECT_EQ(launchShape(m).elementsPerLane, 4);
    EXPECT_EQ(launchShape(m).blocks, 16384);
    EXPECT_EQ(launchShape(m).laneDistance, Bytes(16));
    m.precision = Precision::Fp16;
    EXPECT_EQ(launchShape(m).elementsPerLane, 8);
}

TEST(LaunchShape, SaysNothingThatDoesNotFollow)
{
    EXPECT_FALSE(launchShape(vectorAdd("linecross", 1e-3)).elementsPerLane);
    EXPECT_FALSE(launchShape(vectorAdd("coalesced", 1e-3)).blocks); // no block size
    EXPECT_FALSE(launchShape(strided("another", 32)).blocks);
    Measurement odd = strided("linecross", 32);
    odd.parameters.set("block", std::int64_t{0});
    EXPECT_FALSE(launchShape(odd).blocks);
}

TEST(LaunchShape, EveryRuleIsAboutTheCatalog)
{
    for (const LaunchRule& rule : launchRules()) {
        const KernelSpec* spec = findKernel(rule.kernel, rule.variant);
        ASSERT_NE(spec, nullptr) << rule.variant;
        EXPECT_NE(spec->parameter("block"), nullptr) << rule.variant;
    }
}
