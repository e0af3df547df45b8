// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/timed_run.h"

#include "kernels/gpu/gpu_call.h"

namespace rooflab::bench::gpu {

Result<void> TimedRun::launch(std::span<Seconds> times, CacheState cache)
{
    if (auto made = makePairs(times.size()); !made) {
        return made;
    }
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (cache == CacheState::Flushed) {
            if (auto flushed = enqueueFlush(); !flushed) {
                return flushed;
            }
        }
        if (auto queued = enqueueTimed(m_pairs[i]); !queued) {
            return queued;
        }
    }
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (auto done = m_pairs[i].stop.wait(); !done) {
            return done;
        }
        const auto time = m_pairs[i].start.until(m_pairs[i].stop);
        if (!time) {
            return fail(time.error());
        }
        times[i] = *time;
    }
    return wait();
}

Result<Seconds> TimedRun::launchBatch(std::int64_t count)
{
    if (auto made = makePairs(1); !made) {
        return fail(made.error());
    }
    const Pair& pair = m_pairs.front();
    if (auto done = pair.start.record(stream()); !done) {
        return fail(done.error());
    }
    for (std::int64_t i = 0; i < count; ++i) {
        if (auto queued = enqueue(); !queued) {
            return fail(queued.error());
        }
    }
    if (auto done = pair.stop.record(stream()); !done) {
        return fail(done.error());
    }
    if (auto done = wait(); !done) {
        return fail(done.error());
    }
    return pair.start.until(pair.stop);
}

Result<void> TimedRun::wait() const
{
    return ROOFLAB_GPU_CALL(hipStreamSynchronize, stream());
}

Result<void> TimedRun::makePairs(std::size_t count)
{
    while (m_pairs.size() < count) {
        auto start = Event::create();
        if (!start) {
            return fail(start.error());
        }
        auto stop = Event::create();
        if (!stop) {
            return fail(stop.error());
        }
        m_pairs.push_back({std::move(*start), std::move(*stop)});
    }
    return {};
}

Result<void> TimedRun::enqueueTimed(const Pair& pair)
{
    if (auto done = pair.start.record(stream()); !done) {
        return done;
    }
    if (auto queued = enqueue(); !queued) {
        return queued;
    }
    return pair.stop.record(stream());
}

Result<void> TimedRun::enqueueFlush()
{
    if (m_flush.data() == nullptr) {
        auto buffer = DeviceBuffer::allocate(m_setup.flushBytes);
        if (!buffer) {
            return fail(buffer.error());
        }
        m_flush = std::move(*buffer);
    }
    return ROOFLAB_GPU_CALL(hipMemsetAsync, m_flush.data(), 0, m_flush.byteCount(), stream());
}

} // namespace rooflab::bench::gpu
