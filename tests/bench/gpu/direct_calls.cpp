// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gpu/direct_calls.h"

#include "kernels/gpu/gpu_call.h"

namespace rooflab::peers {

Result<std::shared_ptr<DirectCalls>> DirectCalls::make()
{
    std::shared_ptr<DirectCalls> calls(new DirectCalls);
    if (auto done = ROOFLAB_GPU_CALL(hipStreamCreate, &calls->m_stream); !done) {
        return fail(done.error());
    }
    return calls;
}

DirectCalls::~DirectCalls()
{
    if (m_stream != nullptr) {
        static_cast<void>(hipStreamDestroy(m_stream));
    }
}

Result<void> DirectCalls::wait() const
{
    return ROOFLAB_GPU_CALL(hipStreamSynchronize, m_stream);
}

Result<void> DirectCalls::time(const std::function<Result<void>()>& queue, std::span<Seconds> times)
{
    if (auto made = makeEvents(times.size()); !made) {
        return made;
    }
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (auto started = m_starts[i].record(m_stream); !started) {
            return started;
        }
        if (auto queued = queue(); !queued) {
            return queued;
        }
        if (auto stopped = m_stops[i].record(m_stream); !stopped) {
            return stopped;
        }
    }
    if (auto done = wait(); !done) {
        return done;
    }
    for (std::size_t i = 0; i < times.size(); ++i) {
        const auto taken = m_starts[i].until(m_stops[i]);
        if (!taken) {
            return fail(taken.error());
        }
        times[i] = *taken;
    }
    return {};
}

Result<void> DirectCalls::makeEvents(std::size_t count)
{
    for (auto* const events : {&m_starts, &m_stops}) {
        while (events->size() < count) {
            auto event = bench::gpu::Event::create();
            if (!event) {
                return fail(event.error());
            }
            events->push_back(std::move(*event));
        }
    }
    return {};
}

} // namespace rooflab::peers
