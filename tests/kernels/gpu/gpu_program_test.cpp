// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/platform.h"
#include "tests/kernels/gpu/gpu_fixture.h"
#include "tests/kernels/running_program.h"

using namespace rooflab;
using namespace rooflab::bench;
using namespace rooflab::bench::gpu;

namespace {

struct Answer {
    int exitCode = -1;
    std::string output;
    std::string errors;
};

Answer answerOf(const std::vector<std::string>& arguments)
{
    const auto folder = std::filesystem::path(::testing::TempDir())
        / ("rooflab-" + std::string(platformName) + "-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    std::vector<std::string> words{ROOFLAB_BENCH_GPU};
    words.insert(words.end(), arguments.begin(), arguments.end());
    bench::test::RunningProgram program(words, folder);
    Answer answer;
    answer.exitCode = program.wait();
    answer.output = program.output();
    answer.errors = program.errors();
    std::filesystem::remove_all(folder);
    return answer;
}

} // namespace

TEST(GpuProgram, ListsItsKernelsOrSaysThatThereIsNoDevice)
{
    const Answer answer = answerOf({"--list"});
    if (GpuBackend::open(0)) {
        EXPECT_EQ(answer.exitCode, 0) << answer.errors;
        EXPECT_NE(answer.output.find("copy_library"), std::string::npos);
        return;
    }
    EXPECT_EQ(answer.exitCode, 1);
    EXPECT_TRUE(answer.output.empty()) << answer.output;
    const std::string start = "rooflab-bench-" + std::string(platformName) + ": no "
        + std::string(platformTitle()) + " device can be used: ";
    EXPECT_EQ(answer.errors.substr(0, start.size()), start);
    EXPECT_EQ(std::count(answer.errors.begin(), answer.errors.end(), '\n'), 1) << answer.errors;
}

TEST(GpuProgram, HelpNeedsNoDevice)
{
    const Answer answer = answerOf({"--help"});
    EXPECT_EQ(answer.exitCode, 0);
    EXPECT_NE(answer.output.find("--kernel"), std::string::npos);
}

TEST(GpuProgram, WrongUsageIsSaidWithoutADevice)
{
    const Answer answer = answerOf({"--size", "0"});
    EXPECT_EQ(answer.exitCode, 2);
    EXPECT_NE(answer.errors.find("--size"), std::string::npos) << answer.errors;
}
