// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/args.h"
#include "kernels/kernel_selection.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rooflab::bench {
namespace {

Result<BenchArgs> parse(const std::vector<std::string>& words)
{
    return parseArgs("rooflab-bench-test", words);
}

/// The sentence of a refusal; fails the test if it is no usage error.
std::string refusal(const std::vector<std::string>& words)
{
    const auto args = parse(words);
    if (args) {
        ADD_FAILURE() << "was accepted: " << testing::PrintToString(words);
        return {};
    }
    EXPECT_EQ(args.error().code, ErrorCode::Usage);
    EXPECT_EQ(args.error().message.find('\n'), std::string::npos);
    return args.error().text();
}

TEST(Args, takeTheTutorialsFlagsUnchanged)
{
    const auto args
        = parse({"--kernel", "linecross", "--size", "16777216", "--block", "256", "--stride", "32",
                 "--warmup", "20", "--repeat", "100", "--output-json", "logs/out.json"});
    ASSERT_TRUE(args.has_value()) << args.error().text();
    ASSERT_EQ(args->kernels.runs.size(), 1U);
    const PlannedRun& run = args->kernels.runs[0];
    EXPECT_EQ(run.kernelId, "linecross");
    EXPECT_EQ(run.parameters.integer("size"), 16777216);
    EXPECT_EQ(run.parameters.integer("block"), 256);
    EXPECT_EQ(run.parameters.integer("stride"), 32);
    EXPECT_EQ(args->timing.warmup, 20);
    EXPECT_EQ(args->timing.repeat, 100);
    EXPECT_EQ(args->outputJson, "logs/out.json");
}

TEST(Args, takeAStrideForAVariantThatHasNone)
{
    // ch. 6 runs coalesced and linecross with one command line.
    const auto args = parse({"--kernel", "coalesced", "--stride", "32"});
    ASSERT_TRUE(args.has_value());
    EXPECT_EQ(args->kernels.runs[0].parameters.find("stride"), nullptr);
    EXPECT_NE(refusal({"--kernel", "coalesced", "--stride", "0"}).find("--stride"),
              std::string::npos);
}

TEST(Args, defaultToCoalescedWithTheTutorialsRepeats)
{
    const auto args = parse({});
    ASSERT_TRUE(args.has_value());
    ASSERT_EQ(args->kernels.runs.size(), 1U);
    EXPECT_EQ(args->kernels.runs[0].kernelId, "coalesced");
    EXPECT_EQ(args->kernels.runs[0].precision, Precision::Fp32);
    EXPECT_EQ(args->kernels.runs[0].timing, TimingPlan());
    EXPECT_EQ(args->kernels.runs[0].timing.warmup, 20);
    EXPECT_EQ(args->kernels.runs[0].timing.repeat, 100);
    EXPECT_EQ(args->kernels.runs[0].parameters.find("size"), nullptr); // the device chooses
}

TEST(Args, expandAFamilyToAllItsVariants)
{
    const auto args = parse({"--kernel", "vector_add", "--stride", "8"});
    ASSERT_TRUE(args.has_value());
    std::size_t variants = 0;
    for (const auto& spec : kernelCatalog()) {
        variants += spec.kernel == "vector_add";
    }
    EXPECT_EQ(args->kernels.runs.size(), variants);
    for (const auto& run : args->kernels.runs) {
        EXPECT_EQ(run.parameters.find("stride") != nullptr,
                  findKernel(run.kernelId)->parameter("stride") != nullptr);
    }
}

TEST(Args, offerEveryParameterOfTheCatalog)
{
    const auto options = catalogOptions();
    for (const auto& spec : kernelCatalog()) {
        for (const auto& parameter : spec.parameters) {
            EXPECT_EQ(std::ranges::count(options, parameter.id, &CatalogOption::id), 1)
                << parameter.id;
        }
    }
}

TEST(Args, refuseValuesOutOfRangeWithTheFlagsName)
{
    for (const std::string flag : {"--size", "--block", "--stride", "--repeat", "--threads"}) {
        for (const std::string value :
             {"0", "-1", "ten", "", "1.5", "1e3", "0x10", "99999999999999999999", "5 "}) {
            EXPECT_NE(refusal({"--kernel", "linecross", flag, value}).find(flag), std::string::npos)
                << flag << " " << value;
        }
    }
    EXPECT_NE(refusal({"--warmup", "-1"}).find("--warmup"), std::string::npos);
    EXPECT_NE(refusal({"--device", "-1"}).find("--device"), std::string::npos);
    EXPECT_NE(refusal({"--block", "1025"}).find("--block"), std::string::npos);
    EXPECT_NE(refusal({"--stores", "fast"}).find("--stores"), std::string::npos);
}

TEST(Args, readNumbersAsDecimal)
{
    const auto args = parse({"--size", "010"});
    ASSERT_TRUE(args.has_value());
    EXPECT_EQ(args->kernels.runs[0].parameters.integer("size"), 10);
    EXPECT_EQ(parse({"--warmup", "0"})->timing.warmup, 0);
}

TEST(Args, refuseWhatContradictsItself)
{
    EXPECT_NE(refusal({"--plan", "quick", "--size", "5"}).find("--size"), std::string::npos);
    EXPECT_NE(refusal({"--plan", "quick", "--kernel", "copy"}).find("--kernel"), std::string::npos);
    EXPECT_NE(refusal({"--json"}).find("--list"), std::string::npos);
    EXPECT_NE(refusal({"--output-format", "tutorial"}).find("--output-json"), std::string::npos);
    EXPECT_NE(refusal({"--output-format", "tutorial", "--output-json", "o", "--kernel", "copy"})
                  .find("single run"),
              std::string::npos);
    EXPECT_NE(refusal({"--output-format", "csv", "--output-json", "o"}).find("--output-format"),
              std::string::npos);
    EXPECT_NE(refusal({"--output-json", ""}).find("--output-json"), std::string::npos);
    EXPECT_NE(refusal({"--plan", ""}).find("--plan"), std::string::npos);
    EXPECT_NE(refusal({"--kernel", "matmul"}).find("'matmul'"), std::string::npos);
    EXPECT_NE(refusal({"--precision", "fp7"}).find("'fp7'"), std::string::npos);
    EXPECT_NE(refusal({"--nonsense"}).find("--nonsense"), std::string::npos);
    EXPECT_NE(refusal({"stray"}).find("stray"), std::string::npos);
    EXPECT_NE(refusal({"--size"}).find("--size"), std::string::npos);
}

TEST(Args, letRepeatsOverrideAPlan)
{
    const auto args = parse({"--plan", "-", "--repeat", "7"});
    ASSERT_TRUE(args.has_value());
    EXPECT_EQ(args->plan, "-");
    TimingPlan timing;
    timing.timeLimit = Seconds(2);
    args->timing.applyTo(timing);
    EXPECT_EQ(timing.repeat, 7);
    EXPECT_EQ(timing.warmup, 20);
    EXPECT_EQ(timing.timeLimit, Seconds(2));
}

TEST(Args, takeHowToTime)
{
    const auto args = parse({"--timing", "per-launch", "--cache", "flushed", "--until-stable",
                             "0.01", "--time-limit", "2.5"});
    ASSERT_TRUE(args.has_value()) << args.error().text();
    TimingPlan timing;
    args->timing.applyTo(timing);
    const TimingPlan expected{20,   1000,        TimingScope::PerLaunch, CacheState::Flushed,
                              0.01, Seconds(2.5)};
    EXPECT_EQ(timing, expected);
    const auto batch = parse({"--timing", "batch"});
    ASSERT_TRUE(batch.has_value());
    EXPECT_EQ(batch->timing.scope, TimingScope::Batch);
    // A repeat that was asked for is the most, whatever is stable.
    const auto most = parse({"--until-stable", "0.01", "--repeat", "50"});
    timing = {};
    most->timing.applyTo(timing);
    EXPECT_EQ(timing.repeat, 50);
}

TEST(Args, refuseTimingsThatCannotBe)
{
    for (const std::string flag : {"--until-stable", "--time-limit"}) {
        for (const std::string value :
             {"0", "-1", "x", "", "nan", "inf", "1e300", "0.01 ", "1,5", "0x1"}) {
            EXPECT_NE(refusal({flag, value}).find(flag), std::string::npos) << flag << " " << value;
        }
    }
    EXPECT_NE(refusal({"--until-stable", "0.6"}).find("at most 0.5"), std::string::npos);
    EXPECT_NE(refusal({"--timing", "sometimes"}).find("per-launch, batch"), std::string::npos);
    EXPECT_NE(refusal({"--cache", "cold"}).find("warm, flushed"), std::string::npos);
    EXPECT_NE(refusal({"--timing", "batch", "--cache", "flushed"}).find("pause"),
              std::string::npos);
}

TEST(Args, knowEveryPrecisionAndNamedPlan)
{
    for (const auto& [precision, text] : precisionTexts) {
        const auto args = parse({"--kernel", "gemm_blas", "--precision", std::string(text)});
        ASSERT_TRUE(args.has_value()) << text;
        EXPECT_EQ(args->kernels.runs[0].precision, precision);
    }
    const std::string help = *parse({"--help"})->answer;
    for (const auto& [name, text] : namedPlanTexts) {
        EXPECT_EQ(parse({"--plan", std::string(text)})->plan, std::string(text));
        EXPECT_NE(help.find(text), std::string::npos) << text;
    }
    EXPECT_NE(help.find("chosen for the device"), std::string::npos);
}

TEST(Args, takeOnlyTheChainCountsThereAre)
{
    const auto args = parse({"--kernel", "fma", "--k", "4096", "--ilp", "8"});
    ASSERT_TRUE(args.has_value()) << args.error().text();
    EXPECT_EQ(args->kernels.runs[0].parameters.integer("ilp"), 8);
    EXPECT_NE(refusal({"--kernel", "fma", "--ilp", "3"}).find("1|4|8"), std::string::npos);
    EXPECT_NE(refusal({"--kernel", "coalesced", "--ilp", "3"}).find("--ilp"), std::string::npos);
}

TEST(Args, answerHelpAndVersion)
{
    EXPECT_NE(parse({"--help"})->answer->find("--stride"), std::string::npos);
    EXPECT_NE(parse({"--version"})->answer->find("rooflab-bench-test"), std::string::npos);
    EXPECT_FALSE(parse({"--list", "--json"})->answer.has_value());
}

} // namespace
} // namespace rooflab::bench
