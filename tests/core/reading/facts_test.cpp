// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/facts.h"
#include "tests/core/reading/reading_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

PointFacts factsOf(const Session& session, Statistic statistic = Statistic::Min)
{
    return pointFacts(session, session.measurements.front(), statistic);
}

} // namespace

TEST(PointFacts, OfTheTutorialPoint)
{
    const Session session = tutorial();
    const PointFacts facts = factsOf(session);
    EXPECT_NEAR(facts.aiOverKnee.value(), 0.00419675, 5e-9);
    EXPECT_TRUE(facts.isLeftOfKnee());
    EXPECT_TRUE(facts.isNearRoof());
    EXPECT_NEAR(facts.bandwidthFraction.value(), 1.127921, 5e-7);
    EXPECT_NEAR(facts.computeFraction.value(), 0.0047336, 5e-8);
    EXPECT_NEAR(facts.checkedFraction.value(), 1024.0 / 16777216.0, 1e-12);
    EXPECT_TRUE(facts.bandwidth->statisticDiffers);
    EXPECT_TRUE(facts.bandwidth->scopeDiffers);
    EXPECT_EQ(facts.bandwidth->statistic, Statistic::Mean);
    EXPECT_TRUE(facts.caches.empty());
    EXPECT_EQ(facts.cacheThatHoldsAll(), nullptr);
    EXPECT_FALSE(facts.isShort());
}

TEST(PointFacts, PutTheWorkingSetBesideEachCache)
{
    Measurement run = vectorAdd("coalesced", 1e-3, 1 << 20);
    run.provenance.device.caches = {{"L1", Bytes(256 * kibibyte), 16},
                                    {"L2", Bytes(16 * mebibyte), std::nullopt},
                                    {"L3", Bytes(64 * mebibyte), 1}};
    const Session session = sessionOf(run);
    const PointFacts facts = factsOf(session);
    ASSERT_EQ(facts.caches.size(), 3U);
    EXPECT_EQ(facts.caches[0].times, 3.0); // 12 MiB in 16 × 256 KiB
    EXPECT_TRUE(facts.caches[0].isCountRecorded);
    EXPECT_EQ(facts.caches[1].times, 0.75);
    EXPECT_FALSE(facts.caches[1].isCountRecorded);
    ASSERT_NE(facts.cacheThatHoldsAll(), nullptr);
    EXPECT_EQ(facts.cacheThatHoldsAll()->level, "L2"); // the smallest that holds it
}

TEST(PointFacts, FindTheNearestSmallerRun)
{
    Session session = sessionOf(vectorAdd("coalesced", 10e-6, 65536));
    session.measurements.push_back(vectorAdd("coalesced", 8e-6, 1024));
    session.measurements.push_back(vectorAdd("coalesced", 9e-6, 8192));
    session.measurements.push_back(vectorAdd("linecross", 5e-6, 32768));
    session.measurements.push_back(vectorAdd("coalesced", 9e-6, 32768, Precision::Fp64));
    const auto smaller = factsOf(session).smallerRun;
    ASSERT_TRUE(smaller);
    EXPECT_EQ(smaller->sizeRatio, 8.0);
    EXPECT_NEAR(smaller->timeRatio, 10.0 / 9.0, 1e-12);
    session.measurements[1].parameters.set("block", std::int64_t{64});
    session.measurements[2].parameters.set("block", std::int64_t{64});
    EXPECT_FALSE(factsOf(session).smallerRun);
}

TEST(PointFacts, CountTheShortKernelsOfTheSameTrace)
{
    Session session = sessionOf(vectorAdd("scale", 5e-6));
    session.measurements.push_back(vectorAdd("bias", 4e-6));
    session.measurements.push_back(vectorAdd("long", 4e-3));
    session.measurements.push_back(vectorAdd("elsewhere", 4e-6));
    for (Measurement& measurement : session.measurements) {
        measurement.timing.method = TimingMethod::KernelTrace;
        measurement.provenance.source.file = "trace.csv";
    }
    session.measurements[3].provenance.source.file = "other.csv";
    EXPECT_EQ(factsOf(session).shortNeighbours, 1U);
    session.measurements[0].timing.method = TimingMethod::HipEvent;
    EXPECT_EQ(factsOf(session).shortNeighbours, 0U);
}

TEST(PointFacts, KnowThatOnlyOtherPrecisionsHaveAReference)
{
    const Measurement run = vectorAdd("coalesced", 1e-3, 16777216, Precision::Fp16);
    EXPECT_TRUE(factsOf(sessionOf(run, {computeCeiling(1e13)})).onlyOtherPrecision);
    EXPECT_FALSE(
        factsOf(sessionOf(run, {computeCeiling(1e13, Precision::Fp16)})).onlyOtherPrecision);
    Ceiling elsewhere = computeCeiling(1e13);
    elsewhere.provenance.device.name = "another device";
    EXPECT_FALSE(factsOf(sessionOf(run, {elsewhere})).onlyOtherPrecision);
}

TEST(PointFacts, SeeSkewedTimesAndAChangingClock)
{
    Measurement run = vectorAdd("coalesced", 1.0);
    run.timing.samples = slowStart();
    run.provenance.before.clockHz = 1.98e9;
    run.provenance.after.clockHz = 1.695e9;
    const Session session = sessionOf(run);
    const PointFacts facts = factsOf(session);
    EXPECT_NEAR(facts.meanOverMedian.value(), 385.4 / 326.8, 1e-9);
    EXPECT_NEAR(facts.clockAfterOverBefore.value(), 0.85606, 5e-6);
}
