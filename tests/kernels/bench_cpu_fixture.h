// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/session_json.h"
#include "tests/kernels/running_program.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rooflab::bench::test {

namespace fs = std::filesystem;

struct Outcome {
    int code = -1;
    std::string output;
    std::string errors;

    [[nodiscard]] auto sentences() const { return std::ranges::count(errors, '\n'); }
};

/// rooflab-bench-cpu as it was built, in a temporary folder of its own.
class BenchCpu : public testing::Test {
protected:
    void SetUp() override
    {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        m_folder = fs::path(testing::TempDir())
            / (std::string("rooflab-bench-") + test->name() + "-" + std::to_string(getpid()));
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    std::string file(const std::string& name) const { return (m_folder / name).string(); }
    static std::vector<std::string> command(std::vector<std::string> words)
    {
        words.insert(words.begin(), ROOFLAB_BENCH_CPU);
        return words;
    }
    Outcome run(std::vector<std::string> words, const std::string& input = {},
                const std::string& output = {}) const
    {
        RunningProgram program(command(std::move(words)), m_folder, input, output);
        const int code = program.wait();
        return {code, program.output(), program.errors()};
    }
    static Session sessionIn(const std::string& path)
    {
        const auto read = readSession(RunningProgram::textOf(path));
        EXPECT_TRUE(read.has_value()) << path;
        return read ? read->session : Session();
    }

    fs::path m_folder;
};

inline const std::vector<std::string> smallRun{"--size", "1003", "--warmup", "1", "--repeat", "4"};

inline std::vector<std::string> operator+(std::vector<std::string> words,
                                          const std::vector<std::string>& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

} // namespace rooflab::bench::test
