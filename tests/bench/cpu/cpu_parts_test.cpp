// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/isa.h"
#include "tests/bench/cpu/core_clock.h"
#include "tests/bench/cpu/quick_measurement.h"
#include "tests/bench/cpu/stream_loops.h"

#include <gtest/gtest.h>

#include <vector>

using namespace rooflab;
using namespace rooflab::peers;

TEST(StreamLoops, DoEveryElement)
{
    constexpr std::int64_t count = 1003;
    constexpr int threads = 2;
    std::vector<float> a(count);
    std::vector<float> b(count);
    for (std::size_t i = 0; i < a.size(); ++i) {
        a[i] = static_cast<float>(i);
        b[i] = 0.5F;
    }
    std::vector<const StreamLoops*> tables{&isa_baseline::streamLoops};
#if defined(__x86_64__)
    for (const auto& [isa, table] :
         {std::pair(bench::cpu::Isa::Avx2, &isa_avx2::streamLoops),
          std::pair(bench::cpu::Isa::Avx512, &isa_avx512::streamLoops)}) {
        if (bench::cpu::canRun(isa)) {
            tables.push_back(table);
        }
    }
#endif
    for (const StreamLoops* table : tables) {
        std::vector<float> c(count);
        table->add(a.data(), b.data(), c.data(), count, threads);
        for (std::size_t i = 0; i < c.size(); ++i) {
            ASSERT_EQ(c[i], static_cast<float>(i) + 0.5F) << i;
        }
        table->copy(a.data(), c.data(), count, threads);
        EXPECT_EQ(c, a);
    }
}

TEST(CoreClock, IsThatOfAProcessor)
{
    const auto clock = coreClock(1);
    if (!clock && clock.error().code == ErrorCode::Unsupported) {
        GTEST_SKIP() << clock.error().text();
    }
    ASSERT_TRUE(clock) << clock.error().text();
    EXPECT_GT(*clock, 0.3e9);
    EXPECT_LT(*clock, 10e9);
}

TEST(QuickMeasurement, AProgramThatDoesNothingIsAFailure)
{
    for (const char* program : {"/bin/true", "/bin/false", "/nonexistent/rooflab"}) {
        Report report;
        timeQuickMeasurement(program, report);
        EXPECT_TRUE(report.comparisons.empty()) << program;
        ASSERT_EQ(report.failures.size(), 1) << program;
        EXPECT_NE(report.failures.front().reason.find(program), std::string::npos)
            << report.failures.front().reason;
    }
}
