// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reading/above_reference.h"
#include "tests/core/reading/reading_samples.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace rooflab;
using namespace rooflab::testing;

namespace {

const ReferenceCheck& checkOf(const AboveReference& above, std::string_view id)
{
    static const ReferenceCheck none;
    const auto found = std::find_if(above.checks.begin(), above.checks.end(),
                                    [&](const ReferenceCheck& check) { return check.id == id; });
    EXPECT_NE(found, above.checks.end()) << id;
    return found == above.checks.end() ? none : *found;
}

CheckStatus statusOf(const AboveReference& above, std::string_view id)
{
    return checkOf(above, id).status;
}

std::string whyOf(const AboveReference& above, std::string_view id)
{
    return checkOf(above, id).why.plain();
}

AboveReference inspect(const Measurement& run, const Ceiling& ceiling)
{
    const auto result = inspectAgainst(run, ceiling, Statistic::Min);
    EXPECT_TRUE(result);
    return result.value_or(AboveReference{});
}

/// A copy reference with a probe that agrees with `run` in everything but workload and size.
Ceiling probed(const Measurement& run)
{
    Measurement probe = copyRun(0.25e-3);
    probe.timing.method = run.timing.method;
    probe.timing.scope = run.timing.scope;
    probe.provenance = run.provenance;
    return ceilingFromProbe(probe, CeilingKind::Bandwidth, Statistic::Min).value_or(Ceiling{});
}

Measurement fullyRecorded()
{
    Measurement run = vectorAdd("coalesced", 0.3338e-3);
    run.timing.method = TimingMethod::HipEvent;
    run.timing.scope = TimingScope::PerLaunch;
    run.provenance.before = {2e9, 1e9, std::nullopt, std::nullopt, 0};
    run.provenance.after = {2e9, 1e9, std::nullopt, std::nullopt, 0};
    run.provenance.device.caches = {{"L2", Bytes(8 * mebibyte), 1}};
    return run;
}

} // namespace

// The statistic alone crosses the reference of 535 GB/s.
TEST(AboveReference, TheMeanOfATraceIsBelowAndItsMedianAbove)
{
    Measurement trace = vectorAdd("coalesced", 1.0);
    trace.timing.samples = slowStart();
    const Session session = sessionOf(trace, {bandwidthCeiling(535e9, "copy", Statistic::Mean)});
    const Measurement& run = session.measurements.front();
    EXPECT_NEAR(*ratioToCeiling(run, session.ceilings[0], Statistic::Mean) * 535.0, 522.4, 0.05);
    EXPECT_TRUE(referencesBelow(session, run, Statistic::Mean).empty());
    const auto above = referencesBelow(session, run, Statistic::Median);
    ASSERT_EQ(above.size(), 1U);
    EXPECT_NEAR(above[0].pointSi / giga, 616.05, 0.005);
    EXPECT_NEAR(above[0].ratio, 1.15150, 5e-6);
    EXPECT_EQ(statusOf(above[0], "statistic"), CheckStatus::Applies);
    EXPECT_EQ(whyOf(above[0], "statistic"),
              "The point uses the median, the reference: mean. The statistic alone moves the point "
              "across the reference: mean 522.4 GB/s against 535 GB/s, 95th percentile 336.6 "
              "GB/s against 535 GB/s.");
    const auto below = inspectAgainst(run, session.ceilings[0], Statistic::Mean);
    EXPECT_LT(below->ratio, 1.0);
    EXPECT_NE(whyOf(*below, "statistic").find("across the reference"), std::string::npos);
}

TEST(AboveReference, IsStatedAsLegalAndNoProofOfACacheHit)
{
    const Session session = tutorial();
    const auto above = referencesBelow(session, session.measurements[0], Statistic::Min);
    ASSERT_EQ(above.size(), 1U);
    EXPECT_NEAR(above[0].ratio, 1.127921, 5e-7);
    EXPECT_NE(above[0].statement.plain().find("legal"), std::string::npos);
    EXPECT_NE(above[0].statement.plain().find("not proof of a cache hit"), std::string::npos);
    EXPECT_NE(above[0].observation.plain().find("1.128 times"), std::string::npos);
    EXPECT_TRUE(referencesBelow(session, session.measurements[1], Statistic::Min).empty());
}

// ch. 7.4: another input size, another mix of reads and writes, another way of timing.
TEST(AboveReference, FindsWhatTheChapterNames)
{
    const Session session = tutorial();
    const AboveReference above = inspect(session.measurements[0], session.ceilings[0]);
    EXPECT_EQ(statusOf(above, "workload"), CheckStatus::Applies);
    EXPECT_NE(whyOf(above, "workload").find("2:1"), std::string::npos);
    EXPECT_NE(whyOf(above, "workload").find("1:1"), std::string::npos);
    EXPECT_EQ(statusOf(above, "size"), CheckStatus::Applies);
    EXPECT_EQ(whyOf(above, "size"), "Working set of the point: 192 MiB; of the reference: 4 GiB.");
    EXPECT_EQ(statusOf(above, "statistic"), CheckStatus::Applies);
    EXPECT_EQ(statusOf(above, "scope"), CheckStatus::Applies);
    EXPECT_EQ(statusOf(above, "units"), CheckStatus::RuledOut);
    EXPECT_EQ(statusOf(above, "device"), CheckStatus::RuledOut);
    EXPECT_EQ(statusOf(above, "precision"), CheckStatus::RuledOut);
    EXPECT_EQ(statusOf(above, "byte_basis"), CheckStatus::RuledOut);
    for (const char* id : {"cache", "clocks", "other_processes", "validation"}) {
        EXPECT_EQ(statusOf(above, id), CheckStatus::CannotTell) << id;
    }
}

TEST(AboveReference, OfTheH200SampleIsNarrowedToWorkloadAndSize)
{
    const Session session = shipped("h200-roofline.json");
    const Measurement* run = session.findMeasurement("vectorized-fp32-streaming");
    ASSERT_NE(run, nullptr);
    const auto above = referencesBelow(session, *run, Statistic::Min);
    ASSERT_EQ(above.size(), 3U); // the three copies, largest ratio first
    EXPECT_EQ(above[0].ceilingId, "copy_library-fp32-reference");
    EXPECT_EQ(above[2].ceilingId, "copy_streaming-fp32-reference");
    EXPECT_NEAR(above[2].ratio, 1.02097, 5e-6);
    for (const ReferenceCheck& check : above[2].checks) {
        const bool differs = check.id == "workload" || check.id == "size";
        EXPECT_EQ(check.status, differs ? CheckStatus::Applies : CheckStatus::RuledOut)
            << check.id << ": " << check.why.plain();
    }
    EXPECT_NE(whyOf(above[2], "cache.L2").find("25.6 times this cache of 60 MiB"),
              std::string::npos);
}

// The reference has its own samples, so it follows the statistic and the point stays above it.
TEST(AboveReference, ComparesOtherStatisticsLikeWithLike)
{
    const Session session = shipped("h200-roofline.json");
    const Measurement& run = *session.findMeasurement("vectorized-fp32-streaming");
    const Ceiling& copy = *session.findCeiling("copy_streaming-fp32-reference");
    const std::string why = whyOf(inspect(run, copy), "statistic");
    EXPECT_NE(why.find("stays on the same side"), std::string::npos) << why;
    EXPECT_GT(*ratioToCeiling(run, copy, Statistic::P95), 1.0);
}

// The mean of the point lies below the median of the reference, but not below its mean.
TEST(AboveReference, FollowsTheReferencesOwnSamples)
{
    Measurement run = vectorAdd("coalesced", 1.0);
    run.timing.samples = slowStart();
    Measurement probe = copyRun(1.0);
    std::vector<Seconds> slower;
    for (const Seconds sample : slowStart()) {
        slower.emplace_back(sample.value() * 1.1 * 2.0 / 3.0); // two arrays instead of three
    }
    probe.timing.samples = slower;
    const Ceiling copy
        = ceilingFromProbe(probe, CeilingKind::Bandwidth, Statistic::Median).value_or(Ceiling{});
    const auto above = inspectAgainst(run, copy, Statistic::Median);
    ASSERT_TRUE(above);
    EXPECT_NEAR(above->ratio, 1.1, 1e-12);
    EXPECT_EQ(statusOf(*above, "statistic"), CheckStatus::RuledOut);
    EXPECT_NE(whyOf(*above, "statistic").find("mean 522.4 GB/s against 474.9 GB/s"),
              std::string::npos)
        << whyOf(*above, "statistic");
}

// Ceilings of a gfx1201 as another tool reports them.
TEST(AboveReference, OfImportedCeilingsCannotBeTold)
{
    Session session = sessionOf(vectorAdd("coalesced", 0.3338e-3));
    for (const auto& [value, label, level] :
         {std::tuple{547.1e9, "HBM", "HBM"}, std::tuple{593.0e9, "L2", "L2"}}) {
        Ceiling line = ceiling(CeilingKind::Bandwidth, value, label);
        line.memoryLevel = level;
        line.origin = CeilingOrigin::Imported;
        session.ceilings.push_back(line);
    }
    session.ceilings.push_back(ceiling(CeilingKind::Compute, 9487e9, "FP32"));
    const auto above = referencesBelow(session, session.measurements[0], Statistic::Min);
    ASSERT_EQ(above.size(), 2U);
    EXPECT_EQ(above[0].ceilingLabel, "HBM");
    EXPECT_NEAR(above[0].ratio, 1.10242, 5e-6);
    EXPECT_EQ(above[1].ceilingLabel, "L2");
    EXPECT_NEAR(above[1].ratio, 1.01709, 5e-6);
    for (const char* id : {"workload", "size", "statistic", "scope", "device", "precision",
                           "clocks", "byte_basis", "cache", "other_processes"}) {
        EXPECT_EQ(statusOf(above[0], id), CheckStatus::CannotTell) << id;
    }
    EXPECT_EQ(statusOf(above[0], "units"), CheckStatus::RuledOut);
}

TEST(AboveReference, ComparesEachCacheBySizeTimesCount)
{
    Measurement run = fullyRecorded();
    run.provenance.device.caches = {{"L1", Bytes(32 * kibibyte), 64}, // 2 MiB: 96 times
                                    {"L2", Bytes(8 * mebibyte), std::nullopt}, // 24 times one
                                    {"L3", Bytes(64 * mebibyte), 1}, // 3 times
                                    {"LLC", Bytes(96 * mebibyte), 2}}; // 192 MiB: all
    const AboveReference above = inspect(run, bandwidthCeiling(500e9));
    EXPECT_EQ(statusOf(above, "cache.L1"), CheckStatus::RuledOut);
    EXPECT_NE(whyOf(above, "cache.L1").find("96 times this cache of 2 MiB"), std::string::npos);
    EXPECT_EQ(statusOf(above, "cache.L2"), CheckStatus::CannotTell);
    EXPECT_EQ(statusOf(above, "cache.L3"), CheckStatus::CannotTell);
    EXPECT_EQ(statusOf(above, "cache.LLC"), CheckStatus::Applies);
    EXPECT_NE(whyOf(above, "cache.LLC").find("may have stayed there"), std::string::npos);
    run.timing.cache = CacheState::Flushed;
    EXPECT_EQ(statusOf(inspect(run, bandwidthCeiling(500e9)), "cache.LLC"), CheckStatus::RuledOut);
    run.work.workingSet.reset();
    EXPECT_EQ(whyOf(inspect(run, bandwidthCeiling(500e9)), "cache"),
              "The working set of the point is not recorded.");
}

TEST(AboveReference, MatchesUnitFactorsWithinOnePercent)
{
    const Measurement run = fullyRecorded();
    const double rate = 201326592.0 / 0.3338e-3;
    const auto unitsAt = [&](double ratio) { return inspect(run, bandwidthCeiling(rate / ratio)); };
    for (const double factor : {1.048576, 1.073741824, 1.5, 2.0, 3.0, 8.0, 1000.0}) {
        EXPECT_EQ(statusOf(unitsAt(factor * 1.009), "units"), CheckStatus::Applies) << factor;
        EXPECT_EQ(statusOf(unitsAt(factor * 1.0105), "units"), CheckStatus::RuledOut) << factor;
        EXPECT_EQ(statusOf(unitsAt(1.0 / factor), "units"), CheckStatus::Applies) << factor;
    }
    EXPECT_NE(whyOf(unitsAt(1.074), "units").find("GiB"), std::string::npos);
}

// Each remaining check both ways.
TEST(AboveReference, SeesADifferenceAndItsAbsence)
{
    const Measurement run = fullyRecorded();
    const Ceiling alike = probed(run);
    for (const char* id : {"scope", "device", "precision", "clocks", "other_processes", "statistic",
                           "byte_basis", "validation", "cache.L2"}) {
        EXPECT_EQ(statusOf(inspect(run, alike), id), CheckStatus::RuledOut) << id;
    }
    Ceiling other = alike;
    other.probe->timing.scope = TimingScope::Batch;
    other.probe->provenance.device.name = "another device";
    other.probe->precision = Precision::Fp64;
    other.probe->provenance.after.clockHz = 1.9e9;
    other.probe->provenance.before.otherProcesses = 2;
    other.probe->work.basis = ByteBasis::Measured;
    for (const char* id :
         {"scope", "device", "precision", "clocks", "other_processes", "byte_basis"}) {
        EXPECT_EQ(statusOf(inspect(run, other), id), CheckStatus::Applies) << id;
    }
    Ceiling same = alike;
    same.probe->kernel = run.kernel;
    same.probe->variant = run.variant;
    same.probe->work.workingSet = run.work.workingSet;
    EXPECT_EQ(statusOf(inspect(run, same), "workload"), CheckStatus::RuledOut);
    EXPECT_EQ(statusOf(inspect(run, same), "size"), CheckStatus::RuledOut);
    Measurement failed = run;
    failed.validation.status = ValidationStatus::Failed;
    EXPECT_EQ(statusOf(inspect(failed, alike), "validation"), CheckStatus::Applies);
}

TEST(AboveReference, CoversComputeCeilingsOfAnotherPrecision)
{
    const Session session
        = sessionOf(fmaPoint(1024, 15e12), {computeCeiling(1e12, Precision::Fp64)});
    const auto above = referencesBelow(session, session.measurements[0], Statistic::Min);
    ASSERT_EQ(above.size(), 1U);
    EXPECT_NEAR(above[0].ratio, 15.0, 1e-9);
    EXPECT_EQ(statusOf(above[0], "precision"), CheckStatus::Applies);
}

TEST(AboveReference, LeavesOutHiddenCeilingsAndTheRunsOwnReference)
{
    Session session = sessionOf(vectorAdd("coalesced", 0.3338e-3), {bandwidthCeiling(5e11)});
    session.ceilings[0].visible = false;
    EXPECT_TRUE(referencesBelow(session, session.measurements[0], Statistic::Min).empty());
    Measurement bare;
    bare.kernel = "x";
    EXPECT_FALSE(inspectAgainst(bare, session.ceilings[0], Statistic::Min));
}

TEST(AboveReference, EveryCheckIsCompleteAndNamedOnce)
{
    std::set<std::string> ids;
    for (const ReferenceCheck& check : inspect(fullyRecorded(), bandwidthCeiling(5e11)).checks) {
        EXPECT_TRUE(ids.insert(check.id).second) << check.id;
        EXPECT_FALSE(check.title.empty()) << check.id;
        EXPECT_FALSE(check.why.empty()) << check.id;
    }
    EXPECT_EQ(ids.size(), 12U);
}
