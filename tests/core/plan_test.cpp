// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/plan_json.h"
#include "core/plan.h"

#include <gtest/gtest.h>

using namespace rooflab;

namespace {

PlanLimits everything()
{
    PlanLimits limits;
    for (const KernelSpec& spec : kernelCatalog()) {
        limits.kernelIds.emplace_back(spec.id);
    }
    return limits;
}

std::int64_t arraySize(const Plan& plan)
{
    for (const PlannedRun& run : plan.runs) {
        if (run.kernelId == "coalesced") {
            return run.parameters.integer("size").value_or(0);
        }
    }
    return 0;
}

std::string whereRefused(const std::string& text)
{
    const auto plan = readPlan(text);
    return plan ? "accepted" : plan.error().where;
}

std::string planWith(const std::string& run)
{
    return R"({"format":"rooflab-plan","version":"1.0","runs":[)" + run + "]}";
}

} // namespace

TEST(Plan, ProbesComeFirstAndEveryKernelIsThere)
{
    const Plan plan = rooflinePlan(everything(), true);
    bool sawKernel = false;
    for (const PlannedRun& run : plan.runs) {
        const KernelSpec* spec = findKernel(run.kernelId);
        ASSERT_NE(spec, nullptr);
        EXPECT_FALSE(spec->isProbe() && sawKernel);
        sawKernel = sawKernel || !spec->isProbe();
        EXPECT_TRUE(completeParameters(*spec, run.parameters)) << describeRun(run);
    }
    for (const KernelSpec& spec : kernelCatalog()) {
        EXPECT_TRUE(std::any_of(plan.runs.begin(), plan.runs.end(), [&](const PlannedRun& run) {
            return run.kernelId == spec.id;
        })) << spec.id;
    }
    EXPECT_GT(rooflinePlan(everything(), false).runs.size(), plan.runs.size());
}

TEST(Plan, SizesFollowCacheAndMemory)
{
    PlanLimits limits = everything();
    limits.lastLevelCache = Bytes(256 * mebibyte);
    const std::int64_t large = arraySize(rooflinePlan(limits, true));
    EXPECT_GE(static_cast<double>(large) * 12.0, 4.0 * 256 * mebibyte);
    limits.memory = Bytes(1 * gibibyte);
    const std::int64_t capped = arraySize(rooflinePlan(limits, true));
    EXPECT_LE(static_cast<double>(capped) * 12.0, 0.25 * gibibyte);
}

TEST(Plan, OnlyWhatTheBackendHas)
{
    PlanLimits limits;
    limits.kernelIds = {"coalesced"};
    for (const PlannedRun& run : rooflinePlan(limits, false).runs) {
        EXPECT_EQ(run.kernelId, "coalesced");
    }
}

TEST(PlanJson, RoundTrips)
{
    const Plan plan = rooflinePlan(everything(), false);
    const auto read = readPlan(writePlan(plan));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, plan);
}

TEST(PlanJson, RefusesWhatItDoesNotUnderstand)
{
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"nonsense"})")), "/runs/0/kernel");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"copy_regular","parameters":{"stride":3}})")),
              "/runs/0/parameters/stride");
    EXPECT_EQ(whereRefused(planWith(R"({"kernel":"coalesced","repeat":"ten"})")), "/runs/0/repeat");
    EXPECT_EQ(whereRefused(planWith("")), "/runs");
    EXPECT_EQ(whereRefused(R"({"format":"rooflab","version":"1.0","runs":[]})"), "/format");
    EXPECT_FALSE(readPlan(planWith(R"({"kernel":"coalesced","warmpu":3})")));
}
