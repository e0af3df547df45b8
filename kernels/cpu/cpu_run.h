// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/cpu/cache_sweep.h"
#include "kernels/cpu/launchers.h"
#include "kernels/validate.h"

#include <optional>

namespace rooflab::bench::cpu {

/// A prepared run on the processor: launches are timed with the steady clock, the output is
/// checked where it lies.
class CpuRun : public PreparedRun, public HostOutput {
public:
    [[nodiscard]] Result<void> launch(std::span<Seconds> times, CacheState cache) final;
    [[nodiscard]] Result<Seconds> launchBatch(std::int64_t count) final;
    [[nodiscard]] Result<Validation> validate() final;
    [[nodiscard]] MultiplyAdd multiplyAdd() const final { return m_multiplyAdd; }

protected:
    CpuRun(const RunSettings& settings, const CpuSetup& setup);

    /// Does the work once, with all threads; returns when all of it is done.
    virtual void launchOnce() = 0;

    /// Called between a flush of the caches and the start of the clock.
    virtual void afterFlush() { }

    [[nodiscard]] const RunSettings& settings() const { return m_settings; }
    [[nodiscard]] int threads() const { return m_threads; }

private:
    [[nodiscard]] Result<void> flushCaches();

    RunSettings m_settings;
    int m_threads = 1;
    MultiplyAdd m_multiplyAdd = MultiplyAdd::Fused;
    Bytes m_sweepSize;
    std::optional<CacheSweep> m_sweep; ///< made when a flush is first asked for
};

} // namespace rooflab::bench::cpu
