// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/gpu_memory.h"

#include "core/format.h"
#include "kernels/gpu/gpu_call.h"

namespace rooflab::bench::gpu {

DeviceBuffer::~DeviceBuffer()
{
    if (m_data != nullptr) {
        // A failure here repeats one that a launch or a copy has already reported.
        static_cast<void>(hipFree(m_data));
    }
}

Result<DeviceBuffer> DeviceBuffer::allocate(Bytes size)
{
    DeviceBuffer buffer;
    const auto byteCount = static_cast<std::size_t>(size.value());
    if (auto done = ROOFLAB_GPU_CALL(hipMalloc, &buffer.m_data, byteCount); !done) {
        // The error is the caller's from here on; the next call must not meet it again.
        static_cast<void>(hipGetLastError());
        return fail(ErrorCode::Device, done.error().message + " for " + formatBytes(size));
    }
    buffer.m_byteCount = byteCount;
    return buffer;
}

Event::~Event()
{
    if (m_event != nullptr) {
        static_cast<void>(hipEventDestroy(m_event));
    }
}

Result<Event> Event::create()
{
    Event event;
    if (auto done = ROOFLAB_GPU_CALL(hipEventCreate, &event.m_event); !done) {
        return fail(done.error());
    }
    return event;
}

Result<void> Event::record(hipStream_t stream) const
{
    return ROOFLAB_GPU_CALL(hipEventRecord, m_event, stream);
}

Result<void> Event::wait() const
{
    return ROOFLAB_GPU_CALL(hipEventSynchronize, m_event);
}

Result<Seconds> Event::until(const Event& later) const
{
    constexpr double secondsPerMillisecond = 1e-3;
    float milliseconds = 0.0F;
    if (auto done = ROOFLAB_GPU_CALL(hipEventElapsedTime, &milliseconds, m_event, later.m_event);
        !done) {
        return fail(done.error());
    }
    return Seconds(static_cast<double>(milliseconds) * secondsPerMillisecond);
}

} // namespace rooflab::bench::gpu
