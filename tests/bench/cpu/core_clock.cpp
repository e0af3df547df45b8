// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/cpu/core_clock.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

namespace rooflab::peers {

#if defined(__x86_64__) || defined(__aarch64__)

namespace {

constexpr std::int64_t additions = std::int64_t{1} << 18;
constexpr std::int64_t additionsAtOnce = 8;
constexpr int trials = 4;

/// In assembly, because a compiler would fold the chain. Both operands are registers: some
/// processors do an addition of a constant in no time.
std::uint64_t addInChain(std::uint64_t sum, std::uint64_t step)
{
    for (std::int64_t done = 0; done < additions; done += additionsAtOnce) {
#if defined(__x86_64__)
        asm volatile("addq %1, %0\n\taddq %1, %0\n\taddq %1, %0\n\taddq %1, %0\n\t"
                     "addq %1, %0\n\taddq %1, %0\n\taddq %1, %0\n\taddq %1, %0"
                     : "+r"(sum)
                     : "r"(step));
#else
        asm volatile("add %0, %0, %1\n\tadd %0, %0, %1\n\tadd %0, %0, %1\n\tadd %0, %0, %1\n\t"
                     "add %0, %0, %1\n\tadd %0, %0, %1\n\tadd %0, %0, %1\n\tadd %0, %0, %1"
                     : "+r"(sum)
                     : "r"(step));
#endif
    }
    return sum;
}

/// The shortest of some trials, because a thread may lose its core in the middle of one.
double clockOfThisThread()
{
    using Clock = std::chrono::steady_clock;
    double shortest = std::numeric_limits<double>::infinity();
    std::uint64_t sum = 1;
    for (int trial = 0; trial < trials; ++trial) {
        const auto start = Clock::now();
        sum = addInChain(sum, 1);
        const std::chrono::duration<double> taken = Clock::now() - start;
        shortest = std::min(shortest, taken.count());
    }
    return static_cast<double>(additions) / shortest;
}

} // namespace

Result<double> coreClock(int threads)
{
    double sum = 0.0;
#pragma omp parallel num_threads(threads) reduction(+ : sum)
    sum += clockOfThisThread();
    return sum / threads;
}

#else

Result<double> coreClock(int threads)
{
    static_cast<void>(threads);
    return fail(ErrorCode::Unsupported, "the clock of this kind of processor cannot be timed");
}

#endif

} // namespace rooflab::peers
