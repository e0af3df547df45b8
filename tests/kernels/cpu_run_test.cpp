// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cpu_backend.h"
#include "tests/support/cpu_setup.h"
#include "tests/support/fake_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace rooflab::bench::cpu {
namespace {

using test::setupWith;

std::unique_ptr<PreparedRun> prepared(CpuBackend& backend, std::string_view kernelId,
                                      const Parameters& parameters)
{
    auto run = backend.prepare(test::settingsFor(kernelId, Precision::Fp32, parameters));
    return run ? std::move(*run) : nullptr;
}

TEST(CpuRun, eachLaunchHasATimeOfItsOwn)
{
    CpuBackend backend(setupWith(2));
    const auto run = prepared(backend, "fma", {{"size", std::int64_t(4096)}});
    ASSERT_NE(run, nullptr);
    std::array<Seconds, 5> times;
    ASSERT_TRUE(run->launch(times, CacheState::Warm).has_value());
    for (const Seconds time : times) {
        EXPECT_GT(time, Seconds(0));
    }
}

TEST(CpuRun, aBatchTakesItsLaunchesTogether)
{
    CpuBackend backend(setupWith(1));
    const auto run
        = prepared(backend, "fma", {{"size", std::int64_t(65536)}, {"k", std::int64_t(256)}});
    ASSERT_NE(run, nullptr);
    std::array<Seconds, 20> times;
    ASSERT_TRUE(run->launch(times, CacheState::Warm).has_value());
    const Seconds shortest = *std::ranges::min_element(times);
    const auto batch = run->launchBatch(20);
    ASSERT_TRUE(batch.has_value());
    // A single launch may be faster than the mean of many, by its clock, but not twice as fast as
    // a batch that launched every time.
    EXPECT_GT(batch->value(), 10 * shortest.value());
    EXPECT_EQ(run->validate()->status, ValidationStatus::Passed);
}

// 256 KiB come from the caches or from memory. By the library's copy, which no sanitizer slows
// down; the shortest times are free of other processes.
TEST(CpuRun, flushedCachesMakeALaunchSlower)
{
    CpuBackend backend(setupWith(1));
    const auto run = prepared(backend, "copy_library", {{"size", std::int64_t(32768)}});
    ASSERT_NE(run, nullptr);
    const auto shortest = [&](CacheState cache) {
        std::array<Seconds, 10> times;
        EXPECT_TRUE(run->launch(times, cache).has_value());
        return std::ranges::min_element(times)->value();
    };
    static_cast<void>(shortest(CacheState::Warm));
    EXPECT_GT(shortest(CacheState::Flushed), 1.5 * shortest(CacheState::Warm));
    EXPECT_EQ(run->validate()->status, ValidationStatus::Passed);
}

} // namespace
} // namespace rooflab::bench::cpu
