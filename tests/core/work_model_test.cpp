// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import_outcome.h"
#include "core/io/work_model.h"

#include <gtest/gtest.h>

using namespace rooflab;

namespace {

std::optional<double> nothing(std::string_view)
{
    return std::nullopt;
}

Work workOf(const std::string& text, std::optional<Precision> recorded = std::nullopt,
            const VariableLookup& lookup = nothing)
{
    const auto model = parseWorkModel(text);
    EXPECT_TRUE(model) << (model ? "" : model.error().text());
    const auto applied = applyWorkModel(model.value(), recorded, lookup);
    EXPECT_TRUE(applied) << (applied ? "" : applied.error().text());
    return applied ? applied->work : Work{};
}

std::string refusal(const std::string& text)
{
    const auto model = parseWorkModel(text);
    return model ? "taken" : model.error().message;
}

} // namespace

TEST(WorkModel, NamedAccountings)
{
    struct Row {
        const char* text;
        double flops;
        double bytes;
    };
    for (const Row& row :
         {Row{"vector_add fp32 n=1000", 1000, 12000}, Row{"vector add fp16 n=1000", 1000, 6000},
          Row{"copy fp64 n=1000", 0, 16000}, Row{"triad fp32 n=1000", 2000, 12000},
          Row{"axpy double n=1000", 2000, 24000},
          Row{"gemm fp32 m=1024 n=1024 k=1024", 2147483648.0, 12582912},
          Row{"fma fp32 n=1000 k=64", 128000, 8000}}) {
        const Work work = workOf(row.text);
        EXPECT_DOUBLE_EQ(work.flops->value(), row.flops) << row.text;
        EXPECT_DOUBLE_EQ(work.bytes->value(), row.bytes) << row.text;
        EXPECT_TRUE(work.assumed);
    }
}

TEST(WorkModel, ExpressionsOfTheColumns)
{
    const VariableLookup columns = [](std::string_view name) -> std::optional<double> {
        return name == "n"     ? std::optional(100.0)
            : name == "gb_sec" ? std::optional(2.0)
                               : std::nullopt;
    };
    const Work work = workOf("flops = 2 * N; bytes = 12*n + GB_sec", std::nullopt, columns);
    EXPECT_DOUBLE_EQ(work.flops->value(), 200.0);
    EXPECT_DOUBLE_EQ(work.bytes->value(), 1202.0);
    EXPECT_EQ(work.accounting, "flops = 2 * n; bytes = 12*n + gb_sec");
    EXPECT_DOUBLE_EQ(workOf("copy fp32 n=n*10", std::nullopt, columns).bytes->value(), 8000.0);
}

TEST(WorkModel, NeitherNNorPrecisionIsGuessed)
{
    const auto noSize = applyWorkModel(*parseWorkModel("vector_add fp32"), std::nullopt, nothing);
    ASSERT_FALSE(noSize);
    EXPECT_NE(noSize.error().message.find("does not state n"), std::string::npos);
    const auto noType = applyWorkModel(*parseWorkModel("vector_add n=8"), std::nullopt, nothing);
    ASSERT_FALSE(noType);
    EXPECT_NE(noType.error().message.find("precision"), std::string::npos);
    EXPECT_DOUBLE_EQ(workOf("vector_add n=8", Precision::Fp64).bytes->value(), 192.0);
    const auto unknown
        = applyWorkModel(*parseWorkModel("flops = a; bytes = 1"), std::nullopt, nothing);
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error().message.find("needs \"a\""), std::string::npos);
    for (const char* text : {"vector_add fp32 n=0", "vector_add fp32 n=1.5", "copy fp32 n=1/0",
                             "flops = -1; bytes = 1", "flops = 1/0; bytes = 1"}) {
        EXPECT_FALSE(applyWorkModel(*parseWorkModel(text), std::nullopt, nothing)) << text;
    }
}

TEST(WorkModel, UsageErrorsNameWhatIsWrong)
{
    EXPECT_NE(refusal("matmul fp32 n=1").find("\"matmul\" is no work model"), std::string::npos);
    EXPECT_NE(refusal("copy fp32 k=1").find("no size called \"k\""), std::string::npos);
    EXPECT_NE(refusal("flops = 1").find("bytes = … is missing"), std::string::npos);
    EXPECT_NE(refusal("flops = 1; flops = 2").find("twice"), std::string::npos);
    EXPECT_NE(refusal("flops = (1; bytes = 2").find("no expression"), std::string::npos);
    EXPECT_NE(refusal("flops = \"x\"; bytes = 2").find("quotes"), std::string::npos);
    EXPECT_NE(refusal("").find("no work model"), std::string::npos);
    EXPECT_NE(refusal("flops = " + std::string(2000, '1') + "; bytes = 1").find("longer"),
              std::string::npos);
}

TEST(WorkModel, PatternsFitWholeNames)
{
    for (const auto& [name, pattern] :
         {std::pair{"vector_add_v0", "vector_add*"}, std::pair{"vector_add", "vector_add*"},
          std::pair{"(anonymous namespace)::add<float>(float*, float)", "*add<*"},
          std::pair{"void k(float*)", "void k(float*)"}, std::pair{"axbxc", "a*x?"},
          std::pair{"加法核", "加?核"}, std::pair{"加法核", "???"}, std::pair{"", "*"},
          std::pair{"", ""}}) {
        EXPECT_TRUE(fitsPattern(name, pattern)) << name << " " << pattern;
    }
    for (const auto& [name, pattern] :
         {std::pair{"my_vector_add", "vector_add*"}, std::pair{"Vector_add", "vector_add"},
          std::pair{"copy", ""}, std::pair{"copy", "copy?"}, std::pair{"copy", "*copy?*"},
          std::pair{"加法核", "??"}, std::pair{"加", "*??"}, std::pair{"", "?"}}) {
        EXPECT_FALSE(fitsPattern(name, pattern)) << name << " " << pattern;
    }
    EXPECT_FALSE(fitsPattern(std::string(200000, 'a'), "*a*a*a*b"));
}

TEST(WorkModel, TheKernelsStandBehindFor)
{
    for (const char* text :
         {"vector_add fp32 n=16777216 for vector_add*", "flops = 2*n; bytes = 12*n for a for b",
          "gemm fp16 m=8 n=8 k=grid_size_x", "copy fp64 n=1000 for void k(float*, int)"}) {
        const auto model = parseWorkModel(text);
        ASSERT_TRUE(model) << text;
        EXPECT_EQ(workModelText(*model), text);
    }
    EXPECT_EQ(parseWorkModel("copy n=1  for   *x* ")->kernels, "*x*");
    EXPECT_EQ(parseWorkModel("flops = 1; bytes = 2 for a for b")->kernels, "a for b");
    EXPECT_EQ(parseWorkModel("copy n=1")->kernels, "");
    EXPECT_NE(refusal("copy n=1 for  ").find("no kernels"), std::string::npos);
    EXPECT_NE(refusal(" for x").find("no work model"), std::string::npos);
}

TEST(WorkModel, ColumnNamesBecomeVariables)
{
    EXPECT_EQ(variableName("GB/sec"), "gb_sec");
    EXPECT_EQ(variableName("Grid_Size_X"), "grid_size_x");
    EXPECT_EQ(variableName("2nd"), "c_2nd");
}
