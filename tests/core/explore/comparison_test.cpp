// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/comparison.h"
#include "core/explore/run_names.h"
#include "tests/core/explore/explore_samples.h"

#include <array>

using namespace rooflab;
using rooflab::testing::record;
using rooflab::testing::sample;
using rooflab::testing::says;
using rooflab::testing::spread;
using rooflab::testing::vectorAdd;
using rooflab::testing::withParameters;

namespace {

Comparison compared(const Measurement& base, const Measurement& other,
                    Statistic statistic = Statistic::Min)
{
    const std::array runs{&base, &other};
    const auto result = compareRuns(runs, statistic);
    EXPECT_TRUE(result);
    return result.value_or(Comparison());
}

Measurement timed(const std::string& variant, std::vector<Seconds> samples)
{
    Measurement m = vectorAdd(variant, 1e-3);
    m.timing.reported = {};
    m.timing.samples = std::move(samples);
    return m;
}

} // namespace

TEST(Comparison, NeedsTwoRuns)
{
    const Measurement one = vectorAdd("coalesced", 1e-3);
    const std::array runs{&one};
    EXPECT_FALSE(compareRuns(runs, Statistic::Min));
}

// ch. 7.3: 6.727 from the raw times.
TEST(Comparison, GivesTheTutorialsRatio)
{
    const Session session = sample("rx9070xt-vector-add.json");
    const Comparison comparison
        = compared(record(session, "linecross"), record(session, "coalesced"));
    ASSERT_EQ(comparison.others.size(), 1U);
    const ComparedRun& coalesced = comparison.others.front();
    EXPECT_NEAR(*coalesced.performance.ratio, 6.7274, 0.00005);
    EXPECT_NEAR(*coalesced.bandwidth.ratio, 6.7274, 0.00005);
    EXPECT_NEAR(*coalesced.time.ratio, 1.0 / 6.7274, 0.00001);
    EXPECT_FALSE(coalesced.performance.interval); // the chapter gives no samples
    EXPECT_EQ(coalesced.performance.distinction, Distinction::CannotTell);
    EXPECT_TRUE(says(coalesced.statements, "coalesced reaches 6.727 × the FLOPS of linecross"));
    EXPECT_TRUE(says(coalesced.statements, "one measurement shown three ways"));
    EXPECT_TRUE(says(coalesced.statements, "linecross stride=32 keeps fewer than 6 samples"));
}

TEST(Comparison, AChangedStrideAlsoChangesTheGridAndTheLoop)
{
    const Session session = sample("h200-stride-scan.json");
    const Comparison comparison = compared(record(session, "linecross-fp32-stride1"),
                                           record(session, "linecross-fp32-stride32"));
    const FieldDifference* lanes = comparison.difference("derived.lanes");
    ASSERT_NE(lanes, nullptr);
    EXPECT_TRUE(lanes->derived);
    EXPECT_EQ(lanes->values, (std::vector<std::optional<std::string>>{"134217728", "4194304"}));
    const FieldDifference* stride = comparison.difference("parameter.stride");
    ASSERT_NE(stride, nullptr);
    EXPECT_FALSE(stride->derived);
    EXPECT_EQ(comparison.difference("derived.elements_per_lane")->values[1], "32");
    EXPECT_EQ(comparison.difference("derived.lane_distance")->values[1], "128 B");
    EXPECT_EQ(comparison.difference("device.name"), nullptr);
    EXPECT_TRUE(
        says(comparison.others.front().statements,
             "another stride also changes the elements of a lane, the lanes of the grid and the "
             "distance between neighbouring lanes: the ratio belongs to all of them together"));
}

TEST(Comparison, AnotherVariantIsNotCalledAnotherStride)
{
    const Session session = sample("rx9070xt-vector-add.json");
    const ComparedRun run
        = compared(record(session, "coalesced"), record(session, "linecross")).others.front();
    EXPECT_FALSE(says(run.statements, "another stride"));
    EXPECT_TRUE(says(run.statements, "differ as well as the access pattern"));
}

TEST(Comparison, AnotherTimingScopeIsSaid)
{
    Measurement base = vectorAdd("a", 1e-3);
    base.timing.scope = TimingScope::Batch;
    Measurement other = vectorAdd("b", 1e-3);
    other.timing.scope = TimingScope::PerLaunch;
    EXPECT_TRUE(says(compared(base, other).others.front().statements,
                     "a is timed in batches, b per launch"));
    other.timing.scope = TimingScope::Batch;
    EXPECT_FALSE(says(compared(base, other).others.front().statements, "is timed in batches"));
}

TEST(Comparison, TheTwinDiffersInVariantAndDistanceAlone)
{
    const Session session = sample("h200-stride-scan.json");
    const Comparison comparison = compared(record(session, "linecross-fp32-stride128"),
                                           record(session, "interleaved-fp32-stride128"));
    std::vector<std::string> conditions;
    for (const FieldDifference& difference : comparison.differences) {
        const bool isMoment = difference.id.starts_with("state_"); // power, clocks of that second
        if (difference.role == FieldRole::Condition && !isMoment) {
            conditions.push_back(difference.id);
        }
    }
    EXPECT_EQ(conditions, (std::vector<std::string>{"variant", "derived.lane_distance"}));
    EXPECT_FALSE(says(comparison.others.front().statements, "the ratio belongs to"));
    EXPECT_NEAR(*comparison.others.front().bandwidth.ratio, 4068.1901 / 247.9734, 1e-4);
    EXPECT_EQ(comparison.others.front().bandwidth.distinction, Distinction::Distinguishable);
}

TEST(Comparison, TheIntervalIsLowOverHighToHighOverLow)
{
    // Six samples: the interval of the median is the whole range (order statistics).
    const Measurement base = timed("a", spread(1e-3, 6));
    const Measurement other = timed("b", spread(2e-3, 6));
    const Comparison comparison = compared(base, other, Statistic::Median);
    const QuantityRatio& time = comparison.others.front().time;
    EXPECT_DOUBLE_EQ(*time.ratio, 2.0);
    EXPECT_DOUBLE_EQ(*time.ratioOfMedians, 2.0);
    EXPECT_NEAR(time.interval->low, 2.0 * 0.997 / 1.002, 1e-12);
    EXPECT_NEAR(time.interval->high, 2.0 * 1.002 / 0.997, 1e-12);
    const QuantityRatio& performance = comparison.others.front().performance;
    EXPECT_DOUBLE_EQ(*performance.ratio, 0.5);
    EXPECT_NEAR(performance.interval->low, 0.5 * 0.997 / 1.002, 1e-12);
    EXPECT_NEAR(performance.interval->high, 0.5 * 1.002 / 0.997, 1e-12);
    EXPECT_EQ(performance.distinction, Distinction::Distinguishable);
}

TEST(Comparison, OverlappingIntervalsAreNotDistinguishable)
{
    const Comparison comparison
        = compared(timed("a", spread(1e-3, 6)), timed("b", spread(1.004e-3, 6)));
    EXPECT_EQ(comparison.others.front().time.distinction, Distinction::NotDistinguishable);
    EXPECT_TRUE(says(comparison.others.front().statements, "not distinguishable"));
}

TEST(Comparison, FiveSamplesGiveNoInterval)
{
    const Comparison comparison
        = compared(timed("a", spread(1e-3, 6)), timed("b", spread(2e-3, 5)));
    EXPECT_FALSE(comparison.others.front().time.interval);
    EXPECT_EQ(comparison.others.front().time.distinction, Distinction::CannotTell);
    EXPECT_TRUE(says(comparison.others.front().statements, "b keeps fewer than 6 samples"));
    EXPECT_FALSE(says(comparison.others.front().statements, "no interval: a"));
}

TEST(Comparison, OtherWorkIsSaid)
{
    const Comparison comparison = compared(vectorAdd("a", 1e-3, 1000), vectorAdd("a", 2e-3, 2000));
    EXPECT_DOUBLE_EQ(*comparison.others.front().performance.ratio, 1.0);
    EXPECT_DOUBLE_EQ(*comparison.others.front().time.ratio, 2.0);
    EXPECT_TRUE(says(comparison.others.front().statements, "different amounts of work"));
}

TEST(Comparison, AFieldOfOneSideIsNotRecordedOnTheOther)
{
    const Measurement base = vectorAdd("a", 1e-3);
    Measurement other = vectorAdd("b", 1e-3);
    other.timing.warmup = 20;
    const Comparison comparison = compared(base, other);
    const FieldDifference* warmup = comparison.difference("timing.warmup");
    ASSERT_NE(warmup, nullptr);
    EXPECT_FALSE(warmup->isRecordedByAll());
    EXPECT_EQ(warmup->values, (std::vector<std::optional<std::string>>{std::nullopt, "20"}));
    const std::array<const Measurement*, 2> runs{&base, &other};
    const auto missing = missingStatements(*warmup, runs);
    ASSERT_EQ(missing.size(), 1U);
    EXPECT_EQ(missing.front().plain(), "Warm-up is not recorded on a");
}

TEST(Comparison, ValuesThatRoundAlikeAreShownInFull)
{
    Measurement base = vectorAdd("a", 1e-3);
    Measurement other = base;
    base.provenance.before.clockHz = 1.98e9;
    other.provenance.before.clockHz = 1.9800001e9;
    const Comparison comparison = compared(base, other);
    EXPECT_EQ(comparison.difference("state_before.clock")->values,
              (std::vector<std::optional<std::string>>{"1.98e+09 Hz", "1980000100 Hz"}));
}

TEST(Comparison, AnotherStatisticIsACondition)
{
    const Measurement base = vectorAdd("a", 1e-3); // has the min alone
    Measurement other = vectorAdd("b", 1e-3);
    other.timing.reported = {};
    other.timing.reported.median = Seconds(2e-3);
    const Comparison comparison = compared(base, other);
    ASSERT_NE(comparison.difference("statistic"), nullptr);
    EXPECT_EQ(comparison.difference("statistic")->values[1], "median");
    EXPECT_TRUE(says(comparison.others.front().statements, "b uses the median, a the min"));
}

TEST(Comparison, RunsOfOneLabelAreToldApart)
{
    const Measurement base = vectorAdd("coalesced", 1e-3);
    Measurement other = base;
    other.provenance.device.name = "another device";
    EXPECT_TRUE(says(compared(base, other).others.front().statements,
                     "coalesced, another device takes 1 × the time of coalesced, test device"));
    other = base;
    other.id = "coalesced-2";
    const std::array<const Measurement*, 2> again{&base, &other};
    EXPECT_EQ(runNames(again),
              (std::vector<std::string>{"coalesced, coalesced", "coalesced, coalesced-2"}));
    const Measurement half = vectorAdd("coalesced", 1e-3, 16777216, Precision::Fp16);
    const std::array<const Measurement*, 2> precisions{&base, &half};
    EXPECT_EQ(runNames(precisions),
              (std::vector<std::string>{"coalesced, fp32", "coalesced, fp16"}));
    const Measurement linecross = vectorAdd("linecross", 1e-3);
    const std::array<const Measurement*, 2> variants{&base, &linecross};
    EXPECT_EQ(runNames(variants), (std::vector<std::string>{"coalesced", "linecross"}));
}

TEST(Comparison, AFailedRunIsNoResult)
{
    Measurement other = vectorAdd("b", 1e-3);
    other.validation.status = ValidationStatus::Failed;
    EXPECT_TRUE(says(compared(vectorAdd("a", 1e-3), other).others.front().statements,
                     "b failed its validation"));
}

TEST(Comparison, CopiesAreComparedByBandwidth)
{
    Measurement a = vectorAdd("x", 1e-3);
    a.kernel = "copy";
    a.work = copyWork(1e6, Precision::Fp32);
    Measurement b = a;
    b.timing.reported.min = Seconds(0.5e-3);
    const ComparedRun run = compared(a, b).others.front();
    EXPECT_FALSE(run.performance.ratio); // F = 0 in both
    EXPECT_DOUBLE_EQ(*run.bandwidth.ratio, 2.0);
}

TEST(Comparison, ManyRunsShareOneTableOfDifferences)
{
    const Measurement a = withParameters(vectorAdd("a", 1e-3), {{"stride", std::int64_t{1}}});
    const Measurement b = withParameters(vectorAdd("a", 1e-3), {{"stride", std::int64_t{2}}});
    const Measurement c = vectorAdd("a", 1e-3);
    const std::array runs{&a, &b, &c};
    const auto comparison = compareRuns(runs, Statistic::Min);
    ASSERT_TRUE(comparison);
    EXPECT_EQ(comparison->others.size(), 2U);
    EXPECT_EQ(comparison->difference("parameter.stride")->values,
              (std::vector<std::optional<std::string>>{"1", "2", std::nullopt}));
}

TEST(Comparison, NoTimeGivesNoRatio)
{
    Measurement other = vectorAdd("b", 1e-3);
    other.timing.reported = {};
    const ComparedRun run = compared(vectorAdd("a", 1e-3), other).others.front();
    EXPECT_FALSE(run.time.ratio || run.performance.ratio || run.bandwidth.ratio);
    EXPECT_TRUE(says(run.statements, "a time is not recorded"));
}
