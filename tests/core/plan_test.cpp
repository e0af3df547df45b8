// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace rooflab;

namespace {

/// A device that runs every row of the catalog in all its precisions.
PlanLimits everything()
{
    PlanLimits limits;
    for (const KernelSpec& spec : kernelCatalog()) {
        limits.kernels.push_back(
            {std::string(spec.id), {spec.precisions.begin(), spec.precisions.end()}});
    }
    return limits;
}

void remove(PlanLimits& limits, std::string_view kernelId, std::optional<Precision> precision = {})
{
    for (RunnableKernel& row : limits.kernels) {
        if (row.id == kernelId) {
            std::erase_if(row.precisions,
                          [&](Precision each) { return !precision || each == *precision; });
        }
    }
}

std::vector<PlannedRun> runsOf(const Plan& plan, std::string_view kernelId)
{
    std::vector<PlannedRun> runs;
    std::copy_if(plan.runs.begin(), plan.runs.end(), std::back_inserter(runs),
                 [&](const PlannedRun& run) { return run.kernelId == kernelId; });
    return runs;
}

std::int64_t sizeOf(const PlannedRun& run)
{
    return run.parameters.integer("size").value_or(0);
}

bool hasNote(const Plan& plan, const std::string& part)
{
    return std::any_of(plan.notes.begin(), plan.notes.end(), [&](const std::string& note) {
        return note.find(part) != std::string::npos;
    });
}

constexpr std::array namedPlans{NamedPlan::Roofline, NamedPlan::Quick, NamedPlan::StrideScan,
                                NamedPlan::SizeScan, NamedPlan::FmaSweep};

} // namespace

TEST(Plan, EveryNamedPlanCanBeDoneAndBeginsWithItsReferences)
{
    PlanLimits limits = everything();
    limits.memory = Bytes(8 * gibibyte);
    limits.lastLevelCache = Bytes(32 * mebibyte);
    for (const NamedPlan name : namedPlans) {
        const Plan plan = makePlan(name, limits);
        ASSERT_FALSE(plan.runs.empty());
        EXPECT_FALSE(plan.notes.empty());
        EXPECT_FALSE(plan.title.empty());
        bool sawKernel = false;
        std::set<std::string> seen;
        for (const PlannedRun& run : plan.runs) {
            const KernelSpec* spec = findKernel(run.kernelId);
            ASSERT_NE(spec, nullptr);
            EXPECT_FALSE(spec->isProbe() && sawKernel) << describeRun(run);
            sawKernel = sawKernel || !spec->isProbe();
            EXPECT_TRUE(completeParameters(*spec, run.parameters)) << describeRun(run);
            EXPECT_TRUE(limits.canRun(run.kernelId, run.precision)) << describeRun(run);
            EXPECT_TRUE(run.timing.timeLimit) << describeRun(run);
            EXPECT_TRUE(seen.insert(describeRun(run)).second) << describeRun(run);
        }
        EXPECT_TRUE(sawKernel);
    }
}

TEST(Plan, TheRooflineHasEveryVariantInEveryPrecision)
{
    const Plan plan = makePlan(NamedPlan::Roofline, everything());
    for (const KernelSpec& spec : kernelCatalog()) {
        if (spec.kernel != "vector_add") {
            continue;
        }
        for (const Precision precision : spec.precisions) {
            const auto count
                = std::count_if(plan.runs.begin(), plan.runs.end(), [&](const PlannedRun& run) {
                      return run.kernelId == spec.id && run.precision == precision;
                  });
            EXPECT_EQ(count, spec.parameter("stores") != nullptr ? 2 : 1) << spec.id;
        }
    }
    EXPECT_EQ(runsOf(plan, "copy_library").size(), 1U); // it moves bytes, whatever they mean
    EXPECT_EQ(runsOf(plan, "gemm_blas").size(), 5U); // fp32, fp64, tf32, fp16, bf16
    EXPECT_TRUE(runsOf(plan, "gemm_tiled").empty());
    EXPECT_TRUE(runsOf(plan, "fma").empty());
}

TEST(Plan, TheTiledProductStandsInWhereTheLibraryHasNone)
{
    PlanLimits limits = everything();
    remove(limits, "gemm_blas", Precision::Fp64);
    const Plan plan = makePlan(NamedPlan::Roofline, limits);
    ASSERT_EQ(runsOf(plan, "gemm_tiled").size(), 1U);
    EXPECT_EQ(runsOf(plan, "gemm_tiled")[0].precision, Precision::Fp64);
    EXPECT_EQ(runsOf(plan, "gemm_blas").size(), 4U);
    remove(limits, "gemm_blas");
    remove(limits, "gemm_tiled");
    EXPECT_TRUE(hasNote(makePlan(NamedPlan::Roofline, limits), "no compute reference"));
}

TEST(Plan, QuickIsInOnePrecisionWithShortRuns)
{
    const Plan plan = makePlan(NamedPlan::Quick, everything());
    EXPECT_EQ(plan.runs.size(), 11U); // 3 copies, 1 product, 5 variants, 2 of them twice
    for (const PlannedRun& run : plan.runs) {
        EXPECT_EQ(run.precision, Precision::Fp32);
        EXPECT_LE(*run.timing.timeLimit, Seconds(1));
    }
}

// Issue: 1…256, linecross and interleaved.
TEST(Plan, TheStrideScanPairsTheTwins)
{
    const Plan plan = makePlan(NamedPlan::StrideScan, everything());
    const auto linecross = runsOf(plan, "linecross");
    const auto interleaved = runsOf(plan, "interleaved");
    ASSERT_EQ(linecross.size(), 9U);
    ASSERT_EQ(interleaved.size(), 9U);
    for (std::size_t i = 0; i < linecross.size(); ++i) {
        EXPECT_EQ(linecross[i].parameters.integer("stride"), std::int64_t{1} << i);
        EXPECT_EQ(linecross[i].parameters, interleaved[i].parameters);
    }
    EXPECT_EQ(runsOf(plan, "coalesced").size(), 1U);
    EXPECT_EQ(sizeOf(runsOf(plan, "coalesced")[0]), sizeOf(linecross[0]));
}

// Issue: 2^10 … memory / 4.
TEST(Plan, TheSizeScanFillsAQuarterOfTheMemory)
{
    PlanLimits limits = everything();
    limits.memory = Bytes(4 * gibibyte);
    limits.lastLevelCache = Bytes(32 * mebibyte);
    const auto runs = runsOf(makePlan(NamedPlan::SizeScan, limits), "coalesced");
    EXPECT_EQ(sizeOf(runs.front()), 1024);
    EXPECT_EQ(sizeOf(runs.back()), std::int64_t{1} << 26); // 3·4·2^26 B = 768 MiB, 2^27 is too much
    std::int64_t streaming = 0;
    for (const PlannedRun& run : runs) {
        const bool isBatch = run.timing.scope == TimingScope::Batch;
        EXPECT_EQ(isBatch, sizeOf(run) <= 65536) << sizeOf(run);
        EXPECT_GE(run.timing.repeat, 30);
        if (run.parameters.text("stores") == "streaming") {
            ++streaming;
            EXPECT_GT(static_cast<double>(sizeOf(run)) * 8, 32 * mebibyte);
        }
    }
    EXPECT_EQ(streaming, 4); // 2^23 … 2^26
    EXPECT_EQ(runs.size(), 17U + 4U);
    limits.memory.reset();
    const Plan unknown = makePlan(NamedPlan::SizeScan, limits);
    EXPECT_EQ(sizeOf(unknown.runs.back()), chooseArraySize(limits, Precision::Fp32).size);
    EXPECT_TRUE(hasNote(unknown, "memory is not known"));
}

// Issue: K = 1…4096 with ILP 1, 4 and 8.
TEST(Plan, TheFmaSweepHasThirtyNinePoints)
{
    const auto runs = runsOf(makePlan(NamedPlan::FmaSweep, everything()), "fma");
    ASSERT_EQ(runs.size(), 39U);
    std::set<std::pair<std::int64_t, std::int64_t>> points;
    for (const PlannedRun& run : runs) {
        points.insert({*run.parameters.integer("k"), *run.parameters.integer("ilp")});
    }
    EXPECT_EQ(points.size(), 39U);
    EXPECT_TRUE(points.contains({1, 1}));
    EXPECT_TRUE(points.contains({4096, 8}));
}

TEST(Plan, WhatABackendLacksIsLeftOutAndSaid)
{
    PlanLimits limits;
    limits.kernels = {{"coalesced", {Precision::Fp32}}};
    for (const NamedPlan name : namedPlans) {
        const Plan plan = makePlan(name, limits);
        for (const PlannedRun& run : plan.runs) {
            EXPECT_EQ(run.kernelId, "coalesced");
        }
        EXPECT_TRUE(hasNote(plan, "no bandwidth reference"));
    }
    EXPECT_TRUE(hasNote(makePlan(NamedPlan::FmaSweep, limits), "has no fma in fp32"));
    EXPECT_TRUE(hasNote(makePlan(NamedPlan::StrideScan, limits), "has no linecross in fp32"));
    EXPECT_FALSE(limits.canRun("coalesced", Precision::Fp64));
    EXPECT_FALSE(limits.canRun("strided", Precision::Fp32));
}

TEST(PlanSizes, HoldFourTimesTheLastLevelCache)
{
    PlanLimits limits;
    limits.lastLevelCache = Bytes(60 * mebibyte);
    // 3·4·2^25 B = 384 MiB is the first that holds 240 MiB; 2^24 holds 192 MiB.
    const SizeChoice choice = chooseArraySize(limits, Precision::Fp32);
    EXPECT_EQ(choice.size, std::int64_t{1} << 25);
    EXPECT_EQ(choice.reason,
              "N = 33554432: three fp32 arrays hold 384 MiB, at least 4 × the last-level cache of "
              "60 MiB");
    EXPECT_EQ(chooseArraySize(limits, Precision::Fp64).size, std::int64_t{1} << 24);
    limits.smallestArray = std::int64_t{1} << 27;
    EXPECT_EQ(chooseArraySize(limits, Precision::Fp32).size, std::int64_t{1} << 27);
    limits.smallestArray = 100'000'000; // not a power of two
    EXPECT_EQ(chooseArraySize(limits, Precision::Fp32).size, std::int64_t{1} << 27);
}

TEST(PlanSizes, AreCappedByAQuarterOfTheMemory)
{
    PlanLimits limits;
    limits.memory = Bytes(512 * mebibyte);
    limits.lastLevelCache = Bytes(60 * mebibyte);
    const SizeChoice choice = chooseArraySize(limits, Precision::Fp32);
    EXPECT_EQ(choice.size, std::int64_t{1} << 23); // 96 MiB of 128 MiB
    EXPECT_EQ(choice.reason,
              "N = 8388608: three fp32 arrays hold 96 MiB, capped at a quarter of the 512 MiB of "
              "memory, less than 4 × the last-level cache of 60 MiB");
    limits.memory = Bytes(1);
    EXPECT_EQ(chooseArraySize(limits, Precision::Fp32).size, 1);
}

TEST(PlanSizes, SayThatTheCacheIsNotKnown)
{
    const SizeChoice choice = chooseArraySize(PlanLimits(), Precision::Fp64);
    EXPECT_EQ(choice.size, std::int64_t{1} << 24);
    EXPECT_EQ(choice.reason,
              "N = 16777216: three fp64 arrays hold 384 MiB; the last-level cache is not known, so "
              "this is the default");
}

TEST(PlanSizes, MatricesFitToo)
{
    PlanLimits limits;
    limits.matrixSize = 8192;
    EXPECT_EQ(chooseMatrixSize(limits, Precision::Fp64).size, 8192); // 1.5 GiB
    limits.memory = Bytes(1 * gibibyte);
    const SizeChoice choice = chooseMatrixSize(limits, Precision::Fp64);
    EXPECT_EQ(choice.size, 2048); // 96 MiB; 4096 would take 384 MiB
    EXPECT_NE(choice.reason.find("a quarter of the 1 GiB of memory"), std::string::npos)
        << choice.reason;
    const Plan plan = makePlan(NamedPlan::FmaSweep, [&] {
        PlanLimits all = everything();
        all.matrixSize = 1024;
        return all;
    }());
    EXPECT_EQ(sizeOf(runsOf(plan, "gemm_blas").at(0)), 1024);
    EXPECT_TRUE(hasNote(plan, "n = 1024"));
}
