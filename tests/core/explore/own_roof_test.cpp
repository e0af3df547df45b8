// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/own_roof.h"
#include "tests/core/explore/explore_samples.h"

using namespace rooflab;
using rooflab::testing::ceiling;
using rooflab::testing::sample;
using rooflab::testing::says;
using rooflab::testing::vectorAdd;

namespace {

Ceiling on(Ceiling c, const std::string& device)
{
    c.provenance.device.name = device;
    return c;
}

Measurement runOn(const std::string& device, const std::string& variant, double seconds)
{
    Measurement m = vectorAdd(variant, seconds);
    m.provenance.device.name = device;
    return m;
}

Ceiling level(double value, const std::string& name)
{
    Ceiling c = on(ceiling(CeilingKind::Bandwidth, value, name), "one");
    c.memoryLevel = name;
    return c;
}

Ceiling compute(double value, const std::string& label, std::optional<Precision> precision)
{
    Ceiling c = on(ceiling(CeilingKind::Compute, value, label), "one");
    c.precision = precision;
    return c;
}

} // namespace

// 192 MiB in 0.3338 ms: 603.1 GB/s.
TEST(OwnRoof, ComparesEachRunWithItsOwnDevice)
{
    const std::vector<Measurement> runs{runOn("one", "a", 0.3338e-3), runOn("two", "b", 0.3338e-3)};
    const std::vector<Ceiling> ceilings{on(ceiling(CeilingKind::Bandwidth, 500e9, "c1"), "one"),
                                        on(ceiling(CeilingKind::Bandwidth, 1e12, "c2"), "two")};
    const auto rows = fractionOfRoof(runs, ceilings, {}, Statistic::Min);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].measurement, 0U);
    EXPECT_NEAR(*rows[0].fraction, 603.135 / 500, 1e-5); // above it, and not clamped
    EXPECT_EQ(rows[0].bandwidthCeiling, 0U);
    EXPECT_NEAR(*rows[1].fraction, 0.603135, 1e-6);
    EXPECT_EQ(rows[1].bandwidthCeiling, 1U);
}

TEST(OwnRoof, AnExcludedCeilingDoesNotCount)
{
    const std::vector<Measurement> runs{runOn("one", "a", 0.3338e-3)};
    const std::vector<Ceiling> ceilings{on(ceiling(CeilingKind::Bandwidth, 500e9, "low"), "one"),
                                        on(ceiling(CeilingKind::Bandwidth, 1e12, "high"), "one")};
    EXPECT_NEAR(*fractionOfRoof(runs, ceilings, {}, Statistic::Min)[0].fraction, 0.603135, 1e-6);
    CeilingChoice choice;
    choice.excludedIds = {"high"};
    const auto rows = fractionOfRoof(runs, ceilings, choice, Statistic::Min);
    EXPECT_EQ(rows[0].bandwidthCeiling, 0U);
    EXPECT_NEAR(*rows[0].fraction, 1.20627, 1e-5);
}

TEST(OwnRoof, ACacheCountsOnlyWhenItIsChosen)
{
    const std::vector<Measurement> runs{runOn("one", "a", 0.3338e-3)};
    const std::vector<Ceiling> ceilings{level(500e9, "DRAM"), level(3.4e12, "L2")};
    EXPECT_EQ(fractionOfRoof(runs, ceilings, {}, Statistic::Min)[0].bandwidthCeiling, 0U);
    CeilingChoice choice;
    choice.levels = {"L2"};
    const auto rows = fractionOfRoof(runs, ceilings, choice, Statistic::Min);
    EXPECT_EQ(rows[0].bandwidthCeiling, 1U);
    EXPECT_NEAR(*rows[0].fraction, 0.603135 / 3.4, 1e-6);
}

TEST(OwnRoof, PrecisionsAndHiddenCeilingsFollowTheChoice)
{
    Ceiling hidden = compute(10e12, "gemm fp32", Precision::Fp32);
    hidden.visible = false;
    const Ceiling half = compute(40e12, "gemm fp16", Precision::Fp16);
    CeilingChoice choice;
    EXPECT_FALSE(choice.accepts(hidden));
    EXPECT_TRUE(choice.accepts(half));
    choice.hiddenToo = true;
    choice.precisions = {Precision::Fp32};
    EXPECT_TRUE(choice.accepts(hidden));
    EXPECT_FALSE(choice.accepts(half));
    EXPECT_FALSE(choice.accepts(compute(1e12, "unnamed", std::nullopt)));
    choice.precisions = {std::nullopt};
    EXPECT_TRUE(choice.accepts(compute(1e12, "unnamed", std::nullopt)));
    choice.devices = {"another"};
    EXPECT_FALSE(choice.accepts(compute(1e12, "unnamed", std::nullopt)));
}

TEST(OwnRoof, AnotherPrecisionIsNoRoof)
{
    const std::vector<Measurement> runs{runOn("one", "a", 0.3338e-3)};
    const std::vector<Ceiling> ceilings{compute(40e12, "gemm fp16", Precision::Fp16)};
    const auto rows = fractionOfRoof(runs, ceilings, {}, Statistic::Min);
    EXPECT_FALSE(rows[0].fraction);
    EXPECT_TRUE(says(rows[0].remarks, "none of the chosen ceilings"));
    EXPECT_TRUE(says(rows[0].remarks, "no fp32 compute reference"));
}

TEST(OwnRoof, FailedRunsAndRunsWithoutAFractionComeLast)
{
    Measurement copy = runOn("one", "copy", 1e-3);
    copy.work = copyWork(62.5e6, Precision::Fp32); // 500 MB in 1 ms: 500 GB/s
    Measurement failed = runOn("one", "failed", 1e-4);
    failed.validation.status = ValidationStatus::Failed;
    const std::vector<Measurement> runs{copy, failed, runOn("one", "slow", 2e-3),
                                        runOn("one", "fast", 1e-3)};
    const std::vector<Ceiling> ceilings{on(ceiling(CeilingKind::Bandwidth, 1e12, "c"), "one")};
    const auto rows = fractionOfRoof(runs, ceilings, {}, Statistic::Min);
    std::vector<std::size_t> order;
    for (const RoofRow& row : rows) {
        order.push_back(row.measurement);
    }
    EXPECT_EQ(order, (std::vector<std::size_t>{3, 2, 1, 0}));
    EXPECT_FALSE(rows[3].fraction);
    EXPECT_NEAR(*rows[3].bandwidthFraction, 0.5, 1e-12); // what still holds for a copy
    EXPECT_TRUE(says(rows[3].remarks, "F = 0"));
}

TEST(OwnRoof, AProbeIsMarkedAsTheReference)
{
    const Session session = sample("h200-stride-scan.json");
    const auto rows = fractionOfRoof(session.measurements, session.ceilings, {}, Statistic::Min);
    ASSERT_EQ(rows.size(), 22U);
    std::size_t references = 0;
    for (const RoofRow& row : rows) {
        references += row.isReference ? 1U : 0U;
    }
    EXPECT_EQ(references, 3U);
    // interleaved at stride 4: 4383.5 of the regular copy's 4277.7 GB/s.
    EXPECT_EQ(session.measurements[rows[0].measurement].id, "interleaved-fp32-stride4");
    EXPECT_NEAR(*rows[0].fraction, 4383.5261 / 4277.7195, 1e-6);
}
