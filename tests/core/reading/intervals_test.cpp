// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/intervals.h"
#include "tests/core/reading/reading_samples.h"

using namespace rooflab;
using namespace rooflab::testing;

namespace {

Measurement sampled(std::vector<double> milliseconds)
{
    Measurement run = vectorAdd("coalesced", 1.0);
    std::vector<Seconds> samples;
    for (const double each : milliseconds) {
        samples.emplace_back(each * milli);
    }
    run.timing.samples = samples;
    return run;
}

std::vector<Sentence> warningsOf(const Measurement& run, const std::vector<Ceiling>& ceilings)
{
    const Session session = sessionOf(run, ceilings);
    return mismatchWarnings(pointFacts(session, session.measurements.front(), Statistic::Min));
}

} // namespace

TEST(Intervals, FromTheSlowestToTheFastestSample)
{
    const Measurement run = sampled({0.5, 0.4, 0.8});
    const auto interval = performanceInterval(run, IntervalKind::MinMax);
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->low.value(), 16777216.0 / 0.8e-3, 1e-3);
    EXPECT_NEAR(interval->high.value(), 16777216.0 / 0.4e-3, 1e-3);
    const auto bandwidth = bandwidthInterval(run, IntervalKind::MinMax);
    EXPECT_NEAR(bandwidth->low.value() / giga, 251.658, 0.0005);
    EXPECT_NEAR(bandwidth->high.value() / giga, 503.316, 0.0005);
}

// Six samples: the interval of the median is the whole range, covered with 96.9 %.
TEST(Intervals, OfTheMedianFromSixSamplesOn)
{
    EXPECT_FALSE(performanceInterval(sampled({1, 2, 3, 4, 5}), IntervalKind::Median95));
    const auto six = performanceInterval(sampled({1, 2, 3, 4, 5, 6}), IntervalKind::Median95);
    ASSERT_TRUE(six);
    EXPECT_NEAR(six->low.value(), 16777216.0 / 6e-3, 1e-3);
    EXPECT_NEAR(six->high.value(), 16777216.0 / 1e-3, 1e-3);
    // Ten samples: the second and the ninth.
    const auto ten
        = performanceInterval(sampled({10, 9, 8, 7, 6, 5, 4, 3, 2, 1}), IntervalKind::Median95);
    EXPECT_NEAR(ten->low.value(), 16777216.0 / 9e-3, 1e-3);
    EXPECT_NEAR(ten->high.value(), 16777216.0 / 2e-3, 1e-3);
}

TEST(Intervals, NeedSamplesAndWork)
{
    EXPECT_FALSE(performanceInterval(vectorAdd("coalesced", 1e-3), IntervalKind::MinMax));
    Measurement copy = copyRun(1e-3);
    copy.timing.samples = {Seconds(1e-3), Seconds(2e-3)};
    EXPECT_FALSE(performanceInterval(copy, IntervalKind::MinMax));
    EXPECT_TRUE(bandwidthInterval(copy, IntervalKind::MinMax));
}

TEST(Distinguishable, OnlyWhereTheIntervalsDoNotOverlap)
{
    const Measurement a = sampled({1.0, 1.1, 1.2, 1.3, 1.4, 1.5});
    const Measurement touching = sampled({1.5, 1.6, 1.7, 1.8, 1.9, 2.0});
    const Measurement apart = sampled({1.51, 1.6, 1.7, 1.8, 1.9, 2.0});
    EXPECT_EQ(distinguishable(a, a).distinction, Distinction::NotDistinguishable);
    EXPECT_EQ(distinguishable(a, touching).distinction, Distinction::NotDistinguishable);
    EXPECT_NE(distinguishable(a, touching).why.plain().find("not distinguishable"),
              std::string::npos);
    EXPECT_EQ(distinguishable(a, apart).distinction, Distinction::Distinguishable);
    EXPECT_EQ(distinguishable(apart, a).distinction, Distinction::Distinguishable);
    EXPECT_NE(distinguishable(a, apart).why.plain().find("does not say why"), std::string::npos);
}

TEST(Distinguishable, CannotBeToldWithoutSamples)
{
    const Measurement a = sampled({1.0, 1.1, 1.2, 1.3, 1.4, 1.5});
    const Measurement bare = vectorAdd("linecross", 9e-3);
    EXPECT_EQ(distinguishable(a, bare).distinction, Distinction::CannotTell);
    EXPECT_NE(distinguishable(a, bare).why.plain().find("linecross"), std::string::npos);
    EXPECT_NE(distinguishable(bare, a).why.plain().find("linecross"), std::string::npos);
    EXPECT_EQ(distinguishable(a, sampled({9.0, 9.1})).distinction, Distinction::CannotTell);
    EXPECT_EQ(distinguishable(a, sampled({9.0, 9.1}), IntervalKind::MinMax).distinction,
              Distinction::Distinguishable);
}

TEST(Distinguishable, ComparesCopiesByBandwidth)
{
    Measurement copy = copyRun(1.0);
    copy.timing.samples = {Seconds(1e-3), Seconds(1.1e-3)};
    const DistinctionResult result
        = distinguishable(copy, sampled({9.0, 9.1}), IntervalKind::MinMax);
    EXPECT_EQ(result.distinction, Distinction::Distinguishable);
    EXPECT_NE(result.why.plain().find("GB/s"), std::string::npos);
}

TEST(Distinguishable, TheH200VariantsByTheirSamples)
{
    const Session session = shipped("h200-roofline.json");
    const auto run
        = [&](const char* id) -> const Measurement& { return *session.findMeasurement(id); };
    EXPECT_EQ(distinguishable(run("coalesced-fp32-regular"), run("linecross-fp32")).distinction,
              Distinction::Distinguishable);
    EXPECT_EQ(distinguishable(run("vectorized-fp16-regular"), run("vectorized-fp16-streaming"),
                              IntervalKind::MinMax)
                  .distinction,
              Distinction::NotDistinguishable);
}

TEST(MismatchWarnings, NameStatisticAndScope)
{
    Measurement run = vectorAdd("coalesced", 1e-3);
    run.timing.scope = TimingScope::PerLaunch;
    Ceiling alike = bandwidthCeiling(5e11);
    alike.probe = copyRun(0.25e-3);
    alike.probe->timing.scope = TimingScope::PerLaunch;
    EXPECT_TRUE(warningsOf(run, {alike}).empty());
    Ceiling mean = alike;
    mean.probe->timing.reported = {};
    mean.probe->timing.reported.mean = Seconds(0.25e-3);
    ASSERT_EQ(warningsOf(run, {mean}).size(), 1U);
    EXPECT_EQ(warningsOf(run, {mean})[0].plain(),
              "The point uses the minimum time, the reference copy the mean: they are not the same "
              "kind of number.");
    Ceiling batch = alike;
    batch.probe->timing.scope = TimingScope::Batch;
    ASSERT_EQ(warningsOf(run, {batch}).size(), 1U);
    EXPECT_NE(warningsOf(run, {batch})[0].plain().find("Timing scope"), std::string::npos);
    EXPECT_EQ(warningsOf(tutorial().measurements[0], tutorial().ceilings).size(), 4U);
}

TEST(MismatchWarnings, SayWhatIsNotRecordedUnlessItCannotBe)
{
    const Measurement run = vectorAdd("coalesced", 1e-3);
    Ceiling imported = ceiling(CeilingKind::Bandwidth, 5e11, "HBM");
    imported.origin = CeilingOrigin::Imported;
    EXPECT_EQ(warningsOf(run, {imported}).size(), 3U); // statistic, its scope, the point's scope
    imported.origin = CeilingOrigin::Theoretical;
    EXPECT_EQ(warningsOf(run, {imported}).size(), 1U); // the point's scope
    EXPECT_TRUE(warningsOf(run, {}).empty());
}
