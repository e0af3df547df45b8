// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/cpu_run.h"

#include <chrono>

namespace rooflab::bench::cpu {

namespace {

using Clock = std::chrono::steady_clock;

Seconds secondsSince(Clock::time_point start)
{
    return Seconds(std::chrono::duration<double>(Clock::now() - start).count());
}

} // namespace

CpuRun::CpuRun(const RunSettings& settings, const CpuSetup& setup)
    : m_settings(settings), m_threads(static_cast<int>(setup.threads)),
      m_multiplyAdd(isaKernels<float>(setup.isa).fusesMultiplyAdd ? MultiplyAdd::Fused
                                                                  : MultiplyAdd::Separate),
      m_sweepSize(setup.sweepSize)
{
}

Result<void> CpuRun::launch(std::span<Seconds> times, CacheState cache)
{
    for (Seconds& time : times) {
        if (cache == CacheState::Flushed) {
            if (auto flushed = flushCaches(); !flushed) {
                return fail(flushed.error());
            }
        }
        const auto start = Clock::now();
        launchOnce();
        time = secondsSince(start);
    }
    return {};
}

Result<Seconds> CpuRun::launchBatch(std::int64_t count)
{
    const auto start = Clock::now();
    for (std::int64_t i = 0; i < count; ++i) {
        launchOnce();
    }
    return secondsSince(start);
}

Result<Validation> CpuRun::validate()
{
    return validateOnHost(m_settings, *this);
}

Result<void> CpuRun::flushCaches()
{
    if (!m_sweep) {
        auto sweep = CacheSweep::make(m_sweepSize, m_threads);
        if (!sweep) {
            return fail(sweep.error());
        }
        m_sweep = std::move(*sweep);
    }
    m_sweep->evict();
    afterFlush();
    return {};
}

} // namespace rooflab::bench::cpu
