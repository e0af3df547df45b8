// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/plan_json.h"

#include <gtest/gtest.h>

using namespace rooflab;

namespace {

std::string whereRefused(const std::string& text)
{
    const auto plan = readPlan(text);
    return plan ? "accepted" : plan.error().where;
}

std::string planWith(const std::string& run)
{
    return R"({"format":"rooflab-plan","version":"1.0","runs":[)" + run + "]}";
}

PlannedRun onlyRun(const std::string& run)
{
    const auto plan = readPlan(planWith(run));
    return plan ? plan->runs.at(0) : PlannedRun();
}

} // namespace

TEST(PlanJson, RoundTripsEveryNamedPlan)
{
    PlanLimits limits;
    for (const KernelSpec& spec : kernelCatalog()) {
        limits.kernels.push_back(
            {std::string(spec.id), {spec.precisions.begin(), spec.precisions.end()}});
    }
    for (const auto& [name, text] : namedPlanTexts) {
        const Plan plan = makePlan(name, limits);
        const auto read = readPlan(writePlan(plan));
        ASSERT_TRUE(read) << text << ": " << read.error().text();
        EXPECT_EQ(*read, plan) << text;
    }
}

TEST(PlanJson, RoundTripsEveryTiming)
{
    Plan plan;
    plan.title = "t";
    plan.notes = {"N = 5: chosen by hand"};
    PlannedRun run;
    run.kernelId = "coalesced";
    run.timing = {3, 500, TimingScope::PerLaunch, CacheState::Flushed, 0.01, Seconds(2.5)};
    plan.runs.push_back(run);
    run.timing = {0, 1, TimingScope::Batch, CacheState::Warm, std::nullopt, std::nullopt};
    plan.runs.push_back(run);
    const auto read = readPlan(writePlan(plan));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, plan);
}

TEST(PlanJson, WhatIsLeftOutIsThePlainestTiming)
{
    const PlannedRun run = onlyRun(R"({"kernel":"coalesced"})");
    EXPECT_EQ(run.timing, TimingPlan());
    EXPECT_EQ(run.timing.warmup, 20);
    EXPECT_EQ(run.timing.repeat, 100);
    const PlannedRun batch = onlyRun(R"({"kernel":"coalesced","timing_scope":"batch"})");
    EXPECT_EQ(batch.timing.scope, TimingScope::Batch);
    // An old plan reads as before, and a plain one is written without new keys.
    EXPECT_EQ(writePlan(*readPlan(planWith(R"({"kernel":"coalesced"})"))).find("timing_scope"),
              std::string::npos);
}

TEST(PlanJson, RefusesWhatItDoesNotUnderstand)
{
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"nonsense"})")), "/runs/0/kernel");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"copy_regular","parameters":{"stride":3}})")),
              "/runs/0/parameters/stride");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"coalesced","repeat":"ten"})")), "/runs/0/repeat");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"coalesced","timing_scope":"both"})")),
              "/runs/0/timing_scope");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"coalesced","cache":"cold"})")), "/runs/0/cache");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"coalesced","stable_within":"1 %"})")),
              "/runs/0/stable_within");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"coalesced","time_limit_s":true})")),
              "/runs/0/time_limit_s");
    EXPECT_EQ(whereRefused(planWith("")), "/runs");
    EXPECT_EQ(whereRefused(R"({"format":"rooflab","version":"1.0","runs":[]})"), "/format");
    EXPECT_FALSE(readPlan(planWith(R"({"kernel":"coalesced","warmpu":3})")));
}
