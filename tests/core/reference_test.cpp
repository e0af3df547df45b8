// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reference.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace rooflab;
using rooflab::testing::ceiling;
using rooflab::testing::vectorAdd;

namespace {

Ceiling onDevice(Ceiling c, const std::string& device)
{
    c.provenance.device.name = device;
    return c;
}

bool mentions(const Reference& reference, const std::string& words)
{
    return std::any_of(reference.caveats.begin(), reference.caveats.end(),
                       [&](const std::string& c) { return c.find(words) != std::string::npos; });
}

Reference referenceOf(const Measurement& m, const std::vector<Ceiling>& ceilings)
{
    return referenceFor(m, plotPoint(m, Statistic::Min), ceilings, Statistic::Min);
}

} // namespace

TEST(Reference, TakesTheLowerRoofAtThePoint)
{
    Ceiling compute = onDevice(ceiling(CeilingKind::Compute, 10e12, "gemm"), "test device");
    compute.precision = Precision::Fp32;
    const std::vector<Ceiling> ceilings{
        onDevice(ceiling(CeilingKind::Bandwidth, 500e9, "copy"), "test device"), compute};
    const Measurement m = vectorAdd("coalesced", 0.3338e-3);
    const Reference reference = referenceOf(m, ceilings);
    EXPECT_DOUBLE_EQ(reference.roof->value(), 500e9 / 12);
    EXPECT_DOUBLE_EQ(reference.knee->value(), 20.0);
    EXPECT_NEAR(*reference.fraction, 603.135 / 500, 1e-5); // above it, and not clamped
}

TEST(Reference, OtherPrecisionIsNotCompared)
{
    Ceiling compute = onDevice(ceiling(CeilingKind::Compute, 10e12, "gemm"), "test device");
    compute.precision = Precision::Fp32;
    const Reference reference = referenceOf(vectorAdd("x", 1e-3, 1000, Precision::Fp16), {compute});
    EXPECT_EQ(reference.compute, nullptr);
    EXPECT_FALSE(reference.fraction);
    EXPECT_TRUE(mentions(reference, "no fp16 compute reference"));
}

TEST(Reference, OtherDeviceIsNeverCompared)
{
    const Reference reference
        = referenceOf(vectorAdd("x", 1e-3),
                      {onDevice(ceiling(CeilingKind::Bandwidth, 500e9, "copy"), "another device")});
    EXPECT_FALSE(reference.fraction);
    EXPECT_TRUE(mentions(reference, "another device"));
}

TEST(Reference, NamelessDeviceIsComparedWithACaveat)
{
    const Reference reference
        = referenceOf(vectorAdd("x", 1e-3), {ceiling(CeilingKind::Bandwidth, 500e9, "copy")});
    EXPECT_TRUE(reference.fraction);
    EXPECT_TRUE(mentions(reference, "does not name its device"));
}

TEST(Reference, CacheLevelsAndHiddenCeilingsAreNotTheReference)
{
    Ceiling l2 = onDevice(ceiling(CeilingKind::Bandwidth, 3.4e12, "L2"), "test device");
    l2.memoryLevel = "L2";
    Ceiling hidden = onDevice(ceiling(CeilingKind::Bandwidth, 900e9, "hidden"), "test device");
    hidden.visible = false;
    Ceiling dram = onDevice(ceiling(CeilingKind::Bandwidth, 448e9, "dram"), "test device");
    dram.memoryLevel = "GDDR6";
    const std::vector<Ceiling> ceilings{l2, hidden, dram};
    const Reference reference = referenceOf(vectorAdd("x", 1e-3), ceilings);
    ASSERT_NE(reference.bandwidth, nullptr);
    EXPECT_EQ(reference.bandwidth->label, "dram");
}

TEST(Reference, DifferentStatisticIsSaid)
{
    Ceiling copy = onDevice(ceiling(CeilingKind::Bandwidth, 500e9, "copy"), "test device");
    copy.statistic = Statistic::Mean;
    EXPECT_TRUE(mentions(referenceOf(vectorAdd("x", 1e-3), {copy}),
                         "the point uses the min, copy the mean"));
}
