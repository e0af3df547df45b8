// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/listing.h"
#include "kernels/plan_choice.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace rooflab::bench::test {
namespace {

class PlanChoice : public testing::Test {
protected:
    PlanChoice()
    {
        m_backend.memory = Bytes(8 * gibibyte);
        m_backend.lastLevel = Bytes(60 * mebibyte);
        m_backend.hints = {std::int64_t{1} << 20, 512};
        m_backend.devices = 3;
    }
    Plan chosen(const std::vector<std::string>& words) const
    {
        const auto args = parseArgs("test", words);
        EXPECT_TRUE(args.has_value());
        const auto plan = choosePlan(*args, m_backend);
        EXPECT_TRUE(plan.has_value());
        return plan ? *plan : Plan();
    }

    FakeBackend m_backend;
};

TEST_F(PlanChoice, knowsWhatTheDeviceCanDo)
{
    const PlanLimits limits = limitsOf(m_backend);
    EXPECT_EQ(limits.memory, Bytes(8 * gibibyte));
    EXPECT_EQ(limits.lastLevelCache, Bytes(60 * mebibyte));
    EXPECT_EQ(limits.smallestArray, 1 << 20);
    EXPECT_EQ(limits.matrixSize, 512);
    ASSERT_EQ(limits.kernels.size(), 5U); // the vector additions
    EXPECT_TRUE(limits.canRun("strided", Precision::Fp32));
    EXPECT_FALSE(limits.canRun("strided", Precision::Fp64));
}

TEST_F(PlanChoice, makesNamedPlansForTheDevice)
{
    for (const auto& [name, text] : namedPlanTexts) {
        if (name != NamedPlan::FmaSweep) {
            EXPECT_EQ(chosen({"--plan", std::string(text)}), makePlan(name, limitsOf(m_backend)));
        }
    }
}

TEST_F(PlanChoice, saysWhyANamedPlanHasNothingToDo)
{
    const auto plan = choosePlan(
        *parseArgs("test", std::vector<std::string>{"--plan", "fma-sweep"}), m_backend);
    ASSERT_FALSE(plan.has_value());
    EXPECT_NE(plan.error().message.find("has no fma in fp32"), std::string::npos)
        << plan.error().message;
}

TEST_F(PlanChoice, choosesASizeWhereNoneIsGivenAndSaysWhy)
{
    const Plan plan = chosen({"--kernel", "vector_add"});
    const SizeChoice choice = chooseArraySize(limitsOf(m_backend), Precision::Fp32);
    for (const PlannedRun& run : plan.runs) {
        EXPECT_EQ(run.parameters.integer("size"), choice.size);
    }
    EXPECT_EQ(plan.notes, std::vector<std::string>{choice.reason});
    const Plan matrix = chosen({"--kernel", "gemm_blas", "--precision", "fp64"});
    EXPECT_EQ(matrix.runs.at(0).parameters.integer("size"), 512);
    const Plan given = chosen({"--kernel", "coalesced", "--size", "1003"});
    EXPECT_EQ(given.runs.at(0).parameters.integer("size"), 1003);
    EXPECT_TRUE(given.notes.empty());
}

TEST_F(PlanChoice, letsTheCommandLineDecideTheTimingOfAPlan)
{
    const Plan plan = chosen(
        {"--plan", "stride-scan", "--repeat", "7", "--cache", "flushed", "--time-limit", "0.5"});
    for (const PlannedRun& run : plan.runs) {
        EXPECT_EQ(run.timing.repeat, 7);
        EXPECT_EQ(run.timing.cache, CacheState::Flushed);
        EXPECT_EQ(run.timing.timeLimit, Seconds(0.5));
        EXPECT_FALSE(run.timing.stableWithin.has_value());
    }
}

TEST_F(PlanChoice, listsWhatAnotherProgramNeedsToPlan)
{
    const auto json = nlohmann::json::parse(listJson(m_backend));
    EXPECT_EQ(json.at("device_count"), 3);
    EXPECT_EQ(json.at("smallest_array"), 1 << 20);
    EXPECT_EQ(json.at("matrix_size"), 512);
    EXPECT_EQ(json.at("last_level_cache_bytes"), 62914560);
    EXPECT_EQ(json.at("available_memory_bytes"), 8589934592);
    ASSERT_EQ(json.at("sizes").size(), 1U);
    const SizeChoice choice = chooseArraySize(limitsOf(m_backend), Precision::Fp32);
    EXPECT_EQ(json.at("sizes").at(0).at("size"), choice.size);
    EXPECT_EQ(json.at("sizes").at(0).at("reason"), choice.reason);
    for (const auto& kernel : json.at("kernels")) {
        if (kernel.at("id") == "coalesced") {
            EXPECT_EQ(kernel.at("precisions"), nlohmann::json({"fp32"}));
            EXPECT_EQ(kernel.at("unsupported").at("fp64"), "not on the fake device");
            EXPECT_EQ(kernel.at("unsupported").size(), 2U); // fp64 and fp16
        }
    }
}

TEST_F(PlanChoice, listsTheSizesAndReasonsForPeople)
{
    const std::string text = listText(m_backend);
    const SizeChoice choice = chooseArraySize(limitsOf(m_backend), Precision::Fp32);
    EXPECT_NE(text.find(choice.reason), std::string::npos) << text;
    EXPECT_NE(text.find("devices   3"), std::string::npos) << text;
    EXPECT_NE(text.find("      no fp16: not on the fake device"), std::string::npos) << text;
    EXPECT_NE(text.find("      unsupported: not on the fake device"), std::string::npos) << text;
}

} // namespace
} // namespace rooflab::bench::test
