// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/gpu/gpu_memory.h"
#include "kernels/gpu/gpu_setup.h"

#include <vector>

namespace rooflab::bench::gpu {

/// A run that is timed with events. Launches of a group are queued together, so that the device
/// does not wait for the host between an event and the kernel behind it.
class TimedRun : public PreparedRun {
public:
    explicit TimedRun(const GpuSetup& setup) : m_setup(setup) { }

    [[nodiscard]] Result<void> launch(std::span<Seconds> times, CacheState cache) override;
    [[nodiscard]] Result<Seconds> launchBatch(std::int64_t count) override;

protected:
    /// Queues one launch on the stream.
    [[nodiscard]] virtual Result<void> enqueue() = 0;

    [[nodiscard]] const GpuSetup& setup() const { return m_setup; }
    [[nodiscard]] hipStream_t stream() const { return m_setup.stream; }
    /// Waits for everything queued; the place where a fault of a kernel shows.
    [[nodiscard]] Result<void> wait() const;

private:
    struct Pair {
        Event start;
        Event stop;
    };

    [[nodiscard]] Result<void> makePairs(std::size_t count);
    [[nodiscard]] Result<void> enqueueTimed(const Pair& pair);
    [[nodiscard]] Result<void> enqueueFlush();

    const GpuSetup& m_setup;
    std::vector<Pair> m_pairs;
    DeviceBuffer m_flush;
};

} // namespace rooflab::bench::gpu
